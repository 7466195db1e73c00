import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { resetTokens, users } from '../../db/schema.ts';

export interface ResetToken {
  readonly tokenHash: string;
  readonly uid: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertResetToken(db: Executor, token: ResetToken): Promise<void> {
  await db.insert(resetTokens).values(token);
}

export async function countResetTokens(db: Executor, uid: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(resetTokens)
    .where(and(eq(resetTokens.uid, uid), gt(resetTokens.createdAt, since)));
  return row?.count ?? 0;
}

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** Whose password a token may set. */
export async function findResetOwner(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ uid: users.uid, userId: users.userId, email: users.email })
    .from(resetTokens)
    .innerJoin(users, eq(users.uid, resetTokens.uid))
    .where(isUsable(tokenHash, now));
  return row ?? null;
}

/** False when somebody else was quicker, or it is too late. */
export async function useResetToken(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ uid: resetTokens.uid });
  return used.length > 0;
}

/** Makes every token of the user worthless. */
export async function useUpResetTokens(db: Executor, uid: string, now: Date): Promise<void> {
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.uid, uid), isNull(resetTokens.usedAt)));
}

export async function deleteOldResetTokens(db: Executor, before: Date): Promise<void> {
  await db.delete(resetTokens).where(lt(resetTokens.createdAt, before));
}
