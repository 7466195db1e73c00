import { setTimeout as pause } from 'node:timers/promises';
import type { ToolName } from '@lodestar/eddy';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../db/database-errors.ts';
import { AppError } from '../../errors.ts';
import { ModelFailure } from '../../llm/language-model.ts';
import { loggableError } from '../../shared/loggable-error.ts';
import type { Meter } from '../../shared/meter.ts';
import type { Answerer, AskedQuestion, Basis } from './answerer.ts';
import type { AnswerQuota, AnswerShare, ChatTurns, Turn, WrittenAnswer } from './chat-turns.ts';
import type { CareLines } from './fixed-answer.ts';

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
  readonly turns: ChatTurns;
  readonly answerer: Answerer;
  /** Null: answers cost nothing. */
  readonly quota: AnswerQuota | null;
  readonly log: Logger;
  readonly meter: Meter;
}

/** A turn, with what its answer takes of everybody's limits. */
export interface SharedTurn {
  readonly turn: Turn;
  readonly share: AnswerShare;
}

type Ending = Pick<WrittenAnswer, 'state'> & { readonly error: AppError | null; readonly counts: boolean };

/** Writes the answer of a turn and keeps what came of it, whole or not. To be read to its end. */
export async function* writeAnswer(
  { turns, answerer, quota, log, meter }: AnsweringDeps,
  { turn, share }: SharedTurn,
  question: () => Promise<AskedQuestion>,
  { signal, done }: RunningAnswer,
): AsyncGenerator<Told> {
  let text = '';
  let basis = NO_BASIS;
  let care: WrittenAnswer['care'] = null;
  let ending: Ending = { state: 'whole', error: null, counts: true };
  try {
    const asked = await patiently(question);
    care = asked.care.care;
    const lines = linesAround(asked.care);
    const context = () => patiently(asked.context);
    for await (const piece of answerer.answer({ ...asked, context }, signal)) {
      signal.throwIfAborted();
      if (piece.kind === 'basis') basis = piece.basis;
      else if (piece.kind === 'tool') yield piece;
      else {
        const told = text === '' ? lines.first + piece.text : piece.text;
        text += told;
        if (text.length > MAX_ANSWER) throw new ModelFailure('badAnswer');
        yield { kind: 'delta', text: told };
      }
    }
    if (text.trim() === '') throw new ModelFailure('unusable');
    if (lines.last !== '') {
      text = text.trimEnd() + lines.last;
      yield { kind: 'delta', text: lines.last };
    }
  } catch (error) {
    ending = signal.aborted ? STOPPED : brokenOff(error, text, { log, meter });
  }
  done();
  const { state, error, counts } = ending;
  if (!counts) await share.giveBack();
  if (turn.quotaId !== null) await quota?.settle(turn.quotaId, counts);
  const written: WrittenAnswer = { text, state, counsellor: answerer.kind, basis, care };
  // What had ended before it was acknowledged was kept.
  yield await patiently(async (isAgain) => (await turns.end(turn, written)) || isAgain).then(
    (isKept): Told => {
      if (!isKept) return { kind: 'error', error: new AppError('not_found') };
      const nothing = error ?? (text === '' ? unavailable('stopped') : null);
      return nothing === null ? { kind: 'kept' } : { kind: 'error', error: nothing };
    },
    (failure: unknown): Told => ({ kind: 'error', error: asAppError(failure, { log, meter }) }),
  );
}

/** Pauses between tries: longer in all than a database takes to be replaced by its replica. */
const TRY_AGAIN_MS = [100, 200, 400, 800, 1600, 3200];

/** Does what needs the database, also where it is away for a moment. `isAgain`: something was tried before. */
async function patiently<T>(attempt: (isAgain: boolean) => Promise<T>): Promise<T> {
  let isAgain = false;
  for (const wait of TRY_AGAIN_MS) {
    try {
      return await attempt(isAgain);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      isAgain = true;
      await pause(wait);
    }
  }
  return attempt(isAgain);
}

/** The lines of care as paragraphs before and behind an answer. */
const linesAround = ({ first, last }: CareLines) => ({
  first: first === null ? '' : `${first}\n\n`,
  last: last === null ? '' : `\n\n${last}`,
});

/** Whoever stops an answer has had it written so far. */
const STOPPED: Ending = { state: 'stopped', error: null, counts: true };

const unavailable = (reason: string) => new AppError('unavailable', { reason });

/** What was shown, and what the pupil's own words may have caused, counts. */
type Noted = Pick<AnsweringDeps, 'log' | 'meter'>;

function brokenOff(error: unknown, text: string, noted: Noted): Ending {
  const ownDoing = error instanceof ModelFailure && error.kind === 'unusable';
  return { state: 'failed', error: asAppError(error, noted), counts: text !== '' || ownDoing };
}

function asAppError(error: unknown, { log, meter }: Noted): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ModelFailure) {
    meter.modelFailed(error.kind);
    log.warn({ kind: error.kind, status: error.status }, 'the model gave no answer');
    return unavailable(error.kind);
  }
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', {}, 2);
  log.error({ err: loggableError(error) }, 'an answer failed');
  return new AppError('internal');
}

/** Answers that this server is writing, so that they can be ended from elsewhere. */
export interface RunningAnswers {
  /** Does the work with a signal that is aborted when the answer is to end. */
  readonly start: (claim: string, chatId: string) => RunningAnswer;
  /** Ends what is being written in a chat. */
  readonly endOf: (chatId: string) => void;
  /** Ends everything, at once or after some time; what begins after that has ended before. */
  readonly endAll: (afterMs: number) => void;
}

export interface RunningAnswer {
  readonly signal: AbortSignal;
  /** The pupil wants no more of it. */
  readonly stop: () => void;
  readonly done: () => void;
}

export function createRunningAnswers(): RunningAnswers {
  const running = new Map<string, { readonly chatId: string; readonly controller: AbortController }>();
  let isClosed = false;
  const endAllNow = () => {
    isClosed = true;
    for (const { controller } of running.values()) controller.abort();
  };
  return {
    start: (claim, chatId) => {
      const controller = new AbortController();
      running.set(claim, { chatId, controller });
      if (isClosed) controller.abort();
      return {
        signal: controller.signal,
        stop: () => controller.abort(),
        done: () => void running.delete(claim),
      };
    },
    endOf: (chatId) => {
      for (const one of running.values()) if (one.chatId === chatId) one.controller.abort();
    },
    endAll: (afterMs) => {
      if (afterMs === 0) endAllNow();
      else setTimeout(endAllNow, afterMs).unref();
    },
  };
}
