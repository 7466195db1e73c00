import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps, type Step } from '../check/runner.ts';
import { bin, steps, VITEST_REPORT } from '../check/steps.ts';
import { ensureBuilt } from '../set-up/build.mjs';
import { ROOT, say } from '../set-up/place.mjs';
import { EMBEDDED_REPORT, onBothDatabases, onEmbedded, POSTGRES_REPORT } from './api-steps.ts';
import { testChanged } from './changed.ts';
import { ensureChromium } from './chromium.ts';
import { ensureHome } from './home.ts';
import { findTestDatabase } from './postgres.ts';
import { addTallies, NOTHING_RUN, playwrightTally, type Tally, vitestTally } from './tally.ts';

const BROWSER_REPORT = 'node_modules/.cache/lodestar/playwright.json';

if (process.argv.includes('--changed')) process.exit(await testChanged(process.argv));

for (const report of [VITEST_REPORT, EMBEDDED_REPORT, POSTGRES_REPORT, BROWSER_REPORT]) {
  rmSync(join(ROOT, report), { force: true });
}

ensureHome();
const chromium = ensureChromium();
const database = await findTestDatabase();
delete process.env.TEST_DATABASE_URL;

const browserJourneys: Step = {
  name: 'browser journeys',
  command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
  environment: { CHROMIUM: chromium ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, BROWSER_REPORT) },
  heavy: true,
  minutes: 35,
};

const failed = await runSteps([...steps, ...(database ? onBothDatabases(database) : [onEmbedded])]);
if (!database) say('skipped API tests on PostgreSQL: none answers at TEST_DATABASE_URL or 127.0.0.1:5432');

if (chromium) {
  // Scripts that outgrow their budgets fail here, and only here.
  process.env.SCRIPT_SIZES = 'held';
  ensureBuilt();
  failed.push(...(await runSteps([browserJourneys])));
} else {
  failed.push(browserJourneys.name);
}

const counted: [string, Tally | null][] = [
  ['unit and page tests', vitestTally(join(ROOT, VITEST_REPORT))],
  ['API tests on PostgreSQL', database ? vitestTally(join(ROOT, POSTGRES_REPORT)) : NOTHING_RUN],
  ['API tests on PGlite', vitestTally(join(ROOT, EMBEDDED_REPORT))],
  ['browser journeys', playwrightTally(join(ROOT, BROWSER_REPORT))],
];
const total = addTallies(counted.map(([, tally]) => tally));
const uncounted = failed.filter(
  (name) => !counted.some(([other, tally]) => other === name && tally && tally.failed > 0),
);

say('');
for (const [name, tally] of counted) {
  say(
    `${name}: ${tally ? `${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : 'did not run'}`,
  );
}
if (failed.length > 0) say(`failed: ${failed.join(', ')}`);
say(`${total.passed} passed, ${total.failed + uncounted.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
