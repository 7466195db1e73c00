import type { TrajectoryAnalysis } from '@lodestar/contract';
import { guideAnswer } from '@lodestar/domain';
import type { Caller } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import type { HelpLines } from '../../help-lines.ts';
import type { LanguageModel } from '../../llm/language-model.ts';
import type { AccountService } from '../account/service.ts';
import type { SavedWorkService } from '../saved-work/service.ts';
import { type AskAgainWish, type AskingDeps, type AskWish, createAsking, type Exchange } from './asking.ts';
import { endAllClaims } from './chat-repository.ts';
import { type Chats, createChats } from './chats.ts';
import { type CreationRequest, createCreation, isOwnName } from './creating.ts';
import { createGuideCounsellor } from './guide-counsellor.ts';
import { createModelCounsellor } from './model-counsellor.ts';
import { contextOfNobody } from './pupil-context.ts';
import { createRunningAnswers } from './running-answers.ts';
import { createTurns } from './turns.ts';

export type { Exchange } from './asking.ts';

/** Who asks: the whole record, as the guard has read it. */
export type CallerRecord = Parameters<AccountService['present']>[0];

/** Chats with Eddy. */
export interface CounsellorService {
  /** @throws AppError not_found, conflict, quota_exceeded or idempotency_mismatch, and then nothing was kept */
  readonly ask: (
    record: CallerRecord,
    chatId: string,
    wish: AskWish,
    key: string | undefined,
  ) => Promise<Exchange>;
  /** Has one's message answered once more, with another text or the same. @throws AppError the same */
  readonly askAgain: (
    record: CallerRecord,
    chatId: string,
    messageId: string,
    wish: AskAgainWish,
  ) => Promise<Exchange>;
  /** The answer, serialised. @throws AppError forbidden, not_found or conflict */
  readonly create: (request: CreationRequest) => Promise<string>;
  readonly chats: Chats;
  /** @throws AppError forbidden for anybody's list but one's own */
  readonly listOf: (caller: Caller, userId: string) => ReturnType<Chats['list']>;
  /** The analyses a message may refer to. @throws AppError not_found */
  readonly analyses: (caller: Caller, chatId: string) => Promise<TrajectoryAnalysis[]>;
  /** As Markdown in the user's own language. @throws AppError not_found */
  readonly export: (caller: Caller, chatId: string) => Promise<string>;
  /** Ends every answer after some time, kept as far as it came. */
  readonly endAnswers: (afterMs: number) => void;
  /** Lets go of chats whose server was killed: only for whoever is alone on the database. */
  readonly forgetLostAnswers: () => Promise<void>;
  /** Makes the indexes of the catalogue, so that nobody's first question waits for them. */
  readonly warmUp: () => void;
}

export interface CounsellorDeps extends Omit<AskingDeps, 'turns' | 'counsellor' | 'running' | 'readScores'> {
  readonly account: AccountService;
  readonly savedWork: SavedWorkService;
  readonly helpLines: HelpLines;
  /** Null: the built-in guide answers, as often as it is asked. */
  readonly model: LanguageModel | null;
}

export function createCounsellorService(deps: CounsellorDeps): CounsellorService {
  const { db, now, log, account, savedWork, quota, model } = deps;
  const turns = createTurns({ ...deps, quota: model === null ? null : quota });
  const counsellor = model === null ? createGuideCounsellor() : createModelCounsellor({ model, now, log });
  const running = createRunningAnswers();
  const chats = createChats({ db, now, running, isAnswering: turns.isAnswering });

  const readUser = async (caller: Caller) => (await account.profile.readOwn(caller)).value;
  const readScores = async (caller: Caller) => (await savedWork.loadScores(caller)).answer.scores;
  const asking = createAsking({ ...deps, turns, counsellor, running, readScores });
  const askerOf = (record: CallerRecord) => ({ caller: record, user: account.present(record).value });

  return {
    ask: (record, ...asked) => asking.ask(askerOf(record), ...asked),
    askAgain: (record, ...asked) => asking.askAgain(askerOf(record), ...asked),
    create: createCreation({ ...deps, readUser, turns }),
    chats,
    listOf: async (caller, userId) => {
      if (!isOwnName(caller, userId)) throw new AppError('forbidden');
      return chats.list(caller);
    },
    analyses: async (caller, chatId) => {
      await chats.mustExist(caller, chatId);
      return (await readUser(caller)).trajectory_analyses;
    },
    export: async (caller, chatId) =>
      chats.export(caller, chatId, (await readUser(caller)).preferred_language),
    endAnswers: running.endAll,
    forgetLostAnswers: () => endAllClaims(db),
    warmUp: () => {
      guideAnswer({ text: 'computer science', context: contextOfNobody(deps), earlier: [], detailed: false });
    },
  };
}
