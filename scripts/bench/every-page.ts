import { availableParallelism, loadavg } from 'node:os';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { storageOf } from '../../e2e/support/kept.ts';
import { operateIn } from '../../e2e/support/operator.ts';
import { SCIENCE_PUPIL } from '../../e2e/support/pupil.ts';
import { keepAbility, keepAsAdmin, keepGradesAndList, signInAs } from '../../e2e/support/signed-in.ts';
import { keepSmallTrajectory } from '../../e2e/support/trajectory.ts';
import { slowestInteraction } from '../../e2e/support/vitals.ts';
import { withRunningProduct } from '../set-up/running-product.ts';
import { CHOICES, PAGES, type Who } from './support/page-acts.ts';
import { openSlowly, PHONE, showFrames } from './support/page-visit.ts';

const RUNS = 3;
const FIRST_SCRIPT = 130_000;
const PAGE_SCRIPT = 70_000;
const LIMITS = { lcpMs: 1_200, cls: 0.01, tbtMs: 120, inpMs: 100 };

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** What the browser of somebody holds before a page is opened for the first time. */
async function storageFor(browser: Browser, url: string, dataFolder: string, who: Who): Promise<State> {
  const work = who === 'visitor' ? { grades: SCIENCE_PUPIL, choices: CHOICES } : {};
  const storageState = storageOf(url, { language: 'en', theme: 'light', ...work });
  const context = await browser.newContext({ baseURL: url, storageState });
  const page = await context.newPage();
  if (who !== 'visitor') {
    const { person, token } = await signInAs(page, context.request);
    if (who === 'admin') {
      operateIn(dataFolder, 'grant', person.User_ID);
      await keepAsAdmin(page, person.User_ID);
    }
    await keepGradesAndList(context.request, token);
    await keepAbility(context.request, token, [4.2, 3.9, 3.4, 2.6, 3.1, 3.7]);
    await keepSmallTrajectory(context.request, token);
  }
  await page.goto('/robots.txt');
  const state = await context.storageState();
  await context.close();
  return state;
}

type Visit = Awaited<ReturnType<typeof visit>>;

async function visit(browser: Browser, baseURL: string, storageState: State, at: (typeof PAGES)[number]) {
  // The worker fetches for the next visit; this is the first.
  const options = { baseURL, storageState, ...PHONE.screen, serviceWorkers: 'block' as const };
  const context = await browser.newContext(options);
  const { page, ...opening } = await openSlowly(context, at.path);
  const acts: [string, number][] = [];
  await showFrames(page);
  for (const [name, act] of Object.entries(at.acts))
    acts.push([name, await slowestInteraction(page, () => act(page)).catch(() => Number.NaN)]);
  await context.close();
  return { ...opening, acts };
}

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** One line of the table, with a mark on what misses its limit. */
function lineOf({ path, who }: (typeof PAGES)[number], visits: readonly Visit[]): string {
  const of = (figure: 'scriptBytes' | 'lcpMs' | 'cls' | 'tbtMs') => middle(visits.map((one) => one[figure]));
  const cell = (value: number, limit: number, shown = String(Math.round(value))) =>
    value > limit ? `**${shown}**` : shown;
  const first = path === '/' && who === 'visitor';
  const bytes = of('scriptBytes');
  const acts = (visits[0]?.acts ?? []).map(([name], index) => {
    const took = middle(visits.map((one) => one.acts[index]?.[1] ?? 0));
    return `${name} ${Number.isNaN(took) ? '**not done**' : cell(took, LIMITS.inpMs)}`;
  });
  const cells = [
    `\`${path}\``,
    who,
    cell(bytes, FIRST_SCRIPT + (first ? 0 : PAGE_SCRIPT), (bytes / 1_000).toFixed(1)),
    cell(of('lcpMs'), LIMITS.lcpMs),
    cell(of('cls'), LIMITS.cls, of('cls').toFixed(3)),
    cell(of('tbtMs'), LIMITS.tbtMs),
    acts.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const wanted = process.argv.slice(2);
await withRunningProduct(async (url, dataFolder) => {
  const browser = await launchBrowser();
  console.log(`| page | who | script, KB gz | LCP, ms | CLS | TBT, ms | longest wait after a press, ms |`);
  console.log('|---|---|---|---|---|---|---|');
  for (const who of ['visitor', 'pupil', 'admin'] as const) {
    const storageState = await storageFor(browser, url, dataFolder, who);
    for (const page of PAGES) {
      if (page.who !== who || (wanted.length > 0 && !wanted.includes(page.path))) continue;
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url, storageState, page));
      console.log(lineOf(page, visits));
    }
  }
  const load = `${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`;
  console.log(`Median of ${RUNS} first visits, processor ${PHONE.slower} times slower; load ${load}.`);
  await browser.close();
});
