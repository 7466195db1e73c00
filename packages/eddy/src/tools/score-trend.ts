import { type ScoreHistory, type ScoreOfYear, toTwoDecimals } from '@lodestar/domain';

/** A published score of one entry year, on the formula and scale of that year. */
export interface YearOfScore {
  readonly year: number;
  readonly score: number;
  readonly kind: 'median' | 'mean';
  /** Whether the year before stands on the same formula, scale and weights; null: not known, or nothing before. */
  readonly comparable: boolean | null;
}

export interface ScoreTrend {
  /** Oldest first. */
  readonly years: readonly YearOfScore[];
  /** Over the last years that can be compared; null where the latest two cannot be. */
  readonly moved: {
    readonly from: number;
    readonly to: number;
    readonly before: number;
    readonly after: number;
    /** How much, without its sign. */
    readonly by: number;
  } | null;
}

const figureOf = ([, median, mean]: ScoreOfYear): number | null => median ?? mean;

function comparable(before: ScoreOfYear | undefined, one: ScoreOfYear): boolean | null {
  if (before === undefined || before[0] !== one[0] - 1) return null;
  const sameKind = (before[1] === null) === (one[1] === null);
  return sameKind ? before[3] : false;
}

/** How the published score of a programme went over the years held. */
export function scoreTrend(code: string, history: ScoreHistory): ScoreTrend {
  const held = (history[code] ?? []).filter((row) => figureOf(row) !== null).sort(([a], [b]) => a - b);
  const years = held.flatMap((row, index): readonly YearOfScore[] => {
    const score = figureOf(row);
    if (score === null) return [];
    const kind = row[1] === null ? 'mean' : 'median';
    return [{ year: row[0], score, kind, comparable: comparable(held[index - 1], row) }];
  });
  const first = years[years.findLastIndex((one) => one.comparable !== true)];
  const last = years.at(-1);
  if (first === undefined || last === undefined || first === last) return { years, moved: null };
  const by = toTwoDecimals(Math.abs(last.score - first.score));
  return { years, moved: { from: first.year, to: last.year, before: first.score, after: last.score, by } };
}
