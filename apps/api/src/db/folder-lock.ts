import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { causeOf, StartError } from '../start-error.ts';

const holderSchema = z.object({ pid: z.number().int(), role: z.string(), since: z.string() });

/** Who holds a data folder, for the message to whoever comes second. */
export type Holder = z.infer<typeof holderSchema>;

export type FolderLock = HeldFolder | { readonly kind: 'taken'; readonly holder: Holder | null };

/** The right of this process to open the database of a folder. */
export interface HeldFolder {
  readonly kind: 'held';
  readonly folder: string;
  readonly release: () => void;
}

const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process, creating the folder when it is new. Two processes on one embedded database
 * lose acknowledged rows, and it takes no lock itself. An open exclusive transaction of SQLite is a lock of the
 * operating system: it ends with the process, however that ends.
 * @throws StartError when nothing can be written there
 */
export function lockFolder(folder: string, role: string, pid: number): FolderLock {
  try {
    return takeLock(folder, role, pid);
  } catch (error) {
    throw new StartError(`${folder} cannot hold the data (${causeOf(error)}): set another DATA_DIR.`);
  }
}

function takeLock(folder: string, role: string, pid: number): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'holder.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    return { kind: 'taken', holder: readHolder(holderFile) };
  }
  const holder: Holder = { pid, role, since: new Date().toISOString() };
  writeFileSync(holderFile, JSON.stringify(holder), { mode: 0o600 });
  return { kind: 'held', folder, release: () => lock.close() };
}

/** Who holds a folder, in words. */
export function nameHolder(holder: Holder | null): string {
  return holder === null ? 'another process' : `process ${holder.pid} (${holder.role})`;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
