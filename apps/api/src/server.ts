import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Accounts, openAccounts } from './accounts.ts';
import { buildApp } from './app.ts';
import { backupCommands } from './backup/commands.ts';
import type { Config } from './config.ts';
import { type ControlCommands, listenForCommands } from './control/server.ts';
import { controlSocketPath } from './control/socket-path.ts';
import type { HeldFolder } from './db/folder-lock.ts';
import type { Database } from './db/open.ts';
import { openFolderStore, openPostgresStore } from './db/store.ts';
import { readAbilityFiles } from './features/ability/ability-files.ts';
import { createAbilityService } from './features/ability/service.ts';
import { createInsightsService } from './features/insights/service.ts';
import { readSurveyFiles } from './features/insights/survey-files.ts';
import { readInstitutions } from './features/programmes/institutions.ts';
import { createProgrammeService, type ProgrammeService } from './features/programmes/service.ts';
import { loadShippedYears } from './features/programmes/shipped-years.ts';
import { readHelpLines } from './help-lines.ts';
import { openModel } from './llm/open-model.ts';
import { createMetrics, metricsServer } from './plugins/metrics.ts';
import { causeOf, StartError } from './start-error.ts';
import { stopAnswering } from './stop-answering.ts';

/** How often a server asks whether another one has changed the catalogue. */
const REFRESH_MS = 5_000;
/** A question to PostgreSQL that nobody answers for so long has failed. */
const ANSWER_WITHIN_MS = 5_000;

export interface Surroundings {
  readonly config: Config;
  readonly log: Logger;
  /** PostgreSQL, or the data folder, which this process holds. */
  readonly database: { readonly kind: 'postgres'; readonly url: string } | HeldFolder;
  /** Facts that the product ships with. */
  readonly dataFolder: string;
  /** The built pages, where there are any. */
  readonly webFolder: string;
}

export interface RunningServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

type Closer = () => unknown;

/** Starts everything in order; whatever was opened is closed again, in reverse, on a failed start or by `stop`. */
export async function startServer(surroundings: Surroundings): Promise<RunningServer> {
  const closers: Closer[] = [];
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= closeAll(closers);
    return stopped;
  };
  try {
    return { address: await start(surroundings, closers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function closeAll(closers: Closer[]): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
}

async function start(surroundings: Surroundings, closers: Closer[]): Promise<string> {
  const { config, log, dataFolder, webFolder } = surroundings;
  const database = await openData(surroundings);
  closers.push(database.close);
  const { db } = database;
  await loadShippedYears(db, join(dataFolder, 'programmes'));
  const institutions = await readInstitutions(join(dataFolder, 'institutions.json'));
  const programmes = createProgrammeService({ db, institutions });
  await programmes.refresh();
  if (!programmes.isLoaded()) throw new StartError(`${join(dataFolder, 'programmes')} holds no programmes.`);

  const ability = createAbilityService(await readAbilityFiles(join(dataFolder, 'ability')));
  const redis = openRedis(config, log);
  closers.push(() => redis?.disconnect());
  const accounts = await openAccounts({
    config,
    log,
    db,
    redis,
    ability,
    model: await openModel(config),
    programmes,
    institutions,
    helpLines: await readHelpLines(join(dataFolder, 'help-lines.json')),
  });
  closers.push(accounts.close);
  await accounts.account.grantConfiguredAdmins();
  // Nobody else can be writing in a folder that this process holds.
  if (surroundings.database.kind === 'held') await accounts.counsellor.forgetLostAnswers();
  const surveyFiles = await readSurveyFiles(join(dataFolder, 'surveys'));
  const insights = createInsightsService({ db, now: () => new Date(), log, surveyFiles });
  closers.push(insights.usage.close);
  const metrics = config.METRICS_PORT === undefined ? null : createMetrics();
  const app = await buildApp({
    config,
    log,
    programmes,
    accounts,
    insights,
    pingDatabase: database.ping,
    redis,
    metrics,
    webFolder: existsSync(webFolder) ? webFolder : null,
  });
  closers.push(() => stopAnswering(app));

  if (metrics !== null) {
    const server = metricsServer(metrics).listen(config.METRICS_PORT, config.HOST);
    closers.push(() => server.close());
  }
  if (surroundings.database.kind === 'held') {
    const path = controlSocketPath(surroundings.database.folder);
    const control = await listenForCommands(path, {
      ...commandsOn(programmes, accounts),
      ...backupCommands(db, () => programmes.refresh().then(programmes.refresh)),
    });
    closers.push(control.close);
  }
  const timer = setInterval(() => refreshOrLog(programmes, log), REFRESH_MS);
  closers.push(() => clearInterval(timer));
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw new StartError(`Cannot listen on ${config.HOST}:${config.PORT} (${causeOf(error)}).`);
  });
  setImmediate(accounts.counsellor.warmUp);
  return addressOf(app, config.HOST);
}

async function openData({ database, log }: Surroundings): Promise<Database> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const [place, opening] =
    database.kind === 'held'
      ? [database.folder, openFolderStore(database)]
      : [
          'DATABASE_URL',
          openPostgresStore({ url: database.url, onIdleError, answerWithinMs: ANSWER_WITHIN_MS }),
        ];
  return opening.catch((error: unknown) => {
    throw new StartError(`${place}: the database cannot be opened (${causeOf(error)}).`);
  });
}

function openRedis({ REDIS_URL }: Config, log: Logger): Redis | null {
  if (REDIS_URL === undefined) return null;
  const redis = new Redis(REDIS_URL, {
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    enableOfflineQueue: false,
  });
  redis.on('error', (error: Error) =>
    log.warn({ err: error }, 'Redis does not answer: limits are counted per server'),
  );
  return redis;
}

const importPayload = z.object({ text: z.string(), dryRun: z.boolean() });

function commandsOn(programmes: ProgrammeService, accounts: Accounts): ControlCommands {
  return {
    import: async (payload) => programmes.importYear(importPayload.parse(payload)),
    admin: accounts.doAdminCommand,
  };
}

function refreshOrLog(programmes: ProgrammeService, log: Logger): void {
  programmes.refresh().catch((error: unknown) => log.warn({ err: error }, 'the catalogue was not refreshed'));
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
