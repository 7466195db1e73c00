/** The five answers, by their index: unable, uncomfortable, should be fine, no problem in general, piece of cake. */
export const ANSWER_LEVELS = [0, 1, 2, 3, 4] as const;
export type AnswerLevel = (typeof ANSWER_LEVELS)[number];

/** Names of the answers, in the order of their index. */
export const ANSWER_NAMES = ['unable', 'uncomfortable', 'fine', 'noProblem', 'pieceOfCake'] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** Whether a value read from outside is the index of an answer. */
export function isAnswerLevel(value: unknown): value is AnswerLevel {
  return ANSWER_LEVELS.some((level) => level === value);
}
