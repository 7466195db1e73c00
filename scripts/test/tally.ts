import { existsSync, readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number; skipped: number };

export const NOTHING_RUN: Tally = { passed: 0, failed: 0, skipped: 0 };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
};

function read<Report>(file: string, tally: (report: Report) => Tally): Tally | null {
  return existsSync(file) ? tally(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Counts of a Vitest report; a file that could not even be loaded counts as one failure. Null: no report was written. */
export const vitestTally = (file: string): Tally | null =>
  read<VitestReport>(file, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (result) => result.status === 'failed' && result.assertionResults.length === 0,
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** Counts of a Playwright report; an error outside any journey counts as one failure. Null: no report was written. */
export const playwrightTally = (file: string): Tally | null =>
  read<PlaywrightReport>(file, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));

export function addTallies(tallies: readonly (Tally | null)[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    total.passed += tally?.passed ?? 0;
    total.failed += tally?.failed ?? 0;
    total.skipped += tally?.skipped ?? 0;
  }
  return total;
}
