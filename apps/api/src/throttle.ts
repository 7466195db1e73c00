import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

/** Counts what one address may do only so often, and answers 429 until its window ends. */
export interface Throttle {
  /** @throws AppError too_many_requests when the address has used up its share. */
  readonly refuse: (address: string) => Promise<void>;
  readonly count: (address: string) => Promise<void>;
  /** Counts, and refuses when that was one too many. */
  readonly spend: (address: string) => Promise<void>;
}

export interface ThrottleShare {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

const OPEN: Throttle = { refuse: async () => {}, count: async () => {}, spend: async () => {} };

/** Makes throttles: counted in Redis for all copies of the server when there is one, none at all when switched off. */
export function throttlesOn(redis: Redis | null, setting: 'on' | 'off'): (share: ThrottleShare) => Throttle {
  return (share) => (setting === 'off' ? OPEN : createThrottle(share, redis));
}

function createThrottle({ name, max, seconds }: ThrottleShare, redis: Redis | null): Throttle {
  const options = { keyPrefix: `lodestar:${name}`, points: max, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const counter =
    redis === null
      ? memory
      : new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory });
  const tooMany = (msLeft: number) =>
    new AppError('too_many_requests', {}, Math.max(1, Math.ceil(msLeft / 1_000)));
  return {
    refuse: async (address) => {
      const used = await counter.get(address);
      if (used !== null && used.consumedPoints >= max) throw tooMany(used.msBeforeNext);
    },
    count: async (address) => {
      await counter.penalty(address);
    },
    spend: async (address) => {
      const used = await counter.penalty(address);
      if (used.consumedPoints > max) throw tooMany(used.msBeforeNext);
    },
  };
}
