import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { adminClaims, adminRevocations, users } from '../../db/schema.ts';
import { updateUser } from './user-repository.ts';

/** Makes somebody an admin; an earlier revocation is forgotten, and nobody is the first admin any more. */
export async function grantAdmin(tx: Executor, uid: string): Promise<void> {
  await updateUser(tx, uid, { admin: true });
  await tx.delete(adminRevocations).where(eq(adminRevocations.uid, uid));
  await deleteClaims(tx);
}

/** And the settings do not make him or her one again. */
export async function revokeAdmin(tx: Executor, uid: string, revokedAt: Date): Promise<void> {
  await updateUser(tx, uid, { admin: false });
  await tx.insert(adminRevocations).values({ uid, revokedAt }).onConflictDoNothing();
}

export async function isRevoked(db: Executor, uid: string): Promise<boolean> {
  const found = await db
    .select({ uid: adminRevocations.uid })
    .from(adminRevocations)
    .where(eq(adminRevocations.uid, uid));
  return found.length > 0;
}

/** Whoever makes the first admin takes turns until the transaction ends. */
export async function takeTurnAtClaim(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admin claim', 0))`);
}

export async function isThereAnAdmin(db: Executor): Promise<boolean> {
  const found = await db.select({ uid: users.uid }).from(users).where(eq(users.admin, true)).limit(1);
  return found.length > 0;
}

export async function insertClaim(db: Executor, codeHash: string, createdAt: Date): Promise<void> {
  await db.insert(adminClaims).values({ codeHash, createdAt });
}

/** False when there is no such code. */
export async function useClaim(tx: Executor, codeHash: string): Promise<boolean> {
  const used = await tx.delete(adminClaims).where(eq(adminClaims.codeHash, codeHash)).returning();
  return used.length > 0;
}

export async function deleteClaims(db: Executor): Promise<void> {
  await db.delete(adminClaims);
}
