import { and, asc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { sessions, users } from '../../db/schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The account was used: written down once a day. */
export async function noteUse(db: Executor, uid: string, at: Date): Promise<void> {
  const yesterday = new Date(at.getTime() - DAY_MS);
  await db
    .update(users)
    .set({ lastActiveAt: at, endingToldAt: null })
    .where(and(eq(users.uid, uid), lt(users.lastActiveAt, yesterday)));
}

/** Not used since then, by anybody; admins are never meant. */
const isUnused = (since: Date) => and(eq(users.admin, false), lt(users.lastActiveAt, since));

const toTell = (unusedSince: Date) => and(isUnused(unusedSince), isNull(users.endingToldAt));

/** Who is to be told, the longest unused first; each is claimed, so that of several servers one tells. */
export async function claimUntold(db: Executor, unusedSince: Date, at: Date, limit: number) {
  const chosen = db
    .select({ uid: users.uid })
    .from(users)
    .where(toTell(unusedSince))
    .orderBy(asc(users.lastActiveAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(users)
    .set({ endingToldAt: at })
    .where(sql`${users.uid} in ${chosen}`)
    .returning({ uid: users.uid, email: users.email, language: users.language });
}

/** The letter could not be sent. */
export async function forgetTelling(db: Executor, uid: string): Promise<void> {
  await db.update(users).set({ endingToldAt: null }).where(eq(users.uid, uid));
}

export interface Ended {
  readonly unusedSince: Date;
  /** Null: nobody can be told. */
  readonly toldBefore: Date | null;
  /** Erased though the letter was never taken: nobody reads at that address. */
  readonly unreachableSince: Date;
}

const isEnded = ({ unusedSince, toldBefore, unreachableSince }: Ended): SQL | undefined =>
  and(
    isUnused(unusedSince),
    toldBefore === null
      ? undefined
      : or(lte(users.endingToldAt, toldBefore), lt(users.lastActiveAt, unreachableSince)),
  );

export async function listEnded(db: Executor, ended: Ended, limit: number): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(isEnded(ended))
    .orderBy(asc(users.lastActiveAt))
    .limit(limit);
  return rows.map(({ uid }) => uid);
}

/** Whether it is still so, and nobody has signed in a moment ago. */
export async function isStillEnded(db: Executor, uid: string, ended: Ended): Promise<boolean> {
  const found = await db
    .select({ uid: users.uid })
    .from(users)
    .where(
      and(
        eq(users.uid, uid),
        isEnded(ended),
        sql`not exists (select from ${sessions} where "sessions"."uid" = ${uid})`,
      ),
    );
  return found.length > 0;
}
