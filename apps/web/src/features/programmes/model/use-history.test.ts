import { expect, test } from 'vitest';
import { trendRuns } from './use-history.ts';

const year = (year: number, md: number | null, comparable: boolean | null, mean: number | null = null) => ({
  year,
  uq: null,
  md,
  lq: null,
  mean,
  comparable,
  offers: null,
  applications: null,
  source: null,
});

const parted = (...years: Parameters<typeof trendRuns>[0]) =>
  trendRuns(years).map(({ years: run, reason }) => [run.map((one) => one.year), reason]);

test('years on one formula stand together, others apart with the reason', () => {
  const history = [
    year(2022, 21, false),
    year(2023, 27.5, true),
    year(2024, 29, null),
    year(2025, 31.5, null),
  ];
  expect(parted(...history)).toEqual([
    [[2022], 'otherFormula'],
    [[2023, 2024], 'unknown'],
    [[2025], null],
  ]);
});

test('a year without scores is left out, and a mean stands in where there is no median', () => {
  const [run] = trendRuns([year(2024, null, true), year(2025, null, null, 24.1)]);
  expect(run?.years).toEqual([
    { year: 2025, upper: null, middle: 24.1, isMean: true, lower: null, source: null },
  ]);
  expect(trendRuns([year(2025, null, null)])).toEqual([]);
});
