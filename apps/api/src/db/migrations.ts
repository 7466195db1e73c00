import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** The steps from an empty database to today's tables, and the journal that names their order. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number; the same in every copy of the server, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 7_341_902;

/** A database that has just been started, or a busy machine, may take so long to let the first one in. */
const FIRST_CONNECTION_MS = 30_000;

/**
 * All missing steps as one transaction, so that a step that fails leaves the tables as they were. Of several servers
 * that start together one takes them; the others wait and find nothing to do. The lock goes with the connection.
 */
export async function migratePostgres(url: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECTION_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isUpToDate(client, migrationsFolder)) return;
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where no step is missing nothing is asked for either: the migrator wants the right to make tables before it looks. */
async function isUpToDate(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  const { rows: found } = await client.query<{ taken: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as taken",
  );
  if (found[0]?.taken == null) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const newest = readMigrationFiles({ migrationsFolder }).at(-1);
  return newest !== undefined && Number(rows[0]?.last ?? 0) >= newest.folderMillis;
}
