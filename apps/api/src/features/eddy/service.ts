import type { TrajectoryAnalysis } from '@lodestar/contract';
import { guideAnswer } from '@lodestar/eddy';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { AskerRecord } from '../../http/request-source.ts';
import type { LanguageModel } from '../../llm/language-model.ts';
import { type Writers, writerFor } from '../../llm/writer-choice.ts';
import type { HelpLines } from '../../shared/help-lines.ts';
import type { AccountService } from '../account/service.ts';
import type { SavedWorkService } from '../saved-work/service.ts';
import { createGuideAnswerer } from './answerer.ts';
import { createRunningAnswers } from './answering.ts';
import {
  type AskAgainWish,
  type Asking,
  type AskingDeps,
  type AskWish,
  createAsking,
  type Exchange,
} from './asking.ts';
import { endAllClaims } from './chat-repository.ts';
import { ABANDONED_MS, type AnswerQuota, createChatTurns } from './chat-turns.ts';
import { type Chats, createChats } from './chats.ts';
import { type CreationRequest, createCreation, isOwnName } from './creating.ts';
import { createModelAnswerer } from './model-answerer.ts';
import { contextOfNobody } from './pupil-context.ts';

export type { Exchange } from './asking.ts';

/** Chats with Eddy. */
export interface EddyService {
  /** @throws AppError not_found, conflict, quota_exceeded or idempotency_mismatch, and then nothing was kept */
  readonly ask: (
    asker: AskerRecord,
    chatId: string,
    wish: AskWish,
    key: string | undefined,
  ) => Promise<Exchange>;
  /** Has one's message answered once more, with another text or the same. @throws AppError the same */
  readonly askAgain: (
    asker: AskerRecord,
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

export interface EddyDeps
  extends Omit<AskingDeps, 'turns' | 'answerer' | 'quota' | 'running' | 'readScores'> {
  /** For what a model answers. */
  readonly quota: AnswerQuota;
  readonly account: AccountService;
  readonly savedWork: SavedWorkService;
  readonly helpLines: HelpLines;
  /** Null: the built-in guide answers, as often as it is asked. */
  readonly model: LanguageModel | null;
}

export function createEddyService(deps: EddyDeps): EddyService {
  const { db, now, log, account, savedWork, quota, model } = deps;
  const running = createRunningAnswers();
  const abandonedMs = model === null ? ABANDONED_MS.guide : ABANDONED_MS.model;
  const turns = createChatTurns({ ...deps, quota: null, abandonedMs });
  const chats = createChats({ db, now, running, isAnswering: turns.isAnswering });

  const readUser = async (caller: Caller) => (await account.profile.readOwn(caller)).value;
  const readScores = async (caller: Caller) => (await savedWork.loadScores(caller)).answer.scores;
  const askingOf = (writer: Pick<AskingDeps, 'turns' | 'answerer' | 'quota'>) =>
    createAsking({ ...deps, ...writer, running, readScores });
  const byModel = (one: LanguageModel) =>
    askingOf({
      turns: createChatTurns({ ...deps, quota, abandonedMs }),
      answerer: createModelAnswerer({ model: one, now, log }),
      quota,
    });
  const askings: Writers<Asking> = {
    guide: askingOf({ turns, answerer: createGuideAnswerer(), quota: null }),
    model: model === null ? null : byModel(model),
  };
  const knownOf = ({ record, address }: AskerRecord) => {
    const user = account.present(record).value;
    return { asking: writerFor(askings, user), asker: { caller: record, user, address } };
  };

  return {
    ask: (from, ...asked) => {
      const { asking, asker } = knownOf(from);
      return asking.ask(asker, ...asked);
    },
    askAgain: (from, ...asked) => {
      const { asking, asker } = knownOf(from);
      return asking.askAgain(asker, ...asked);
    },
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
