import { inFolder } from './held-folder.ts';

/** Puts so many pupils into a data folder that no server holds: each with grades, a list and a session. */
export function addPupils(folder: string, count: number): Promise<void> {
  const each = `from generate_series(1, ${count}) as n`;
  return inFolder(folder, async (db) => {
    await db.execute(`insert into users (uid, user_id, email, first_name, last_name, school_district, ability, events,
      connections, analyses, event_types, created_at)
      select 'uid-' || n, 'crowd-' || n, 'crowd' || n || '@example.hk', 'Name', 'Surname', 'north',
      '[1.5,1.5,1.5,1.5,1.5,1.5]', '[]', '[]', '[]', '["academic"]', now() - n * interval '1 hour' ${each}`);
    await db.execute(`insert into credentials select 'uid-' || n, 'none', now() ${each}`);
    await db.execute(`insert into sessions select 'hash-' || n, 'id-' || n, 'uid-' || n, null, now(), now(),
      now() + interval '30 days' ${each}`);
    await db.execute(`insert into dse_scores select 'uid-' || n, jsonb_build_array(
      jsonb_build_object('subjectCode', 'CHI', 'score', (n % 5 + 1)::text),
      jsonb_build_object('subjectCode', 'ENG', 'score', (n % 4 + 2)::text),
      jsonb_build_object('subjectCode', 'MAT', 'score', '5*'),
      jsonb_build_object('subjectCode', 'CSD', 'score', 'Attained'),
      jsonb_build_object('subjectCode', (array['PHY', 'BIO', 'ECO', 'HIS'])[n % 4 + 1], 'score', '4')),
      1, now() ${each}`);
    await db.execute(`insert into jupas_orders select 'uid-' || n, '["JS6107","JS6456"]', 1, now() ${each}`);
  });
}
