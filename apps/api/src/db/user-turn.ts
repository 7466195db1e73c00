import { eq } from 'drizzle-orm';
import type { Executor } from './executor.ts';
import { users } from './schema.ts';

/** Changes of what one user has take turns until the transaction ends; false when the user is gone. */
export async function takeTurnAsUser(db: Executor, uid: string): Promise<boolean> {
  const found = await db
    .select({ uid: users.uid })
    .from(users)
    .where(eq(users.uid, uid))
    .for('no key update');
  return found.length > 0;
}
