import type { KeptList } from '@lodestar/contract';
import { kindOfId, MAX_NAMED_LISTS, type PupilList, SIX_ID } from '@lodestar/domain';
import { type Executor, takeTurnAsUser } from '../../db/executor.ts';
import { AppError, fieldProblem, invalidRequest, notFound } from '../../errors.ts';
import { entityTag, type IfMatch, matchesTag, staleCopy } from '../../http/answer-bytes.ts';
import type { Caller } from '../../http/caller.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import { findLists, findSix, putList, putSix, removeList, type SavedList } from './repository.ts';

/** What the caller knows of the list: the tag of its copy, or that there should be none yet. */
export interface KnownCopy {
  readonly ifMatch: IfMatch;
  readonly ifNoneMatch: string | undefined;
}

/** The lists that a pupil keeps: the six, whole lists of JUPAS by name, and the shortlist. */
export interface ListsService {
  readonly all: (caller: Caller) => Promise<KeptList[]>;
  /** Answers the new ETag. @throws AppError stale, or invalid_request beyond eight named lists */
  readonly save: (caller: Caller, list: PupilList, known: KnownCopy) => Promise<string>;
  /** @throws AppError stale or not_found */
  readonly remove: (caller: Caller, id: string, ifMatch: IfMatch) => Promise<void>;
  readonly keeper: OwnDataKeeper;
}

const EMPTY_SIX: PupilList = { id: SIX_ID, name: '', kind: 'six', choices: [] };

/** A list that was deleted and made again is another one: the moment is part of the tag. The six share the order's. */
function tagOf(list: SavedList): string {
  return list.id === SIX_ID ? entityTag(list.version) : entityTag(list.version, list.savedAt.getTime());
}

function present(list: SavedList): KeptList {
  const { id, name, kind, choices } = list;
  return { id, name, kind, choices, etag: tagOf(list) };
}

async function lists(db: Executor, uid: string): Promise<KeptList[]> {
  const [six, others] = [await findSix(db, uid), await findLists(db, uid)];
  const first = six === null ? { ...EMPTY_SIX, etag: entityTag(0) } : present(six);
  return [first, ...others.map(present)];
}

/** @throws AppError stale, with the list as it is; null where there is none */
function refuseStale(current: KeptList | null, { ifMatch, ifNoneMatch }: KnownCopy): void {
  const tag = current?.etag ?? '';
  const isStale = current === null ? ifMatch !== undefined : !matchesTag(ifMatch, tag);
  if (isStale || (ifNoneMatch?.trim() === '*' && current !== null)) throw staleCopy(current, tag);
}

export function createListsService({ db, now }: { db: Executor; now: () => Date }): ListsService {
  /** Runs with the lists as they are, and nobody else changing them meanwhile. */
  function changing<T>(
    { uid }: Caller,
    change: (tx: Executor, kept: readonly KeptList[]) => Promise<T>,
  ): Promise<T> {
    return db.transaction(async (tx) => {
      if (!(await takeTurnAsUser(tx, uid))) throw new AppError('unauthenticated');
      return change(tx, await lists(tx, uid));
    });
  }

  return {
    all: ({ uid }) => lists(db, uid),
    save: (caller, list, known) =>
      changing(caller, async (tx, kept) => {
        const current = kept.find(({ id }) => id === list.id) ?? null;
        refuseStale(current, known);
        const named = kept.filter(({ id }) => kindOfId(id) === null).length;
        if (current === null && kindOfId(list.id) === null && named >= MAX_NAMED_LISTS) {
          throw invalidRequest(fieldProblem('id', 'tooManyLists', named + 1));
        }
        const savedAt = now();
        const version =
          list.id === SIX_ID
            ? await putSix(tx, caller.uid, list.choices, savedAt)
            : await putList(tx, caller.uid, list, savedAt);
        return tagOf({ ...list, version, savedAt });
      }),
    remove: (caller, id, ifMatch) =>
      changing(caller, async (tx, kept) => {
        const current = kept.find((one) => one.id === id);
        if (current === undefined) throw notFound('list', id);
        refuseStale(current, { ifMatch, ifNoneMatch: undefined });
        if (id === SIX_ID) await putSix(tx, caller.uid, [], now());
        else await removeList(tx, caller.uid, id);
      }),
    keeper: {
      section: 'lists',
      export: async (executor, uid) => {
        const [six, others] = [await findSix(executor, uid), await findLists(executor, uid)];
        const noted = six?.choices.some(({ note }) => note !== undefined) === true ? [six] : [];
        const kept = [...noted, ...others];
        if (kept.length === 0) return null;
        return kept.map(({ id, name, kind, choices, savedAt }) => ({
          id,
          name,
          kind,
          choices,
          savedAt: savedAt.toISOString(),
        }));
      },
    },
  };
}
