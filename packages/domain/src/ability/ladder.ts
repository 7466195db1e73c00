import { ANSWER_LEVELS, type AnswerLevel } from './answer-level.ts';
import { DEFAULT_SCORE, HIGHEST_SCORE } from './dimension.ts';
import { walkDimension } from './score-ability.ts';

/** How many items a dimension has with a weight. */
export const LADDER_LENGTH = { min: 4, max: 6 } as const;

/** The difficulty tiers of the weights (specification, part 2, section 9). */
export const WEIGHT_TIERS = [
  { from: 1.5, to: 1.5 },
  { from: 2, to: 2.5 },
  { from: 3, to: 3.5 },
  { from: 4, to: 4 },
] as const;

/** What is wrong with the weights of one dimension. */
export type LadderFault =
  | 'length'
  | 'tier'
  | 'notAscending'
  | 'worstAnswersNotAtStart'
  | 'bestAnswersNotAtTop'
  | 'betterAnswerLowers';

/** Every list of so many answers, the last one changing fastest. */
export function everyAnswer(length: number): readonly (readonly AnswerLevel[])[] {
  if (length === 0) return [[]];
  const shorter = everyAnswer(length - 1);
  return shorter.flatMap((answers) => ANSWER_LEVELS.map((level) => [...answers, level]));
}

/** Scores of every list of answers against those with one answer a level better, at each place. */
function betterAnswerLowers(weights: readonly number[]): boolean {
  const scores = everyAnswer(weights.length).map((answers) => walkDimension(weights, answers));
  const levels = ANSWER_LEVELS.length;
  return weights.some((_, place) => {
    const step = levels ** place;
    return scores.some((score, index) => {
      const canRise = Math.floor(index / step) % levels < levels - 1;
      return canRise && (scores[index + step] ?? score) < score;
    });
  });
}

/**
 * What is wrong with the weights of one dimension in the order of the walk, items without weight left out, found by
 * enumerating every list of answers. None: a better answer never lowers the score, all worst is 1.5, all best is 5.
 */
export function ladderFaults(weights: readonly number[]): readonly LadderFault[] {
  const length = weights.length >= LADDER_LENGTH.min && weights.length <= LADDER_LENGTH.max;
  if (!length) return ['length'];
  const same = (level: AnswerLevel): number =>
    walkDimension(
      weights,
      weights.map(() => level),
    );
  const inTier = (weight: number): boolean =>
    WEIGHT_TIERS.some(({ from, to }) => weight >= from && weight <= to);
  const found: readonly (readonly [LadderFault, boolean])[] = [
    ['tier', !weights.every(inTier)],
    ['notAscending', weights.some((weight, index) => weight < (weights[index - 1] ?? 0))],
    ['worstAnswersNotAtStart', same(0) !== DEFAULT_SCORE],
    ['bestAnswersNotAtTop', same(4) !== HIGHEST_SCORE],
    ['betterAnswerLowers', betterAnswerLowers(weights)],
  ];
  return found.flatMap(([fault, present]) => (present ? [fault] : []));
}
