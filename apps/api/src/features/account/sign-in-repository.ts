import { and, eq, lt, or, sql } from 'drizzle-orm';
import { type Executor, preparedOn } from '../../db/executor.ts';
import { knownAddresses, loginFailures, users } from '../../db/schema.ts';
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

const knownPlace = preparedOn((db) =>
  db
    .select({ uid: knownAddresses.uid })
    .from(knownAddresses)
    .where(
      and(
        eq(knownAddresses.uid, sql.placeholder('uid')),
        eq(knownAddresses.addressKey, sql.placeholder('placeKey')),
      ),
    )
    .prepare('known_place'),
);

/** Whether the account was used from the address, or on the device. */
export async function isKnownPlace(db: Executor, uid: string, placeKey: string): Promise<boolean> {
  return (await knownPlace(db).execute({ uid, placeKey })).length > 0;
}

/** Where an account is used from, and when. */
export interface Visit {
  readonly addressKey: string;
  readonly deviceKey: string;
  readonly at: Date;
  /** Places seen since then are not written down again. */
  readonly staleSince: Date;
}

/** Nothing is written of an account that is erased meanwhile. */
export async function rememberPlaces(
  db: Executor,
  uid: string,
  { addressKey, deviceKey, at, staleSince }: Visit,
): Promise<void> {
  await db
    .insert(knownAddresses)
    .select(
      sql`select ${users.uid}, "place"."key", ${at.toISOString()}::timestamptz
        from ${users}, (values (${addressKey}::text), (${deviceKey}::text)) as "place" ("key")
        where ${users.uid} = ${uid} for key share of ${users}`,
    )
    .onConflictDoUpdate({
      target: [knownAddresses.uid, knownAddresses.addressKey],
      set: { lastSeenAt: at },
      setWhere: lt(knownAddresses.lastSeenAt, staleSince),
    });
}

/** Keeps of every account the places it was used from last. */
export async function deleteSurplusPlaces(db: Executor, kept: number): Promise<void> {
  await db.execute(sql`delete from ${knownAddresses} where (uid, address_key) in (
    select uid, address_key from (
      select uid, address_key, row_number() over (partition by uid order by last_seen_at desc) as place
      from ${knownAddresses}) as places where place > ${kept})`);
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
