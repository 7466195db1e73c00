import type { BodyOf, changeMessage, sendMessage, TrajectoryAnalysis, User } from '@lodestar/contract';
import type { EddyContext } from '@lodestar/eddy';
import { type Executor, takeTurnAsUser } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { HelpLines } from '../../shared/help-lines.ts';
import type { AskedQuestion } from './answerer.ts';
import { type AnsweringDeps, type RunningAnswers, type Told, writeAnswer } from './answering.ts';
import { findChat } from './chat-repository.ts';
import type { AnswerShare, Begun, Turn } from './chat-turns.ts';
import { isId } from './chats.ts';
import { careLines } from './fixed-answer.ts';
import { findPupilsMessage, hasMessageAfter, listMessagesBefore } from './message-repository.ts';
import { REMEMBERED } from './prompts.ts';
import { contextOf, type Facts, languageOf, ownAnalysis, todayOf } from './pupil-context.ts';

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

export interface AskingDeps extends AnsweringDeps, Facts {
  /** As they are saved. */
  readonly readScores: (caller: Caller) => Promise<unknown>;
  readonly db: Executor;
  readonly idempotency: Idempotency;
  readonly running: RunningAnswers;
  readonly helpLines: HelpLines;
  /** Waits so many milliseconds before it looks again. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** How often is looked whether somebody else has written an answer. */
const LOOK_MS = 150;

/** Who asks, with the record that the guard has read. */
export interface Asker {
  readonly caller: Caller;
  readonly user: User;
  /** The network address. */
  readonly address: string;
}

/** Fixed words are nobody's work. */
const NO_SHARE: AnswerShare = { giveBack: async () => {} };

type Pupil = Pick<AskedQuestion, 'user' | 'language' | 'today' | 'context'>;

export function createAsking(deps: AskingDeps): Asking {
  const { db, readScores, idempotency, running, turns, quota, helpLines, pause } = deps;

  function pupilOf(asker: Asker, wish: Pick<AskWish, 'Text' | 'language'>): Pupil {
    const { user } = asker;
    const language = languageOf(wish.Text, wish.language ?? user.preferred_language);
    let context: Promise<EddyContext> | null = null;
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

  /** Begins a turn that may take its share of everybody's limits; nothing refuses the fixed words. */
  async function sharing(
    { address }: Asker,
    begin: (take: (isFixed: () => Promise<boolean>) => Promise<AnswerShare>) => Promise<Exchange>,
  ): Promise<Exchange> {
    let share = NO_SHARE;
    const take = async (isFixed: () => Promise<boolean>) => {
      if (quota !== null && !(await isFixed())) share = await quota.takeShare(address);
      return share;
    };
    try {
      return await begin(take);
    } catch (error) {
      await share.giveBack();
      throw error;
    }
  }

  function exchangeOf(
    begun: Begun,
    share: AnswerShare,
    question: (turn: Turn) => Promise<AskedQuestion>,
  ): Exchange {
    const { messageId } = begun;
    if (begun.kind === 'answered') return { messageId, told: keptFor(share), stop: () => {} };
    const { turn } = begun;
    const answer = running.start(turn.claim, turn.chatId);
    return {
      messageId,
      told: writeAnswer(deps, { turn, share }, () => question(turn), answer),
      stop: answer.stop,
    };
  }

  const questionOf =
    (pupil: Pupil, analysis: TrajectoryAnalysis | null, detailed: boolean | undefined) =>
    async ({ chatId, message }: Turn): Promise<AskedQuestion> => {
      const earlier = await listMessagesBefore(db, chatId, message.position, REMEMBERED.messages);
      return {
        ...pupil,
        text: message.text,
        care: careLines(helpLines, { text: message.text, language: pupil.language }, earlier),
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
    const asked = { text: wish.Text, language: pupil.language };
    const place = { uid: asker.caller.uid, chatId };
    return sharing(asker, async (take) => {
      const share = await take(() => turns.isFixed(db, place, asked, messageId));
      const begun = await db.transaction((tx) => turns.beginAgain(tx, place, messageId, asked));
      return exchangeOf(begun, share, async (turn) => {
        const { trajectory_analyses: analyses } = pupil.user;
        const analysis = analyses.find(({ id }) => id === turn.message.analysisId) ?? null;
        return questionOf(pupil, analysis, wish.detailed)(turn);
      });
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
        if (state === 'unanswered' || state === 'abandoned') break;
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
    if (turns.isAnswering(chat)) return 'answering';
    // Held still, for too long: its server is gone, and nobody has tried in vain.
    return chat.answering === null ? 'unanswered' : 'abandoned';
  }

  return {
    ask: async (asker, chatId, wish, key) => {
      if (!isId(chatId)) throw new AppError('not_found');
      const pupil = pupilOf(asker, wish);
      const analysis = ownAnalysis(pupil.user, wish.reference_analysis_id);
      const { uid } = asker.caller;
      const asked = { text: wish.Text, analysisId: analysis?.id ?? null, language: pupil.language };
      const first: { readonly begun: Begun; readonly share: AnswerShare }[] = [];
      const request = { scope: `chat/message ${uid} ${chatId}`, key, body: wish };
      return sharing(asker, async (take) => {
        const messageId = await idempotency.once(request, async (tx) => {
          // The user before the chat, as whoever erases an account goes: the kept answer hangs on the user too.
          if (!(await takeTurnAsUser(tx, uid))) throw new AppError('unauthenticated');
          const place = { uid, chatId };
          const share = await take(() => turns.isFixed(tx, place, asked));
          const begun = await turns.begin(tx, place, asked);
          first.push({ begun, share });
          return { answer: begun.messageId, uid };
        });
        const [one] = first;
        if (one === undefined) return repeated(asker, chatId, messageId, wish);
        return exchangeOf(one.begun, one.share, questionOf(pupil, analysis, wish.detailed));
      });
    },
    askAgain,
  };
}

/** Fixed words take nothing of everybody's limits. */
async function* keptFor(share: AnswerShare): AsyncGenerator<Told> {
  await share.giveBack();
  yield { kind: 'kept' };
}
