import {
  addElectiveRow,
  type Grades,
  gradeEntries,
  gradesOf,
  removeRow,
  type ScoreTable,
  setScore,
  setSubject,
} from '@lodestar/domain';

function emptyElective(rows: ScoreTable): { readonly rows: ScoreTable; readonly id: string | null } {
  const isFree = (row: ScoreTable[number]) => row.subjectCode === null && !row.isCompulsory && !row.isCore;
  const free = rows.find(isFree);
  if (free) return { rows, id: free.id };
  const wider = addElectiveRow(rows);
  return { rows: wider, id: wider.find(isFree)?.id ?? null };
}

/** The table with exactly these grades in it; rows that had no grade yet stay. */
export function tableWithGrades(table: ScoreTable, grades: Grades): ScoreTable {
  const before = gradesOf(table);
  const gone = table.filter(
    ({ subjectCode, score }) => subjectCode !== null && score !== null && grades[subjectCode] === undefined,
  );
  const cleared = gone.reduce(
    (rows, { id, isCompulsory, isCore }) =>
      isCompulsory || isCore ? setScore(rows, id, null) : removeRow(rows, id),
    table,
  );
  return gradeEntries(grades).reduce((rows, [code, grade]) => {
    if (before[code] === grade) return rows;
    const own = rows.find((row) => row.subjectCode === code);
    if (own) return setScore(rows, own.id, grade);
    if (code === 'CSD' || code === 'LS') return setScore(setSubject(rows, 'core', code), 'core', grade);
    const { rows: wider, id } = emptyElective(rows);
    return id === null ? wider : setScore(setSubject(wider, id, code), id, grade);
  }, cleared);
}
