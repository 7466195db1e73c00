import type { launchBrowser } from './browser.ts';
import { wordsOf } from './words.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** What happens one after another, each in milliseconds since the address was asked for; `busy`: main thread, processor time. */
export const PHASES = ['outline', 'scripts', 'asked', 'answered', 'figures', 'chart', 'busy'] as const;
export type Picture = Readonly<Record<(typeof PHASES)[number], number>>;

interface Visitor {
  readonly token: string;
  readonly userId: string;
}

const DATA = /\/api\/(?:usage|analytics)\//;

/** Notes in the page when headings and lines of a chart are there and have been drawn; goes to the chart, which waits for that. */
function watch(heading: string): void {
  const note = (name: string) => requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
  const signs: Record<string, () => boolean> = {
    figures: () => [...document.querySelectorAll('h2')].some((title) => title.textContent === heading),
    chart: () => document.querySelector('.recharts-line-curve') !== null,
  };
  const observer = new MutationObserver(() => {
    if (!('figures' in signs)) document.querySelector('figure [role="img"]')?.scrollIntoView();
    for (const [name, isThere] of Object.entries(signs)) {
      if (!isThere()) continue;
      delete signs[name];
      note(name);
    }
    if (Object.keys(signs).length === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Opens the dashboard in a browser that was never there, and tells what took how long. */
export async function firstPicture(browser: Browser, url: string, visitor: Visitor): Promise<Picture> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(({ token, userId }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify({ User_ID: userId, admin: true }));
  }, visitor);
  await context.addInitScript(watch, wordsOf('en')('analytics:grades.title'));
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = Date.now();
  await page.goto('/analytics', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('chart').length > 0, null, { polling: 50 });
  const { metrics } = await protocol.send('Performance.getMetrics');
  const seen = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource');
    return {
      origin: performance.timeOrigin,
      marks: { outline: at('first-contentful-paint'), figures: at('figures'), chart: at('chart') },
      files: resources.map(({ name, startTime, duration }) => ({
        name,
        startTime,
        end: startTime + duration,
      })),
    };
  });
  await context.close();
  const since = (moment: number) => seen.origin + moment - start;
  const data = seen.files.filter(({ name }) => DATA.test(name));
  const asked = Math.min(...data.map(({ startTime }) => startTime));
  const before = seen.files.filter(({ name, startTime }) => name.endsWith('.js') && startTime < asked);
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  return {
    outline: since(seen.marks.outline),
    scripts: since(Math.max(...before.map(({ end }) => end))),
    asked: since(asked),
    answered: since(Math.max(...data.map(({ end }) => end))),
    figures: since(seen.marks.figures),
    chart: since(seen.marks.chart),
    busy: busy * 1_000,
  };
}
