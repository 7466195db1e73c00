import type { Executor } from '../../src/db/executor.ts';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { openFolderStore } from '../../src/db/store.ts';

/** Does something to the database of a folder that no server holds. */
export async function inFolder(folder: string, work: (db: Executor) => Promise<unknown>): Promise<void> {
  const lock = lockFolder(folder, 'bench', process.pid);
  if (lock.kind === 'taken') throw new Error(`${folder} is in use.`);
  const { db, close } = await openFolderStore(lock);
  await work(db);
  await db.execute('analyze');
  await close();
}
