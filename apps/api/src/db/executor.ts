import { eq } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';
import { users } from './schema.ts';

/** What a query runs on: the database itself or an open transaction, of PGlite or of PostgreSQL. */
export type Executor = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A query that is asked very often: put together once per database instead of once per question. */
export function preparedOn<P>(prepare: (db: Executor) => P): (db: Executor) => P {
  const prepared = new WeakMap<Executor, P>();
  return (db) => {
    const known = prepared.get(db) ?? prepare(db);
    prepared.set(db, known);
    return known;
  };
}

/** Changes of what one user has take turns until the transaction ends; false when the user is gone. */
export async function takeTurnAsUser(db: Executor, uid: string): Promise<boolean> {
  const found = await db
    .select({ uid: users.uid })
    .from(users)
    .where(eq(users.uid, uid))
    .for('no key update');
  return found.length > 0;
}
