import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { type Executor, preparedOn } from '../../db/executor.ts';
import { sessions, users } from '../../db/schema.ts';
import { wholeUserJson, wholeUserOf } from './user-json-repository.ts';
import type { WholeUser } from './user-repository.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** A session is alive until it expires, and while it has been used since. */
export interface Alive {
  readonly now: Date;
  readonly usedSince: Date;
}

export interface SessionTimes {
  readonly uid: string;
  readonly sessionId: string;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

export interface SessionOwner extends SessionTimes {
  readonly userId: string;
  readonly admin: boolean;
}

const hasToken = eq(sessions.tokenHash, sql.placeholder('tokenHash'));

export async function insertSession(db: Executor, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

const ownUid = sql.raw('"sessions"."uid"');

const ownerOfSession = preparedOn((db) =>
  db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      uid: sessions.uid,
      owner: sql<
        Pick<SessionOwner, 'userId' | 'admin'>
      >`(select json_build_object('userId', "user_id", 'admin',
        "admin") from ${users} where "users"."uid" = ${ownUid})`,
    })
    .from(sessions)
    .where(hasToken)
    .prepare('owner_of_session'),
);

/** Whose session it is, alive or not. */
export async function findSessionOwner(db: Executor, tokenHash: string): Promise<SessionOwner | null> {
  const [row] = await ownerOfSession(db).execute({ tokenHash });
  if (row === undefined) return null;
  const { owner, ...session } = row;
  return { ...session, ...owner };
}

export type SessionUser = WholeUser & SessionTimes;

const userOfSession = preparedOn((db) =>
  db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      ...wholeUserJson(ownUid),
    })
    .from(sessions)
    .where(hasToken)
    .prepare('user_of_session'),
);

/** The same, with the whole user record at once. */
export async function findSessionUser(db: Executor, tokenHash: string): Promise<SessionUser | null> {
  const [row] = await userOfSession(db).execute({ tokenHash });
  if (row === undefined) return null;
  const { sessionId, lastUsedAt, expiresAt } = row;
  return { ...wholeUserOf(row), sessionId, lastUsedAt, expiresAt };
}

export async function touchSession(db: Executor, sessionId: string, lastUsedAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId));
}

/** When the password was last given in a session; null when never, or when there is no such session. */
export async function findConfirmedAt(db: Executor, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.confirmedAt ?? null;
}

export async function putConfirmedAt(db: Executor, sessionId: string, confirmedAt: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, sessionId));
}

/** Last used first. */
export function listAliveSessions(
  db: Executor,
  uid: string,
  { now, usedSince }: Alive,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.uid, uid), gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, usedSince)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** How many hashes one question names. */
const HASHES_AT_A_TIME = 1_000;

/** Whose the living sessions with these tokens are. */
export async function listSessionOwners(
  db: Executor,
  tokenHashes: readonly string[],
  { now, usedSince }: Alive,
): Promise<Pick<SessionRow, 'tokenHash' | 'uid'>[]> {
  const { tokenHash, uid, expiresAt, lastUsedAt } = sessions;
  const found = [];
  for (let start = 0; start < tokenHashes.length; start += HASHES_AT_A_TIME) {
    const asked = inArray(tokenHash, tokenHashes.slice(start, start + HASHES_AT_A_TIME));
    const alive = and(asked, gt(expiresAt, now), gt(lastUsedAt, usedSince));
    found.push(...(await db.select({ tokenHash, uid }).from(sessions).where(alive)));
  }
  return found;
}

/** False when this user has no such session. */
export async function deleteSession(db: Executor, uid: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.uid, uid), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export async function deleteSessionsBut(db: Executor, uid: string, keptId: string | null): Promise<void> {
  const owned = eq(sessions.uid, uid);
  await db.delete(sessions).where(keptId === null ? owned : and(owned, ne(sessions.id, keptId)));
}

export async function deleteDeadSessions(db: Executor, { now, usedSince }: Alive): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastUsedAt, usedSince)));
}
