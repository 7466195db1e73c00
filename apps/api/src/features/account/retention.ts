import type { Executor } from '../../db/executor.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { Background } from '../../shared/background.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { AccountMail } from './account-mail.ts';
import { LOCK } from './lock.ts';
import { deleteDeadEmailChanges, deleteOldResetTokens } from './mailed-link-repository.ts';
import { eraseUser } from './own-account.ts';
import { claimUntold, forgetTelling, isStillEnded, listEnded } from './retention-repository.ts';
import { deleteDeadSessions } from './session-repository.ts';
import { aliveAt } from './sessions.ts';
import { deleteOldFailures, deleteSurplusPlaces, deleteUnseenAddresses } from './sign-in-repository.ts';
import { lockCredential, lockUser } from './user-repository.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const NOTICE_MS = 30 * DAY_MS;
/** So long a mail server may refuse the letter before the account ends without it. */
const UNREACHABLE_MS = 90 * DAY_MS;
/** At a time: the rest follows within the hour. */
const AT_A_TIME = 100;

export interface RetentionDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly mail: AccountMail;
  readonly securityLog: SecurityLog;
  readonly keepers: readonly OwnDataKeeper[];
  readonly keepMonths: number;
}

export interface Retention {
  /** Tells whose account will end 30 days before, and erases accounts that nobody has used for so many months. */
  readonly sweep: () => Promise<void>;
}

export function createRetention(deps: RetentionDeps): Retention {
  const { db, now, mail, securityLog, keepers, keepMonths } = deps;

  async function tellThoseConcerned(unusedSince: Date): Promise<void> {
    const told = await claimUntold(db, new Date(unusedSince.getTime() + NOTICE_MS), now(), AT_A_TIME);
    let failure: unknown = null;
    for (const { uid, ...to } of told) {
      try {
        await mail.send('accountEnding', to, { months: keepMonths, link: mail.site });
      } catch (error) {
        failure = error;
        await forgetTelling(db, uid);
      }
    }
    if (failure !== null) throw failure;
  }

  async function eraseUnused(unusedSince: Date): Promise<void> {
    const ended = {
      unusedSince,
      toldBefore: mail.canSend ? new Date(now().getTime() - NOTICE_MS) : null,
      unreachableSince: new Date(unusedSince.getTime() - UNREACHABLE_MS),
    };
    for (const uid of await listEnded(db, ended, AT_A_TIME)) {
      await db.transaction(async (tx) => {
        await lockCredential(tx, uid);
        await lockUser(tx, uid);
        if (!(await isStillEnded(tx, uid, ended))) return;
        await eraseUser(tx, uid, keepers);
        await securityLog.recordWith(tx, { who: 'server', what: 'erase', whose: uid });
      });
    }
  }

  return {
    sweep: async () => {
      const unusedSince = monthsBefore(now(), keepMonths);
      await eraseUnused(unusedSince);
      if (mail.canSend) await tellThoseConcerned(unusedSince);
    },
  };
}

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

/** An address not used for this long is as strange as any. */
const ADDRESS_KEPT_MS = 180 * DAY_MS;
/** Addresses and devices remembered of one account. */
const PLACES_KEPT = 100;

export interface HouseKeepingDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly background: Background;
  readonly idempotency: Idempotency;
  readonly sweepSecurityLog: () => Promise<void>;
  readonly retention: Retention;
}

/** Throws away what has expired, at most once an hour, when somebody signs in or registers. */
export function createHouseKeeping(deps: HouseKeepingDeps): () => void {
  const { db, now, background, idempotency, sweepSecurityLog, retention } = deps;
  let due = Number.NEGATIVE_INFINITY;

  async function sweep(): Promise<void> {
    const at = now();
    const before = (ms: number) => new Date(at.getTime() - ms);
    await deleteDeadSessions(db, aliveAt(at));
    await deleteOldFailures(db, before(LOCK.windowMs), at);
    await deleteUnseenAddresses(db, before(ADDRESS_KEPT_MS));
    await deleteSurplusPlaces(db, PLACES_KEPT);
    await deleteOldResetTokens(db, before(DAY_MS));
    await deleteDeadEmailChanges(db, at);
    await idempotency.sweep();
    await sweepSecurityLog();
    await retention.sweep();
  }

  return () => {
    const at = now().getTime();
    if (at < due) return;
    due = at + HOUR_MS;
    background.run('house-keeping of accounts', sweep);
  };
}
