import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { credentials, recoveryCodes, secondFactors } from '../../db/schema.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Executor, uid: string): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.uid, uid));
  return row ?? null;
}

export async function hasConfirmedFactor(db: Executor, uid: string): Promise<boolean> {
  const found = await db
    .select({ uid: secondFactors.uid })
    .from(secondFactors)
    .where(and(eq(secondFactors.uid, uid), isNotNull(secondFactors.confirmedAt)));
  return found.length > 0;
}

/** Takes the place of a secret that was not confirmed; false when one was. */
export async function putPendingFactor(
  db: Executor,
  uid: string,
  sealedSecret: string,
  createdAt: Date,
): Promise<boolean> {
  const put = await db
    .insert(secondFactors)
    .values({ uid, sealedSecret, createdAt })
    .onConflictDoUpdate({
      target: secondFactors.uid,
      set: { sealedSecret, createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ uid: secondFactors.uid });
  return put.length > 0;
}

export interface Confirmation {
  readonly uid: string;
  readonly lastStep: number;
  readonly confirmedAt: Date;
  readonly codeHashes: readonly string[];
}

/** From now on a code is asked for at sign-in. */
export async function switchOn(tx: Executor, confirmation: Confirmation): Promise<void> {
  const { uid, lastStep, confirmedAt, codeHashes } = confirmation;
  await tx.update(secondFactors).set({ lastStep, confirmedAt }).where(eq(secondFactors.uid, uid));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ uid, codeHash })));
  await tx.update(credentials).set({ secondFactor: true }).where(eq(credentials.uid, uid));
}

/** False when there was none. */
export async function switchOff(tx: Executor, uid: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx.update(credentials).set({ secondFactor: false }).where(eq(credentials.uid, uid));
  const ended = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.uid, uid))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return ended.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Uses up the code of a half minute; false when it, or a later one, was used before. */
export async function useStep(tx: Executor, uid: string, step: number): Promise<boolean> {
  const { lastStep } = secondFactors;
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.uid, uid), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ uid: secondFactors.uid });
  return used.length > 0;
}

/** False when there is no such code, or it was used before. */
export async function useRecoveryCode(tx: Executor, uid: string, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.uid, uid), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ uid: recoveryCodes.uid });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Executor, uid: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  return row?.count ?? 0;
}
