import { DISSATISFIED_ROW } from '@lodestar/contract';
import type { TFunction } from 'i18next';
import type { DecisionTimes, Factor } from '../../../../shared/findings/survey-findings.ts';
import { surveyWord } from '../../../../shared/findings/survey-words.ts';
import { type ChartData, seriesColour } from '../../charts/chart-data.ts';

interface FactorWords {
  readonly corner: string;
  /** Names of the average and, where it has an axis of its own, of the count. */
  readonly series: readonly [string] | readonly [string, string];
}

type SurveyWords = TFunction<'findings'>;

/** Factors as bars, without the row that is only quoted. */
export function factorChart(factors: readonly Factor[], words: FactorWords, t: SurveyWords): ChartData {
  return {
    corner: words.corner,
    series: words.series.map((name, place) => ({ name, colour: seriesColour(place) })),
    rows: factors
      .filter(({ name }) => name !== DISSATISFIED_ROW)
      .map(({ name, average, count }) => ({ label: surveyWord(name, t), values: [average, count] })),
  };
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Decisions along time, a line for each area; with a name for it, a dashed one for their total. */
export function timesChart(
  { areas, rows }: DecisionTimes,
  corner: string,
  t: SurveyWords,
  total?: string,
): ChartData {
  const lines = areas.map((area, place) => ({ name: surveyWord(area, t), colour: seriesColour(place) }));
  const withTotal =
    total === undefined ? lines : [...lines, { name: total, colour: 'var(--ink)', dashed: true }];
  return {
    corner,
    series: withTotal,
    rows: rows.map(({ time, counts }) => ({
      label: surveyWord(time, t),
      values: total === undefined ? counts : [...counts, sumOf(counts)],
    })),
  };
}
