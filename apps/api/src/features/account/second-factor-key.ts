import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';

const FILE = 'second-factor.key';
const KEY_BYTES = 32;

/**
 * The key that second factors are encrypted with: from the settings, else from a file beside the embedded database that
 * is made when first asked for. A copy of the rows alone, as a backup is, opens no second factor.
 */
export function secondFactorKey({ SECOND_FACTOR_KEY, DATA_DIR }: Config): () => Promise<string> {
  let known: Promise<string> | null = null;
  return () => {
    known ??= (
      SECOND_FACTOR_KEY === undefined ? keyOfFile(resolve(DATA_DIR)) : Promise.resolve(SECOND_FACTOR_KEY)
    ).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

async function keyOfFile(folder: string): Promise<string> {
  const file = join(folder, FILE);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(KEY_BYTES).toString('base64url');
  try {
    await writeFile(file, key, { flag: 'wx', mode: 0o600 });
    return key;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
