import type { BodyOf, generate } from '@lodestar/contract';
import { DEFAULT_ABILITY, parseAbility } from '@lodestar/domain';
import type { Logger } from 'pino';
import type { Caller } from '../../caller.ts';
import { AppError, fieldProblem, invalidRequest } from '../../errors.ts';
import type { HelpLines } from '../../help-lines.ts';
import { type LanguageModel, ModelFailure } from '../../llm/language-model.ts';
import type { AbilityService } from '../ability/service.ts';
import type { AccountService } from '../account/service.ts';
import type { Quota } from '../quota/service.ts';
import { createGuideWriter } from './guide-writer.ts';
import { createModelWriter } from './model-writer.ts';
import type { Reader } from './writer.ts';

export type GenerationWish = BodyOf<typeof generate>;

/** What Eddy writes outside the chat. */
export interface ReportService {
  /** @throws AppError invalid_request, quota_exceeded, or unavailable when the model gives nothing usable */
  readonly generate: (caller: Caller, wish: GenerationWish) => Promise<string>;
}

export interface ReportDeps {
  readonly account: AccountService;
  readonly ability: AbilityService;
  readonly quota: Quota;
  readonly helpLines: HelpLines;
  /** Null: the built-in guide writes. */
  readonly model: LanguageModel | null;
  readonly isKnownCode: (code: string) => boolean;
  readonly log: Logger;
}

/** Whoever words the question can have the model say what is of no use, and must not have that for nothing. */
const isOwnDoing = ({ purpose }: GenerationWish, error: unknown) =>
  purpose === undefined && error instanceof ModelFailure && error.kind === 'unusable';

export function createReportService(deps: ReportDeps): ReportService {
  const { account, ability, quota, model, helpLines, isKnownCode, log } = deps;
  const writer =
    model === null
      ? createGuideWriter(ability)
      : createModelWriter({ model, bestMatches: ability.bestMatches, isKnownCode });

  async function readerOf(caller: Caller, { language }: GenerationWish): Promise<Reader> {
    const { value: user } = await account.profile.readOwn(caller);
    return {
      user,
      scores: parseAbility(user.ability_6d) ?? DEFAULT_ABILITY,
      language: language ?? user.preferred_language,
    };
  }

  return {
    generate: async (caller, wish) => {
      const write = workOf(wish);
      const reader = await readerOf(caller, wish);
      const help = wish.purpose === undefined ? helpLines.for(wish.text ?? '', reader.language) : null;
      if (help !== null) return help;
      try {
        return await quota.spend(
          caller.uid,
          () => write(reader),
          (error) => isOwnDoing(wish, error),
        );
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        log.warn({ kind: error.kind, status: error.status }, 'the model gave no text');
        throw new AppError('unavailable', { reason: error.kind });
      }
    },
  };

  function workOf({ purpose, text = '' }: GenerationWish): (reader: Reader) => Promise<string> {
    switch (purpose) {
      case 'recommendation':
        return writer.recommendation;
      case 'title':
        return writer.title;
      // Nobody analyses trajectories yet; a made-up text would be kept as if it were an analysis.
      case 'trajectory_analysis':
        throw new AppError('unavailable', { reason: 'notYet', retry: false });
      case undefined:
        if (text.trim() === '') throw invalidRequest(fieldProblem('text', 'missing'));
        return (reader) => writer.answer(reader, text);
    }
  }
}
