import { ModelFailure } from './language-model.ts';

export interface BreakerLimits {
  /** So many failures in a row, and nothing more is asked for a while. */
  readonly failures: number;
  readonly restMs: number;
}

const LIMITS: BreakerLimits = { failures: 5, restMs: 30_000 };

/** Lets work through until it has failed too often in a row; after a rest one piece of work is the trial. */
export function createCircuitBreaker(now: () => number, { failures, restMs }: BreakerLimits = LIMITS) {
  let failed = 0;
  let restsUntil = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (failed >= failures) {
      if (now() < restsUntil) throw new ModelFailure('resting');
      restsUntil = now() + restMs;
    }
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      restsUntil = now() + restMs;
      throw error;
    }
  };
}
