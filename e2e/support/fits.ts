import type { Page } from '@playwright/test';

/** Lets everything be read as by whoever set larger text in the browser. */
export async function enlargeText(page: Page, pixels: number): Promise<void> {
  await page.addInitScript((size) => {
    const larger = new CSSStyleSheet();
    larger.replaceSync(`html { font-size: ${size}px }`);
    document.adoptedStyleSheets = [larger];
  }, pixels);
}

/**
 * What of a page cannot be read by scrolling down alone: that the page itself scrolls sideways, and words that are cut
 * off. Parts that scroll sideways by themselves, such as a table, are none; nor is what is shortened with an ellipsis.
 */
export function whatDoesNotFit(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
    const SLACK = 2;
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.clientWidth > 1;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    };
    const isForScreenReaders = (element: Element) =>
      element.closest('.sr-only, [aria-hidden="true"]') !== null;
    const above = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...above(element.parentElement)];
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const owner = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (owner === null || words === '' || !isShown(owner) || isForScreenReaders(owner)) continue;
      const ancestors = above(owner);
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const frame = ancestors.find((one) => cuts(one) || scrolls(one));
      if (frame === undefined || frame === document.body || frame === document.documentElement) {
        if (box.right > clientWidth + SLACK || box.left < -SLACK) cut.push(words);
      } else if (!scrolls(frame) && !isShortened(frame)) {
        const around = frame.getBoundingClientRect();
        const isCut = box.right > around.right + SLACK || box.bottom > around.bottom + SLACK;
        if (around.width > 1 && isCut) cut.push(words);
      }
    }
    return [...sideways, ...cut.map((words) => `cut off: ${words.slice(0, 60)}`)];
  });
}
