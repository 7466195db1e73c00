import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ADMIN = join(import.meta.dirname, '..', '..', 'apps', 'api', 'dist', 'cli', 'admin.js');

/** What an operator does beside the server that all journeys share: `npm run admin -- …`. */
export function operate(...args: readonly string[]): string {
  return operateIn(process.env.E2E_DATA_DIR, ...args);
}

/** The same beside a server with a folder of its own. */
export function operateIn(dataFolder: string | undefined, ...args: readonly string[]): string {
  return execFileSync(process.execPath, [ADMIN, ...args], {
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
    encoding: 'utf8',
  });
}
