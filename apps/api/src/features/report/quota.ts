import { randomUUID } from 'node:crypto';
import { GENERATION_QUOTA, type GenerationLimit } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { OwnDataKeeper } from '../../own-data.ts';
import {
  deleteGeneration,
  finishGeneration,
  forgetGenerations,
  type Generation,
  insertGeneration,
  listGenerations,
  takeTurnAsUser,
} from './generation-repository.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than any text takes: what has not finished by then was lost with its server, and counts no more. */
const ABANDONED_MS = 60_000;

/** How many texts a user may ask for. Kept in the database, so that all copies of the server count alike. */
export interface Quota {
  /**
   * Does the work if one more may be asked for; what fails is given back, unless the failure counts.
   * @throws AppError quota_exceeded
   */
  readonly spend: <T>(
    uid: string,
    work: () => Promise<T>,
    failureCounts?: (error: unknown) => boolean,
  ) => Promise<T>;
  readonly keeper: OwnDataKeeper;
}

export interface QuotaDeps {
  readonly db: Executor;
  readonly now: () => Date;
}

export function createQuota({ db, now }: QuotaDeps): Quota {
  function reserve(uid: string): Promise<string> {
    return db.transaction(async (tx) => {
      if (!(await takeTurnAsUser(tx, uid))) throw new AppError('unauthenticated');
      const startedAt = now();
      const before = (ms: number) => new Date(startedAt.getTime() - ms);
      await forgetGenerations(tx, uid, { since: before(DAY_MS), abandonedSince: before(ABANDONED_MS) });
      refuseTooMany(await listGenerations(tx, uid), startedAt);
      const id = randomUUID();
      await insertGeneration(tx, { id, uid, startedAt, finishedAt: null });
      return id;
    });
  }

  return {
    spend: async (uid, work, failureCounts = () => false) => {
      const id = await reserve(uid);
      try {
        const result = await work();
        await unlessLost(finishGeneration(db, id, now()));
        return result;
      } catch (error) {
        await unlessLost(failureCounts(error) ? finishGeneration(db, id, now()) : deleteGeneration(db, id));
        throw error;
      }
    },
    keeper: {
      section: 'generations',
      export: async (executor, uid) =>
        (await listGenerations(executor, uid)).map(({ startedAt, finishedAt }) => ({
          startedAt: startedAt.toISOString(),
          finishedAt: finishedAt?.toISOString() ?? null,
        })),
    },
  };
}

/** The text is there, whether or not the database can note it; a note that is lost counts as abandoned. */
const unlessLost = (note: Promise<void>) => note.catch(() => undefined);

/** `generations`: of the last day, the earliest first. */
function refuseTooMany(generations: readonly Generation[], now: Date): void {
  if (generations.filter(({ finishedAt }) => finishedAt === null).length >= GENERATION_QUOTA.atOnce) {
    throw exceeded('atOnce');
  }
  const refuse = (limit: 'anHour' | 'aDay', ms: number) => {
    const within = generations.filter(({ startedAt }) => startedAt.getTime() > now.getTime() - ms);
    const oldest = within.at(-GENERATION_QUOTA[limit]);
    if (oldest !== undefined) throw exceeded(limit, new Date(oldest.startedAt.getTime() + ms));
  };
  refuse('aDay', DAY_MS);
  refuse('anHour', HOUR_MS);
}

/** `until`: when the next one may be asked for. */
function exceeded(limit: GenerationLimit, until?: Date): AppError {
  return new AppError('quota_exceeded', {
    retry: false,
    limit,
    ...(until !== undefined && { until: until.toISOString() }),
  });
}
