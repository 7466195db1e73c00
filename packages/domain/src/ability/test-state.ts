import { isPlainObject } from '../grades/plain-object.ts';
import { type AnswerLevel, isAnswerLevel } from './answer-level.ts';

/** A test under way: the question shown, from 0, and one answer per question, null where none is given yet. */
export interface TestState {
  readonly position: number;
  readonly answers: readonly (AnswerLevel | null)[];
}

/** What a page shows of a test and which of its buttons work. */
export interface TestProgress {
  /** From 1. */
  readonly question: number;
  readonly total: number;
  readonly answered: number;
  /** The answer to the question shown. */
  readonly chosen: AnswerLevel | null;
  readonly isLast: boolean;
  readonly mayGoBack: boolean;
  readonly mayGoOn: boolean;
  readonly maySubmit: boolean;
}

/** A test of so many questions, none answered. */
export function startTest(total: number): TestState {
  return { position: 0, answers: Array.from({ length: total }, () => null) };
}

/** Where a test stands: Next needs an answer, Submit is on the last question and needs all of them. */
export function testProgress({ position, answers }: TestState): TestProgress {
  const total = answers.length;
  const answered = answers.filter((answer) => answer !== null).length;
  const chosen = answers[position] ?? null;
  const isLast = position === total - 1;
  return {
    question: position + 1,
    total,
    answered,
    chosen,
    isLast,
    mayGoBack: position > 0,
    mayGoOn: !isLast && chosen !== null,
    maySubmit: isLast && answered === total,
  };
}

/** Answers the question shown, or answers it anew. */
export function answerQuestion(state: TestState, level: AnswerLevel): TestState {
  return {
    ...state,
    answers: state.answers.map((answer, index) => (index === state.position ? level : answer)),
  };
}

/** The next question, where there is one and this one is answered. */
export function nextQuestion(state: TestState): TestState {
  return testProgress(state).mayGoOn ? { ...state, position: state.position + 1 } : state;
}

/** The question before, where there is one. */
export function previousQuestion(state: TestState): TestState {
  return testProgress(state).mayGoBack ? { ...state, position: state.position - 1 } : state;
}

/**
 * Reads a test kept in storage; null when it is damaged, of another number of questions, or at a question that
 * cannot be reached because one before it has no answer.
 */
export function parseTestState(stored: unknown, total: number): TestState | null {
  if (!isPlainObject(stored)) return null;
  const { position, answers } = stored;
  if (typeof position !== 'number' || !Number.isInteger(position)) return null;
  if (position < 0 || position >= total || !Array.isArray(answers) || answers.length !== total) return null;
  const read = answers.filter(
    (answer): answer is AnswerLevel | null => answer === null || isAnswerLevel(answer),
  );
  const reachable = read.slice(0, position).every((answer) => answer !== null);
  return read.length === total && reachable ? { position, answers: read } : null;
}
