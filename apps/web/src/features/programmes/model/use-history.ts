import { skipToken, useQuery } from '@tanstack/react-query';
import { type AnswerOf, call } from '../../../shared/api/call.ts';

type HistoryYear = AnswerOf<'programmeHistoryCall'>['years'][number];

/** A year's published scores: the quartiles, and what stands for the middle. */
export interface TrendYear {
  readonly year: number;
  readonly upper: number | null;
  readonly middle: number;
  readonly isMean: boolean;
  readonly lower: number | null;
  /** Who published them, where that is known. */
  readonly source: string | null;
}

/** Years on one formula, oldest first. `reason`: why they are apart from the years after; null for the newest. */
export interface TrendRun {
  readonly years: readonly TrendYear[];
  readonly reason: 'otherFormula' | 'unknown' | null;
}

function trendYear({ year, uq, md, lq, mean, source }: HistoryYear): TrendYear | null {
  const middle = md ?? mean;
  return middle === null
    ? null
    : { year, upper: uq, middle, isMean: md === null, lower: lq, source: source?.name ?? null };
}

/** Parts the years wherever two neighbours cannot be compared, or nobody knows whether they can. */
export function trendRuns(history: readonly HistoryYear[]): readonly TrendRun[] {
  const runs: TrendRun[] = [];
  let years: TrendYear[] = [];
  for (const [place, one] of history.entries()) {
    const scores = trendYear(one);
    if (scores !== null) years.push(scores);
    const isLast = place === history.length - 1;
    if (!isLast && one.comparable === true) continue;
    if (years.length > 0) {
      const apart = one.comparable === false ? 'otherFormula' : 'unknown';
      runs.push({ years, reason: isLast ? null : apart });
    }
    years = [];
  }
  // Where the latest year has no scores, the run before it is the newest there is.
  return runs.map((run, place) => (place === runs.length - 1 ? { ...run, reason: null } : run));
}

interface HistoryState {
  /** Null until it is loaded. */
  readonly runs: readonly TrendRun[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** How the scores of a programme went over the years held. */
export function useHistory(collection: string | null, code: string): HistoryState {
  const answer = useQuery({
    queryKey: ['programmes', 'history', collection, code],
    queryFn:
      collection === null
        ? skipToken
        : async ({ signal }) => {
            const { years } = await call('programmeHistoryCall', { params: { collection, code }, signal });
            return trendRuns(years);
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { runs: answer.data ?? null, failed: answer.isError, retry: () => void answer.refetch() };
}
