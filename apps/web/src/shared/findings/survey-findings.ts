import type { DecisionTimes, Factor } from './survey-tables.ts';

/** A row of `jupas_factors` that is a figure to quote and no factor. */
export const DISSATISFIED = 'Dissatisfied with first offer';
const ENJOYABILITY = 'Enjoyability';

export interface SurveyTables {
  readonly dseFactors: readonly Factor[];
  readonly dseTimes: DecisionTimes;
  readonly jupasFactors: readonly Factor[];
  readonly jupasTimes: DecisionTimes;
}

export interface SurveyFindings {
  /** Per cent of applicants who are dissatisfied with their first offer. */
  readonly dissatisfied: number | null;
  /** The factor with the highest average, out of 100. */
  readonly topFactor: Factor | null;
  /** The time at which most decided: how many, and whole per cent of all. */
  readonly decisive: { readonly time: string; readonly count: number; readonly percent: number } | null;
  /** Per cent of applicants who still call enjoyability significant. */
  readonly stillEnjoyability: number | null;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

function decisiveTime({ rows }: DecisionTimes): SurveyFindings['decisive'] {
  const sums = rows.map(({ time, counts }) => ({ time, count: sumOf(counts) }));
  const all = sumOf(sums.map(({ count }) => count));
  const [most] = sums.toSorted((one, other) => other.count - one.count);
  return most && all > 0 ? { ...most, percent: Math.round((most.count / all) * 100) } : null;
}

/** The figures that texts quote, worked out from the tables; null where a table does not hold them. */
export function findingsOf({ dseFactors, dseTimes, jupasFactors }: SurveyTables): SurveyFindings {
  const quoted = (name: string) => jupasFactors.find((factor) => factor.name === name)?.average ?? null;
  return {
    dissatisfied: quoted(DISSATISFIED),
    topFactor: dseFactors.toSorted((one, other) => other.average - one.average)[0] ?? null,
    decisive: decisiveTime(dseTimes),
    stillEnjoyability: quoted(ENJOYABILITY),
  };
}
