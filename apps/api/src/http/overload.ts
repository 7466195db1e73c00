import underPressure from '@fastify/under-pressure';
import { ATTEMPT_HEADER } from '@lodestar/contract/trying-again';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, spreadSeconds } from '../errors.ts';
import { bodySizeOf, LARGE_BODY, SMALL_BODY } from './large-bodies.ts';

/** A server that lags this far behind turns new work away rather than answer everybody late. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const COME_AGAIN_SECONDS = [4, 16] as const;
/** The first delays measured are those of the start itself, which say nothing of the load. */
const STARTING_MS = 2_500;

/** The share of the longest delay above which a body is not read any more: the heaviest go first. */
const shareOf = (bytes: number) => (bytes > LARGE_BODY ? 0.25 : bytes > SMALL_BODY ? 0.5 : 1);

/** Calls that wait for a connection to the database: five turns of all connections, some 150 ms on a busy machine. */
const LONG_QUEUE = 50;
const LOOK_MS = 100;
/** A queue that was long at so many looks in a row does not drain: what joins it would wait, and fail in the middle. */
const LOOKS = 5;

/** The shortest that the queue before the database was of late. */
function watchQueue(app: FastifyInstance, waitingCalls: () => number): () => number {
  const seen = Array.from({ length: LOOKS }, () => 0);
  const timer = setInterval(() => {
    seen.shift();
    seen.push(waitingCalls());
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => Math.min(...seen);
}

/** Of all tries at once a client makes no more than six. */
const MOST_ATTEMPTS = 6;

/** Which try of its client a call says it is; who was turned away before is let in before others. */
function attemptOf({ headers }: FastifyRequest): number {
  const attempt = Number(headers[ATTEMPT_HEADER.toLowerCase()] ?? 1);
  return Number.isInteger(attempt) ? Math.min(MOST_ATTEMPTS, Math.max(1, attempt)) : 1;
}

export interface Bearable {
  /** Longest delay of the event loop; 0 turns nothing away. */
  readonly maxDelayMs: number;
  /** Calls that wait for a connection to the database just now. */
  readonly waitingCalls: () => number;
}

const accessOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.access;
/** A balancer that is told that a busy server is gone sends its work to the other, which is as busy. */
const asksForHealth = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/health');

/**
 * Turns new work away before anything is done for it: all of it while the event loop lags by more than `maxDelayMs`, heavy
 * work sooner, and what is for the signed-in while the queue before the database does not drain.
 */
export async function refuseWhenOverloaded(
  app: FastifyInstance,
  { maxDelayMs, waitingCalls }: Bearable,
): Promise<void> {
  let startedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onListen', async () => {
    startedAt = performance.now();
  });
  const refuse = (request: FastifyRequest) => {
    if (performance.now() - startedAt < STARTING_MS || asksForHealth(request)) return;
    throw new AppError('unavailable', {}, spreadSeconds(...COME_AGAIN_SECONDS));
  };
  await app.register(underPressure, { maxEventLoopDelay: maxDelayMs, pressureHandler: refuse });
  if (maxDelayMs === 0) return;
  const shortestQueue = watchQueue(app, waitingCalls);
  app.addHook('onRequest', (request, _reply, done) => {
    const needsDatabase = accessOf(request) !== undefined && accessOf(request) !== 'public';
    if (needsDatabase && shortestQueue() > LONG_QUEUE * attemptOf(request)) refuse(request);
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const bytes = bodySizeOf(request);
    if (bytes > SMALL_BODY && app.memoryUsage().eventLoopDelay > maxDelayMs * shareOf(bytes)) refuse(request);
    done();
  });
}
