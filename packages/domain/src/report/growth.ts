import type { AbilityScores, Dimension } from '../ability/dimension.ts';
import { profileShape, rankedDimensions } from './profile-shape.ts';

/** What a recommendation says about the lower end of a profile, and for which abilities it gives a tip. */
export interface Growth {
  readonly kind: 'lowest' | 'manyLow' | 'pick' | 'allHigh';
  readonly dimensions: readonly Dimension[];
  readonly tips: readonly Dimension[];
}

const STILL_HIGH = 400;
const MOST_NAMED = 3;
const MOST_TIPS = 2;

/** Where a pupil may grow: the lowest abilities, named as long as they are few; nothing is low when all are high. */
export function growthOf(scores: AbilityScores): Growth {
  const rising = [...rankedDimensions(scores)].reverse();
  const lowest = rising[0]?.score ?? 0;
  if (lowest >= STILL_HIGH) return { kind: 'allHigh', dimensions: [], tips: [] };
  const tipsFor = (dimensions: readonly Dimension[]) => dimensions.slice(0, MOST_TIPS);
  const shape = profileShape(scores);
  if (shape.kind === 'even') {
    return { kind: 'pick', dimensions: [], tips: tipsFor(rising.map(({ dimension }) => dimension)) };
  }
  const low = rankedDimensions(scores).flatMap(({ dimension, score }) =>
    score === lowest ? [dimension] : [],
  );
  return low.length > MOST_NAMED
    ? { kind: 'manyLow', dimensions: [], tips: tipsFor(low) }
    : { kind: 'lowest', dimensions: low, tips: tipsFor(low) };
}
