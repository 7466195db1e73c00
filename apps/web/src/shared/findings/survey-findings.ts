import { DISSATISFIED_ROW, SURVEY_FIGURES } from '@lodestar/contract';
import { parse } from 'papaparse';
import { loadFile } from '../api/call.ts';

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

/** How much a factor counts, and how many rated it. */
export interface Factor {
  readonly name: string;
  readonly average: number;
  readonly count: number;
}

/** When people decided: one row a time, one count for each area. */
export interface DecisionTimes {
  readonly areas: readonly string[];
  readonly rows: readonly { readonly time: string; readonly counts: readonly number[] }[];
}

function rowsOf(csv: string): {
  readonly columns: readonly string[];
  readonly rows: Record<string, string>[];
} {
  const { data, meta } = parse<Record<string, string>>(csv, { header: true, skipEmptyLines: 'greedy' });
  return { columns: meta.fields ?? [], rows: data };
}

const figure = (text: string | undefined): number => {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
};

/** The factors of a file with the header `Variable,Average,Count`, in its order. */
export function factorsIn(csv: string): readonly Factor[] {
  return rowsOf(csv).rows.map((row) => ({
    name: row.Variable ?? '',
    average: figure(row.Average),
    count: figure(row.Count),
  }));
}

/** The times of a file with a `Time` column and one column for each area, in its order. */
export function decisionTimesIn(csv: string): DecisionTimes {
  const { columns, rows } = rowsOf(csv);
  const areas = columns.filter((column) => column !== 'Time');
  return {
    areas,
    rows: rows.map((row) => ({ time: row.Time ?? '', counts: areas.map((area) => figure(row[area])) })),
  };
}

async function load<Table>(file: string, read: (csv: string) => Table, signal?: AbortSignal): Promise<Table> {
  return read(await loadFile(`/asset/stats/${file}.csv`, signal));
}

/** The four tables of the survey. */
export async function loadSurvey(signal?: AbortSignal): Promise<SurveyTables> {
  const [dseFactors, dseTimes, jupasFactors, jupasTimes] = await Promise.all([
    load('dse_factors', factorsIn, signal),
    load('dse_decision_time', decisionTimesIn, signal),
    load('jupas_factors', factorsIn, signal),
    load('jupas_decision_time', decisionTimesIn, signal),
  ]);
  return { dseFactors, dseTimes, jupasFactors, jupasTimes };
}
