import { randomUUID } from 'node:crypto';
import { BODY } from '@lodestar/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Accounts } from './accounts.ts';
import type { Config } from './config.ts';
import type { AbilityService } from './features/ability/service.ts';
import { expectCallers, requireAdmin, requireSession } from './features/account/guards.ts';
import { ownAccountRoutes, secondFactorRoutes } from './features/account/own-routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { admissionRoutes } from './features/admission/routes.ts';
import { createAdmissionService } from './features/admission/service.ts';
import { databaseRoutes } from './features/database/routes.ts';
import { eddyRoutes } from './features/eddy/routes.ts';
import { insightsAdminRoutes, surveyFileRoutes } from './features/insights/routes.ts';
import type { InsightsService } from './features/insights/service.ts';
import { listRoutes } from './features/lists/routes.ts';
import { programmePreview } from './features/programmes/link-preview.ts';
import { programmeAdminRoutes, programmeRoutes } from './features/programmes/routes.ts';
import type { ProgrammeService } from './features/programmes/service.ts';
import { reportRoutes } from './features/report/routes.ts';
import { savedWorkRoutes } from './features/saved-work/routes.ts';
import { securityLogAdminRoutes } from './features/security-log/admin-routes.ts';
import { supportAdminRoutes, supportRoutes } from './features/support/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { createSystemService } from './features/system/service.ts';
import { refuseBrokenRequest, refuseOddRequests } from './http/broken-requests.ts';
import { denyByDefault, guardScope } from './http/caller.ts';
import { describeRoutes, serveDocs } from './http/docs.ts';
import { asAppError, handleErrors, sendError } from './http/error-answers.ts';
import { createFailureLimit, FAILURE_LIMIT, type FailureLimit } from './http/failure-limit.ts';
import { acceptJsonOnly } from './http/json-bodies.ts';
import { limitBodies } from './http/large-bodies.ts';
import { type Metrics, measureRequests } from './http/metrics.ts';
import { MAX_EVENT_LOOP_DELAY_MS, refuseWhenOverloaded } from './http/overload.ts';
import { productPreview } from './http/product-preview.ts';
import { logSlowRequests, warnOfUnbelievedProxy } from './http/request-log.ts';
import type { Scope } from './http/route.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { throttlesOn } from './http/throttle.ts';
import { recordUsage } from './http/usage.ts';
import { answerUnknownPaths, serveWebsite } from './http/website.ts';
import { NO_METER } from './shared/meter.ts';

export interface AppDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly programmes: ProgrammeService;
  readonly ability: AbilityService;
  readonly accounts: Accounts;
  readonly insights: InsightsService;
  /** Rejects when the database does not answer. */
  readonly pingDatabase: () => Promise<void>;
  /** Calls that wait for a connection to the database. */
  readonly waitingCalls?: () => number;
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

/** The map of the server: what surrounds every request, who may call what, and where unknown paths end. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, programmes, insights, slowRequests = SLOW_REQUESTS } = deps;
  const newRequestId = () => randomUUID();
  const app = Fastify({
    logger: false,
    genReqId: newRequestId,
    trustProxy: trustOf(config.TRUST_PROXY),
    bodyLimit: BODY.fields,
    return503OnClosing: false,
    requestTimeout: slowRequests.timeoutMs,
    http: {
      headersTimeout: slowRequests.timeoutMs,
      connectionsCheckingInterval: slowRequests.checkMs,
      requireHostHeader: false,
    },
    clientErrorHandler: refuseBrokenRequest(newRequestId),
    frameworkErrors: (error, request, reply) => {
      giveHeaders(request, reply);
      sendError(request, reply, asAppError(error, request));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const giveHeaders = sendSecurityHeaders(app, config.SURVEY_FORM_URL);
  refuseOddRequests(app, newRequestId);
  denyByDefault(app);
  expectCallers(app);
  acceptJsonOnly(app);
  const throttles = throttlesOn(deps.redis, config.RATE_LIMIT);
  const { callerOf } = deps.accounts.account.sessions;
  const limit = createFailureLimit(deps.failureLimit ?? FAILURE_LIMIT, throttles, callerOf);
  handleErrors(app, log, limit, deps.metrics?.meter ?? NO_METER);
  if (config.TRUST_PROXY === false) warnOfUnbelievedProxy(app, log);
  logSlowRequests(app, log);
  recordUsage(app, insights.usage.observe);
  if (deps.metrics !== null) measureRequests(app, deps.metrics);
  const longestDelay = config.RATE_LIMIT === 'on' ? MAX_EVENT_LOOP_DELAY_MS : 0;
  await refuseWhenOverloaded(app, {
    maxDelayMs: deps.maxEventLoopDelayMs ?? longestDelay,
    waitingCalls: deps.waitingCalls ?? (() => 0),
  });
  if (config.RATE_LIMIT === 'on') limitBodies(app, throttles, callerOf);
  await describeRoutes(app);

  const profiles = deps.ability.programmes;
  const admission = createAdmissionService({ programmes, profiles, throttle: throttles });
  const system = createSystemService({
    config,
    programmes,
    now: () => new Date(),
    pingDatabase: deps.pingDatabase,
  });
  const { account, savedWork, lists, database, report, eddy, support, securityLog } = deps.accounts;

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
    secondFactorRoutes(scope, account);
    savedWorkRoutes(scope, savedWork);
    listRoutes(scope, lists, programmes.isKnownCode);
    reportRoutes(scope, report);
    eddyRoutes(scope, eddy);
  });

  await app.register(async (scope: Scope) => {
    guardScope(scope, 'admin', requireAdmin(account));
    programmeAdminRoutes(scope, programmes, securityLog);
    supportAdminRoutes(scope, support, securityLog);
    insightsAdminRoutes(scope, insights);
    securityLogAdminRoutes(scope, securityLog);
  });

  const { webFolder } = deps;
  if (webFolder !== null) {
    await app.register(async (scope) => {
      guardScope(scope, 'public', null);
      await serveWebsite(scope, webFolder);
    });
  }
  await answerUnknownPaths(app, webFolder, {
    known: () => ({
      answers: config.EDDY_BASE_URL === undefined ? 'guide' : 'model',
      year: programmes.isLoaded() ? programmes.current().collection : '',
    }),
    previewOf: (path, language) =>
      productPreview(path, language) ?? programmePreview(programmes, path, language),
    site: config.PUBLIC_URL ?? null,
  });
  return app;
}

/** A number of proxies is so many hops, counted from the server. */
function trustOf(setting: Config['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
