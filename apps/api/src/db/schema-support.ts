import type { JupasBand } from '@lodestar/contract';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-accounts.ts';
import type { SavedRow } from './schema-saved-work.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What people wrote to the operator; `uid` when they were signed in. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    uid: text().references(() => users.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until a mail server has taken it. */
    mailedAt: moment('mailed_at'),
    /** When one is next to be asked; null once it is mailed, given up, or never was to be. */
    mailDue: moment('mail_due'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
  },
  (table) => [
    index('contact_messages_created_at').on(table.createdAt, table.id),
    index('contact_messages_uid').on(table.uid),
    index('contact_messages_mail_due').on(table.mailDue),
  ],
);

/** Answers to the survey. No name, account or address, and no more of the time than its day: `id` is random. */
export const surveyAnswers = pgTable('survey_answers', {
  id: text().primaryKey(),
  submittedOn: date('submitted_on', { mode: 'string' }).notNull(),
  entryYear: integer('entry_year').notNull(),
  scores: jsonb().$type<readonly SavedRow[]>().notNull(),
  offer: text(),
  band: text().$type<JupasBand>(),
  satisfied: boolean(),
});
