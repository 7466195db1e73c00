import { describe, expect, it } from 'vitest';
import { ATTAINMENT_GRADES, type Grade, type GradeScale, LEVEL_GRADES } from './grade.ts';
import { gradePoints, meetsGrade } from './points.ts';

describe('points of a grade', () => {
  it.each<[Grade, number, number]>([
    ['5**', 7, 8.5],
    ['5*', 6, 7],
    ['5', 5, 5.5],
    ['4', 4, 4],
    ['3', 3, 3],
    ['2', 2, 2],
    ['1', 1, 1],
    ['U', 0, 0],
    ['Attained', 0, 0],
    ['Failed', 0, 0],
  ])('%s is worth %d on the 7-point scale and %d on the 8.5-point scale', (grade, seven, eightAndAHalf) => {
    expect(gradePoints(grade, '7')).toBe(seven);
    expect(gradePoints(grade, '8.5')).toBe(eightAndAHalf);
  });

  it.each<GradeScale>(['7', '8.5'])('a better grade is worth more on the %s scale', (scale) => {
    const points = LEVEL_GRADES.map((grade) => gradePoints(grade, scale));
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(new Set(points).size).toBe(LEVEL_GRADES.length);
  });
});

describe('meeting a grade', () => {
  it('compares levels by their order', () => {
    for (const [heldPlace, held] of LEVEL_GRADES.entries()) {
      for (const [requiredPlace, required] of LEVEL_GRADES.entries()) {
        expect(meetsGrade(held, required), `${held} for ${required}`).toBe(heldPlace <= requiredPlace);
      }
    }
  });

  it('compares attainment with attainment only', () => {
    expect(meetsGrade('Attained', 'Attained')).toBe(true);
    expect(meetsGrade('Failed', 'Attained')).toBe(false);
    for (const level of LEVEL_GRADES) {
      expect(meetsGrade(level, 'Attained')).toBe(false);
      for (const attainment of ATTAINMENT_GRADES) expect(meetsGrade(attainment, level)).toBe(false);
    }
  });
});
