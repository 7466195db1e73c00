import type { PreferredLanguage, TrajectoryAnalysis } from '@lodestar/contract';
import type { Caller } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import type { HelpLines } from '../../help-lines.ts';
import type { LanguageModel } from '../../llm/language-model.ts';
import { type Asking, type AskingDeps, createAsking } from './asking.ts';
import { endAllClaims } from './chat-repository.ts';
import { type Chats, createChats } from './chats.ts';
import { type CreationRequest, createCreation, isOwnName } from './creating.ts';
import { createGuideCounsellor } from './guide-counsellor.ts';
import { createModelCounsellor } from './model-counsellor.ts';
import { createRunningAnswers } from './running-answers.ts';
import { createTurns } from './turns.ts';

export type { Asker, Exchange } from './asking.ts';

/** Chats with Eddy. */
export interface CounsellorService extends Asking {
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
}

export interface CounsellorDeps extends Omit<AskingDeps, 'turns' | 'counsellor' | 'running'> {
  readonly helpLines: HelpLines;
  /** Null: the built-in guide answers, as often as it is asked. */
  readonly model: LanguageModel | null;
}

export function createCounsellorService(deps: CounsellorDeps): CounsellorService {
  const { db, now, account, quota, model } = deps;
  const turns = createTurns({ ...deps, quota: model === null ? null : quota });
  const counsellor = model === null ? createGuideCounsellor() : createModelCounsellor(model);
  const running = createRunningAnswers();
  const chats = createChats({ db, now, running, isAnswering: turns.isAnswering });

  const preferredLanguage = async (caller: Caller): Promise<PreferredLanguage> =>
    (await account.profile.readOwn(caller)).value.preferred_language;

  return {
    ...createAsking({ ...deps, turns, counsellor, running }),
    create: createCreation({ ...deps, turns }),
    chats,
    listOf: async (caller, userId) => {
      if (!isOwnName(caller, userId)) throw new AppError('forbidden');
      return chats.list(caller);
    },
    analyses: async (caller, chatId) => {
      await chats.read(caller, chatId);
      const { value: user } = await account.profile.readOwn(caller);
      return user.trajectory_analyses;
    },
    export: async (caller, chatId) => chats.export(caller, chatId, await preferredLanguage(caller)),
    endAnswers: running.endAll,
    forgetLostAnswers: () => endAllClaims(db),
  };
}
