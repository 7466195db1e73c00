import { ModelFailure } from './language-model.ts';

export interface BreakerLimits {
  /** So many failures in a row, and nothing more is asked for a while. */
  readonly failures: number;
  readonly restMs: number;
}

/** Lets work through until it has failed too often in a row; after a rest one piece of work is the trial. */
export interface CircuitBreaker {
  /** @throws ModelFailure resting */
  readonly enter: () => void;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** Enters, does the work, and notes how it went. */
  readonly guard: <T>(work: () => Promise<T>) => Promise<T>;
}

const LIMITS: BreakerLimits = { failures: 5, restMs: 30_000 };

export function createCircuitBreaker(
  now: () => number,
  { failures, restMs }: BreakerLimits = LIMITS,
): CircuitBreaker {
  let failedInARow = 0;
  let restsUntil = 0;
  const enter = () => {
    if (failedInARow < failures) return;
    if (now() < restsUntil) throw new ModelFailure('resting');
    restsUntil = now() + restMs;
  };
  const succeeded = () => {
    failedInARow = 0;
  };
  const failed = () => {
    failedInARow += 1;
    restsUntil = now() + restMs;
  };
  return {
    enter,
    succeeded,
    failed,
    guard: async (work) => {
      enter();
      try {
        const result = await work();
        succeeded();
        return result;
      } catch (error) {
        failed();
        throw error;
      }
    },
  };
}
