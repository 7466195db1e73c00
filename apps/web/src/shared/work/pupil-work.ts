import {
  type Grades,
  gradeEntries,
  gradesOf,
  hasSameGrades,
  initialScoreTable,
  mergeChoices,
  mergeGrades,
  OTHER_SUBJECTS,
  ownRows,
  parseChoices,
  parseScoreTable,
  readSavedScores,
  removeRow,
  type ScoreTable,
  setOther,
  setScore,
  setSubject,
  withFreeElective,
} from '@lodestar/domain';
import { type AccountKind, workPart } from './work-part.ts';

const NO_CODES: readonly string[] = [];

const SCORES: AccountKind<ScoreTable, Grades> = {
  parse: parseScoreTable,
  initial: initialScoreTable,
  nothing: {},
  savedOf: gradesOf,
  withSaved: tableWithGrades,
  parseSaved(stored) {
    const read = readSavedScores(stored);
    return read.kind === 'ok' ? read.grades : null;
  },
  isSame: hasSameGrades,
  merge: mergeGrades,
};

const CHOICES: AccountKind<readonly string[], readonly string[]> = {
  parse: parseChoices,
  initial: () => NO_CODES,
  nothing: NO_CODES,
  savedOf: (codes) => codes,
  withSaved: (_, codes) => codes,
  parseSaved: parseChoices,
  isSame: (one, other) => one.length === other.length && one.every((code, index) => other[index] === code),
  merge: mergeChoices,
};

/** The grades a pupil enters. */
export const SCORES_WORK = workPart('scores', SCORES);
/** The ordered list of programmes a pupil chooses. */
export const CHOICES_WORK = workPart('choices', CHOICES);

/** The table with exactly these grades in it; rows that had no grade yet stay. */
export function tableWithGrades(table: ScoreTable, grades: Grades): ScoreTable {
  const before = gradesOf(table);
  const gone = ownRows(table).filter(
    ({ subjectCode, score }) => subjectCode !== null && score !== null && grades[subjectCode] === undefined,
  );
  const cleared = gone.reduce<ScoreTable>(
    (rows, { id, isCompulsory, isCore }) =>
      isCompulsory || isCore ? setScore(rows, id, null) : removeRow(rows, id),
    table,
  );
  const own = gradeEntries(grades).reduce((rows, [code, grade]) => {
    if (before[code] === grade) return rows;
    const held = rows.find((row) => row.subjectCode === code);
    if (held) return setScore(rows, held.id, grade);
    if (code === 'CSD' || code === 'LS') return setScore(setSubject(rows, 'core', code), 'core', grade);
    const { rows: wider, id } = withFreeElective(rows);
    return id === null ? wider : setScore(setSubject(wider, id, code), id, grade);
  }, cleared);
  return OTHER_SUBJECTS.reduce((rows, subject) => setOther(rows, subject, grades[subject] ?? null), own);
}
