import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Accounts } from './accounts.ts';
import type { Config } from './config.ts';
import { expectCallers, requireAdmin, requireSession } from './features/account/guards.ts';
import { ownAccountRoutes } from './features/account/own-routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { admissionRoutes } from './features/admission/routes.ts';
import { createAdmissionService } from './features/admission/service.ts';
import { counsellorRoutes } from './features/counsellor/routes.ts';
import { databaseRoutes } from './features/database/routes.ts';
import { insightsAdminRoutes } from './features/insights/admin-routes.ts';
import { surveyFileRoutes } from './features/insights/routes.ts';
import type { InsightsService } from './features/insights/service.ts';
import { programmeAdminRoutes } from './features/programmes/admin-routes.ts';
import { programmeRoutes } from './features/programmes/routes.ts';
import type { ProgrammeService } from './features/programmes/service.ts';
import { reportRoutes } from './features/report/routes.ts';
import { savedWorkRoutes } from './features/saved-work/routes.ts';
import { supportAdminRoutes } from './features/support/admin-routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { createSystemService } from './features/system/service.ts';
import { refuseBrokenRequest } from './plugins/broken-requests.ts';
import { describeRoutes, serveDocs } from './plugins/docs.ts';
import { asAppError, handleErrors, sendError } from './plugins/errors.ts';
import { FAILURE_LIMIT, type FailureLimit, limitFailures } from './plugins/failure-limit.ts';
import { denyByDefault, guardScope } from './plugins/guards.ts';
import { acceptJsonOnly } from './plugins/json-bodies.ts';
import { type Metrics, measureRequests } from './plugins/metrics.ts';
import { MAX_EVENT_LOOP_DELAY_MS, refuseWhenOverloaded } from './plugins/overload.ts';
import { logSlowRequests } from './plugins/request-log.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';
import { recordUsage } from './plugins/usage.ts';
import { answerUnknownPaths, serveWebsite } from './plugins/website.ts';
import type { Scope } from './route.ts';

export interface AppDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly programmes: ProgrammeService;
  readonly accounts: Accounts;
  readonly insights: InsightsService;
  /** Rejects when the database does not answer. */
  readonly pingDatabase: () => Promise<void>;
  /** Counts limits for all copies of the server; without it each counts for itself. */
  readonly redis: Redis | null;
  /** The built pages; null serves the API alone. */
  readonly webFolder: string | null;
  readonly metrics: Metrics | null;
  readonly failureLimit?: FailureLimit;
  readonly slowRequests?: SlowRequestLimit;
  readonly maxEventLoopDelayMs?: number;
}

interface SlowRequestLimit {
  /** Longest time from connection to the last byte of a request. */
  readonly timeoutMs: number;
  /** How often connections are looked over for it. */
  readonly checkMs: number;
}

/** Together below 10 seconds, after which a half-sent request must be gone. */
const SLOW_REQUESTS: SlowRequestLimit = { timeoutMs: 8_000, checkMs: 1_000 };
const BODY_LIMIT = 256 * 1_024;

/** The map of the server: what surrounds every request, who may call what, and where unknown paths end. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, programmes, insights, slowRequests = SLOW_REQUESTS } = deps;
  const newRequestId = () => randomUUID();
  const app = Fastify({
    logger: false,
    genReqId: newRequestId,
    trustProxy: trustOf(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    requestTimeout: slowRequests.timeoutMs,
    http: { headersTimeout: slowRequests.timeoutMs, connectionsCheckingInterval: slowRequests.checkMs },
    clientErrorHandler: refuseBrokenRequest(newRequestId),
    frameworkErrors: (error, request, reply) => {
      giveHeaders(request, reply);
      sendError(request, reply, asAppError(error, request));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const giveHeaders = sendSecurityHeaders(app, config.SURVEY_FORM_URL);
  denyByDefault(app);
  expectCallers(app);
  acceptJsonOnly(app);
  handleErrors(app, log);
  logSlowRequests(app, log);
  recordUsage(app, insights.usage.observe);
  if (deps.metrics !== null) measureRequests(app, deps.metrics);
  if (config.RATE_LIMIT === 'on') await limitFailures(app, deps.failureLimit ?? FAILURE_LIMIT, deps.redis);
  await refuseWhenOverloaded(app, deps.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS);
  await describeRoutes(app);

  const admission = createAdmissionService(programmes);
  const system = createSystemService({ config, programmes, pingDatabase: deps.pingDatabase });
  const { account, savedWork, database, report, counsellor, support } = deps.accounts;

  await app.register(async (scope: Scope) => {
    guardScope(scope, 'public', null);
    systemRoutes(scope, system);
    programmeRoutes(scope, programmes);
    admissionRoutes(scope, admission);
    accountRoutes(scope, account);
    databaseRoutes(scope, database);
    supportRoutes(scope, support);
    surveyFileRoutes(scope, insights);
    await serveDocs(scope);
  });

  await app.register(async (scope: Scope) => {
    guardScope(scope, 'signedIn', requireSession(account));
    ownAccountRoutes(scope, account);
    savedWorkRoutes(scope, savedWork);
    reportRoutes(scope, report);
    counsellorRoutes(scope, counsellor);
  });

  await app.register(async (scope: Scope) => {
    guardScope(scope, 'admin', requireAdmin(account));
    programmeAdminRoutes(scope, programmes);
    supportAdminRoutes(scope, support);
    insightsAdminRoutes(scope, insights);
  });

  const { webFolder } = deps;
  if (webFolder !== null) {
    await app.register(async (scope) => {
      guardScope(scope, 'public', null);
      await serveWebsite(scope, webFolder);
    });
  }
  await answerUnknownPaths(app, webFolder);
  return app;
}

/** A number of proxies is so many hops, counted from the server. */
function trustOf(setting: Config['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
