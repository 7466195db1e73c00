import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { contactMessages } from '../../db/schema.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;

export async function insertMessage(db: Executor, message: Omit<ContactMessage, 'mailedAt'>): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export async function markMailed(db: Executor, id: string, mailedAt: Date): Promise<void> {
  await db.update(contactMessages).set({ mailedAt }).where(eq(contactMessages.id, id));
}

export async function deleteMessagesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}

export async function findMessage(db: Executor, id: string): Promise<ContactMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/** Newest first, those after `last` in that order. */
export function listMessages(
  db: Executor,
  limit: number,
  last: Pick<ContactMessage, 'createdAt' | 'id'> | null,
): Promise<ContactMessage[]> {
  const { createdAt, id } = contactMessages;
  const older =
    last === null
      ? undefined
      : or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)));
  return db.select().from(contactMessages).where(older).orderBy(desc(createdAt), desc(id)).limit(limit);
}

export function listMessagesOf(db: Executor, uid: string): Promise<ContactMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.uid, uid))
    .orderBy(contactMessages.createdAt, contactMessages.id);
}
