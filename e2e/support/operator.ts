import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ADMIN = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'cli', 'admin.ts');

/** What an operator does beside the running server: `npm run admin -- …`. */
export function operate(...args: readonly string[]): string {
  return execFileSync(process.execPath, [ADMIN, ...args], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
    encoding: 'utf8',
  });
}
