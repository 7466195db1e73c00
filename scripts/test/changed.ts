import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../check/runner.ts';
import { VITEST_REPORT, vitest, writing } from '../check/steps.ts';
import { ROOT, say } from '../set-up/place.mjs';
import { NOTHING_RUN, vitestTally } from './tally.ts';

/**
 * `npm test -- --changed [REV]`: types, lint, and the tests that the changes since REV reach; without REV those that
 * are not committed. Answers the exit code.
 */
export async function testChanged(args: readonly string[]): Promise<number> {
  const since = args[args.indexOf('--changed') + 1];
  rmSync(join(ROOT, VITEST_REPORT), { force: true });
  const reached = since === undefined ? '--changed' : `--changed=${since}`;
  const failed = await runSteps([
    ...writing,
    vitest('tests of what changed', VITEST_REPORT, reached, '--passWithNoTests'),
  ]);
  const { passed, failed: broken } = vitestTally(join(ROOT, VITEST_REPORT)) ?? NOTHING_RUN;
  if (failed.length > 0) say(`failed: ${failed.join(', ')}`);
  say(`${passed} passed, ${Math.max(broken, failed.length)} failed`);
  return failed.length > 0 ? 1 : 0;
}
