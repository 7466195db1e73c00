import { lockFolder } from '../../src/db/folder-lock.ts';
import { openFolderStore } from '../../src/db/store.ts';

/** Puts so many pupils into a data folder that no server holds: each with grades, a list and a session. */
export async function addPupils(folder: string, count: number): Promise<void> {
  const lock = lockFolder(folder, 'bench', process.pid);
  if (lock.kind === 'taken') throw new Error(`${folder} is in use.`);
  const { db, close } = await openFolderStore(lock);
  const each = `from generate_series(1, ${count}) as n`;
  await db.execute(`insert into users (uid, user_id, email, first_name, last_name, school_district, ability, events,
    connections, analyses, event_types, created_at)
    select 'uid-' || n, 'crowd-' || n, 'crowd' || n || '@example.hk', 'Name', 'Surname', 'north',
    '[1.5,1.5,1.5,1.5,1.5,1.5]', '[]', '[]', '[]', '["academic"]', now() ${each}`);
  await db.execute(`insert into credentials select 'uid-' || n, 'none', now() ${each}`);
  await db.execute(`insert into sessions select 'hash-' || n, 'id-' || n, 'uid-' || n, null, now(), now(),
    now() + interval '30 days' ${each}`);
  await db.execute(
    `insert into dse_scores select 'uid-' || n, '[{"subjectCode":"CHI","score":"4"}]', 1, now() ${each}`,
  );
  await db.execute(`insert into jupas_orders select 'uid-' || n, '["JS6107","JS6456"]', 1, now() ${each}`);
  await db.execute('analyze');
  await close();
}
