import { join } from 'node:path';
import type { HeldFolder } from './folder-lock.ts';
import { type Database, openEmbedded, openPostgres, type PostgresOptions } from './open.ts';

/** A database with its tables up to date. */
export async function openPostgresStore(options: PostgresOptions): Promise<Database> {
  return migrated(openPostgres(options));
}

/** The embedded database of a folder, its tables up to date. Closing it gives the folder back; so does a failure. */
export async function openFolderStore(held: HeldFolder): Promise<Database> {
  try {
    const database = await migrated(await openEmbedded(join(held.folder, 'database')));
    return {
      ...database,
      close: async () => {
        await database.close();
        held.release();
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}

async function migrated(database: Database): Promise<Database> {
  try {
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
