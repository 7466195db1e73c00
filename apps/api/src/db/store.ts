import { join } from 'node:path';
import { causeOf, StartError } from '../shared/start-error.ts';
import type { HeldFolder } from './folder-lock.ts';
import { type Database, openPostgres, type PostgresOptions } from './open.ts';

/** A database with its tables up to date. */
export async function openPostgresStore(options: PostgresOptions): Promise<Database> {
  return orSayWhere('DATABASE_URL', migrated(openPostgres(options)));
}

/** The embedded database of a folder, its tables up to date. Closing it gives the folder back; so does a failure. */
export async function openFolderStore(held: HeldFolder): Promise<Database> {
  try {
    const database = await orSayWhere(held.folder, opened(join(held.folder, 'database')));
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

/** PGlite is loaded only where it is used. */
async function opened(folder: string): Promise<Database> {
  const { openEmbedded } = await import('./open-embedded.ts');
  return migrated(await openEmbedded(folder));
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

/** Whoever starts a server or a command is told which database it is that does not open. */
function orSayWhere(place: string, opening: Promise<Database>): Promise<Database> {
  return opening.catch((error: unknown) => {
    throw new StartError(`${place}: the database cannot be opened (${causeOf(error)}).`);
  });
}
