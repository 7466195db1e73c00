import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { cutWhenSilent } from './cut-when-silent.ts';
import type { Executor } from './executor.ts';
import { migrateEmbedded, migratePostgres } from './migrate.ts';
import { ensureDatabaseFiles } from './new-folder.ts';
import { PlanKeepingPglite } from './plan-keeping-pglite.ts';
import * as schema from './schema.ts';

/** How long a call waits for a connection before it answers that the database is unavailable. */
const CONNECTION_TIMEOUT_MS = 1_500;

export interface Database {
  readonly db: Executor;
  readonly migrate: () => Promise<void>;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const pingOf = (db: Executor) => async () => {
  await db.execute(sql`select 1`);
};

/** Opens the embedded database in a folder. The caller holds the folder's lock: PGlite itself takes none. */
export async function openEmbedded(folder: string): Promise<Database> {
  await ensureDatabaseFiles(folder);
  const client = new PlanKeepingPglite(folder);
  await client.waitReady;
  const db = drizzlePglite({ client, schema });
  return {
    db,
    migrate: () => migrateEmbedded(client),
    ping: pingOf(db),
    close: () => client.close(),
  };
}

export interface PostgresOptions {
  readonly url: string;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onIdleError: (error: Error) => void;
  /** How long a question may stay without an answer once the tables are up to date; unset: as long as it takes. */
  readonly answerWithinMs?: number;
}

/** Opens a pool of connections to PostgreSQL; connects with the first query. */
export function openPostgres({ url, onIdleError, answerWithinMs }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    max: 10,
  });
  pool.on('error', onIdleError);
  let isMigrated = false;
  pool.on('connect', (client) => {
    // A connection in use has no other listener, and a break without one ends the process; the query that used it fails.
    client.on('error', () => {});
    const socket = client instanceof pg.Client ? client.connection.stream : null;
    if (answerWithinMs !== undefined && socket instanceof Socket)
      cutWhenSilent(socket, answerWithinMs, () => isMigrated);
  });
  const db = drizzleNodePostgres({ client: pool, schema });
  return {
    db,
    migrate: async () => {
      await migratePostgres(pool);
      isMigrated = true;
    },
    ping: pingOf(db),
    close: () => pool.end(),
  };
}
