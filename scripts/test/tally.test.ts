import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addTallies, playwrightTally, vitestTally } from './tally.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = (testResults: object[]) =>
  report({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults });

test('unit tests are counted', () => {
  const file = vitestReport([{ status: 'failed', assertionResults: [{}] }]);
  expect(vitestTally(file)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test('a test file that cannot be loaded is a failure, though none of its tests ran', () => {
  const file = vitestReport([{ status: 'failed', assertionResults: [] }]);
  expect(vitestTally(file)?.failed).toBe(2);
});

test('journeys are counted, and so is an error outside them', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
  expect(playwrightTally(report({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a missing report is not a pass', () => {
  expect(vitestTally(join(folder, 'absent.json'))).toBeNull();
});

test('counts add up, with nothing for what did not run', () => {
  const some = { passed: 2, failed: 1, skipped: 0 };
  expect(addTallies([some, null, some])).toEqual({ passed: 4, failed: 2, skipped: 0 });
});
