import type { AnswerLevel } from './answer-level.ts';
import {
  type AbilityScores,
  DEFAULT_SCORE,
  HIGHEST_SCORE,
  type SixNumbers,
  sixNumbers,
} from './dimension.ts';

/** A statement's weights, one per ability: 0 where it says nothing about it. */
export interface WeightedItem {
  readonly answersWeighting: SixNumbers;
}

/** What a step of the answer adds to a weight. */
export const ANSWER_STEP = 0.3;
/** After so many misses the walk of a dimension takes no further item. */
export const MOST_MISSES = 2;

/** Scores are compared and added as whole hundredths, so that 1.5 + 0.3 + 0.3 is 2.1. */
const hundredths = (value: number): number => Math.round(value * 100);

/** The walk through one dimension: its weights and the answers in the order of the items (specification, part 2, section 4). */
export function walkDimension(weights: readonly number[], answers: readonly AnswerLevel[]): number {
  let score = hundredths(DEFAULT_SCORE);
  let misses = 0;
  weights.forEach((given, index) => {
    const weight = hundredths(given);
    if (weight > score || misses >= MOST_MISSES) return;
    const reached = weight + hundredths(ANSWER_STEP) * (answers[index] ?? 0);
    if (reached >= score) score = reached;
    else if (weight !== 0) misses += 1;
  });
  return Math.min(score / 100, HIGHEST_SCORE);
}

/** The six scores of a completed test; null when an answer is missing or there are more answers than items. */
export function scoreAbility(
  items: readonly WeightedItem[],
  answers: readonly (AnswerLevel | null)[],
): AbilityScores | null {
  const given = answers.filter((answer) => answer !== null);
  if (given.length !== items.length || answers.length !== items.length) return null;
  return sixNumbers((_, dimension) =>
    walkDimension(
      items.map((item) => item.answersWeighting[dimension] ?? 0),
      given,
    ),
  );
}
