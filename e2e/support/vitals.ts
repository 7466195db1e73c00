import type { Page } from '@playwright/test';

/** How an opened page came to be seen. */
export interface Vitals {
  readonly lcpMs: number;
  readonly cls: number;
  /** What tasks after the first paint took beyond 50 ms each. */
  readonly tbtMs: number;
}

export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    const entriesOf = (type: 'largest-contentful-paint' | 'layout-shift' | 'longtask') => {
      const { promise, resolve } = Promise.withResolvers<readonly PerformanceEntry[]>();
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // An observer of what never happened is not called.
      setTimeout(resolve, 100, []);
      return promise;
    };
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = await entriesOf('layout-shift');
    const tasks = await entriesOf('longtask');
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      lcpMs: Math.max(0, ...paints.map(({ startTime }) => startTime)),
      cls: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
      tbtMs: tasks
        .filter(({ startTime }) => startTime >= first)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
}

/** Nothing more is expected of a page that has been quiet for so long. */
const QUIET_MS = 800;

export const quiet = (page: Page): Promise<void> => page.waitForTimeout(QUIET_MS);

/** Milliseconds; an outline that stays longer has nothing behind it. */
const DRAWN_BY = 20_000;

/**
 * The network can be idle while a slow processor has not drawn anything yet: waits until no outline is left in the window.
 * What stands further down may wait for somebody to get there.
 */
export async function drawn(page: Page): Promise<void> {
  const isDrawn = () =>
    [...document.querySelectorAll('.first-paint, main .skeleton-pulse')].every((outline) => {
      const { top, bottom } = outline.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    });
  await page.waitForFunction(isDrawn, null, { timeout: DRAWN_BY, polling: 100 }).catch(() => undefined);
}

/** Milliseconds from the slowest press, key or drag of `act` until the frame that follows it, as the browser counts them. */
export async function slowestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  const recording = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isDrag = entry.name === 'pointermove';
        if (isDrag || Number(Reflect.get(entry, 'interactionId')) > 0) durations.push(entry.duration);
      }
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    observer.observe(options);
    return { slowest: () => Math.max(0, ...durations) };
  });
  await act();
  await quiet(page);
  return recording.evaluate(({ slowest }) => slowest());
}
