import { describe, expect, test } from 'vitest';
import { judgeYear } from './event-year.ts';

const NOW = 2026;

describe('a year', () => {
  test.each([
    ['2024', 2024],
    [' 1900 ', 1900],
    ['2036', 2036],
    ['２０２４', 2024],
    ['2024.0', 2024],
    [2026, 2026],
  ])('may be %j', (typed, year) => {
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'ok', year });
  });

  test.each([
    '',
    ' ',
    'last year',
    '2024.5',
    '20 24',
    '0x7e8',
    '1e3',
    Number.NaN,
    2024.5,
    Number.POSITIVE_INFINITY,
  ])('that is %j is not whole', (typed) => {
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'refused', problem: { code: 'yearNotWhole' } });
  });

  test.each(['1899', '-5', 0])('that is %j is too early', (typed) => {
    const problem = { code: 'yearTooEarly', earliest: 1900 };
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'refused', problem });
  });

  test.each(['2037', 9999])('that is %j is too late', (typed) => {
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'refused', problem: { code: 'yearTooLate', ahead: 10 } });
  });
});
