import { setImmediate } from 'node:timers/promises';
import { ACCOUNT_LIMITS, type BodyOf, type generate } from '@lodestar/contract';
import {
  type Catalogue,
  DEFAULT_ABILITY,
  parseAbility,
  readTrajectory,
  yearInHongKong,
} from '@lodestar/domain';
import type { Logger } from 'pino';
import { AppError, fieldProblem, invalidRequest } from '../../errors.ts';
import type { AskerRecord } from '../../http/request-source.ts';
import { type LanguageModel, ModelFailure } from '../../llm/language-model.ts';
import { type Writers, writerFor } from '../../llm/writer-choice.ts';
import type { HelpLines } from '../../shared/help-lines.ts';
import { lruCache } from '../../shared/lru.ts';
import type { Meter } from '../../shared/meter.ts';
import type { AbilityService } from '../ability/service.ts';
import type { AccountService } from '../account/service.ts';
import type { Quota } from '../quota/service.ts';
import { createModelWriter } from './model-writer.ts';
import { createGuideWriter, guideAnalysis, type Reader, type Writer } from './writer.ts';

export type GenerationWish = BodyOf<typeof generate>;

/** What Eddy writes outside the chat. */
export interface ReportService {
  /** @throws AppError invalid_request, quota_exceeded, or unavailable when the model gives nothing usable */
  readonly generate: (asker: AskerRecord, wish: GenerationWish) => Promise<string>;
}

export interface ReportDeps {
  readonly account: AccountService;
  readonly ability: AbilityService;
  readonly quota: Quota;
  readonly helpLines: HelpLines;
  /** Null: the built-in guide writes. */
  readonly model: LanguageModel | null;
  /** This year's programmes. */
  readonly catalogue: () => Catalogue;
  readonly log: Logger;
  readonly meter: Meter;
  readonly now: () => Date;
}

/** Reading a whole map for words of danger takes time, and asking again must not take it again. */
const MAPS_REMEMBERED = 500;

/** Whoever words the question can have the model say what is of no use, and must not have that for nothing. */
const isOwnDoing = ({ purpose }: GenerationWish, error: unknown) =>
  purpose === undefined && error instanceof ModelFailure && error.kind === 'unusable';

export function createReportService(deps: ReportDeps): ReportService {
  const { account, ability, quota, model, helpLines, catalogue, log, meter, now } = deps;
  const writers: Writers<Writer> = {
    guide: createGuideWriter(ability),
    model: model && createModelWriter({ model, bestMatches: ability.bestMatches, catalogue }),
  };

  const helpOnMap = lruCache<Promise<string | null>>(MAPS_REMEMBERED);

  function readerOf(
    { value: user, etag: version }: ReturnType<AccountService['present']>,
    { language }: GenerationWish,
  ): Reader {
    return {
      user,
      version,
      scores: parseAbility(user.ability_6d) ?? DEFAULT_ABILITY,
      trajectory: readTrajectory(user),
      currentYear: yearInHongKong(now()),
      language: language ?? user.preferred_language,
    };
  }

  /** Fixed words, before anything a pupil wrote goes to a model; for a map, with what the guide sees on it. */
  async function helpFor({ purpose, text = '' }: GenerationWish, reader: Reader): Promise<string | null> {
    if (purpose === undefined) return helpLines.for(text, reader.language)?.text ?? null;
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
      if (help !== null) return help.text;
      await setImmediate();
    }
    return null;
  }

  return {
    generate: async ({ record, address }, wish) => {
      const user = account.present(record);
      const writer = writerFor(writers, user.value);
      const write = workOf(writer, wish);
      const reader = readerOf(user, wish);
      const help = await helpFor(wish, reader);
      if (help !== null) {
        meter.cardGiven();
        return help;
      }
      try {
        return await quota.spend(
          { uid: record.uid, address: writer.kind === 'model' ? address : null },
          () => write(reader),
          (error) => isOwnDoing(wish, error),
        );
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        meter.modelFailed(error.kind);
        log.warn({ kind: error.kind, status: error.status }, 'the model gave no text');
        throw new AppError('unavailable', { reason: error.kind });
      }
    },
  };

  function workOf(
    writer: Writer,
    { purpose, text = '' }: GenerationWish,
  ): (reader: Reader) => Promise<string> {
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

const LINK = /\[([^\]]+)\]\([^)]*\)/g;
const LIST_MARK = /^- /gm;

/** The fixed words with telephone numbers above an analysis, which is shown as plain text under titles. */
function analysisWithHelp(help: string, analysis: string): string {
  const plain = help.replace(LINK, '$1').replace(LIST_MARK, '');
  return `${plain}\n\n${analysis}`.slice(0, ACCOUNT_LIMITS.description).toWellFormed();
}
