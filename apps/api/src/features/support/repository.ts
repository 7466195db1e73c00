import { and, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { contactMessages, surveyAnswers } from '../../db/schema.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;

type NewMessage = Omit<ContactMessage, 'mailedAt' | 'mailAttempts'>;

export async function insertMessage(db: Executor, message: NewMessage): Promise<void> {
  await db.insert(contactMessages).values(message);
}

/** The message that has been due for mail the longest, held until the transaction ends; those that others hold are passed over. */
export async function lockDueMessage(db: Executor, now: Date): Promise<ContactMessage | null> {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(lte(contactMessages.mailDue, now))
    .orderBy(contactMessages.mailDue)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Counts an attempt at mailing; `nextDue`: when another would follow, null for the last. */
export async function noteMailAttempt(db: Executor, id: string, nextDue: Date | null): Promise<void> {
  await db
    .update(contactMessages)
    .set({ mailDue: nextDue, mailAttempts: sql`${contactMessages.mailAttempts} + 1` })
    .where(eq(contactMessages.id, id));
}

export async function markMailed(db: Executor, id: string, mailedAt: Date): Promise<void> {
  await db.update(contactMessages).set({ mailedAt, mailDue: null }).where(eq(contactMessages.id, id));
}

export async function deleteMessagesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}

export async function findMessage(db: Executor, id: string): Promise<ContactMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/** Newest first, those after `last` in that order. */
export function findContactMessages(
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

export type SurveyAnswer = typeof surveyAnswers.$inferSelect;

export async function insertAnswer(db: Executor, answer: SurveyAnswer): Promise<void> {
  await db.insert(surveyAnswers).values(answer);
}

/** By day, and within a day in an order that says nothing. */
export function listAnswers(db: Executor): Promise<SurveyAnswer[]> {
  return db.select().from(surveyAnswers).orderBy(surveyAnswers.submittedOn, surveyAnswers.id);
}
