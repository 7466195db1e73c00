import type { PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import { ensureDatabaseFiles } from './new-folder.ts';
import { type Database, pingOf } from './open.ts';
import { PlanKeepingPglite } from './plan-keeping-pglite.ts';
import * as schema from './schema.ts';

/**
 * Half of what PGlite takes by itself, all of which it touches at its start: a classroom's rows fit many times over, and
 * what is not in them the system has in memory.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=64MB'];

/** Opens the embedded database in a folder. The caller holds the folder's lock: PGlite itself takes none. `engine`: its parts, if loaded already. */
export async function openEmbedded(folder: string, engine: PGliteOptions = {}): Promise<Database> {
  await ensureDatabaseFiles(folder);
  const client = new PlanKeepingPglite(folder, {
    startParams: [...PlanKeepingPglite.defaultStartParams, ...SHARED_BUFFERS],
    ...engine,
  });
  await client.waitReady;
  const db = drizzle({ client, schema });
  return {
    db,
    // Nobody else has the folder; all missing steps are one transaction.
    migrate: (migrationsFolder = MIGRATIONS_FOLDER) => migrate(db, { migrationsFolder }),
    ping: pingOf(db),
    connections: () => ({ open: 0, idle: 0, waiting: 0 }),
    close: () => client.close(),
  };
}
