import { type CatalogueFigures, LEVEL_THRESHOLDS, LEVELS, type Level } from './classification.ts';
import { type CurveAnchor, type CurveShape, curveThrough } from './curve-shape.ts';
import type { Programme } from './programme.ts';
import { anchorsOf, type Quartiles, quartilesOf } from './quartiles.ts';

/** Distance from the median to a quartile, in standard deviations of a normal distribution. */
const QUARTILE_IN_SIGMAS = 0.6745;

/** Where a score stands among last year's admitted pupils, and what level that gives. */
export interface AdmissionCurve {
  readonly anchors: readonly CurveAnchor[];
  /** Share of last year's admitted pupils at or below the score, 0 to 100. */
  readonly percentAt: (score: number) => number;
  readonly scoreAt: (percent: number) => number;
  /** The same on the curve widened by the yearly movement: what levels are read from. */
  readonly levelPercentAt: (score: number) => number;
  readonly levelOf: (score: number) => Level;
  /** From which score on each level is given, best first. */
  readonly levelThresholds: readonly { readonly level: Level; readonly fromScore: number }[];
  readonly spreadEstimated: { readonly lower: boolean; readonly upper: boolean };
  /** How far the line usually moves from year to year, in points. */
  readonly movement: number | null;
  /** Scores between which nearly the whole curve lies, for drawing. */
  readonly range: { readonly low: number; readonly high: number };
}

function widened(quartiles: Quartiles, movement: number): Quartiles {
  const shift = QUARTILE_IN_SIGMAS * movement * quartiles.middle;
  return {
    ...quartiles,
    below: Math.hypot(quartiles.below, shift),
    above: Math.hypot(quartiles.above, shift),
  };
}

function thresholdsOn(shape: CurveShape): AdmissionCurve['levelThresholds'] {
  return LEVEL_THRESHOLDS.map(({ level, fromPercent }) => ({
    level,
    fromScore: fromPercent === 0 ? Number.NEGATIVE_INFINITY : shape.scoreAt(fromPercent),
  }));
}

/**
 * The curve of a programme through its published figures; null when it publishes none.
 * Method: product decisions, "Admission: from grades to a level", points 3 and 4.
 */
export function admissionCurve(programme: Programme, figures: CatalogueFigures): AdmissionCurve | null {
  const quartiles = quartilesOf(programme, figures);
  if (quartiles === null) return null;
  const anchors = anchorsOf(quartiles);
  const plain = curveThrough(anchors);
  const wide = curveThrough(anchorsOf(widened(quartiles, figures.movement ?? 0)));
  const levelThresholds = thresholdsOn(wide);
  const fromScores = levelThresholds.map(({ fromScore }) => fromScore);
  return {
    anchors,
    percentAt: plain.percentAt,
    scoreAt: plain.scoreAt,
    levelPercentAt: wide.percentAt,
    levelOf: (score) => LEVELS[fromScores.findIndex((from) => score >= from)] ?? 0,
    levelThresholds,
    spreadEstimated: { lower: quartiles.belowEstimated, upper: quartiles.aboveEstimated },
    movement: figures.movement === null ? null : figures.movement * quartiles.middle,
    range: {
      low: Math.min(wide.scoreAt(3), plain.scoreAt(3)),
      high: Math.max(wide.scoreAt(97), plain.scoreAt(97)),
    },
  };
}

/**
 * The level of a score once the line has risen by a fraction: the whole curve lies higher by that fraction. A larger
 * rise never gives a higher level.
 */
export function levelAfterRise(curve: AdmissionCurve, score: number, rise: number): Level {
  return curve.levelOf(score / (1 + rise));
}
