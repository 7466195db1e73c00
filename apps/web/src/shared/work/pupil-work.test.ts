import { addElectiveRow, gradesOf, initialScoreTable, setScore, setSubject } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { tableWithGrades } from './pupil-work.ts';

const table = () => {
  const rows = addElectiveRow(setScore(initialScoreTable(), 'CHI', '4'));
  const chosen = setSubject(
    setScore(setSubject(rows, 'elective-1', 'PHY'), 'elective-1', '5'),
    'elective-2',
    'BIO',
  );
  return addElectiveRow(chosen);
};
const subjects = (rows: ReturnType<typeof table>) => rows.map(({ subjectCode }) => subjectCode);

test('the same grades leave the table as it is, rows without a grade too', () => {
  const rows = table();
  expect(tableWithGrades(rows, { CHI: '4', PHY: '5' })).toEqual(rows);
});

test('a new elective takes a free row, or a new one', () => {
  const filled = tableWithGrades(table(), { CHI: '4', PHY: '5', ECO: '3', GEO: '2' });
  expect(subjects(filled)).toEqual(['CHI', 'ENG', 'MAT', 'CSD', 'PHY', 'BIO', 'ECO', 'GEO']);
  expect(gradesOf(filled)).toEqual({ CHI: '4', PHY: '5', ECO: '3', GEO: '2' });
});

test('a chosen subject gets its grade where it stands', () => {
  const filled = tableWithGrades(table(), { CHI: '4', PHY: '5', BIO: '2' });
  expect(subjects(filled)).toEqual(subjects(table()));
});

test('what is gone is cleared, an elective with its row', () => {
  const emptied = tableWithGrades(table(), {});
  expect(gradesOf(emptied)).toEqual({});
  expect(subjects(emptied)).toEqual(['CHI', 'ENG', 'MAT', 'CSD', 'BIO', null]);
});

test('the core slot follows its subject', () => {
  const liberal = tableWithGrades(initialScoreTable(), { LS: '3' });
  expect(gradesOf(liberal)).toEqual({ LS: '3' });
  expect(gradesOf(tableWithGrades(liberal, { CSD: 'Attained' }))).toEqual({ CSD: 'Attained' });
  expect(subjects(tableWithGrades(liberal, {}))).toContain('LS');
});
