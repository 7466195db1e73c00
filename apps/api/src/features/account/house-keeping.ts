import type { Background } from '../../background.ts';
import type { Executor } from '../../db/executor.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import { LOCK } from './lock.ts';
import { deleteOldResetTokens } from './reset-repository.ts';
import { deleteDeadSessions } from './session-repository.ts';
import { aliveAt } from './sessions.ts';
import { deleteOldFailures, deleteUnseenAddresses } from './sign-in-repository.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** An address not used for this long is as strange as any. */
const ADDRESS_KEPT_MS = 180 * DAY_MS;

export interface HouseKeepingDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly background: Background;
  readonly idempotency: Idempotency;
}

/** Throws away what has expired, at most once an hour, when somebody signs in or registers. */
export function createHouseKeeping({ db, now, background, idempotency }: HouseKeepingDeps): () => void {
  let due = Number.NEGATIVE_INFINITY;

  async function sweep(): Promise<void> {
    const at = now();
    const before = (ms: number) => new Date(at.getTime() - ms);
    await deleteDeadSessions(db, aliveAt(at));
    await deleteOldFailures(db, before(LOCK.windowMs), at);
    await deleteUnseenAddresses(db, before(ADDRESS_KEPT_MS));
    await deleteOldResetTokens(db, before(DAY_MS));
    await idempotency.sweep();
  }

  return () => {
    const at = now().getTime();
    if (at < due) return;
    due = at + HOUR_MS;
    background.run('house-keeping of accounts', sweep);
  };
}
