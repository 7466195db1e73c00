import type { AdmissionCurve, Programme } from '@lodestar/domain';
import type { Wording } from '../../../../shared/programme/wording.ts';

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

export interface PublishedFigure {
  readonly name: string;
  readonly score: number;
  readonly percent: number;
}

/** The published figures in words, highest first, also where no curve can be drawn; null when there are none. */
export function publishedWords(programme: Programme, { t, list, number }: Wording): string | null {
  const { score_uq, score_md, score_mean, score_lq, score_year } = programme;
  const named = [
    { name: t('receipt.curve.upper'), score: score_uq },
    { name: t('receipt.curve.median'), score: score_md },
    { name: t('receipt.curve.mean'), score: score_mean },
    { name: t('receipt.curve.lower'), score: score_lq },
  ];
  const figures = named.flatMap(({ name, score }) =>
    score === null ? [] : [t('receipt.curve.figure', { name, score: number(score, 3) })],
  );
  return figures.length === 0
    ? null
    : t('receipt.published', { year: score_year ?? '', figures: list(figures) });
}

/** The published figures the curve is drawn through, lowest first; figures that coincide share one place. */
export function publishedFigures(
  programme: Programme,
  curve: AdmissionCurve,
  { t, marks }: Wording,
): readonly PublishedFigure[] {
  const { score_lq, score_md, score_mean, score_uq, printed_out_of_order } = programme;
  const named = [
    { name: t('receipt.curve.lower'), score: printed_out_of_order ? null : score_lq },
    { name: t('receipt.curve.median'), score: score_md },
    { name: t('receipt.curve.mean'), score: score_md === null ? score_mean : null },
    { name: t('receipt.curve.upper'), score: printed_out_of_order ? null : score_uq },
  ];
  return curve.anchors.flatMap(({ score, percent }) => {
    const names = named.filter((figure) => figure.score === score).map(({ name }) => name);
    return names.length === 0 ? [] : [{ name: names.join(marks.names), score, percent }];
  });
}
