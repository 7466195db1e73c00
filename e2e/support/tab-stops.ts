import type { Page } from '@playwright/test';

/** Something that the Tab key reaches. */
export interface TabStop {
  /** The landmark or headed part of the page that it stands in; by its tag where it has no name. */
  readonly part: string;
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** More than any page has before its long lists. */
const MOST_STOPS = 160;

/** What has the focus, and where it is drawn; null: nothing of the page. */
function focused(): TabStop | null {
  const PARTS = 'nav, section, form, aside, dialog, main, header, footer, [role="region"]';
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const textOf = (one: Element | null) => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const labelOf = (one: Element) => {
    const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return one.getAttribute('aria-label') ?? ids.map((id) => textOf(document.getElementById(id))).join(' ');
  };
  let part = element.closest(PARTS);
  // Heads and feet of cards are no landmarks.
  while (part !== null && ['HEADER', 'FOOTER'].includes(part.tagName)) {
    const around = part.parentElement?.closest(PARTS) ?? null;
    if (around === null) break;
    part = around;
  }
  const heading = part?.querySelector('h1, h2, h3') ?? null;
  const field =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? textOf(element.labels?.[0] ?? null)
      : '';
  const name = labelOf(element) || field || textOf(element);
  const box = element.getBoundingClientRect();
  return {
    part: part === null ? name : labelOf(part) || textOf(heading) || part.tagName.toLowerCase(),
    name,
    top: Math.round(box.top + scrollY),
    bottom: Math.round(box.bottom + scrollY),
    left: Math.round(box.left),
  };
}

/** What the Tab key reaches from the top of the page on, in order, to its end or as far as anybody follows. */
export async function tabStops(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  // What has the focus from the start would begin the round in the middle.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/** The parts of the page in the order in which they are reached, each as often as one comes back to it. */
export const partsOf = (stops: readonly TabStop[]): readonly string[] =>
  stops.map(({ part }) => part).filter((part, index, parts) => part !== parts[index - 1]);

/** Stops that lie above the one before them within a part, and do not begin the next column. */
export const backwards = (stops: readonly TabStop[]): readonly string[] =>
  stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    const goesOn = before === undefined || before.part !== stop.part;
    return goesOn || stop.bottom > before.top || stop.left > before.left
      ? []
      : [`${before.name} → ${stop.name}`];
  });
