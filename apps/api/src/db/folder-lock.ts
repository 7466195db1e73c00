import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { causeOf, StartError } from '../shared/start-error.ts';

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

/** A lock that nothing refers to would be collected, closed and so given back while the process goes on. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;
/** What a server leaves in its data folder. */
const OUR_FILES = /^(database(\.new)?|lock\.sqlite(-.*)?|lost\+found|holder\.json|control\.sock)$/;

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
    if (error instanceof StartError) throw error;
    throw new StartError(`${folder} cannot hold the data (${causeOf(error)}): set another DATA_DIR.`);
  }
}

function takeLock(folder: string, role: string, pid: number): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
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
  held.add(lock);
  const release = () => {
    held.delete(lock);
    lock.close();
  };
  return { kind: 'held', folder, release };
}

/**
 * Lets nobody but its owner into a data folder, whatever rights it was made with. A folder that others use as well,
 * such as /tmp, is not taken away from them.
 */
function closeToOthers(folder: string): void {
  if (platform() === 'win32') return;
  const rights = statSync(folder).mode & 0o7777;
  if ((rights & 0o077) === 0) return;
  const others = readdirSync(folder).filter((name) => !OUR_FILES.test(name));
  try {
    if (others.length > 0) throw new Error(`it also holds ${others[0]}`);
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new StartError(
      `${folder} is open to other users of this machine (${rights.toString(8)}) and was left so (${causeOf(error)}): run chmod 700 on it, or set DATA_DIR to a folder of its own.`,
    );
  }
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
