import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Executor } from './executor.ts';
import { migratePostgres } from './migrations.ts';
import { applyQueryTimeout } from './query-timeout.ts';
import * as schema from './schema.ts';

/** How long a call waits for a connection before it answers that the database is unavailable. */
const CONNECTION_TIMEOUT_MS = 1_500;

export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database {
  readonly db: Executor;
  /** Takes the missing steps, all or none; those of another folder where a test says so. */
  readonly migrate: (folder?: string) => Promise<void>;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Connections to the database, and calls that wait for one; none where it is embedded. */
  readonly connections: () => Connections;
  readonly close: () => Promise<void>;
}

export const pingOf = (db: Executor) => async () => {
  await db.execute(sql`select 1`);
};

export interface PostgresOptions {
  readonly url: string;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onIdleError: (error: Error) => void;
  /** Gives up on a database that falls silent once the tables are up to date; else a question takes as long as it takes. */
  readonly givesUp?: boolean;
}

/** A silent database is found out in 1.7 seconds: a save is refused within two. */
const SUSPICIOUS_MS = 1_000;
const PROBE_MS = 700;
/** A question to a database that answers others has failed after five seconds. */
const PATIENCE = 5;

/** Whether a database answers anybody, be it that it is full; those who ask at once are told at once. */
function probeOf(url: string): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
    client.on('error', () => {});
    try {
      await client.connect();
      void client.end().catch(() => {});
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      asking = null;
    }
  };
  return () => {
    asking ??= ask();
    return asking;
  };
}

/**
 * Takes a connection that ended in use out of the pool. A transaction whose very first word fails is never given back
 * by Drizzle, and ten of them would leave a server without a database for good.
 */
function giveBackEnded(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () =>
      setImmediate(() => {
        if (!inUse.has(client)) return;
        client.release(true);
        client.release = () => {};
      }),
    );
  });
}

/** Opens a pool of connections to PostgreSQL; connects with the first query. */
export function openPostgres({ url, onIdleError, givesUp = false }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    max: 10,
  });
  pool.on('error', onIdleError);
  const isAlive = probeOf(url);
  let isMigrated = false;
  pool.on('connect', (client) => {
    // A connection in use has no other listener, and a break without one ends the process; the query that used it fails.
    client.on('error', () => {});
    const socket = client instanceof pg.Client ? client.connection.stream : null;
    if (givesUp && socket instanceof Socket)
      applyQueryTimeout(socket, {
        afterMs: SUSPICIOUS_MS,
        mayWait: async (times) => !isMigrated || (times < PATIENCE && (await isAlive())),
      });
  });
  giveBackEnded(pool);
  const db = drizzle({ client: pool, schema });
  return {
    db,
    migrate: async (folder) => {
      await migratePostgres(url, folder);
      isMigrated = true;
    },
    ping: pingOf(db),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
