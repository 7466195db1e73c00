import type { Page } from '@playwright/test';

/**
 * Goes down the page as a reader does, since what is far down is fetched by those who get there, and back to its top. A list
 * that grows meanwhile is not followed.
 */
export function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // What has come near is known once a frame has been drawn, which takes a busy machine its time.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
    scrollTo(0, 0);
  });
}
