import type { Grade, Grades } from './grade.ts';
import { otherEntries } from './other-subject.ts';
import { isPlainObject } from './plain-object.ts';
import {
  addElectiveRow,
  gradesOf,
  initialScoreTable,
  type ScoreTable,
  setOther,
  setScore,
  setSubject,
} from './score-table.ts';
import { CORE_SLOT_SUBJECTS, isSubjectCode, type SubjectCode } from './subject.ts';
import {
  parseUserScores,
  SAVED_CORE_CODE,
  SAVED_CORE_SCORE,
  SAVED_SCORE_NAMES,
  type UserScoreProblem,
} from './user-scores.ts';

/** The saved-scores object of the specification (part 1, section 3), in the order of the table. */
export type SavedScores = Readonly<Record<string, string>>;

export type ReadSavedScores =
  | { readonly kind: 'ok'; readonly grades: Grades }
  | { readonly kind: 'invalid'; readonly problems: readonly UserScoreProblem[] };

/** Results of Citizenship and Social Development as the HKEAA prints them in Chinese, both scripts. */
const ATTAINMENT_IN_CHINESE: ReadonlyMap<unknown, Grade> = new Map([
  ['達標', 'Attained'],
  ['达标', 'Attained'],
  ['未達標', 'Failed'],
  ['未达标', 'Failed'],
]);

const isSavedByName = (code: SubjectCode): code is keyof typeof SAVED_SCORE_NAMES =>
  Object.hasOwn(SAVED_SCORE_NAMES, code);

const isCoreSlot = (code: SubjectCode): boolean => CORE_SLOT_SUBJECTS.some((core) => core === code);

/** Grades with their subjects, in the order in which they were entered. */
export function gradeEntries(grades: Grades): readonly (readonly [SubjectCode, Grade])[] {
  return Object.entries(grades).filter((entry): entry is [SubjectCode, Grade] => isSubjectCode(entry[0]));
}

/** Grades by the keys under which they are saved; there is one core slot. */
export function savedScoresOf(grades: Grades): SavedScores {
  const entries = gradeEntries(grades).flatMap(([code, grade]): (readonly [string, string])[] => {
    if (isSavedByName(code)) return [[SAVED_SCORE_NAMES[code], grade]];
    if (!isCoreSlot(code)) return [[code, grade]];
    return [
      [SAVED_CORE_CODE, code],
      [SAVED_CORE_SCORE, grade],
    ];
  });
  return Object.fromEntries([...entries, ...otherEntries(grades)]);
}

/** What is saved of a table: every row that has both a subject and a score. */
export function toSavedScores(rows: ScoreTable): SavedScores {
  return savedScoresOf(gradesOf(rows));
}

/** Reads saved scores: an empty object is no grades; all else as `parseUserScores`, with one core slot. */
export function readSavedScores(saved: unknown): ReadSavedScores {
  const parsed = parseUserScores(isPlainObject(saved) ? inLatinWords(saved) : saved);
  if (parsed.kind === 'invalid') {
    const isEmpty = parsed.problems.every(({ kind }) => kind === 'noScores');
    return isEmpty && isPlainObject(saved) ? { kind: 'ok', grades: {} } : parsed;
  }
  const { CSD, LS } = parsed.grades;
  if (CSD !== undefined && LS !== undefined) {
    return { kind: 'invalid', problems: [{ kind: 'repeatedSubject', subjectCode: 'LS', score: LS }] };
  }
  return { kind: 'ok', grades: parsed.grades };
}

/** The table of saved scores, as it would have been filled in; null when they cannot be read. */
export function fromSavedScores(saved: unknown): ScoreTable | null {
  const read = readSavedScores(saved);
  return read.kind === 'ok' ? scoreTableOf(read.grades) : null;
}

/** A table that holds exactly these grades, with an empty elective when there is none. */
export function scoreTableOf(grades: Grades): ScoreTable {
  let electives = 0;
  const own = gradeEntries(grades).reduce<ScoreTable>((rows, [code, grade]) => {
    if (isSavedByName(code)) return setScore(rows, code, grade);
    if (isCoreSlot(code)) return setScore(setSubject(rows, 'core', code), 'core', grade);
    electives += 1;
    const wide = electives === 1 ? rows : addElectiveRow(rows);
    const row = wide.at(-1);
    return row === undefined ? wide : setScore(setSubject(wide, row.id, code), row.id, grade);
  }, initialScoreTable());
  return otherEntries(grades).reduce((rows, [subject, result]) => setOther(rows, subject, result), own);
}

function inLatinWords(saved: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(saved).map(([key, value]) => [key, ATTAINMENT_IN_CHINESE.get(value) ?? value]),
  );
}
