import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { knownAddresses, loginFailures } from '../../db/schema.ts';
import type { FailureRecord } from './lock.ts';

/** Attempts at one account take turns until the transaction ends. */
export async function takeTurnAtAccount(db: Executor, accountKey: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${accountKey}, 0))`);
}

export function listFailures(db: Executor, accountKey: string): Promise<FailureRecord[]> {
  return db
    .select({
      addressKey: loginFailures.addressKey,
      known: loginFailures.known,
      failures: loginFailures.failures,
      since: loginFailures.since,
      lockedUntil: loginFailures.lockedUntil,
    })
    .from(loginFailures)
    .where(eq(loginFailures.accountKey, accountKey));
}

export async function putFailure(db: Executor, accountKey: string, record: FailureRecord): Promise<void> {
  await db
    .insert(loginFailures)
    .values({ accountKey, ...record })
    .onConflictDoUpdate({ target: [loginFailures.accountKey, loginFailures.addressKey], set: record });
}

export async function forgetFailuresFrom(
  db: Executor,
  accountKey: string,
  addressKey: string,
): Promise<void> {
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.accountKey, accountKey), eq(loginFailures.addressKey, addressKey)));
}

export async function forgetFailures(db: Executor, accountKey: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.accountKey, accountKey));
}

export async function deleteOldFailures(db: Executor, before: Date, now: Date): Promise<void> {
  await db
    .delete(loginFailures)
    .where(
      and(
        lt(loginFailures.since, before),
        or(lt(loginFailures.lockedUntil, now), sql`${loginFailures.lockedUntil} is null`),
      ),
    );
}

export async function isKnownAddress(db: Executor, uid: string, addressKey: string): Promise<boolean> {
  const found = await db
    .select({ uid: knownAddresses.uid })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.uid, uid), eq(knownAddresses.addressKey, addressKey)));
  return found.length > 0;
}

export async function rememberAddress(
  db: Executor,
  uid: string,
  addressKey: string,
  lastSeenAt: Date,
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ uid, addressKey, lastSeenAt })
    .onConflictDoUpdate({
      target: [knownAddresses.uid, knownAddresses.addressKey],
      set: { lastSeenAt },
    });
}

export async function listAddressVisits(db: Executor, uid: string): Promise<Date[]> {
  const rows = await db
    .select({ lastSeenAt: knownAddresses.lastSeenAt })
    .from(knownAddresses)
    .where(eq(knownAddresses.uid, uid));
  return rows.map(({ lastSeenAt }) => lastSeenAt);
}

export async function deleteUnseenAddresses(db: Executor, before: Date): Promise<void> {
  await db.delete(knownAddresses).where(lt(knownAddresses.lastSeenAt, before));
}
