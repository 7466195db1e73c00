import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, changeMessage, sendMessage, TrajectoryAnalysis, User } from '@lodestar/contract';
import type { CounsellorContext } from '@lodestar/domain';
import type { Caller } from '../../caller.ts';
import type { Executor } from '../../db/executor.ts';
import { takeTurnAsUser } from '../../db/user-turn.ts';
import { AppError } from '../../errors.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import { type AnsweringDeps, type Told, writeAnswer } from './answering.ts';
import { findChat } from './chat-repository.ts';
import { isId } from './chats.ts';
import type { Question } from './counsellor.ts';
import type { Facts, PupilRecords } from './deps.ts';
import { findPupilsMessage, hasMessageAfter, listMessagesBefore } from './message-repository.ts';
import { ownAnalysis } from './own-analysis.ts';
import { REMEMBERED } from './prompts.ts';
import { contextOf, languageOf, todayOf } from './pupil-context.ts';
import type { RunningAnswers } from './running-answers.ts';
import type { Begun, Turn } from './turns.ts';

export type AskWish = BodyOf<typeof sendMessage>;
export type AskAgainWish = BodyOf<typeof changeMessage> & { readonly Text: string };

/** An answer that is being written. What is told must be read to its end; `stop` brings that about. */
export interface Exchange {
  readonly told: AsyncIterable<Told>;
  readonly stop: () => void;
  /** The message that is answered. */
  readonly messageId: string;
}

export interface Asking {
  /** @throws AppError not_found, conflict, quota_exceeded or idempotency_mismatch, and then nothing was kept */
  readonly ask: (asker: Asker, chatId: string, wish: AskWish, key: string | undefined) => Promise<Exchange>;
  /** @throws AppError the same */
  readonly askAgain: (
    asker: Asker,
    chatId: string,
    messageId: string,
    wish: AskAgainWish,
  ) => Promise<Exchange>;
}

export interface AskingDeps extends AnsweringDeps, Facts, Pick<PupilRecords, 'readScores'> {
  readonly db: Executor;
  readonly idempotency: Idempotency;
  readonly running: RunningAnswers;
}

/** How often is looked whether somebody else has written an answer. */
const LOOK_MS = 150;

/** Who asks, with the record that the guard has read. */
export interface Asker {
  readonly caller: Caller;
  readonly user: User;
}

type Pupil = Pick<Question, 'user' | 'language' | 'today' | 'context'>;

export function createAsking(deps: AskingDeps): Asking {
  const { db, readScores, idempotency, running, turns } = deps;

  function pupilOf(asker: Asker, wish: Pick<AskWish, 'Text' | 'language'>): Pupil {
    const { user } = asker;
    const language = languageOf(wish.Text, wish.language ?? user.preferred_language);
    let context: Promise<CounsellorContext> | null = null;
    return {
      user,
      language,
      today: todayOf(deps),
      context: () => {
        context ??= readScores(asker.caller).then((scores) => contextOf(deps, user, scores, language));
        return context;
      },
    };
  }

  function exchangeOf(begun: Begun, question: (turn: Turn) => Promise<Question>): Exchange {
    const { messageId } = begun;
    if (begun.kind === 'answered') return { messageId, told: kept(), stop: () => {} };
    const { turn } = begun;
    const answer = running.start(turn.claim, turn.chatId);
    return { messageId, told: writeAnswer(deps, turn, () => question(turn), answer), stop: answer.stop };
  }

  const questionOf =
    (pupil: Pupil, analysis: TrajectoryAnalysis | null, detailed: boolean | undefined) =>
    async ({ chatId, message }: Turn): Promise<Question> => {
      const earlier = await listMessagesBefore(db, chatId, message.position, REMEMBERED.messages);
      return {
        ...pupil,
        text: message.text,
        analysis: analysis?.content ?? null,
        detailed: detailed ?? false,
        earlier: earlier.map(({ text, isBot }) => ({ text, isBot })),
      };
    };

  async function askAgain(
    asker: Asker,
    chatId: string,
    messageId: string,
    wish: AskAgainWish,
  ): Promise<Exchange> {
    if (!isId(chatId) || !isId(messageId)) throw new AppError('not_found');
    const pupil = pupilOf(asker, wish);
    const { language } = pupil;
    const place = { uid: asker.caller.uid, chatId };
    const begun = await db.transaction((tx) =>
      turns.beginAgain(tx, place, messageId, { text: wish.Text, language }),
    );
    return exchangeOf(begun, async (turn) => {
      const { trajectory_analyses: analyses } = pupil.user;
      const analysis = analyses.find(({ id }) => id === turn.message.analysisId) ?? null;
      return questionOf(pupil, analysis, wish.detailed)(turn);
    });
  }

  /** The same request once more: waits for the answer that is being written, or has it written when there is none. */
  function repeated(asker: Asker, chatId: string, messageId: string, wish: AskWish): Exchange {
    let stop = () => {};
    async function* told(): AsyncGenerator<Told> {
      for (let hasWaited = false; ; hasWaited = true) {
        const state = await stateOf(asker.caller.uid, chatId, messageId);
        if (state === 'answered') return yield { kind: 'kept' };
        if (state === 'unanswered' && hasWaited)
          return yield { kind: 'error', error: new AppError('unavailable') };
        if (state === 'unanswered') break;
        await pause(LOOK_MS);
      }
      const again = await askAgain(asker, chatId, messageId, wish);
      stop = again.stop;
      yield* again.told;
    }
    return { messageId, told: told(), stop: () => stop() };
  }

  async function stateOf(uid: string, chatId: string, messageId: string) {
    const chat = await findChat(db, uid, chatId);
    const message = chat && (await findPupilsMessage(db, chatId, messageId));
    if (chat === null || message === null) return 'answered';
    if (await hasMessageAfter(db, chatId, message.position)) return 'answered';
    return turns.isAnswering(chat) ? 'answering' : 'unanswered';
  }

  return {
    ask: async (asker, chatId, wish, key) => {
      if (!isId(chatId)) throw new AppError('not_found');
      const pupil = pupilOf(asker, wish);
      const analysis = ownAnalysis(pupil.user, wish.reference_analysis_id);
      const { uid } = asker.caller;
      const asked = { text: wish.Text, analysisId: analysis?.id ?? null, language: pupil.language };
      const first: Begun[] = [];
      const request = { scope: `chat/message ${uid} ${chatId}`, key, body: wish };
      const messageId = await idempotency.once(request, async (tx) => {
        // The user before the chat, as whoever erases an account goes: the kept answer hangs on the user too.
        if (!(await takeTurnAsUser(tx, uid))) throw new AppError('unauthenticated');
        const begun = await turns.begin(tx, { uid, chatId }, asked);
        first.push(begun);
        return { answer: begun.messageId, uid };
      });
      const [begun] = first;
      if (begun === undefined) return repeated(asker, chatId, messageId, wish);
      return exchangeOf(begun, questionOf(pupil, analysis, wish.detailed));
    },
    askAgain,
  };
}

async function* kept(): AsyncGenerator<Told> {
  yield { kind: 'kept' };
}
