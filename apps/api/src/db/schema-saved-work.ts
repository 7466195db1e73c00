import type { Grade, SubjectCode } from '@lodestar/domain';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-accounts.ts';

export interface SavedRow {
  readonly subjectCode: SubjectCode;
  readonly score: Grade;
}

const owner = () =>
  text()
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' });
const savedAt = () => timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull();

/** A pupil's grades in the order of the table; `version` grows with every save. */
export const dseScores = pgTable('dse_scores', {
  uid: owner(),
  rows: jsonb().$type<readonly SavedRow[]>().notNull(),
  version: integer().notNull(),
  savedAt: savedAt(),
});

/** A pupil's list of programmes, first choice first. */
export const jupasOrders = pgTable('jupas_orders', {
  uid: owner(),
  codes: jsonb().$type<readonly string[]>().notNull(),
  version: integer().notNull(),
  savedAt: savedAt(),
});
