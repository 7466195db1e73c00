import { medianOf } from './median.ts';

/**
 * What was published of one entry year, on the scale and formula of that year. `comparableWithNext`: formula, scale and
 * weights agree with those of the year after; null: not known. `more`: see `PublishedYear`.
 */
export type ScoreOfYear = readonly [
  year: number,
  median: number | null,
  mean: number | null,
  comparableWithNext: boolean | null,
  ...more: readonly (number | null)[],
];

/** The scores of the years held, by code of the programme. */
export type ScoreHistory = Readonly<Record<string, readonly ScoreOfYear[]>>;

/** How far the published scores of all comparable programmes together moved from one entry year to the next. */
export interface SharedMovement {
  readonly from: number;
  readonly to: number;
  /** How many programmes could be compared. */
  readonly programmes: number;
  /** Median of their relative changes, as a fraction. */
  readonly change: number;
}

interface Change {
  readonly from: number;
  readonly change: number;
}

function changesOf(years: readonly ScoreOfYear[]): readonly Change[] {
  return years.flatMap(([from, median, mean, isComparable]): readonly Change[] => {
    const next = years.find(([year]) => year === from + 1);
    if (isComparable !== true || next === undefined) return [];
    const [before, after] = median !== null && next[1] !== null ? [median, next[1]] : [mean, next[2]];
    return before === null || after === null || before === 0 ? [] : [{ from, change: after / before - 1 }];
  });
}

/** How the line of all programmes together moved, for each pair of years held, oldest first. */
export function sharedMovements(history: ScoreHistory): readonly SharedMovement[] {
  const byYear = Map.groupBy(Object.values(history).flatMap(changesOf), ({ from }) => from);
  return [...byYear]
    .sort(([one], [other]) => one - other)
    .flatMap(([from, changes]) => {
      const change = medianOf(changes.map((one) => one.change));
      return change === null ? [] : [{ from, to: from + 1, programmes: changes.length, change }];
    });
}

/** Smaller rises are no news. */
const LEAST_RISE = 0.005;

/** The year in which the line of all programmes rose most, of those up to the year of the scores. */
export function steepestRise(movements: readonly SharedMovement[], year: number): SharedMovement | null {
  const known = movements.filter(({ to }) => to <= year);
  return known.reduce<SharedMovement | null>(
    (most, one) => (one.change >= Math.max(LEAST_RISE, most?.change ?? 0) ? one : most),
    null,
  );
}
