import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/** Counts what somebody (an address, a session, a user) may do only so often, and answers 429 until the window ends. */
export interface Throttle {
  /** @throws AppError too_many_requests when the share is used up. */
  readonly refuse: (key: string) => Promise<void>;
  readonly count: (key: string) => Promise<void>;
  /** Takes so much of the share at once, or nothing. @throws AppError too_many_requests when less is left */
  readonly spend: (key: string, points?: number) => Promise<void>;
  /** What was spent for work that does not count after all. */
  readonly giveBack: (key: string, points?: number) => Promise<void>;
}

export interface ThrottleShare {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/** Makes the one kind of limit there is. */
export type Throttles = (share: ThrottleShare) => Throttle;

const nothing = async () => {};
const OPEN: Throttle = { refuse: nothing, count: nothing, spend: nothing, giveBack: nothing };

/**
 * Makes throttles: counted in Redis for all copies of the server when there is one, none at all when switched off. While
 * Redis does not answer each process counts for itself, so that nothing opens.
 */
export function throttlesOn(redis: Redis | null, setting: 'on' | 'off'): Throttles {
  return (share) => (setting === 'off' ? OPEN : createThrottle(share, redis));
}

function createThrottle({ name, max, seconds }: ThrottleShare, redis: Redis | null): Throttle {
  const options = { keyPrefix: `lodestar:${name}`, points: max, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const counter =
    redis === null
      ? memory
      : new RateLimiterRedis({
          ...options,
          storeClient: redis,
          insuranceLimiter: memory,
          rejectIfRedisNotReady: true,
        });
  const tooMany = (msLeft: number) =>
    new AppError('too_many_requests', {}, Math.max(1, Math.ceil(msLeft / 1_000)));
  const giveBack = async (key: string, points = 1) => {
    await counter.reward(key, points);
  };
  return {
    refuse: async (key) => {
      const used = await counter.get(key);
      if (used !== null && used.msBeforeNext > 0 && used.consumedPoints >= max)
        throw tooMany(used.msBeforeNext);
    },
    count: async (key) => {
      await counter.penalty(key);
    },
    spend: async (key, points = 1) => {
      const used = await counter.penalty(key, points);
      if (used.consumedPoints <= max) return;
      await giveBack(key, points);
      throw tooMany(used.msBeforeNext);
    },
    giveBack,
  };
}
