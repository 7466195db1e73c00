import type { ToolName } from '@lodestar/domain';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { AppError } from '../../errors.ts';
import { ModelFailure } from '../../llm/language-model.ts';
import { loggableError } from '../../loggable-error.ts';
import type { Basis, Counsellor, Question } from './counsellor.ts';
import type { AnswerQuota } from './deps.ts';
import type { RunningAnswer } from './running-answers.ts';
import type { Turn, Turns, WrittenAnswer } from './turns.ts';

/** More than any answer: who goes on beyond it has lost his way. */
const MAX_ANSWER = 16_000;
const NO_BASIS: Basis = { grounds: null, suggestions: [] };

/** What is told while an answer is written; the last is `kept` or `error`. */
export type Told =
  | { readonly kind: 'delta'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: ToolName }
  | { readonly kind: 'kept' }
  | { readonly kind: 'error'; readonly error: AppError };

export interface AnsweringDeps {
  readonly turns: Turns;
  readonly counsellor: Counsellor;
  readonly quota: AnswerQuota;
  readonly log: Logger;
}

type Ending = Pick<WrittenAnswer, 'state'> & { readonly error: AppError | null; readonly counts: boolean };

/** Writes the answer of a turn and keeps what came of it, whole or not. To be read to its end. */
export async function* writeAnswer(
  { turns, counsellor, quota, log }: AnsweringDeps,
  turn: Turn,
  question: () => Promise<Question>,
  { signal, done }: RunningAnswer,
): AsyncGenerator<Told> {
  let text = '';
  let basis = NO_BASIS;
  let ending: Ending = { state: 'whole', error: null, counts: true };
  try {
    for await (const piece of counsellor.answer(await question(), signal)) {
      signal.throwIfAborted();
      if (piece.kind === 'basis') basis = piece.basis;
      else if (piece.kind === 'tool') yield piece;
      else {
        text += piece.text;
        if (text.length > MAX_ANSWER) throw new ModelFailure('badAnswer');
        yield { kind: 'delta', text: piece.text };
      }
    }
    if (text.trim() === '') throw new ModelFailure('unusable');
  } catch (error) {
    ending = signal.aborted ? STOPPED : brokenOff(error, text, log);
  }
  done();
  const { state, error, counts } = ending;
  if (turn.quotaId !== null) await quota.settle(turn.quotaId, counts);
  yield await turns.end(turn, { text, state, counsellor: counsellor.kind, basis }).then(
    (isKept): Told => {
      if (!isKept) return { kind: 'error', error: new AppError('not_found') };
      const nothing = error ?? (text === '' ? unavailable('stopped') : null);
      return nothing === null ? { kind: 'kept' } : { kind: 'error', error: nothing };
    },
    (failure: unknown): Told => ({ kind: 'error', error: asAppError(failure, log) }),
  );
}

/** Whoever stops an answer has had it written so far. */
const STOPPED: Ending = { state: 'stopped', error: null, counts: true };

const unavailable = (reason: string) => new AppError('unavailable', { reason });

/** What was shown, and what the pupil's own words may have caused, counts. */
function brokenOff(error: unknown, text: string, log: Logger): Ending {
  const ownDoing = error instanceof ModelFailure && error.kind === 'unusable';
  return { state: 'failed', error: asAppError(error, log), counts: text !== '' || ownDoing };
}

function asAppError(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ModelFailure) {
    log.warn({ kind: error.kind, status: error.status }, 'the model gave no answer');
    return unavailable(error.kind);
  }
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', {}, 2);
  log.error({ err: loggableError(error) }, 'an answer failed');
  return new AppError('internal');
}
