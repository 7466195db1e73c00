import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { dseScores, jupasOrders } from '../../db/schema.ts';

export type SavedRows = (typeof dseScores.$inferSelect)['rows'];

export interface Saved<T> {
  readonly work: T;
  readonly version: number;
  readonly savedAt: Date;
}

export async function findScores(db: Executor, uid: string): Promise<Saved<SavedRows> | null> {
  const [row] = await db
    .select({ work: dseScores.rows, version: dseScores.version, savedAt: dseScores.savedAt })
    .from(dseScores)
    .where(eq(dseScores.uid, uid));
  return row ?? null;
}

/** Answers the new version. */
export async function putScores(db: Executor, uid: string, rows: SavedRows, savedAt: Date): Promise<number> {
  const [row] = await db
    .insert(dseScores)
    .values({ uid, rows, version: 1, savedAt })
    .onConflictDoUpdate({
      target: dseScores.uid,
      set: { rows, savedAt, version: sql`${dseScores.version} + 1` },
    })
    .returning({ version: dseScores.version });
  return row?.version ?? 0;
}

export async function findOrder(db: Executor, uid: string): Promise<Saved<readonly string[]> | null> {
  const [row] = await db
    .select({ work: jupasOrders.codes, version: jupasOrders.version, savedAt: jupasOrders.savedAt })
    .from(jupasOrders)
    .where(eq(jupasOrders.uid, uid));
  return row ?? null;
}

/** The notes that are kept, without those of programmes that are no longer on the list. */
function notesOf(codes: readonly string[]): SQL {
  const listed = sql`${JSON.stringify(codes)}::jsonb`;
  return sql`coalesce((select jsonb_object_agg(note.key, note.value) from jsonb_each(${jupasOrders.notes}) as note
    where ${listed} @> to_jsonb(note.key)), '{}'::jsonb)`;
}

/** Answers the new version. */
export async function putOrder(
  db: Executor,
  uid: string,
  codes: readonly string[],
  savedAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(jupasOrders)
    .values({ uid, codes, version: 1, savedAt })
    .onConflictDoUpdate({
      target: jupasOrders.uid,
      set: { codes, notes: notesOf(codes), savedAt, version: sql`${jupasOrders.version} + 1` },
    })
    .returning({ version: jupasOrders.version });
  return row?.version ?? 0;
}
