/** The six abilities of the test, in the order of every list of six numbers (specification, part 2, section 1). */
export const DIMENSIONS = ['numerical', 'logical', 'graphical', 'verbal', 'memory', 'creativity'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** One number per ability, in the order of `DIMENSIONS`. */
export type SixNumbers = readonly [
  numerical: number,
  logical: number,
  graphical: number,
  verbal: number,
  memory: number,
  creativity: number,
];

/** A pupil's scores: shown from 1 to 5, stored from 0 to 5. */
export type AbilityScores = SixNumbers;

/** Where every walk starts, and what is stored before the test is taken. */
export const DEFAULT_SCORE = 1.5;
export const HIGHEST_SCORE = 5;
export const DEFAULT_ABILITY: AbilityScores = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5];

/** Makes six numbers by asking for one ability after the other. */
export function sixNumbers(numberOf: (dimension: Dimension, index: number) => number): SixNumbers {
  return [
    numberOf('numerical', 0),
    numberOf('logical', 1),
    numberOf('graphical', 2),
    numberOf('verbal', 3),
    numberOf('memory', 4),
    numberOf('creativity', 5),
  ];
}

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= HIGHEST_SCORE;

/** Reads a stored `ability_6d`: six numbers from 0 to 5; null when it is anything else. */
export function parseAbility(stored: unknown): AbilityScores | null {
  if (!Array.isArray(stored) || stored.length !== DIMENSIONS.length) return null;
  const values: readonly unknown[] = stored;
  const [numerical, logical, graphical, verbal, memory, creativity] = values;
  return isScore(numerical) &&
    isScore(logical) &&
    isScore(graphical) &&
    isScore(verbal) &&
    isScore(memory) &&
    isScore(creativity)
    ? [numerical, logical, graphical, verbal, memory, creativity]
    : null;
}

/**
 * Whether the scores are those of a new user, which means that the test was not taken. Somebody who answers
 * "unable to do" throughout has the same scores and cannot be told apart.
 */
export function isDefaultAbility(scores: AbilityScores): boolean {
  return scores.every((score) => score === DEFAULT_SCORE);
}
