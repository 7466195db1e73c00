import './quick-imports.ts';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { type HeldFolder, lockFolder, nameHolder } from './db/folder-lock.ts';
import { StartError } from './start-error.ts';

const productFolder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database =
    config.DATABASE_URL === undefined
      ? holdFolder(config)
      : { kind: 'postgres' as const, url: config.DATABASE_URL };
  // Loaded only now, so that a second server on the same folder gives up at once.
  const [{ startServer }, { pino }] = await Promise.all([import('./server.ts'), import('pino')]);
  const server = await startServer({
    config,
    database,
    log: pino({ level: config.LOG_LEVEL, base: null }),
    dataFolder: productFolder('data'),
    webFolder: productFolder('apps/web/dist'),
  });
  const stop = () => server.stop().then(() => process.exit(0), giveUp);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Lodestar is ready at ${server.address}`);
}

function holdFolder({ DATA_DIR }: Config): HeldFolder {
  const folder = resolve(DATA_DIR);
  const lock = lockFolder(folder, 'server', process.pid);
  if (lock.kind === 'held') return lock;
  throw new StartError(
    `${folder} is in use by ${nameHolder(lock.holder)}: stop it, or set another DATA_DIR.`,
  );
}

function giveUp(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

main().catch(giveUp);
