import { describe, expect, it } from 'vitest';
import { pupil } from '../testing/pupil.ts';
import {
  addElectiveRow,
  canRemoveRow,
  electiveChoices,
  gradeChoices,
  gradesOf,
  hasEnoughScores,
  initialScoreTable,
  removeRow,
  type ScoreTable,
  scoredRowCount,
  setScore,
  setSubject,
  subjectChoices,
} from './score-table.ts';
import { ELECTIVE_SUBJECTS, SUBJECTS } from './subject.ts';

const START = initialScoreTable();
const FIRST_ELECTIVE = 'elective-1';

const idAt = (rows: ScoreTable, index: number): string => rows[index]?.id ?? 'no such row';
const rowOf = (rows: ScoreTable, id: string) => rows.find((row) => row.id === id);

describe('the table as it starts', () => {
  it('has Chinese, English, Mathematics, the core slot with CSD and one empty elective, none scored', () => {
    expect(START.map(({ subjectCode, isCompulsory, isCore }) => [subjectCode, isCompulsory, isCore])).toEqual(
      [
        ['CHI', true, false],
        ['ENG', true, false],
        ['MAT', true, false],
        ['CSD', false, true],
        [null, false, false],
      ],
    );
    expect(START.every(({ score }) => score === null)).toBe(true);
    expect(new Set(START.map(({ id }) => id)).size).toBe(5);
  });
});

describe('rows', () => {
  it('are added empty at the end, under an id of their own', () => {
    const rows = addElectiveRow(addElectiveRow(START));
    expect(rows).toHaveLength(7);
    expect(rows.slice(0, 5)).toEqual(START);
    expect(rows.slice(5).every(({ subjectCode, score }) => subjectCode === null && score === null)).toBe(
      true,
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(7);
  });

  it('keep their ids apart when one in the middle was removed', () => {
    const three = addElectiveRow(addElectiveRow(START));
    const rows = addElectiveRow(removeRow(three, idAt(three, 5)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('are at most one for each elective', () => {
    let rows = START;
    for (let index = 0; index < 40; index++) rows = addElectiveRow(rows);
    expect(rows).toHaveLength(4 + ELECTIVE_SUBJECTS.length);
  });

  it.each([0, 1, 2, 3])('row %i is compulsory or core and stays', (index) => {
    const rows = addElectiveRow(START);
    const id = idAt(rows, index);
    expect(canRemoveRow(rows, id)).toBe(false);
    expect(removeRow(rows, id)).toBe(rows);
  });

  it('can go while there are more than four', () => {
    expect(canRemoveRow(START, FIRST_ELECTIVE)).toBe(true);
    const four = removeRow(START, FIRST_ELECTIVE);
    expect(four).toEqual(START.slice(0, 4));
    expect(four.some(({ id }) => canRemoveRow(four, id))).toBe(false);
  });

  it('are left alone by an unknown id', () => {
    expect(canRemoveRow(START, 'nobody')).toBe(false);
    expect(removeRow(START, 'nobody')).toBe(START);
    expect(subjectChoices(START, 'nobody')).toEqual([]);
    expect(setSubject(START, 'nobody', 'BIO')).toEqual(START);
    expect(setScore(START, 'nobody', '5')).toEqual(START);
  });
});

describe('subjects', () => {
  it('change and clear the score', () => {
    const scored = setScore(setSubject(START, FIRST_ELECTIVE, 'BIO'), FIRST_ELECTIVE, '5');
    expect(rowOf(scored, FIRST_ELECTIVE)).toMatchObject({ subjectCode: 'BIO', score: '5' });
    const changed = setSubject(scored, FIRST_ELECTIVE, 'CHE');
    expect(rowOf(changed, FIRST_ELECTIVE)).toMatchObject({ subjectCode: 'CHE', score: null });
    const emptied = setSubject(scored, FIRST_ELECTIVE, null);
    expect(rowOf(emptied, FIRST_ELECTIVE)).toMatchObject({ subjectCode: null, score: null });
  });

  it('keep their score when the same one is chosen again', () => {
    const scored = setScore(setSubject(START, FIRST_ELECTIVE, 'BIO'), FIRST_ELECTIVE, '5');
    expect(setSubject(scored, FIRST_ELECTIVE, 'BIO')).toEqual(scored);
  });

  it('of the core slot are CSD and Liberal Studies only', () => {
    expect(subjectChoices(START, 'core')).toEqual(['CSD', 'LS']);
    const scored = setScore(START, 'core', 'Attained');
    expect(rowOf(setSubject(scored, 'core', 'LS'), 'core')).toMatchObject({ subjectCode: 'LS', score: null });
    expect(setSubject(scored, 'core', 'BIO')).toEqual(scored);
    expect(setSubject(scored, 'core', null)).toEqual(scored);
  });

  it('of compulsory rows are fixed', () => {
    expect(subjectChoices(START, 'CHI')).toEqual([]);
    expect(setSubject(START, 'CHI', 'BIO')).toEqual(START);
    expect(setSubject(START, 'CHI', null)).toEqual(START);
  });

  it('of elective rows are the electives no other row has', () => {
    const two = addElectiveRow(setSubject(START, FIRST_ELECTIVE, 'BIO'));
    const second = idAt(two, 5);
    expect(electiveChoices(two, second)).toEqual(ELECTIVE_SUBJECTS.filter((code) => code !== 'BIO'));
    expect(electiveChoices(two, FIRST_ELECTIVE)).toEqual(ELECTIVE_SUBJECTS);
    expect(setSubject(two, second, 'BIO')).toEqual(two);
    expect(setSubject(two, second, 'CSD')).toEqual(two);
  });
});

describe('scores', () => {
  it('may be Attained or Failed for CSD, 5** to 1 for all others', () => {
    for (const subject of SUBJECTS) {
      const choices = subject === 'CSD' ? ['Attained', 'Failed'] : ['5**', '5*', '5', '4', '3', '2', '1'];
      expect(gradeChoices(subject), subject).toEqual(choices);
    }
  });

  it('are taken only when the subject has such a grade', () => {
    expect(rowOf(setScore(START, 'CHI', '5**'), 'CHI')?.score).toBe('5**');
    expect(setScore(START, 'CHI', 'Attained')).toEqual(START);
    expect(setScore(START, 'core', '5')).toEqual(START);
    expect(setScore(START, FIRST_ELECTIVE, '5')).toEqual(START);
  });

  it('can be cleared', () => {
    expect(setScore(setScore(START, 'ENG', '4'), 'ENG', null)).toEqual(START);
  });

  it('are the grades of the rows with code and score', () => {
    let rows = setScore(setScore(START, 'CHI', '4'), 'core', 'Failed');
    rows = addElectiveRow(setSubject(rows, FIRST_ELECTIVE, 'MEP_M2'));
    expect(gradesOf(rows)).toEqual(pupil({ chi: '4', csd: 'Failed' }));
    expect(gradesOf(setScore(rows, FIRST_ELECTIVE, '5*'))).toEqual(
      pupil({ chi: '4', csd: 'Failed', m2: '5*' }),
    );
    expect(gradesOf(START)).toEqual({});
  });

  it('open the selection from five rows with code and score on', () => {
    let rows = START;
    for (const id of ['CHI', 'ENG', 'MAT']) rows = setScore(rows, id, '3');
    rows = setScore(rows, 'core', 'Attained');
    expect([scoredRowCount(rows), hasEnoughScores(rows)]).toEqual([4, false]);
    const five = setScore(setSubject(rows, FIRST_ELECTIVE, 'GEO'), FIRST_ELECTIVE, '1');
    expect([scoredRowCount(five), hasEnoughScores(five)]).toEqual([5, true]);
    const back = setSubject(five, FIRST_ELECTIVE, 'HIS');
    expect([scoredRowCount(back), hasEnoughScores(back)]).toEqual([4, false]);
  });
});
