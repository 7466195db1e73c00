import { type ListChoice, notedChoice, type PupilList, SIX_ID } from '@lodestar/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { jupasOrders, pupilLists } from '../../db/schema.ts';

export interface SavedList extends PupilList {
  readonly version: number;
  readonly savedAt: Date;
}

/** The lists of a person beside the six, the oldest first. */
export async function findLists(db: Executor, uid: string): Promise<readonly SavedList[]> {
  const { id, name, kind, choices, version, savedAt } = pupilLists;
  return db
    .select({ id, name, kind, choices, version, savedAt })
    .from(pupilLists)
    .where(eq(pupilLists.uid, uid))
    .orderBy(asc(id));
}

/** Answers the new version. */
export async function putList(
  db: Executor,
  uid: string,
  { id, name, kind, choices }: PupilList,
  savedAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(pupilLists)
    .values({ uid, id, name, kind, choices, version: 1, savedAt })
    .onConflictDoUpdate({
      target: [pupilLists.uid, pupilLists.id],
      set: { name, kind, choices, savedAt, version: sql`${pupilLists.version} + 1` },
    })
    .returning({ version: pupilLists.version });
  return row?.version ?? 0;
}

export async function removeList(db: Executor, uid: string, id: string): Promise<void> {
  await db.delete(pupilLists).where(and(eq(pupilLists.uid, uid), eq(pupilLists.id, id)));
}

/** The saved JUPAS order as the list called six; null when none was ever saved. */
export async function findSix(db: Executor, uid: string): Promise<SavedList | null> {
  const { codes, notes, version, savedAt } = jupasOrders;
  const [row] = await db
    .select({ codes, notes, version, savedAt })
    .from(jupasOrders)
    .where(eq(jupasOrders.uid, uid));
  if (row === undefined) return null;
  const choices = row.codes.map((code) => notedChoice(code, row.notes[code]));
  return { id: SIX_ID, name: '', kind: 'six', choices, version: row.version, savedAt: row.savedAt };
}

function notesOf(choices: readonly ListChoice[]): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.flatMap(({ code, note }) => (note === undefined ? [] : [[code, note]])));
}

/** Answers the new version. */
export async function putSix(
  db: Executor,
  uid: string,
  choices: readonly ListChoice[],
  savedAt: Date,
): Promise<number> {
  const codes = choices.map(({ code }) => code);
  const notes = notesOf(choices);
  const [row] = await db
    .insert(jupasOrders)
    .values({ uid, codes, notes, version: 1, savedAt })
    .onConflictDoUpdate({
      target: jupasOrders.uid,
      set: { codes, notes, savedAt, version: sql`${jupasOrders.version} + 1` },
    })
    .returning({ version: jupasOrders.version });
  return row?.version ?? 0;
}
