import { describe, expect, test } from 'vitest';
import {
  addElective,
  COMMON_ELECTIVES,
  nextWithoutGrade,
  otherElectives,
  SAMPLE_GRADES,
  withFreeElective,
} from './entering-grades.ts';
import { plainScores } from './plain-scores.ts';
import { scoreTableOf } from './saved-scores.ts';
import { hasEnoughScores, initialScoreTable, type ScoreTable, setScore } from './score-table.ts';
import { ELECTIVE_SUBJECTS } from './subject.ts';

const subjects = (rows: ScoreTable) => rows.map(({ subjectCode }) => subjectCode);

describe('an elective chosen by one press', () => {
  test('takes the empty row, and further ones a row each', () => {
    const one = addElective(initialScoreTable(), 'PHY');
    expect(subjects(one)).toEqual(['CHI', 'ENG', 'MAT', 'CSD', 'PHY']);
    expect(subjects(addElective(one, 'BIO'))).toEqual(['CHI', 'ENG', 'MAT', 'CSD', 'PHY', 'BIO']);
  });

  test('that is there already changes nothing', () => {
    const rows = addElective(initialScoreTable(), 'PHY');
    expect(addElective(rows, 'PHY')).toBe(rows);
  });

  test('is one of the ten commonest or of the others, never of both', () => {
    const rows = initialScoreTable();
    expect([...COMMON_ELECTIVES, ...otherElectives(rows)].sort()).toEqual([...ELECTIVE_SUBJECTS].sort());
    expect(otherElectives(addElective(rows, 'VSA'))).not.toContain('VSA');
  });

  test('finds no row once all electives are in the table', () => {
    const full = ELECTIVE_SUBJECTS.reduce<ScoreTable>(addElective, initialScoreTable());
    expect(withFreeElective(full).id).toBeNull();
  });
});

test('after a grade comes the next subject without one', () => {
  const rows = setScore(addElective(initialScoreTable(), 'PHY'), 'ENG', '4');
  expect(nextWithoutGrade(rows, 'CHI')?.subjectCode).toBe('MAT');
  expect(nextWithoutGrade(rows, 'core')?.subjectCode).toBe('PHY');
  expect(nextWithoutGrade(rows, 'elective-1')).toBeNull();
  expect(nextWithoutGrade(initialScoreTable(), 'core')).toBeNull();
});

test('the sample grades open everything', () => {
  const rows = scoreTableOf(SAMPLE_GRADES);
  expect(hasEnoughScores(rows)).toBe(true);
  expect(plainScores(SAMPLE_GRADES)).toMatchObject({ best5Score: 23, best6Score: 26 });
});
