import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { generations } from '../../db/schema.ts';

export type Generation = typeof generations.$inferSelect;

/** Forgets what was started before `since`, and what was started before `abandonedSince` and never finished. */
export async function forgetGenerations(
  db: Executor,
  uid: string,
  kind: Generation['kind'],
  { since, abandonedSince }: { readonly since: Date; readonly abandonedSince: Date },
): Promise<void> {
  const abandoned = and(isNull(generations.finishedAt), lt(generations.startedAt, abandonedSince));
  await db
    .delete(generations)
    .where(
      and(
        eq(generations.uid, uid),
        eq(generations.kind, kind),
        or(lt(generations.startedAt, since), abandoned),
      ),
    );
}

export async function listGenerations(db: Executor, uid: string): Promise<readonly Generation[]> {
  return db.select().from(generations).where(eq(generations.uid, uid)).orderBy(generations.startedAt);
}

export async function insertGeneration(db: Executor, generation: Generation): Promise<void> {
  await db.insert(generations).values(generation);
}

export async function finishGeneration(db: Executor, id: string, finishedAt: Date): Promise<void> {
  await db.update(generations).set({ finishedAt }).where(eq(generations.id, id));
}

export async function deleteGeneration(db: Executor, id: string): Promise<void> {
  await db.delete(generations).where(eq(generations.id, id));
}
