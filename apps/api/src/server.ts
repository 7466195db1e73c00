import type { Database } from './db/open.ts';
import { openFolderStore, openPostgresStore } from './db/store.ts';
import type { Closer, Served, Surroundings } from './serving.ts';

export interface RunningServer extends Served {
  readonly stop: () => Promise<void>;
}

/** Starts everything in order; whatever was opened is closed again, in reverse, on a failed start or by `stop`. */
export async function startServer(surroundings: Surroundings): Promise<RunningServer> {
  const closers: Closer[] = [];
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= closeAll(closers);
    return stopped;
  };
  try {
    return { ...(await start(surroundings, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function closeAll(closers: Closer[]): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
}

/** The rest of the server is loaded while the database opens: PGlite is compiled by other threads. */
async function start(surroundings: Surroundings, closers: Closer[]): Promise<Served> {
  const opening = openData(surroundings).then((database) => {
    closers.push(database.close);
    return database;
  });
  const [database, { serve }] = await Promise.all([opening, import('./serving.ts')]);
  return serve(surroundings, database, closers);
}

function openData({ database, log }: Surroundings): Promise<Database> {
  if (database.kind === 'held') return openFolderStore(database);
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  return openPostgresStore({ url: database.url, onIdleError, givesUp: true });
}
