import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CREATE = fileURLToPath(new URL('./create-folder.ts', import.meta.url));

/**
 * Makes the files of an embedded database where there are none: in a process of its own, because creating takes
 * 100 MB that a process does not give back, and under another name first, so that none is ever half-made.
 */
export async function ensureDatabaseFiles(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const child = spawn(process.execPath, [CREATE, unfinished], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The files of the database could not be made in ${folder}`);
  renameSync(unfinished, folder);
}
