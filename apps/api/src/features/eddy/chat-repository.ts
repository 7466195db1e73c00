import {
  type AnyColumn,
  and,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { chatMessages, chats } from '../../db/schema.ts';

export type ChatRow = typeof chats.$inferSelect;

/** A chat with the beginning of its first message. */
export interface OpenedChat extends ChatRow {
  readonly opening: string;
}

/** The outer table is named in full: within the inner query its columns would be taken for the inner table's. */
const opening = (length: number) =>
  sql<string>`coalesce((select left("text", ${length}) from ${chatMessages}
    where "chat_id" = "chats"."id" order by "position" limit 1), '')`;

const openedChat = (length: number) => ({ ...getTableColumns(chats), opening: opening(length) });

const isOwn = (uid: string, chatId: string) => and(eq(chats.id, chatId), eq(chats.uid, uid));

export async function insertChat(db: Executor, chat: typeof chats.$inferInsert): Promise<void> {
  await db.insert(chats).values(chat);
}

export async function countChats(db: Executor, uid: string): Promise<number> {
  const [row] = await db.select({ chats: count() }).from(chats).where(eq(chats.uid, uid));
  return row?.chats ?? 0;
}

/** Newest first. */
export async function listChatsOf(
  db: Executor,
  uid: string,
  openingLength: number,
): Promise<readonly OpenedChat[]> {
  return db
    .select(openedChat(openingLength))
    .from(chats)
    .where(eq(chats.uid, uid))
    .orderBy(desc(chats.updatedAt), desc(chats.createdAt), chats.id);
}

export async function findChat(db: Executor, uid: string, chatId: string): Promise<ChatRow | null> {
  const [row] = await db.select().from(chats).where(isOwn(uid, chatId));
  return row ?? null;
}

export interface Claim {
  readonly uid: string;
  readonly chatId: string;
  /** What the answer to be written is called. */
  readonly claim: string;
  readonly now: Date;
  /** What has been written since before then was lost with its server. */
  readonly abandonedSince: Date;
  readonly places: number;
  readonly maxPlaces: number;
}

/** Claims the chat for an answer and takes places for messages; answers the first of them. Null when it cannot be. */
export async function claimChat(db: Executor, wish: Claim): Promise<number | null> {
  const { uid, chatId, claim, now, abandonedSince, places, maxPlaces } = wish;
  const isFree = or(isNull(chats.answering), lt(chats.answeringSince, abandonedSince));
  const [row] = await db
    .update(chats)
    .set({
      answering: claim,
      answeringSince: now,
      updatedAt: now,
      nextPosition: sql`${chats.nextPosition} + ${places}`,
    })
    .where(and(isOwn(uid, chatId), isFree, lte(chats.nextPosition, maxPlaces - places)))
    .returning({ nextPosition: chats.nextPosition });
  return row === undefined ? null : row.nextPosition - places;
}

/** Takes places for messages whatever is being written; answers the first of them. Null when there is no such chat. */
export async function takePlaces(
  db: Executor,
  { uid, chatId, now, places }: Pick<Claim, 'uid' | 'chatId' | 'now' | 'places'>,
): Promise<number | null> {
  const [row] = await db
    .update(chats)
    .set({ updatedAt: now, nextPosition: sql`${chats.nextPosition} + ${places}` })
    .where(isOwn(uid, chatId))
    .returning({ nextPosition: chats.nextPosition });
  return row === undefined ? null : row.nextPosition - places;
}

/** Gives up places after a position, and ends whatever was being written unless it is `claim`. */
export async function continueFrom(
  db: Executor,
  chatId: string,
  { nextPosition, claim }: { readonly nextPosition: number; readonly claim: string | null },
): Promise<void> {
  await db
    .update(chats)
    .set({ nextPosition, ...(claim === null && { answering: null, answeringSince: null }) })
    .where(eq(chats.id, chatId));
}

/** False when the claim no longer holds: the chat is gone, or was taken over. */
export async function endClaim(
  db: Executor,
  { chatId, claim, now }: Pick<Claim, 'chatId' | 'claim' | 'now'>,
): Promise<boolean> {
  const ended = await db
    .update(chats)
    .set({ answering: null, answeringSince: null, updatedAt: now })
    .where(and(eq(chats.id, chatId), eq(chats.answering, claim)))
    .returning({ id: chats.id });
  return ended.length > 0;
}

/** Ends every claim: only for whoever is alone on the database. */
export async function endAllClaims(db: Executor): Promise<void> {
  await db.update(chats).set({ answering: null, answeringSince: null }).where(isNotNull(chats.answering));
}

export async function renameChat(db: Executor, uid: string, chatId: string, title: string): Promise<boolean> {
  const renamed = await db.update(chats).set({ title }).where(isOwn(uid, chatId)).returning({ id: chats.id });
  return renamed.length > 0;
}

export async function deleteChat(db: Executor, uid: string, chatId: string): Promise<boolean> {
  const deleted = await db.delete(chats).where(isOwn(uid, chatId)).returning({ id: chats.id });
  return deleted.length > 0;
}

export interface FoundChat extends OpenedChat {
  /** The first message in which the text occurs; null when it occurs in the title alone. */
  readonly found: string | null;
}

/** One's own chats in which the pattern occurs, in any case, newest first. */
export async function searchChatsOf(
  db: Executor,
  uid: string,
  pattern: string,
  { limit, openingLength }: { readonly limit: number; readonly openingLength: number },
): Promise<readonly FoundChat[]> {
  const occursIn = (column: AnyColumn) => sql`${column} ~* ${pattern}`;
  return db
    .selectDistinctOn([chats.updatedAt, chats.id], { ...openedChat(openingLength), found: chatMessages.text })
    .from(chats)
    .leftJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), occursIn(chatMessages.text)))
    .where(and(eq(chats.uid, uid), or(isNotNull(chatMessages.id), occursIn(chats.title))))
    .orderBy(desc(chats.updatedAt), chats.id, chatMessages.position)
    .limit(limit);
}
