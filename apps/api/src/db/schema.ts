import type { ProgrammeRow, SourceNote } from '@lodestar/domain';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export * from './schema-accounts.ts';
export * from './schema-counsellor.ts';
export * from './schema-insights.ts';
export * from './schema-report.ts';
export * from './schema-saved-work.ts';
export * from './schema-support.ts';

/** One year's catalogue. `imported` years are never overwritten by the files that the product ships. */
export const collections = pgTable(
  'collections',
  {
    name: text().primaryKey(),
    entryYear: integer('entry_year').notNull(),
    sources: jsonb().$type<Readonly<Record<string, SourceNote>>>().notNull(),
    fileHash: text('file_hash').notNull(),
    origin: text({ enum: ['shipped', 'imported'] }).notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('collections_origin', sql`${table.origin} in ('shipped', 'imported')`)],
);

export const programmes = pgTable(
  'programmes',
  {
    collection: text()
      .notNull()
      .references(() => collections.name, { onDelete: 'cascade' }),
    code: text().notNull(),
    position: integer().notNull(),
    facts: jsonb().$type<ProgrammeRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.code] })],
);

/** A single row that grows with every change, so that each server sees when its copy in memory is old. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
  },
  (table) => [check('catalogue_version_single', sql`${table.id} = 1`)],
);
