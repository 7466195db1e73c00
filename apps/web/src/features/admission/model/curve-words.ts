import type { Wording } from '../../../shared/programme/wording.ts';
import type { PublishedFigure } from './published-figures.ts';

interface Marks {
  readonly year: number | string;
  readonly score: number | null;
  readonly percentile: number | null;
  readonly stepScore: number | null;
}

/** What the curve shows, for those who cannot see it. */
export function curveDescription(
  figures: readonly PublishedFigure[],
  { year, score, percentile, stepScore }: Marks,
  { t, list, number, sentences: join }: Wording,
): string {
  const words = figures.map((figure) =>
    t('receipt.curve.figure', { name: figure.name, score: number(figure.score) }),
  );
  const sentences = [t('receipt.curve.describe', { year, figures: list(words) })];
  if (score !== null && percentile !== null) {
    sentences.push(t('receipt.curve.describeYou', { score: number(score), percent: number(percentile, 0) }));
  }
  if (stepScore !== null) sentences.push(t('receipt.curve.describeStep', { score: number(stepScore) }));
  return join(sentences);
}
