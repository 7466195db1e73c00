import rateLimit from '@fastify/rate-limit';
import { ERRORS } from '@lodestar/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../errors.ts';
import { askedPath } from './asked-path.ts';
import { asAppError } from './errors.ts';

/** Refused requests that one address may send in a window. A school is one address: good requests never count. */
export interface FailureLimit {
  readonly max: number;
  readonly windowMs: number;
}

export const FAILURE_LIMIT: FailureLimit = { max: 300, windowMs: 60_000 };

/** Addresses remembered as blocked at most; the oldest are let go first. */
const MAX_BLOCKED = 10_000;

/**
 * Answers 429 to an address that keeps sending requests that are refused. Failures are counted in Redis when there is
 * one, so that copies of the server share them; good requests cost no look-up anywhere.
 */
export async function limitFailures(
  app: FastifyInstance,
  { max, windowMs }: FailureLimit,
  redis: Redis | null,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    nameSpace: 'lodestar:limit:',
    skipOnError: true,
    ...(redis === null ? {} : { redis }),
  });
  const addressOf = (request: FastifyRequest) => rateLimit.normalizeIP(request.ip);
  const countFailure = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `failures:${addressOf(request)}`,
  });
  const blockedUntil = new Map<string, number>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (blockedUntil.size === 0 || request.routeOptions.config.unlimited === true || !isCall(request))
      return done();
    const address = addressOf(request);
    const left = (blockedUntil.get(address) ?? 0) - Date.now();
    if (left > 0) return done(new AppError('too_many_requests', {}, Math.ceil(left / 1_000)));
    blockedUntil.delete(address);
    return done();
  });

  app.addHook('onError', (request, _reply, error, done) => {
    if (!countsAsFailure(error, request)) return done();
    countFailure(request).then((count) => {
      if (!count.isAllowed && count.remaining === 0) block(addressOf(request), count.ttl);
      done();
    }, done);
  });

  function block(address: string, ms: number): void {
    blockedUntil.set(address, Date.now() + ms);
    const [oldest] = blockedUntil.keys();
    if (blockedUntil.size > MAX_BLOCKED && oldest !== undefined) blockedUntil.delete(oldest);
  }
}

/** Refused anyway, or told by honest clients to merge and send again: two tabs at work are no attack. */
const NO_FAILURES: readonly number[] = [ERRORS.too_many_requests.status, ERRORS.stale.status];

function countsAsFailure(error: FastifyError, request: FastifyRequest): boolean {
  const { status } = ERRORS[asAppError(error, request).code];
  return isCall(request) && status < 500 && !NO_FAILURES.includes(status);
}

/** Pages are nobody's way to guess anything, and let people read what is the matter. */
const isCall = (request: FastifyRequest) => askedPath(request).startsWith('/api/');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: answered even to an address that is blocked. */
    unlimited?: boolean;
  }
}
