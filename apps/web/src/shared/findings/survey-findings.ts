import { DISSATISFIED_ROW, SURVEY_FIGURES } from '@lodestar/contract';
import type { DecisionTimes, Factor } from './survey-tables.ts';

const ENJOYABILITY = 'Enjoyability';
const MOST_AHEAD = 2;

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
  /** Factors that more applicants call significant, at most two, the most often named first. */
  readonly aheadOfEnjoyability: readonly string[];
  /** Whether these are the figures of the sample that the product ships with. */
  readonly sample: boolean;
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
  const figures = {
    dissatisfied: quoted(DISSATISFIED_ROW),
    topFactor: byAverage(dseFactors)[0] ?? null,
    decisive: decisiveTime(dseTimes),
    stillEnjoyability: quoted(ENJOYABILITY),
  };
  const { stillEnjoyability } = figures;
  const ahead = jupasFactors.filter(
    ({ name, average }) =>
      name !== DISSATISFIED_ROW && stillEnjoyability !== null && average > stillEnjoyability,
  );
  return {
    ...figures,
    aheadOfEnjoyability: byAverage(ahead)
      .slice(0, MOST_AHEAD)
      .map(({ name }) => name),
    sample: areShipped(figures),
  };
}

const byAverage = (factors: readonly Factor[]) =>
  factors.toSorted((one, other) => other.average - one.average);

function areShipped(figures: Omit<SurveyFindings, 'aheadOfEnjoyability' | 'sample'>): boolean {
  const { dissatisfied, topFactor, decisive, stillEnjoyability } = figures;
  return (
    dissatisfied === SURVEY_FIGURES.dissatisfiedPercent &&
    stillEnjoyability === SURVEY_FIGURES.enjoyabilityPercent &&
    topFactor?.average === SURVEY_FIGURES.enjoyabilityImportance &&
    decisive?.count === SURVEY_FIGURES.decidedInForm3 &&
    decisive.percent === SURVEY_FIGURES.decidedInForm3Percent
  );
}
