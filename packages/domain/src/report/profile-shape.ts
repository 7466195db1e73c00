import { type AbilityScores, DIMENSIONS, type Dimension } from '../ability/dimension.ts';

/** Two different abilities, joined in the order of `DIMENSIONS`. */
export const DIMENSION_PAIRS = [
  'numerical-logical',
  'numerical-graphical',
  'numerical-verbal',
  'numerical-memory',
  'numerical-creativity',
  'logical-graphical',
  'logical-verbal',
  'logical-memory',
  'logical-creativity',
  'graphical-verbal',
  'graphical-memory',
  'graphical-creativity',
  'verbal-memory',
  'verbal-creativity',
  'memory-creativity',
] as const;
export type DimensionPair = (typeof DIMENSION_PAIRS)[number];

export const EVEN_LEVELS = ['high', 'middle', 'early'] as const;
export type EvenLevel = (typeof EVEN_LEVELS)[number];

/** What six scores look like beside one another. */
export type ProfileShape =
  /** All within 0.6 of one another. */
  | { readonly kind: 'even'; readonly level: EvenLevel }
  /** Even the highest is low. */
  | { readonly kind: 'lean'; readonly dimensions: readonly Dimension[] }
  /** One leads, and the second is nearer to the third; `clear`: it leads by 0.7 or more. */
  | { readonly kind: 'peak'; readonly first: Dimension; readonly clear: boolean }
  /** Two lead. `pair` is in the order of the abilities, `first` and `second` in that of the scores. */
  | {
      readonly kind: 'pair';
      readonly pair: DimensionPair;
      readonly first: Dimension;
      readonly second: Dimension;
    }
  /** Three or more share the first place. */
  | { readonly kind: 'group'; readonly dimensions: readonly Dimension[] };

/** A dimension and its score in whole hundredths. */
export interface RankedDimension {
  readonly dimension: Dimension;
  readonly score: number;
}

const EVEN_WITHIN = 60;
const CLEAR_LEAD = 70;
const LOW_BELOW = 270;
const HIGH_MEAN = 400;
const EARLY_MEAN = 250;

/** The dimensions from the highest to the lowest score, equals in their usual order. */
export function rankedDimensions(scores: AbilityScores): readonly RankedDimension[] {
  return DIMENSIONS.map((dimension, index) => ({
    dimension,
    score: Math.round((scores[index] ?? 0) * 100),
  })).sort((a, b) => b.score - a.score);
}

function evenLevel(ranked: readonly RankedDimension[]): EvenLevel {
  const mean = ranked.reduce((sum, { score }) => sum + score, 0) / ranked.length;
  if (mean >= HIGH_MEAN) return 'high';
  return mean < EARLY_MEAN ? 'early' : 'middle';
}

function pairOf(one: Dimension, other: Dimension): DimensionPair | null {
  return DIMENSION_PAIRS.find((pair) => pair === `${one}-${other}` || pair === `${other}-${one}`) ?? null;
}

/** The shape of six scores; equals are never told apart by chance. */
export function profileShape(scores: AbilityScores): ProfileShape {
  const ranked = rankedDimensions(scores);
  const [first, second, third] = ranked;
  const last = ranked.at(-1);
  if (first === undefined || second === undefined || third === undefined || last === undefined) {
    return { kind: 'even', level: 'early' };
  }
  if (first.score - last.score <= EVEN_WITHIN) return { kind: 'even', level: evenLevel(ranked) };
  const dimensions = ranked.filter(({ score }) => score === first.score).map(({ dimension }) => dimension);
  if (first.score < LOW_BELOW) return { kind: 'lean', dimensions };
  if (dimensions.length > 2) return { kind: 'group', dimensions };
  const lead = first.score - second.score;
  const follow = second.score - third.score;
  const alone = follow === 0 || (lead >= CLEAR_LEAD && lead > follow);
  const pair = pairOf(first.dimension, second.dimension);
  return alone || pair === null
    ? { kind: 'peak', first: first.dimension, clear: lead >= CLEAR_LEAD }
    : { kind: 'pair', pair, first: first.dimension, second: second.dimension };
}
