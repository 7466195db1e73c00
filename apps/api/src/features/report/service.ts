import { setImmediate } from 'node:timers/promises';
import type { BodyOf, generate } from '@lodestar/contract';
import { DEFAULT_ABILITY, parseAbility, readTrajectory } from '@lodestar/domain';
import type { Logger } from 'pino';
import type { Caller } from '../../caller.ts';
import { AppError, fieldProblem, invalidRequest } from '../../errors.ts';
import type { HelpLines } from '../../help-lines.ts';
import { type LanguageModel, ModelFailure } from '../../llm/language-model.ts';
import { rememberRecent } from '../../recently-used.ts';
import type { AbilityService } from '../ability/service.ts';
import type { AccountService } from '../account/service.ts';
import type { Quota } from '../quota/service.ts';
import { analysisWithHelp } from './analysis-with-help.ts';
import { createGuideWriter, guideAnalysis } from './guide-writer.ts';
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
  readonly now: () => Date;
}

/** Reading a whole map for words of danger takes time, and asking again must not take it again. */
const MAPS_REMEMBERED = 500;

/** Whoever words the question can have the model say what is of no use, and must not have that for nothing. */
const isOwnDoing = ({ purpose }: GenerationWish, error: unknown) =>
  purpose === undefined && error instanceof ModelFailure && error.kind === 'unusable';

export function createReportService(deps: ReportDeps): ReportService {
  const { account, ability, quota, model, helpLines, isKnownCode, log, now } = deps;
  const writer =
    model === null
      ? createGuideWriter(ability)
      : createModelWriter({ model, bestMatches: ability.bestMatches, isKnownCode });

  const helpOnMap = rememberRecent<Promise<string | null>>(MAPS_REMEMBERED);

  async function readerOf(caller: Caller, { language }: GenerationWish): Promise<Reader> {
    const { value: user, etag: version } = await account.profile.readOwn(caller);
    return {
      user,
      version,
      scores: parseAbility(user.ability_6d) ?? DEFAULT_ABILITY,
      trajectory: readTrajectory(user),
      currentYear: now().getFullYear(),
      language: language ?? user.preferred_language,
    };
  }

  /** Fixed words, before anything a pupil wrote goes to a model; for a map, with what the guide sees on it. */
  async function helpFor({ purpose, text = '' }: GenerationWish, reader: Reader): Promise<string | null> {
    if (purpose === undefined) return helpLines.for(text, reader.language);
    if (purpose !== 'trajectory_analysis') return null;
    const { user, version, language } = reader;
    const help = await helpOnMap(`${user.UID} ${version} ${language}`, () => firstHelp(reader));
    return help === null ? null : analysisWithHelp(help, guideAnalysis(reader));
  }

  /** One text at a time, so that others are answered while a large map is read. */
  async function firstHelp({ trajectory, language }: Reader): Promise<string | null> {
    const { events, connections } = trajectory.work;
    const written = [
      ...events.map(({ name, description }) => `${name}\n${description}`),
      ...connections.map(({ description }) => description),
    ];
    for (const one of written) {
      const help = helpLines.for(one, language);
      if (help !== null) return help;
      await setImmediate();
    }
    return null;
  }

  return {
    generate: async (caller, wish) => {
      const write = workOf(wish);
      const reader = await readerOf(caller, wish);
      const help = await helpFor(wish, reader);
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
      case 'trajectory_analysis':
        return writer.trajectoryAnalysis;
      case undefined:
        if (text.trim() === '') throw invalidRequest(fieldProblem('text', 'missing'));
        return (reader) => writer.answer(reader, text);
    }
  }
}
