import {
  type Grades,
  gradeEntries,
  gradesOf,
  initialScoreTable,
  mergeChoices,
  mergeGrades,
  parseChoices,
  parseScoreTable,
  readSavedScores,
  type ScoreTable,
} from '@lodestar/domain';
import type { AccountKind } from './account-value.ts';
import { tableWithGrades } from './table-with-grades.ts';
import { workPart } from './work-part.ts';

const NO_CODES: readonly string[] = [];

function hasSameGrades(one: Grades, other: Grades): boolean {
  const entries = gradeEntries(one);
  return (
    entries.length === gradeEntries(other).length && entries.every(([code, grade]) => other[code] === grade)
  );
}

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

/** Removes what a guest entered from this device. */
export function forgetGuestWork(): void {
  SCORES_WORK.forgetGuest();
  CHOICES_WORK.forgetGuest();
}
