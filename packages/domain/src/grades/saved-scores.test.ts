import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pupil } from '../testing/pupil.ts';
import { ATTAINMENT_GRADES, LEVEL_GRADES } from './grade.ts';
import {
  fromSavedScores,
  readSavedScores,
  savedScoresOf,
  scoreTableOf,
  toSavedScores,
} from './saved-scores.ts';
import { addElectiveRow, gradesOf, initialScoreTable, setScore, setSubject } from './score-table.ts';
import { COMPULSORY_SUBJECTS, ELECTIVE_SUBJECTS } from './subject.ts';

const someGrades = fc
  .record({
    core: fc.constantFrom('CSD', 'LS', null),
    attainment: fc.constantFrom(...ATTAINMENT_GRADES),
    subjects: fc.uniqueArray(fc.constantFrom(...COMPULSORY_SUBJECTS, ...ELECTIVE_SUBJECTS)),
    levels: fc.array(fc.constantFrom(...LEVEL_GRADES), { minLength: 30, maxLength: 30 }),
  })
  .map(({ core, attainment, subjects, levels }) =>
    Object.fromEntries([
      ...(core === null ? [] : [[core, core === 'CSD' ? attainment : '4']]),
      ...subjects.map((code, index) => [code, levels[index]]),
    ]),
  );

describe('the saved scores of a table', () => {
  test('carry the keys of the specification, rows without subject or score left out', () => {
    let rows = initialScoreTable();
    rows = setScore(rows, 'CHI', '4');
    rows = setScore(rows, 'ENG', '5*');
    rows = setScore(rows, 'MAT', '5**');
    rows = setScore(rows, 'core', 'Attained');
    rows = setScore(setSubject(rows, 'elective-1', 'PHY'), 'elective-1', '5');
    rows = setSubject(addElectiveRow(rows), 'elective-2', 'BIO');
    expect(toSavedScores(rows)).toEqual({
      'Chinese Language': '4',
      'English Language': '5*',
      'Mathematics Compulsory Part': '5**',
      'Core Subject Code': 'CSD',
      'Core Score': 'Attained',
      PHY: '5',
    });
  });

  test('make the same grades again, electives in their order', () => {
    fc.assert(
      fc.property(someGrades, (grades) => {
        const table = fromSavedScores(savedScoresOf(grades));
        expect(table === null ? null : gradesOf(table)).toEqual(grades);
        const electives = (codes: readonly string[]) =>
          codes.filter((code) => ELECTIVE_SUBJECTS.some((one) => one === code));
        expect(electives(Object.keys(gradesOf(table ?? [])))).toEqual(electives(Object.keys(grades)));
      }),
    );
  });

  test('none make the table as it starts', () => {
    expect(fromSavedScores({})).toEqual(initialScoreTable());
    expect(scoreTableOf({})).toEqual(initialScoreTable());
  });
});

describe('reading saved scores', () => {
  test.each([
    ['達標', 'Attained'],
    ['达标', 'Attained'],
    ['未達標', 'Failed'],
    ['未达标', 'Failed'],
  ])('maps %s back', (word, grade) => {
    const saved = { 'Core Subject Code': 'CSD', 'Core Score': word };
    expect(readSavedScores(saved)).toEqual({ kind: 'ok', grades: { CSD: grade } });
  });

  test('takes an empty object for no grades', () => {
    expect(readSavedScores({})).toEqual({ kind: 'ok', grades: {} });
  });

  test('keeps Liberal Studies in the core slot', () => {
    const read = readSavedScores({ 'Core Subject Code': 'LS', 'Core Score': '3' });
    expect(read).toEqual({ kind: 'ok', grades: pupil({ ls: '3' }) });
  });

  test.each([
    [{ XYZ: '5' }, 'unknownSubject'],
    [{ PHY: '9' }, 'unknownGrade'],
    [{ PHY: 5 }, 'malformed'],
    [{ 'Chinese Language': '5', CHI: '4' }, 'repeatedSubject'],
    [{ CSD: 'Attained', LS: '4' }, 'repeatedSubject'],
    [[], 'noScores'],
    ['5', 'malformed'],
    [null, 'malformed'],
  ])('refuses %j', (saved, kind) => {
    expect(readSavedScores(saved)).toMatchObject({ kind: 'invalid', problems: [{ kind }] });
    expect(fromSavedScores(saved)).toBeNull();
  });
});
