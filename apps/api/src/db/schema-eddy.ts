import type { AnswererKind, Care, Feedback, Grounds, MessageState } from '@lodestar/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { owner } from './schema-accounts.ts';

/** A talk with Eddy. `nextPosition` only grows as messages are added, so that their order is never in doubt. */
export const chats = pgTable(
  'chats',
  {
    id: text().primaryKey(),
    uid: owner(),
    /** As the pupil named it. */
    title: text(),
    nextPosition: integer('next_position').notNull(),
    /** The answer that is being written, and since when: at most one at a time. */
    answering: text(),
    answeringSince: moment('answering_since'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('chats_uid_updated_at').on(table.uid, table.updatedAt)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text().primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    isBot: boolean('is_bot').notNull(),
    text: text().notNull(),
    /** One of the pupil's analyses at the time; it may be gone by now. */
    analysisId: text('analysis_id'),
    feedback: text().$type<Feedback>(),
    state: text().$type<MessageState>().notNull(),
    counsellor: text().$type<AnswererKind>(),
    care: text().$type<Care>(),
    grounds: jsonb().$type<Grounds>(),
    suggestions: jsonb().$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('chat_messages_position').on(table.chatId, table.position),
    check('chat_messages_feedback', sql`${table.feedback} in ('up', 'down')`),
    check('chat_messages_state', sql`${table.state} in ('whole', 'stopped', 'failed', 'helpLine')`),
    check(
      'chat_messages_care',
      sql`${table.care} in ('soft', 'self', 'friend', 'violence', 'eating', 'threat')`,
    ),
  ],
);
