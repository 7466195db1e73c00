import { eq, type SQL, sql } from 'drizzle-orm';
import { type Executor, preparedOn } from '../../db/executor.ts';
import { credentials, knownAddresses, loginFailures, sessions, users } from '../../db/schema.ts';
import type { FailureRecord } from './lock.ts';
import type { SessionRow } from './session-repository.ts';
import type { Visit } from './sign-in-repository.ts';
import { type WholeUserJson, wholeUserJson, wholeUserOf } from './user-json-repository.ts';
import type { Credential, WholeUser } from './user-repository.ts';

/** Whom an identifier names, with the password to be checked and what went wrong at the account lately. */
export interface Target {
  readonly credential: Credential;
  readonly user: WholeUser;
  readonly records: readonly FailureRecord[];
}

const recordsOf = (accountKey: SQL) => sql<FailureJson[] | null>`(select json_agg(${loginFailures})
  from ${loginFailures} where "account_key" = ${accountKey})`;

const targetWhere = (db: Executor, isNamed: SQL) => {
  const ownUid = sql.raw('"users"."uid"');
  return db
    .select({
      user: sql<WholeUserJson['user']>`to_json(${users})`,
      order: wholeUserJson(ownUid).order,
      passwordHash: sql<string | null>`(select "password_hash" from ${credentials}
        where "credentials"."uid" = ${ownUid})`,
      records: recordsOf(ownUid),
    })
    .from(users)
    .where(isNamed);
};

const targetByEmail = preparedOn((db) =>
  targetWhere(db, sql`${users.email} = ${sql.placeholder('name')}`).prepare('target_by_email'),
);
const targetByUsername = preparedOn((db) =>
  targetWhere(db, sql`lower(${users.userId}) = ${sql.placeholder('name')}`).prepare('target_by_username'),
);

/** By e-mail address when there is an @ in it, else by username; null when it names nobody. */
export async function findTarget(db: Executor, identifier: string): Promise<Target | null> {
  const target = identifier.includes('@') ? targetByEmail(db) : targetByUsername(db);
  const [row] = await target.execute({ name: identifier.toLowerCase() });
  if (row === undefined || row.passwordHash === null) return null;
  const user = wholeUserOf(row);
  return {
    user,
    credential: { uid: user.uid, passwordHash: row.passwordHash },
    records: (row.records ?? []).map(failureOf),
  };
}

/** What holds for an account at this moment, as far as a sign-in asks. */
export interface AccountState {
  readonly passwordHash: string;
  readonly secondFactor: boolean;
  readonly user: WholeUser;
  readonly records: readonly FailureRecord[];
  /** When the account was last used from the place, an address or a device; null when never. */
  readonly lastSeenAt: Date | null;
}

const lastSeenFrom = (uid: SQL, placeKey: string) => sql<string | null>`(select to_json("last_seen_at")
  from ${knownAddresses} where "known_addresses"."uid" = ${uid} and "address_key" = ${placeKey})`;

/**
 * Null when there is no such account. A change of the password, or the end of the account, waits until the
 * transaction ends.
 */
export async function lockAccountState(
  db: Executor,
  uid: string,
  placeKey: string,
): Promise<AccountState | null> {
  const ownUid = sql.raw('"credentials"."uid"');
  const [row] = await db
    .select({
      passwordHash: credentials.passwordHash,
      secondFactor: credentials.secondFactor,
      ...wholeUserJson(ownUid),
      records: recordsOf(ownUid),
      lastSeenAt: lastSeenFrom(ownUid, placeKey),
    })
    .from(credentials)
    .where(eq(credentials.uid, uid))
    .for('share');
  if (row === undefined) return null;
  return {
    passwordHash: row.passwordHash,
    secondFactor: row.secondFactor,
    user: wholeUserOf(row),
    records: (row.records ?? []).map(failureOf),
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt),
  };
}

const text = (name: string) => sql`${sql.placeholder(name)}::text`;
const moment = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;

const sessionBegun = preparedOn((db) => {
  const begun = db.$with('begun').as(
    db
      .insert(sessions)
      .select(
        sql`select ${text('tokenHash')}, ${text('id')}, "uid", ${text('device')}, ${moment('createdAt')},
          ${moment('lastUsedAt')}, ${moment('expiresAt')}, ${moment('confirmedAt')}
        from ${credentials} where "uid" = ${text('uid')} and "password_hash" = ${text('passwordHash')}
          and not "second_factor"
          and not exists (select from ${loginFailures} where "account_key" = ${text('uid')})
        for share`,
      )
      .returning({ id: sessions.id, uid: sessions.uid }),
  );
  const remembered = db.$with('remembered').as(
    db
      .insert(knownAddresses)
      .select(
        sql`select ${begun.uid}, "place"."key", ${moment('at')}
        from ${begun}, (values (${text('addressKey')}), (${text('deviceKey')})) as "place" ("key")`,
      )
      .onConflictDoUpdate({
        target: [knownAddresses.uid, knownAddresses.addressKey],
        set: { lastSeenAt: sql`excluded."last_seen_at"` },
        setWhere: sql`${knownAddresses.lastSeenAt} < ${moment('staleSince')}`,
      })
      .returning({ uid: knownAddresses.uid }),
  );
  return db.with(begun, remembered).select({ id: begun.id }).from(begun).prepare('session_begun');
});

/**
 * Begins a session in one statement and remembers where from, if the password is still the same, no code is asked for
 * besides, and nothing went wrong at the account lately; else nothing is done.
 */
export async function beginSessionAtOnce(
  db: Executor,
  session: SessionRow,
  passwordHash: string,
  visit: Visit,
): Promise<boolean> {
  const given = { ...atText(session), ...visitAsText(visit), passwordHash };
  return (await sessionBegun(db).execute(given)).length > 0;
}

const visitAsText = ({ at, staleSince, ...keys }: Visit) => ({
  ...keys,
  at: at.toISOString(),
  staleSince: staleSince.toISOString(),
});

const atText = ({ createdAt, lastUsedAt, expiresAt, confirmedAt, ...rest }: SessionRow) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
});

interface FailureJson {
  readonly address_key: string;
  readonly known: boolean;
  readonly failures: number;
  readonly since: string;
  readonly locked_until: string | null;
}

const failureOf = ({ address_key, known, failures, since, locked_until }: FailureJson): FailureRecord => ({
  addressKey: address_key,
  known,
  failures,
  since: new Date(since),
  lockedUntil: locked_until === null ? null : new Date(locked_until),
});
