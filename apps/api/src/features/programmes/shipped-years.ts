import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Executor } from '../../db/executor.ts';
import { damagedFile } from '../../shared/start-error.ts';
import {
  listCollections,
  lockCatalogueForWriting,
  raiseCatalogueVersion,
  replaceCollection,
  type StoredCollection,
} from './repository.ts';
import { hashOf, judgeYearFile } from './year-file.ts';

/**
 * Loads the years that the product ships with, each when it is new or its file has changed; a year that was imported
 * stays. All files or none: @throws StartError naming what is wrong with a file, with the database as it was.
 */
export async function loadShippedYears(db: Executor, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      bytes: await readFile(join(folder, name)),
    })),
  );
  await db.transaction(async (tx) => {
    await lockCatalogueForWriting(tx);
    const stored = await listCollections(tx);
    let changed = false;
    for (const { path, bytes } of files)
      changed = (await loadShippedYear(tx, path, bytes, stored)) || changed;
    if (changed) await raiseCatalogueVersion(tx);
  });
}

async function loadShippedYear(
  tx: Executor,
  path: string,
  bytes: Buffer,
  stored: readonly StoredCollection[],
): Promise<boolean> {
  const hash = hashOf(bytes);
  if (stored.some(({ fileHash }) => fileHash === hash)) return false;
  const verdict = judgeYearFile(bytes.toString('utf8'));
  if (verdict.kind === 'invalid') throw damagedFile(path, verdict.complaints);
  const before = stored.find(({ name }) => name === verdict.file.collection);
  if (before?.origin === 'imported') return false;
  await replaceCollection(tx, verdict.file, hash, 'shipped');
  return true;
}
