import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Accounts, openAccounts } from './accounts.ts';
import { buildApp } from './app.ts';
import { backupCommands } from './backup/commands.ts';
import { type Config, localAddress } from './config.ts';
import { controlSocketPath } from './control/protocol.ts';
import { type ControlCommands, listenForCommands } from './control/server.ts';
import type { HeldFolder } from './db/folder-lock.ts';
import type { Database } from './db/open.ts';
import { readAbilityFiles } from './features/ability/ability-files.ts';
import { createAbilityService } from './features/ability/service.ts';
import { readIntentWeights } from './features/eddy/intent-weights.ts';
import { readKnowledge } from './features/eddy/knowledge-file.ts';
import { createInsightsService } from './features/insights/service.ts';
import { openSurveyFiles } from './features/insights/survey-files.ts';
import { readInstitutions, readProgrammeFacts } from './features/programmes/reference-data.ts';
import { createProgrammeService, type ProgrammeService } from './features/programmes/service.ts';
import { loadShippedYears } from './features/programmes/shipped-years.ts';
import { importLine } from './features/security-log/service.ts';
import { createMetrics, metricsServer } from './http/metrics.ts';
import { STOP_MS, stopAnswering } from './http/stop-answering.ts';
import { openModel } from './llm/open-model.ts';
import { readHelpLines } from './shared/help-lines.ts';
import { type Meter, NO_METER } from './shared/meter.ts';
import { causeOf, StartError } from './shared/start-error.ts';
import { VERSION } from './shared/version.ts';

/** How often a server asks whether another one has changed the catalogue. */
const REFRESH_MS = 5_000;

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

export interface Served {
  readonly address: string;
  /** Makes whoever is signed in and types it the first admin; null when there is an admin. */
  readonly claimCode: string | null;
}

export type Closer = () => unknown;

/** Builds everything around an open database and answers on the port; what must be closed is told, in order. */
export async function serve(
  surroundings: Surroundings,
  database: Database,
  closers: Closer[],
): Promise<Served> {
  const { config, log, dataFolder, webFolder } = surroundings;
  const { db } = database;
  await loadShippedYears(db, join(dataFolder, 'programmes'));
  const institutions = await readInstitutions(join(dataFolder, 'institutions.json'));
  const facts = await readProgrammeFacts(dataFolder);
  const programmes = createProgrammeService({ db, institutions, facts });
  await programmes.refresh();
  if (!programmes.isLoaded()) throw new StartError(`${join(dataFolder, 'programmes')} holds no programmes.`);

  const ability = createAbilityService(await readAbilityFiles(join(dataFolder, 'ability')));
  const metrics = config.METRICS_PORT === undefined ? null : createMetrics(VERSION);
  const meter = metrics?.meter ?? NO_METER;
  const redis = await openRedis(config, log);
  watch(meter, database, redis);
  closers.push(() => redis?.disconnect());
  const accounts = await openAccounts({
    config,
    log,
    db,
    redis,
    meter,
    ability,
    model: await openModel(config),
    programmes,
    institutions,
    scoreHistory: facts.history.programmes,
    fields: facts.guide,
    intents: await readIntentWeights(join(dataFolder, 'language', 'intents', 'weights.bin')),
    helpLines: await readHelpLines(join(dataFolder, 'help-lines.json')),
    knowledge: await readKnowledge(dataFolder),
  });
  closers.push(accounts.close);
  const claimCode = await openAdmins(accounts, log);
  // Nobody else can be writing in a folder that this process holds.
  if (surroundings.database.kind === 'held') await accounts.eddy.forgetLostAnswers();
  const surveyFiles = await openSurveyFiles(join(dataFolder, 'surveys'), log);
  const insights = createInsightsService({
    db,
    now: () => new Date(),
    log,
    surveyFiles,
    ownersOf: accounts.account.sessions.ownersOf,
  });
  closers.push(insights.usage.close);
  const app = await buildApp({
    config,
    log,
    programmes,
    ability,
    accounts,
    insights,
    pingDatabase: database.ping,
    waitingCalls: () => database.connections().waiting,
    redis,
    metrics,
    webFolder: existsSync(webFolder) ? webFolder : null,
  });
  // All doors are shut at once: whoever holds one of them open has the same time as the rest.
  const doors: Closer[] = [() => stopAnswering(app)];
  closers.push(() => Promise.all(doors.map((shut) => shut())));

  if (metrics !== null) {
    const server = metricsServer(metrics).listen(config.METRICS_PORT, config.HOST);
    doors.push(() => server.close());
  }
  if (surroundings.database.kind === 'held') {
    const path = controlSocketPath(surroundings.database.folder);
    const control = await listenForCommands(path, {
      ...commandsOn(programmes, accounts),
      ...backupCommands(db, () => programmes.refresh().then(programmes.refresh)),
    });
    doors.push(() => control.close(STOP_MS));
  }
  const timer = setInterval(() => refreshOrLog(programmes, log), REFRESH_MS);
  closers.push(() => clearInterval(timer));
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw new StartError(`Cannot listen on ${config.HOST}:${config.PORT} (${causeOf(error)}).`);
  });
  setImmediate(accounts.eddy.warmUp);
  return { address: addressOf(app, config.HOST), claimCode };
}

/** Grants what the settings say, and opens the way for a first admin where there is none. */
async function openAdmins({ account }: Accounts, log: Logger): Promise<string | null> {
  const { absent, revoked } = await account.admins.grantConfigured();
  if (absent.length > 0) {
    log.warn({ userIds: absent }, 'ADMIN_USER_IDS names ids that no account has; nobody can register them');
  }
  if (revoked.length > 0) {
    log.warn(
      { userIds: revoked },
      'ADMIN_USER_IDS names people who were revoked, who stay so until granted again',
    );
  }
  return account.admins.openClaim();
}

function watch(meter: Meter, { connections }: Database, redis: Redis | null): void {
  const told = 'Connections to PostgreSQL (0 where the database is embedded)';
  meter.watch('lodestar_database_connections_open', `${told}, all.`, () => connections().open);
  meter.watch('lodestar_database_connections_idle', `${told}, unused.`, () => connections().idle);
  meter.watch('lodestar_database_calls_waiting', 'Calls that wait for one.', () => connections().waiting);
  const isAway = () => redis !== null && redis.status !== 'ready';
  meter.watch('lodestar_redis_away', '1 while Redis does not answer.', () => Number(isAway()));
}

/** Its library is loaded only where it is needed. */
async function openRedis({ REDIS_URL }: Config, log: Logger): Promise<Redis | null> {
  if (REDIS_URL === undefined) return null;
  const { Redis } = await import('ioredis');
  const redis = new Redis(REDIS_URL, {
    maxRetriesPerRequest: 1,
    // One that hangs is given up: the first questions wait so long, all others none.
    commandTimeout: 500,
    socketTimeout: 1_000,
    connectTimeout: 1_000,
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
    import: async (payload) => {
      const wish = importPayload.parse(payload);
      const report = await programmes.importYear(wish);
      if (!wish.dryRun) accounts.securityLog.record(importLine(report));
      return report;
    },
    admin: accounts.doAdminCommand,
    // The server took the missing steps before it listened.
    migrate: async () => null,
  };
}

function refreshOrLog(programmes: ProgrammeService, log: Logger): void {
  programmes.refresh().catch((error: unknown) => log.warn({ err: error }, 'the catalogue was not refreshed'));
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return localAddress(host, port);
}
