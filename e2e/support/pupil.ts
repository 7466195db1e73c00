import {
  addElectiveRow,
  ELECTIVE_SUBJECTS,
  type Grades,
  initialScoreTable,
  ownRows,
  type ScoreTable,
  setScore,
  setSubject,
} from '@lodestar/domain';

/** Six subjects and CSD, good enough that every level from 8 to 0 occurs among the programmes. */
export const SCIENCE_PUPIL: Grades = {
  CHI: '4',
  ENG: '5',
  MAT: '5*',
  CSD: 'Attained',
  BIO: '5',
  CHE: '5',
  PHY: '4',
};

/** The score table as it looks after these grades were entered in this order. */
export function tableOf(grades: Grades): ScoreTable {
  let rows = initialScoreTable();
  for (const row of ownRows(rows)) {
    const score = row.subjectCode === null ? undefined : grades[row.subjectCode];
    if (score !== undefined) rows = setScore(rows, row.id, score);
  }
  const electives = ELECTIVE_SUBJECTS.filter((code) => grades[code] !== undefined);
  for (const [index, code] of electives.entries()) {
    if (index > 0) rows = addElectiveRow(rows);
    const id = rows.at(-1)?.id ?? '';
    rows = setScore(setSubject(rows, id, code), id, grades[code] ?? null);
  }
  return rows;
}
