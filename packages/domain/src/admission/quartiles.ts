import type { CatalogueFigures } from './classification.ts';
import type { CurveAnchor } from './curve-shape.ts';
import type { Programme } from './programme.ts';

/** Below this an estimated quartile distance makes no sense: half a point of the programme's scale. */
const LEAST_ESTIMATED_DISTANCE = 0.5;

/** The quartiles a curve is drawn through, with what had to be estimated. Distances are from the middle, in points. */
export interface Quartiles {
  readonly middle: number;
  readonly below: number;
  readonly above: number;
  readonly belowEstimated: boolean;
  readonly aboveEstimated: boolean;
}

/** What a score is held against: the median, else the mean, else the middle of the quartiles, else nothing. */
export function referenceScore(programme: Programme): number | null {
  const { score_md: median, score_mean: mean, score_uq: upper, score_lq: lower } = programme;
  if (median !== null) return median;
  if (mean !== null) return mean;
  return upper !== null && lower !== null ? (upper + lower) / 2 : null;
}

/** What a score is held against in words; `middle`: of the quartiles. */
export type ReferenceKind = 'median' | 'mean' | 'middle';

/** What `referenceScore` is of a programme; null where it has none. */
export function referenceKind(programme: Programme): ReferenceKind | null {
  if (programme.score_md !== null) return 'median';
  if (programme.score_mean !== null) return 'mean';
  return referenceScore(programme) === null ? null : 'middle';
}

/** Published quartiles, missing sides filled with the pooled relative spread; null without published scores. */
export function quartilesOf(programme: Programme, figures: CatalogueFigures): Quartiles | null {
  const middle = referenceScore(programme);
  if (middle === null) return null;
  const usable = !programme.printed_out_of_order;
  const lower = usable ? programme.score_lq : null;
  const upper = usable ? programme.score_uq : null;
  const allTied = lower === middle && upper === middle;
  const spread = figures.spread[programme.calculation.scale] ?? 0;
  const estimate = Math.max(LEAST_ESTIMATED_DISTANCE, spread * middle);
  const below = lower === null || lower > middle || allTied ? null : middle - lower;
  const above = upper === null || upper < middle || allTied ? null : upper - middle;
  return {
    middle,
    below: below ?? estimate,
    above: above ?? estimate,
    belowEstimated: below === null,
    aboveEstimated: above === null,
  };
}

/** The anchors of the curve, lowest first; tied figures are one anchor at the mean of their percentages. */
export function anchorsOf(quartiles: Quartiles): readonly CurveAnchor[] {
  const { middle, below, above, belowEstimated, aboveEstimated } = quartiles;
  const figures: CurveAnchor[] = [
    { score: middle - below, percent: 25, estimated: belowEstimated },
    { score: middle, percent: 50, estimated: false },
    { score: middle + above, percent: 75, estimated: aboveEstimated },
  ];
  const scores = [...new Set(figures.map(({ score }) => score))];
  return scores.map((score) => {
    const tied = figures.filter((figure) => figure.score === score);
    const percent = tied.reduce((sum, figure) => sum + figure.percent, 0) / tied.length;
    return { score, percent, estimated: tied.every((figure) => figure.estimated) };
  });
}
