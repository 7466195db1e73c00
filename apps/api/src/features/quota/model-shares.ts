import { AppError } from '../../errors.ts';
import type { Throttle, Throttles } from '../../http/throttle.ts';

const HOUR = 60 * 60;

/** How many texts a model writes, whoever asks. */
export interface ModelLimits {
  /** For one network address, an hour: a school at its busiest. */
  readonly address: number;
  /** For everybody, a day: what one installation may cost. */
  readonly installation: number;
}

export const MODEL_LIMITS: ModelLimits = { address: 1_000, installation: 10_000 };

/** What one text takes of the limits. */
export interface ModelShare {
  /** For a text that does not count after all. */
  readonly giveBack: () => Promise<void>;
}

/** Accounts are easily opened: what a model writes counts by address and for the whole installation too. */
export interface ModelShares {
  /** @throws AppError quota_exceeded, and then nothing was taken */
  readonly take: (address: string) => Promise<ModelShare>;
}

export function createModelShares(throttles: Throttles, limits: ModelLimits): ModelShares {
  const addresses = throttles({ name: 'model-addresses', max: limits.address, seconds: HOUR });
  const everybody = throttles({ name: 'model-installation', max: limits.installation, seconds: 24 * HOUR });
  return {
    take: async (address) => {
      await spend(addresses, address, 'anHour');
      try {
        await spend(everybody, 'all', 'aDay');
      } catch (error) {
        await addresses.giveBack(address);
        throw error;
      }
      return {
        giveBack: async () => {
          await addresses.giveBack(address);
          await everybody.giveBack('all');
        },
      };
    },
  };
}

/** Not to be tried again at once, so a quota and no throttle. */
async function spend(throttle: Throttle, key: string, limit: 'anHour' | 'aDay'): Promise<void> {
  await throttle.spend(key).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    const until = new Date(Date.now() + (error.retryAfterSeconds ?? 0) * 1_000).toISOString();
    throw new AppError('quota_exceeded', { retry: false, limit, until });
  });
}
