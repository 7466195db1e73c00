import type { loadOrder, loadScores, ResponseOf } from '@lodestar/contract';
import {
  gradeEntries,
  MAX_CHOICES,
  readSavedScores,
  savedScoresOf,
  type UserScoreProblem,
} from '@lodestar/domain';
import { type Executor, takeTurnAsUser } from '../../db/executor.ts';
import { AppError, fieldProblem, invalidFields, invalidRequest } from '../../errors.ts';
import { entityTag, type IfMatch, matchesTag, staleCopy } from '../../http/answer-bytes.ts';
import type { Caller } from '../../http/caller.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import { findOrder, findScores, putOrder, putScores, type Saved, type SavedRows } from './repository.ts';

/** Grades as they will be kept. @throws AppError invalid_request naming every entry that cannot be read */
function readScores(scores: unknown): SavedRows {
  const read = readSavedScores(scores);
  if (read.kind === 'invalid') throw invalidFields(read.problems.map(refusedScore));
  return gradeEntries(read.grades).map(([subjectCode, score]) => ({ subjectCode, score }));
}

/** The list in its order. @throws AppError invalid_request for gaps, too many, or codes that no collection has */
function readOrder(
  programmeOrder: Readonly<Record<string, number>>,
  isKnownCode: (code: string) => boolean,
): readonly string[] {
  const ranked = Object.entries(programmeOrder).sort(([, one], [, other]) => one - other);
  const unknown = ranked.filter(([code]) => !isKnownCode(code));
  if (unknown.length > 0) {
    throw invalidFields(unknown.map(([code]) => fieldProblem('programmeOrder', 'unknownProgramme', code)));
  }
  if (ranked.length > MAX_CHOICES)
    throw invalidRequest(fieldProblem('programmeOrder', 'tooMany', ranked.length));
  const misplaced = ranked.filter(([, rank], index) => rank !== index);
  if (misplaced.length > 0) {
    throw invalidFields(
      misplaced.map(([code, rank]) => fieldProblem(`programmeOrder.${code}`, 'notInOrder', rank)),
    );
  }
  return ranked.map(([code]) => code);
}

function refusedScore({ kind, subjectCode, score }: UserScoreProblem) {
  const field = subjectCode === null ? 'scores' : `scores.${subjectCode}`;
  return fieldProblem(field, kind, kind === 'unknownGrade' ? score : subjectCode);
}

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

function presentScores(rows: SavedRows): ResponseOf<typeof loadScores> {
  const grades = Object.fromEntries(rows.map(({ subjectCode, score }) => [subjectCode, score]));
  return { success: true, scores: savedScoresOf(grades) };
}

function presentOrder(codes: readonly string[]): ResponseOf<typeof loadOrder> {
  return { success: true, programmeOrder: Object.fromEntries(codes.map((code, rank) => [code, rank])) };
}
