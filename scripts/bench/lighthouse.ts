import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/support/chromium.ts';
import { ROOT } from '../set-up/place.mjs';
import { withRunningProduct } from '../set-up/running-product.ts';

const RUNS = 3;
const PAGES = ['/', '/jupaselect', '/help', '/login', '/jupasurvey'];

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

function auditOnce(url: string, folder: string): Report {
  const output = join(folder, 'report.json');
  const flags = ['--headless', ...CHROMIUM_FLAGS].join(' ');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(output, 'utf8'));
}

const performanceOf = (report: Report) => report.categories.performance?.score ?? 0;
const percent = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
const figure = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? null;

function medianRun(url: string, folder: string): Report {
  const reports = Array.from({ length: RUNS }, () => auditOnce(url, folder));
  const [, median] = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  if (!median) throw new Error('no report was made');
  return median;
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
try {
  await withRunningProduct(async (url) => {
    for (const path of PAGES) {
      const report = medianRun(url + path, folder);
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
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
