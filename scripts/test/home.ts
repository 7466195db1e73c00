import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser wants a home folder to write to; a bare build machine may have none. */
export function ensureHome(): void {
  const home = process.env.HOME;
  if (home && existsSync(home)) return;
  process.env.HOME = mkdtempSync(join(tmpdir(), 'lodestar-home-'));
}
