import { isSameList, notedChoice, type PupilList, SIX_ID } from '@lodestar/domain';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call, callWithTag } from '../../../shared/api/call.ts';
import type { ServerCopy } from '../../../shared/work/work-part.ts';

/** The version of each list by its id, as one tag. */
function tagsOf(tag: string | null): Map<string, string> {
  const known: unknown = tag === null ? {} : JSON.parse(tag);
  const entries = typeof known === 'object' && known !== null ? Object.entries(known) : [];
  return new Map(entries.flatMap(([id, one]) => (typeof one === 'string' ? [[id, one]] : [])));
}

const asTag = (tags: ReadonlyMap<string, string>): string => JSON.stringify(Object.fromEntries(tags));

/** The six come with the order that is saved by itself; kept here are their notes alone. */
const notesAlone = (list: PupilList): PupilList => ({
  ...list,
  choices: list.choices.filter(({ note }) => note !== undefined),
});

export async function loadLists(): Promise<ServerCopy<readonly PupilList[]>> {
  const { lists } = await call('ownLists');
  const kept = lists.map(({ id, name, kind, choices }): PupilList => {
    const list = { id, name, kind, choices: choices.map(({ code, note }) => notedChoice(code, note)) };
    return id === SIX_ID ? notesAlone(list) : list;
  });
  return {
    saved: kept.filter(({ id, choices }) => id !== SIX_ID || choices.length > 0),
    tag: asTag(new Map(lists.map(({ id, etag }) => [id, etag]))),
  };
}

const NOT_FOUND = 404;

/** What is saved as the six: the order as it stands, with the notes. */
function sixWith(notes: PupilList | undefined, codes: readonly string[]): PupilList {
  const noteOf = new Map(notes?.choices.map(({ code, note }) => [code, note]));
  const choices = codes.map((code) => notedChoice(code, noteOf.get(code)));
  return { id: SIX_ID, name: '', kind: 'six', choices };
}

/** Saves each list that differs from `known`, over its version; answers with the versions then. */
export async function saveLists(
  lists: readonly PupilList[],
  tag: string | null,
  known: readonly PupilList[] | null,
  sixCodes: () => readonly string[],
): Promise<string> {
  const tags = tagsOf(tag);
  const before = known ?? [];
  const put = async ({ id, name, kind, choices }: PupilList) => {
    const version = tags.get(id);
    const { etag } = await callWithTag('saveList', {
      params: { id },
      body: { name, kind, choices },
      headers: version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': version },
    });
    if (etag !== null) tags.set(id, etag);
  };
  const remove = async (id: string) => {
    const version = tags.get(id);
    await call('deleteList', {
      params: { id },
      headers: version === undefined ? {} : { 'If-Match': version },
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
    });
    tags.delete(id);
  };
  for (const { id } of before) {
    if (lists.some((list) => list.id === id)) continue;
    if (id === SIX_ID) await put(sixWith(undefined, sixCodes()));
    else await remove(id);
  }
  for (const list of lists) {
    const last = before.find(({ id }) => id === list.id);
    if (last !== undefined && isSameList(last, list)) continue;
    await put(list.id === SIX_ID ? sixWith(list, sixCodes()) : list);
  }
  return asTag(tags);
}
