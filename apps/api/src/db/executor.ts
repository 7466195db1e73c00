import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What a query runs on: the database itself or an open transaction, of PGlite or of PostgreSQL. */
export type Executor = PgDatabase<PgQueryResultHKT, typeof schema>;
