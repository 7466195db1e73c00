import { type Endpoint, type ErrorBody, errorBodySchema, type ResponseOf } from '@lodestar/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { expect } from 'vitest';
import { type Accounts, openAccounts } from '../accounts.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { type Environment, readConfig } from '../config.ts';
import type { Database } from '../db/open.ts';
import { createAbilityService } from '../features/ability/service.ts';
import { createInsightsService, type InsightsService } from '../features/insights/service.ts';
import { openSurveyFiles } from '../features/insights/survey-files.ts';
import { createProgrammeService, type ProgrammeService } from '../features/programmes/service.ts';
import type { ModelLimits } from '../features/quota/model-shares.ts';
import { openModel } from '../llm/open-model.ts';
import { openPreparedDatabase } from './database.ts';
import { SURVEY_FILES_FOLDER } from './places.ts';
import { compiledOnce, shippedFiles } from './shipped-files.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly programmes: ProgrammeService;
  readonly accounts: Accounts;
  readonly insights: InsightsService;
  readonly close: () => Promise<void>;
}

export interface TestAppWish
  extends Partial<Omit<AppDeps, 'config' | 'log' | 'programmes' | 'ability' | 'accounts' | 'insights'>> {
  readonly environment?: Environment;
  readonly logTo?: DestinationStream;
  /** Where the files of survey findings are. */
  readonly surveyFolder?: string;
  /** How long a model may take. */
  readonly modelTimeoutMs?: number;
  /** How much a model writes for one address, and for everybody. */
  readonly modelLimits?: ModelLimits;
  /** What time it is for accounts: sessions, locks, mailed links. */
  readonly now?: () => Date;
  /** What passes while an answer that somebody else writes is waited for. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** The database to stand on instead of a copy of the prepared one; it stays open. */
  readonly database?: Database;
}

/** Tests register thousands of people; what guessing costs is tested where it is set. */
const CHEAP_HASHING = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const SILENCE: DestinationStream = { write: () => {} };

/** The app as it runs, on a database of its own. */
export async function openTestApp(wish: TestAppWish = {}): Promise<TestApp> {
  const {
    environment = {},
    logTo = SILENCE,
    database: given,
    modelTimeoutMs,
    modelLimits,
    now = () => new Date(),
    pause,
    surveyFolder = SURVEY_FILES_FOLDER,
    ...deps
  } = wish;
  const database = given ?? (await openPreparedDatabase());
  const { institutions, facts, abilityFiles, ...language } = await shippedFiles();
  const programmes = createProgrammeService({
    db: database.db,
    institutions,
    facts,
    compile: compiledOnce,
  });
  await programmes.refresh();
  const config = readConfig(environment);
  const log = pino({}, logTo);
  const ability = createAbilityService(abilityFiles);
  const accounts = await openAccounts({
    config,
    log,
    db: database.db,
    redis: deps.redis ?? null,
    ability,
    model: await openModel(config, modelTimeoutMs),
    programmes,
    institutions,
    scoreHistory: facts.history.programmes,
    fields: facts.guide,
    ...language,
    hashingCost: CHEAP_HASHING,
    ...(modelLimits !== undefined && { modelLimits }),
    now,
    ...(pause !== undefined && { pause }),
  });
  const surveyFiles = await openSurveyFiles(surveyFolder, log);
  const insights = createInsightsService({
    db: database.db,
    now,
    log,
    surveyFiles,
    ownersOf: accounts.account.sessions.ownersOf,
  });
  const app = await buildApp({
    config,
    log,
    programmes,
    ability,
    accounts,
    insights,
    pingDatabase: database.ping,
    redis: null,
    webFolder: null,
    metrics: null,
    // Tests share their processors; how busy these are is not what they test.
    maxEventLoopDelayMs: 0,
    ...deps,
  });
  const close = async () => {
    await app.close();
    await insights.usage.close();
    await accounts.close();
    if (given === undefined) await database.close();
  };
  return { app, database, programmes, accounts, insights, close };
}

/** The answer of a call, which must have status 200 and be exactly what the contract says. */
export function answerOf<E extends Endpoint>(endpoint: E, response: LightMyRequestResponse): ResponseOf<E>;
export function answerOf(endpoint: Endpoint, response: LightMyRequestResponse): unknown {
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200);
  return endpoint.response.parse(response.json());
}

/** The envelope of an error answer with that status. */
export function errorOf(response: LightMyRequestResponse, status: number): ErrorBody {
  expect(response.statusCode, response.body.slice(0, 500)).toBe(status);
  return errorBodySchema.parse(response.json());
}
