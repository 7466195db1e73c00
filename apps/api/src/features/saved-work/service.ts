import type { loadOrder, loadScores, ResponseOf } from '@lodestar/contract';
import type { Caller } from '../../caller.ts';
import type { Executor } from '../../db/executor.ts';
import { takeTurnAsUser } from '../../db/user-turn.ts';
import { entityTag, type IfMatch, matchesTag, staleCopy } from '../../entity-tag.ts';
import { AppError } from '../../errors.ts';
import type { OwnDataKeeper } from '../../own-data.ts';
import { presentOrder, presentScores } from './present.ts';
import { readOrder, readScores } from './read-work.ts';
import { findOrder, findScores, putOrder, putScores, type Saved } from './repository.ts';

export interface Loaded<T> {
  readonly answer: T;
  readonly etag: string;
}

/** A pupil's grades and list of programmes, kept for the next time and the next device. */
export interface SavedWorkService {
  readonly loadScores: (caller: Caller) => Promise<Loaded<ResponseOf<typeof loadScores>>>;
  /** Answers the new ETag. @throws AppError stale, or invalid_request */
  readonly saveScores: (caller: Caller, scores: unknown, ifMatch: IfMatch) => Promise<string>;
  readonly loadOrder: (caller: Caller) => Promise<Loaded<ResponseOf<typeof loadOrder>>>;
  /** Answers the new ETag. @throws AppError stale, or invalid_request */
  readonly saveOrder: (
    caller: Caller,
    programmeOrder: Readonly<Record<string, number>>,
    ifMatch: IfMatch,
  ) => Promise<string>;
  readonly keepers: readonly OwnDataKeeper[];
}

export interface SavedWorkDeps {
  readonly db: Executor;
  readonly now: () => Date;
  /** Whether any collection has the code. */
  readonly isKnownCode: (code: string) => boolean;
}

/** One kind of work: where it lies and how it is answered. */
interface Shelf<T, Answer> {
  readonly empty: T;
  readonly find: (db: Executor, uid: string) => Promise<Saved<T> | null>;
  readonly put: (db: Executor, uid: string, work: T, savedAt: Date) => Promise<number>;
  readonly present: (work: T) => Answer;
}

const scores = { empty: [], find: findScores, put: putScores, present: presentScores };
const order = { empty: [], find: findOrder, put: putOrder, present: presentOrder };

export function createSavedWorkService({ db, now, isKnownCode }: SavedWorkDeps): SavedWorkService {
  async function load<T, Answer>(
    executor: Executor,
    { uid }: Pick<Caller, 'uid'>,
    { empty, find, present }: Shelf<T, Answer>,
  ): Promise<Loaded<Answer>> {
    const saved = await find(executor, uid);
    return { answer: present(saved?.work ?? empty), etag: entityTag(saved?.version ?? 0) };
  }

  function save<T, Answer>(
    caller: Caller,
    shelf: Shelf<T, Answer>,
    work: T,
    ifMatch: IfMatch,
  ): Promise<string> {
    return db.transaction(async (tx) => {
      if (!(await takeTurnAsUser(tx, caller.uid))) throw new AppError('unauthenticated');
      if (ifMatch !== undefined) {
        const { answer, etag } = await load(tx, caller, shelf);
        if (!matchesTag(ifMatch, etag)) throw staleCopy(answer, etag);
      }
      return entityTag(await shelf.put(tx, caller.uid, work, now()));
    });
  }

  const keeper = <T, Answer>(section: string, { find, present }: Shelf<T, Answer>): OwnDataKeeper => ({
    section,
    export: async (executor, uid) => {
      const saved = await find(executor, uid);
      return saved === null ? null : { ...present(saved.work), savedAt: saved.savedAt.toISOString() };
    },
  });

  return {
    loadScores: (caller) => load(db, caller, scores),
    saveScores: async (caller, given, ifMatch) => save(caller, scores, readScores(given), ifMatch),
    loadOrder: (caller) => load(db, caller, order),
    saveOrder: async (caller, given, ifMatch) => save(caller, order, readOrder(given, isKnownCode), ifMatch),
    keepers: [keeper('dse_scores', scores), keeper('jupas_order', order)],
  };
}
