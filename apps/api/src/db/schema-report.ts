import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Texts that were asked of Eddy, for the quotas; what was asked and answered is not kept. */
export const generations = pgTable(
  'generations',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** What it was for: each kind has its quota. */
    kind: text({ enum: ['text', 'chat'] })
      .notNull()
      .default('text'),
    startedAt: moment('started_at').notNull(),
    /** Null while it is being written. */
    finishedAt: moment('finished_at'),
  },
  (table) => [index('generations_uid_started_at').on(table.uid, table.startedAt)],
);
