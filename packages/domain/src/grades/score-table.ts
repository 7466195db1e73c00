import { ATTAINMENT_GRADES, type Grade, type Grades, LEVEL_GRADES } from './grade.ts';
import { isOtherSubject, isResultOf, type OtherResult, type OtherSubject } from './other-subject.ts';
import { isPlainObject } from './plain-object.ts';
import {
  COMPULSORY_SUBJECTS,
  CORE_SLOT_SUBJECTS,
  ELECTIVE_SUBJECTS,
  type ElectiveSubject,
  isSubjectCode,
  type SubjectCode,
} from './subject.ts';
import { isGradeOf } from './user-scores.ts';

/** A row of the score table. `id` is stable while the row lives. */
export interface ScoreRow {
  readonly id: string;
  readonly subjectCode: SubjectCode | null;
  readonly score: Grade | null;
  readonly isCompulsory: boolean;
  readonly isCore: boolean;
}

/** A row of a subject that few take: Applied Learning, another language. It is there only with its result. */
export interface OtherRow {
  readonly id: string;
  readonly subjectCode: OtherSubject;
  readonly score: OtherResult;
  readonly isCompulsory: false;
  readonly isCore: false;
}

/** The other rows come last. */
export type ScoreTable = readonly (ScoreRow | OtherRow)[];

function isOtherRow(row: ScoreRow | OtherRow): row is OtherRow {
  return row.subjectCode !== null && isOtherSubject(row.subjectCode);
}

/** The rows of subjects graded by levels or attainment. */
export function ownRows(rows: ScoreTable): readonly ScoreRow[] {
  return rows.filter((row) => !isOtherRow(row));
}

const otherRow = (subjectCode: OtherSubject, score: OtherResult): OtherRow => ({
  id: `other-${subjectCode}`,
  subjectCode,
  score,
  isCompulsory: false,
  isCore: false,
});

/** The table with this result of another subject, in place of an earlier one; null takes the subject out. */
export function setOther(rows: ScoreTable, subject: OtherSubject, result: OtherResult | null): ScoreTable {
  const rest = rows.filter(({ subjectCode }) => subjectCode !== subject);
  return result === null || !isResultOf(subject, result) ? rest : [...rest, otherRow(subject, result)];
}

/** Rows with code and score that open the selection blocks and the recommendations. */
export const MINIMUM_SCORED_SUBJECTS = 5;
/** Rows can be removed only while there are more than this. */
export const FIXED_ROWS = 4;

function electiveRow(id: string): ScoreRow {
  return { id, subjectCode: null, score: null, isCompulsory: false, isCore: false };
}

function nextElectiveId(rows: ScoreTable): string {
  const numbers = rows.map((row) => Number(/^elective-(\d+)$/.exec(row.id)?.[1] ?? 0));
  return `elective-${Math.max(0, ...numbers) + 1}`;
}

/** The table as it starts: Chinese, English, Mathematics, the core slot with CSD, one empty elective. */
export function initialScoreTable(): ScoreTable {
  const compulsory = COMPULSORY_SUBJECTS.map(
    (subjectCode): ScoreRow => ({
      id: subjectCode,
      subjectCode,
      score: null,
      isCompulsory: true,
      isCore: false,
    }),
  );
  const core: ScoreRow = { id: 'core', subjectCode: 'CSD', score: null, isCompulsory: false, isCore: true };
  return [...compulsory, core, electiveRow('elective-1')];
}

/** Adds an empty elective row, as long as an elective is left to choose. */
export function addElectiveRow(rows: ScoreTable): ScoreTable {
  const own = ownRows(rows);
  const electives = own.filter((row) => !row.isCompulsory && !row.isCore).length;
  if (electives >= ELECTIVE_SUBJECTS.length) return rows;
  return [...own, electiveRow(nextElectiveId(rows)), ...rows.filter(isOtherRow)];
}

/** Whether a row may go: neither compulsory nor core, and more than four rows left. */
export function canRemoveRow(rows: ScoreTable, id: string): boolean {
  const own = ownRows(rows);
  const row = own.find((candidate) => candidate.id === id);
  return row !== undefined && !row.isCompulsory && !row.isCore && own.length > FIXED_ROWS;
}

/** The table without the row, unchanged when the row may not go. */
export function removeRow(rows: ScoreTable, id: string): ScoreTable {
  return canRemoveRow(rows, id) ? rows.filter((row) => row.id !== id) : rows;
}

/** Subjects that the row may take: CSD or LS in the core slot, else the electives no other row has. */
export function subjectChoices(rows: ScoreTable, id: string): readonly SubjectCode[] {
  const row = ownRows(rows).find((candidate) => candidate.id === id);
  if (row === undefined || row.isCompulsory) return [];
  return row.isCore ? CORE_SLOT_SUBJECTS : electiveChoices(rows, id);
}

/** Electives that no other row has taken. */
export function electiveChoices(rows: ScoreTable, id: string): readonly ElectiveSubject[] {
  const taken = new Set<string | null>(rows.filter((row) => row.id !== id).map((row) => row.subjectCode));
  return ELECTIVE_SUBJECTS.filter((code) => !taken.has(code));
}

/** Changes a row's subject and clears its score; unchanged when the row may not take it. */
export function setSubject(rows: ScoreTable, id: string, subjectCode: SubjectCode | null): ScoreTable {
  if (subjectCode !== null && !subjectChoices(rows, id).includes(subjectCode)) return rows;
  return rows.map((row) => {
    if (isOtherRow(row)) return row;
    const fixed = row.isCompulsory || (row.isCore && subjectCode === null);
    return row.id !== id || fixed || row.subjectCode === subjectCode
      ? row
      : { ...row, subjectCode, score: null };
  });
}

/** Changes a row's grade; unchanged when the subject has no such grade. */
export function setScore(rows: ScoreTable, id: string, score: Grade | null): ScoreTable {
  return rows.map((row) => {
    if (isOtherRow(row) || row.id !== id || row.subjectCode === null) return row;
    return score === null || isGradeOf(row.subjectCode, score) ? { ...row, score } : row;
  });
}

/** Grades a pupil may choose for a subject, best first. */
export function gradeChoices(subjectCode: SubjectCode): readonly Grade[] {
  return subjectCode === 'CSD' ? ATTAINMENT_GRADES : LEVEL_GRADES.filter((grade) => grade !== 'U');
}

/** The grades of all rows with code and score. */
export function gradesOf(rows: ScoreTable): Grades {
  const entries = rows.flatMap(({ subjectCode, score }) =>
    subjectCode === null || score === null ? [] : [[subjectCode, score] as const],
  );
  return Object.fromEntries(entries);
}

/** How many rows have both a code and a score. */
export function scoredRowCount(rows: ScoreTable): number {
  return ownRows(rows).filter((row) => row.subjectCode !== null && row.score !== null).length;
}

/** Whether enough rows are scored to open the selection. */
export function hasEnoughScores(rows: ScoreTable): boolean {
  return scoredRowCount(rows) >= MINIMUM_SCORED_SUBJECTS;
}

function storedPair(entry: unknown): readonly [SubjectCode | null, Grade | null] | null {
  if (!isPlainObject(entry)) return null;
  const { subjectCode, score } = entry;
  if (subjectCode === null) return score === null ? [null, null] : null;
  if (typeof subjectCode !== 'string' || !isSubjectCode(subjectCode)) return null;
  if (score === null) return [subjectCode, null];
  return typeof score === 'string' && isGradeOf(subjectCode, score) ? [subjectCode, score] : null;
}

function isStoredOther(entry: unknown): entry is Pick<OtherRow, 'subjectCode' | 'score'> {
  if (!isPlainObject(entry)) return false;
  const { subjectCode, score } = entry;
  return (
    typeof subjectCode === 'string' &&
    isOtherSubject(subjectCode) &&
    typeof score === 'string' &&
    isResultOf(subjectCode, score)
  );
}

/** Reads a table kept in storage; null when it is not one. The fixed rows come back whatever was stored. */
export function parseScoreTable(stored: unknown): ScoreTable | null {
  if (!Array.isArray(stored) || stored.length > 40) return null;
  const others = stored.filter(isStoredOther);
  const own: readonly unknown[] = stored.filter((entry) => !isStoredOther(entry));
  if (own.length < FIXED_ROWS) return null;
  let rows = ownRows(initialScoreTable());
  const pairs = own.map(storedPair);
  for (const [index, pair] of pairs.entries()) {
    if (pair === null) return null;
    const [subjectCode, score] = pair;
    if (index > FIXED_ROWS) rows = ownRows(addElectiveRow(rows));
    const row = rows[index];
    if (row === undefined) return null;
    if (!row.isCompulsory && subjectCode !== null && subjectCode !== row.subjectCode) {
      rows = ownRows(setSubject(rows, row.id, subjectCode));
    }
    if (rows[index]?.subjectCode !== subjectCode) return null;
    rows = ownRows(setScore(rows, row.id, score));
  }
  const table: ScoreTable = pairs.length === FIXED_ROWS ? rows.slice(0, FIXED_ROWS) : rows;
  return others.reduce<ScoreTable>(
    (held, { subjectCode, score }) => setOther(held, subjectCode, score),
    table,
  );
}
