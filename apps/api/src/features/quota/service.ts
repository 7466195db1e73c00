import { randomUUID } from 'node:crypto';
import { CHAT_QUOTA, GENERATION_QUOTA, type GenerationLimit } from '@lodestar/contract';
import { type Executor, takeTurnAsUser } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import type { ModelShares } from './model-shares.ts';
import {
  deleteGeneration,
  finishGeneration,
  forgetGenerations,
  type Generation,
  insertGeneration,
  listGenerations,
} from './repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Kind = Generation['kind'];
/** How many of a kind a user may ask for: within an hour, within a day, at the same time. */
type Share = Readonly<Record<GenerationLimit, number>>;

const SHARES: Readonly<Record<Kind, Share>> = { text: GENERATION_QUOTA, chat: CHAT_QUOTA };
/** Longer than any of a kind takes: what has not finished by then was lost with its server, and counts no more. */
const ABANDONED_MS: Readonly<Record<Kind, number>> = { text: MINUTE_MS, chat: 2 * MINUTE_MS };

/** How much a user may ask of a writer. Kept in the database, so that all copies of the server count alike. */
export interface Quota {
  /**
   * Does the work if one more text may be asked for; what fails is given back, unless the failure counts.
   * @throws AppError quota_exceeded
   */
  readonly spend: <T>(
    asker: QuotaAsker,
    work: () => Promise<T>,
    failureCounts?: (error: unknown) => boolean,
  ) => Promise<T>;
  /** Takes one within a transaction, to be settled when it is known what became of it. @throws AppError quota_exceeded */
  readonly reserve: (tx: Executor, uid: string, kind: Kind) => Promise<string>;
  /** `counts`: whether it is used up, or given back. */
  readonly settle: (id: string, counts: boolean) => Promise<void>;
  /** What a text takes of everybody's limits, besides; `spend` does it by itself. @throws AppError quota_exceeded */
  readonly takeShare: ModelShares['take'];
  readonly keeper: OwnDataKeeper;
}

export interface QuotaAsker {
  readonly uid: string;
  /** The network address; null where the built-in guide writes, which takes nothing of everybody's limits. */
  readonly address: string | null;
}

export interface QuotaDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly shares: ModelShares;
}

export function createQuota({ db, now, shares }: QuotaDeps): Quota {
  async function reserve(tx: Executor, uid: string, kind: Kind): Promise<string> {
    if (!(await takeTurnAsUser(tx, uid))) throw new AppError('unauthenticated');
    const startedAt = now();
    const before = (ms: number) => new Date(startedAt.getTime() - ms);
    const limits = { since: before(DAY_MS), abandonedSince: before(ABANDONED_MS[kind]) };
    const stored = (await listGenerations(tx, uid)).filter((one) => one.kind === kind);
    const counting = stored.filter((one) => isCounted(one, limits));
    if (counting.length < stored.length) await forgetGenerations(tx, uid, kind, limits);
    refuseTooMany(counting, SHARES[kind], startedAt);
    const id = randomUUID();
    await insertGeneration(tx, { id, uid, kind, startedAt, finishedAt: null });
    return id;
  }

  /** The text is there, whether or not the database can note it; a note that is lost counts as abandoned. */
  const settle = (id: string, counts: boolean) =>
    (counts ? finishGeneration(db, id, now()) : deleteGeneration(db, id)).catch(() => undefined);

  return {
    reserve,
    settle,
    takeShare: shares.take,
    spend: async ({ uid, address }, work, failureCounts = () => false) => {
      const share = address === null ? null : await shares.take(address);
      let id: string;
      try {
        id = await db.transaction((tx) => reserve(tx, uid, 'text'));
      } catch (error) {
        await share?.giveBack();
        throw error;
      }
      try {
        const result = await work();
        await settle(id, true);
        return result;
      } catch (error) {
        const counts = failureCounts(error);
        if (!counts) await share?.giveBack();
        await settle(id, counts);
        throw error;
      }
    },
    keeper: {
      section: 'generations',
      export: async (executor, uid) =>
        (await listGenerations(executor, uid)).map(({ kind, startedAt, finishedAt }) => ({
          kind,
          startedAt: startedAt.toISOString(),
          finishedAt: finishedAt?.toISOString() ?? null,
        })),
    },
  };
}

interface CountingLimits {
  readonly since: Date;
  readonly abandonedSince: Date;
}

const isCounted = ({ startedAt, finishedAt }: Generation, { since, abandonedSince }: CountingLimits) =>
  startedAt >= since && (finishedAt !== null || startedAt >= abandonedSince);

/** `generations`: of the last day, the earliest first. */
function refuseTooMany(generations: readonly Generation[], share: Share, now: Date): void {
  if (generations.filter(({ finishedAt }) => finishedAt === null).length >= share.atOnce) {
    throw exceeded('atOnce');
  }
  const refuse = (limit: 'anHour' | 'aDay', ms: number) => {
    const within = generations.filter(({ startedAt }) => startedAt.getTime() > now.getTime() - ms);
    const oldest = within.at(-share[limit]);
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
