import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { emailChanges, resetTokens, users } from '../../db/schema.ts';

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

const isUsableReset = (tokenHash: string, now: Date) =>
  and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** Whose password a token may set. */
export async function findResetOwner(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      uid: users.uid,
      userId: users.userId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
    })
    .from(resetTokens)
    .innerJoin(users, eq(users.uid, resetTokens.uid))
    .where(isUsableReset(tokenHash, now));
  return row ?? null;
}

/** False when somebody else was quicker, or it is too late. */
export async function useResetToken(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(isUsableReset(tokenHash, now))
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

export type EmailChange = typeof emailChanges.$inferSelect;

/** In place of an earlier wish of the same user. */
export async function putEmailChange(db: Executor, change: EmailChange): Promise<void> {
  await db.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.uid, set: change });
}

const isUsableChange = (tokenHash: string, now: Date) =>
  and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now));

export async function findEmailChange(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<EmailChange | null> {
  const [row] = await db.select().from(emailChanges).where(isUsableChange(tokenHash, now));
  return row ?? null;
}

/** False when somebody else was quicker, or it is too late. */
export async function useEmailChange(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .delete(emailChanges)
    .where(isUsableChange(tokenHash, now))
    .returning({ uid: emailChanges.uid });
  return used.length > 0;
}

export async function forgetEmailChange(db: Executor, uid: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.uid, uid));
}

export async function deleteDeadEmailChanges(db: Executor, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
