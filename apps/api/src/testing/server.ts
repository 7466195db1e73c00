import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Environment, readConfig } from '../config.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { Surroundings } from '../serving.ts';
import { copyPrepared, type Place } from './database.ts';

const SHIPPED_DATA = fileURLToPath(new URL('../../../../data', import.meta.url));

export interface TestServer extends RunningServer {
  readonly place: Place;
  /** What a command beside this server finds in its environment. */
  readonly environment: Environment;
}

/** The whole server on a free port and a database of its own; stopped when the test ends. */
export async function startTestServer(
  environment: Environment = {},
  changes: Partial<Surroundings> = {},
): Promise<TestServer> {
  const { place, remove } = await copyPrepared();
  onTestFinished(remove);
  // Without limits: a machine that stands still for a while looks like a flood.
  const settings = { PORT: '0', RATE_LIMIT: 'off', ...settingsOf(place), ...environment };
  const server = await startServer({
    config: readConfig(settings),
    database: openedBy(place),
    log: pino({ level: 'silent' }),
    dataFolder: SHIPPED_DATA,
    webFolder: '/nowhere',
    ...changes,
  });
  onTestFinished(server.stop);
  return { ...server, place, environment: settings };
}

export function settingsOf(place: Place): Environment {
  return place.kind === 'folder' ? { DATA_DIR: place.dataFolder } : { DATABASE_URL: place.url };
}

function openedBy(place: Place): Surroundings['database'] {
  if (place.kind === 'postgres') return place;
  const lock = lockFolder(place.dataFolder, 'server', process.pid);
  if (lock.kind === 'taken') throw new Error(`${place.dataFolder} is taken`);
  return lock;
}
