import { eq, lt } from 'drizzle-orm';
import type { Executor } from './executor.ts';
import { idempotencyKeys } from './schema.ts';

export interface KeptAnswer {
  readonly requestHash: string;
  readonly answer: string | null;
}

/** False when the key has been used; waits for whoever is using it right now. */
export async function claimKey(
  db: Executor,
  keyHash: string,
  requestHash: string,
  createdAt: Date,
): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ keyHash, requestHash, createdAt })
    .onConflictDoNothing()
    .returning({ keyHash: idempotencyKeys.keyHash });
  return claimed.length > 0;
}

export async function findKeptAnswer(db: Executor, keyHash: string): Promise<KeptAnswer | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, keyHash));
  return row ?? null;
}

export async function keepAnswer(
  db: Executor,
  keyHash: string,
  kept: { readonly answer: string; readonly uid: string | null },
): Promise<void> {
  await db.update(idempotencyKeys).set(kept).where(eq(idempotencyKeys.keyHash, keyHash));
}

export async function deleteOldKeys(db: Executor, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
