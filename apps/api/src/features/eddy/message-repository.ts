import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { chatMessages, chats } from '../../db/schema.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

/** In their order. */
export async function listMessages(db: Executor, chatId: string): Promise<readonly MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(asc(chatMessages.position));
}

/** The last of those before a position, in their order. */
export async function listMessagesBefore(
  db: Executor,
  chatId: string,
  position: number,
  limit: number,
): Promise<readonly MessageRow[]> {
  const latestFirst = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), lt(chatMessages.position, position)))
    .orderBy(desc(chatMessages.position))
    .limit(limit);
  return latestFirst.reverse();
}

/** Every message of every chat of a user, chat by chat. */
export async function listAllMessages(db: Executor, uid: string): Promise<readonly MessageRow[]> {
  return db
    .select(getTableColumns(chatMessages))
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(eq(chats.uid, uid))
    .orderBy(chatMessages.chatId, asc(chatMessages.position));
}

export async function insertMessages(db: Executor, rows: readonly MessageRow[]): Promise<void> {
  await db.insert(chatMessages).values([...rows]);
}

export async function findPupilsMessage(
  db: Executor,
  chatId: string,
  messageId: string,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.id, messageId), eq(chatMessages.chatId, chatId), eq(chatMessages.isBot, false)),
    );
  return row ?? null;
}

/** Whether anything was said after a position. */
export async function hasMessageAfter(db: Executor, chatId: string, position: number): Promise<boolean> {
  const found = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.position, position)))
    .limit(1);
  return found.length > 0;
}

export async function setText(db: Executor, messageId: string, text: string): Promise<void> {
  await db.update(chatMessages).set({ text }).where(eq(chatMessages.id, messageId));
}

export async function deleteMessagesAfter(db: Executor, chatId: string, position: number): Promise<void> {
  await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.position, position)));
}

/** False when there is no such answer in a chat of the user's own. */
export async function setFeedback(
  db: Executor,
  { uid, chatId, messageId }: { readonly uid: string; readonly chatId: string; readonly messageId: string },
  feedback: MessageRow['feedback'],
): Promise<boolean> {
  const own = db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.uid, uid)));
  const changed = await db
    .update(chatMessages)
    .set({ feedback })
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.isBot, true),
        inArray(chatMessages.chatId, sql`(${own})`),
      ),
    )
    .returning({ id: chatMessages.id });
  return changed.length > 0;
}
