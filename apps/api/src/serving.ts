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
import { readAbilityFiles } from './features/ability/ability-files.ts';
import { createAbilityService } from './features/ability/service.ts';
import { createInsightsService } from './features/insights/service.ts';
import { openSurveyFiles } from './features/insights/survey-files.ts';
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

export type Closer = () => unknown;

/** Builds everything around an open database and answers on the port; what must be closed is told, in order. */
export async function serve(
  surroundings: Surroundings,
  database: Database,
  closers: Closer[],
): Promise<string> {
  const { config, log, dataFolder, webFolder } = surroundings;
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
  const surveyFiles = await openSurveyFiles(join(dataFolder, 'surveys'), log);
  const insights = createInsightsService({
    db,
    now: () => new Date(),
    log,
    surveyFiles,
    ownersOf: accounts.account.sessions.ownersOf,
  });
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
