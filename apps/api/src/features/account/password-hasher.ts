import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError, spreadSeconds } from '../../errors.ts';

/** What one hash costs whoever guesses, and the server. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id, 19 MiB, one lane (OWASP Password Storage Cheat Sheet), and four passes where that asks for two. */
export const ARGON2: HashingCost = { memoryCost: 19_456, timeCost: 4, parallelism: 1 };

/** Sign-ins that wait for their turn; on results day many pupils come at once. */
const LONGEST_QUEUE = 2_000;
/** Such a queue takes half a minute on two processors. */
const COME_AGAIN_SECONDS = [10, 30] as const;

/** Hashes and checks passwords, as many at a time as there are processors. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** False, in the same time, when there is no hash to check against. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
}

export async function createPasswordHasher(cost: HashingCost = ARGON2): Promise<PasswordHasher> {
  const limit = pLimit(availableParallelism());
  const decoy = await hash('nobody has this password', cost);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= LONGEST_QUEUE)
      throw new AppError('unavailable', {}, spreadSeconds(...COME_AGAIN_SECONDS));
    return limit(work);
  };
  return {
    hash: async (password) => inTurn(() => hash(password, cost)),
    verify: async (passwordHash, password) => {
      const matches = await inTurn(() => verify(passwordHash ?? decoy, password));
      return matches && passwordHash !== null;
    },
    waiting: () => limit.pendingCount,
  };
}
