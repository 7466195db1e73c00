import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** A server that lags this far behind turns new work away rather than answer everybody late. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** Turns new work away while the event loop lags by more than `maxDelayMs`; 0 never does. */
export async function refuseWhenOverloaded(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: () => {
      throw new AppError('unavailable', {}, RETRY_AFTER_SECONDS);
    },
  });
}
