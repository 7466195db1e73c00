import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { securityLog, users } from '../../db/schema.ts';

export type SecurityRow = typeof securityLog.$inferSelect;

/** A line with the user ids that its people have now; null where the account is gone. */
export interface NamedRow extends SecurityRow {
  readonly whoId: string | null;
  readonly whoseId: string | null;
}

export interface LineFilter {
  readonly from: Date | null;
  /** Not included. */
  readonly until: Date | null;
  /** By or about this person. */
  readonly person: NamedPerson | null;
}

export type NamedPerson =
  | { readonly kind: 'userId'; readonly userId: string }
  | { readonly kind: 'actor'; readonly actor: string }
  | { readonly kind: 'erased'; readonly beginning: string };

export interface LinePlace {
  readonly at: Date;
  readonly id: string;
}

export async function insertLines(db: Executor, lines: readonly SecurityRow[]): Promise<void> {
  // A statement whose answer was lost is sent again.
  if (lines.length > 0)
    await db
      .insert(securityLog)
      .values([...lines])
      .onConflictDoNothing();
}

/** Newest first, after `before`. */
export function listLines(
  db: Executor,
  { from, until, person }: LineFilter,
  before: LinePlace | null,
  limit: number,
): Promise<NamedRow[]> {
  const { id, at, who, what, whose, result, requestId, reason } = securityLog;
  const actors = alias(users, 'actors');
  const subjects = alias(users, 'subjects');
  return db
    .select({
      id,
      at,
      who,
      what,
      whose,
      result,
      requestId,
      reason,
      whoId: actors.userId,
      whoseId: subjects.userId,
    })
    .from(securityLog)
    .leftJoin(actors, eq(actors.uid, who))
    .leftJoin(subjects, eq(subjects.uid, whose))
    .where(
      and(
        from === null ? undefined : gte(at, from),
        until === null ? undefined : lt(at, until),
        person === null ? undefined : isAbout(person),
        before === null ? undefined : or(lt(at, before.at), and(eq(at, before.at), lt(id, before.id))),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

function isAbout(person: NamedPerson): SQL | undefined {
  const { who, whose } = securityLog;
  switch (person.kind) {
    case 'actor':
      return eq(who, person.actor);
    case 'erased': {
      const begins = (column: typeof who | typeof whose) => sql`starts_with(${column}, ${person.beginning})`;
      return or(begins(who), begins(whose));
    }
    case 'userId': {
      const uid = sql`(select "uid" from ${users} where lower("user_id") = ${person.userId.toLowerCase()})`;
      return or(eq(who, uid), eq(whose, uid));
    }
  }
}

/** The only way in which a line ever goes. */
export async function deleteLinesBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(securityLog).where(lt(securityLog.at, moment));
}
