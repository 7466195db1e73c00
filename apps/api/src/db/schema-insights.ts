import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const day = () => date({ mode: 'string' }).notNull();
const sum = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Requests of each route by day and status code; every server adds its own. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: day(),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    requests: sum('requests'),
    /** Microseconds, all requests together. */
    elapsed: sum('elapsed'),
  },
  (table) => [primaryKey({ columns: [table.day, table.method, table.path, table.status] })],
);

/** What visitors of a day are hashed with. Thrown away with their hashes when the day is closed. */
export const usageSalts = pgTable('usage_salts', { day: day().primaryKey(), salt: text().notNull() });

/** Who used a route on a day that is still open, as hashes that mean nothing on any other day. */
export const usageVisitors = pgTable(
  'usage_visitors',
  { day: day(), method: text().notNull(), path: text().notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.method, table.path, table.visitor] })],
);

/** How many they were, once the day is closed. */
export const usageVisitorCounts = pgTable(
  'usage_visitor_counts',
  { day: day(), method: text().notNull(), path: text().notNull(), visitors: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.method, table.path] })],
);
