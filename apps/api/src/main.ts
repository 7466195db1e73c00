import './quick-imports.ts';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN_CODE_PAGE } from '@lodestar/contract';
import { readyLine } from '@lodestar/contract/ready-line';
import { type Config, givenSettings, readConfig } from './config.ts';
import { type HeldFolder, lockFolder, nameHolder } from './db/folder-lock.ts';
import { settingsLine } from './shared/secret-files.ts';
import { StartError } from './shared/start-error.ts';

/** Whatever a server writes is about people: files are for its owner. */
const OWNER_ONLY = 0o077;

const productFolder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

async function main(): Promise<void> {
  process.umask(OWNER_ONLY);
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
  const { address, claimCode } = server;
  const claim = `There is no admin yet. Sign in, open ${address}${ADMIN_CODE_PAGE} and type: ${claimCode}`;
  const settings = settingsLine(givenSettings(process.env));
  console.log(readyLine(address));
  if (claimCode !== null) console.log(claim);
  if (settings !== null) console.log(settings);
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
