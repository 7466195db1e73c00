import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfile } from '../../e2e/support/browser.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/support/chromium.ts';
import { register } from '../faults/support/caller.ts';
import { ROOT } from '../set-up/place.mjs';
import { withRunningProduct } from '../set-up/running-product.ts';

const RUNS = 3;
const VISITOR_PAGES = [
  '/',
  '/jupaselect',
  '/programmes',
  '/programmes/JS4412',
  '/compare?codes=JS4412,JS6901',
  '/chance',
  '/how-sure',
  '/shared',
  '/help',
  '/login',
  '/jupasurvey',
  '/register',
  '/forgot-password',
  '/reset-password#token=as-mailed',
  '/confirm-email',
];
/** Public but for a session. */
const SIGNED_IN_PAGES = ['/about'];

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** `profile`: folder of a browser that was here before; a new one unless given. */
interface Visit {
  readonly url: string;
  readonly folder: string;
  readonly profile?: string;
}

/** Null when the browser recorded no page: Lighthouse calls that NO_NAVSTART, now and then, of pages that are well. */
function auditOnce({ url, folder, profile }: Visit): Report | null {
  const output = join(folder, 'report.json');
  const own = profile === undefined ? [] : [`--user-data-dir=${profile}`];
  const flags = ['--headless', ...CHROMIUM_FLAGS, ...own].join(' ');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
      ...(profile === undefined ? [] : ['--disable-storage-reset']),
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (status !== 0 && stderr.includes('NO_NAVSTART')) return null;
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(output, 'utf8'));
}

const performanceOf = (report: Report) => report.categories.performance?.score ?? 0;
const percent = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
const figure = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? null;

/** The worse of two in the middle, where a run is missing. */
function medianRun(visit: Visit): Report {
  const reports = Array.from({ length: RUNS }, () => auditOnce(visit)).filter((report) => report !== null);
  if (reports.length < RUNS)
    console.log(`${visit.url}: ${RUNS - reports.length} of ${RUNS} runs not recorded`);
  const inOrder = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const median = inOrder[Math.floor((inOrder.length - 1) / 2)];
  if (!median) throw new Error('no report was made');
  return median;
}

/** The profile of a browser in which somebody has signed in. */
async function signedInProfile(url: string, folder: string): Promise<string> {
  const { token, user } = await register(url, 'visitor');
  const profile = join(folder, 'profile');
  const context = await openProfile(profile);
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    ([stored, user]) => {
      localStorage.setItem('token', stored ?? '');
      localStorage.setItem('user', JSON.stringify({ User_ID: user }));
    },
    [token, user.User_ID],
  );
  await context.close();
  return profile;
}

function print(path: string, report: Report): void {
  console.log(
    JSON.stringify({
      bench: `Lighthouse, mobile, ${path}, median of ${RUNS}`,
      performance: percent(report, 'performance'),
      accessibility: percent(report, 'accessibility'),
      bestPractices: percent(report, 'best-practices'),
      seo: percent(report, 'seo'),
      lcpMs: Math.round(figure(report, 'largest-contentful-paint') ?? 0),
      tbtMs: Math.round(figure(report, 'total-blocking-time') ?? 0),
      cls: figure(report, 'cumulative-layout-shift'),
    }),
  );
}

const wanted = process.argv.slice(2);
const chosen = (paths: readonly string[]) =>
  wanted.length === 0 ? paths : paths.filter((path) => wanted.includes(path));

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
try {
  await withRunningProduct(async (url) => {
    for (const path of chosen(VISITOR_PAGES)) print(path, medianRun({ url: url + path, folder }));
    const profile = await signedInProfile(url, folder);
    for (const path of chosen(SIGNED_IN_PAGES)) print(path, medianRun({ url: url + path, folder, profile }));
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
