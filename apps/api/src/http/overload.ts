import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { bodySizeOf, LARGE_BODY, SMALL_BODY } from './large-bodies.ts';

/** A server that lags this far behind turns new work away rather than answer everybody late. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
/** The first delays measured are those of the start itself, which say nothing of the load. */
const STARTING_MS = 2_500;

/** The share of the longest delay above which a body is not read any more: the heaviest go first. */
const shareOf = (bytes: number) => (bytes > LARGE_BODY ? 0.25 : bytes > SMALL_BODY ? 0.5 : 1);

/** Turns new work away while the event loop lags by more than `maxDelayMs`, heavy work sooner; 0 never does. */
export async function refuseWhenOverloaded(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  let startedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onListen', async () => {
    startedAt = performance.now();
  });
  const refuse = () => {
    if (performance.now() - startedAt < STARTING_MS) return;
    throw new AppError('unavailable', {}, RETRY_AFTER_SECONDS);
  };
  await app.register(underPressure, { maxEventLoopDelay: maxDelayMs, pressureHandler: refuse });
  if (maxDelayMs === 0) return;
  app.addHook('preParsing', async (request) => {
    const bytes = bodySizeOf(request);
    if (bytes > SMALL_BODY && app.memoryUsage().eventLoopDelay > maxDelayMs * shareOf(bytes)) refuse();
  });
}
