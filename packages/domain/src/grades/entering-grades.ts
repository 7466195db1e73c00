import type { Grades } from './grade.ts';
import {
  addElectiveRow,
  electiveChoices,
  ownRows,
  type ScoreRow,
  type ScoreTable,
  setSubject,
} from './score-table.ts';
import type { ElectiveSubject } from './subject.ts';

/** The ten electives with most candidates, most first (HKEAA, 2024 examination statistics, table 3f, all candidates). */
export const COMMON_ELECTIVES = [
  'BIO',
  'CHE',
  'ECO',
  'PHY',
  'GEO',
  'BAF_ACC',
  'ICT',
  'CHH',
  'MEP_M2',
  'HIS',
] as const satisfies readonly ElectiveSubject[];

/** Grades of nobody, to try the product with: seven subjects, best five 23. */
export const SAMPLE_GRADES: Grades = {
  CHI: '4',
  ENG: '4',
  MAT: '5',
  CSD: 'Attained',
  BIO: '5',
  CHE: '5',
  ECO: '3',
};

/** The table with an elective row that is still empty, and the row's id; null when no elective is left. */
export function withFreeElective(rows: ScoreTable): {
  readonly rows: ScoreTable;
  readonly id: string | null;
} {
  const isFree = (row: ScoreRow) => row.subjectCode === null && !row.isCompulsory && !row.isCore;
  const free = ownRows(rows).find(isFree);
  if (free) return { rows, id: free.id };
  const wider = addElectiveRow(rows);
  return { rows: wider, id: ownRows(wider).find(isFree)?.id ?? null };
}

/** The table with this elective in it, in an empty row if there is one; unchanged when it is there. */
export function addElective(rows: ScoreTable, code: ElectiveSubject): ScoreTable {
  if (rows.some(({ subjectCode }) => subjectCode === code)) return rows;
  const { rows: wider, id } = withFreeElective(rows);
  return id === null ? rows : setSubject(wider, id, code);
}

/** Electives that are not in the table yet, beyond the commonest. */
export function otherElectives(rows: ScoreTable): readonly ElectiveSubject[] {
  const common: ReadonlySet<string> = new Set(COMMON_ELECTIVES);
  return electiveChoices(rows, '').filter((code) => !common.has(code));
}

/** The row after this one whose subject has no grade yet; null when all below have one. */
export function nextWithoutGrade(rows: ScoreTable, id: string): ScoreRow | null {
  const own = ownRows(rows);
  const place = own.findIndex((row) => row.id === id);
  return (
    own.slice(place + 1).find(({ subjectCode, score }) => subjectCode !== null && score === null) ?? null
  );
}
