import type { Page } from '@playwright/test';

/** Milliseconds between the frames that the page draws while `move` goes on. */
export async function frameTimes(page: Page, move: () => Promise<void>): Promise<readonly number[]> {
  const recording = await page.evaluateHandle(() => {
    const times: number[] = [];
    let last = performance.now();
    let running = true;
    const note = (now: number) => {
      times.push(now - last);
      last = now;
      if (running) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return {
      stop() {
        running = false;
        return times.slice(1);
      },
    };
  });
  await move();
  return recording.evaluate((frames) => frames.stop());
}
