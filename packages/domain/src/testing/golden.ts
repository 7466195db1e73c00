import { describe, expect, it } from 'vitest';
import { classify } from '../admission/classify.ts';
import type { Grades } from '../grades/grade.ts';
import { realCatalogue, realProgramme } from './real-catalogue.ts';

/** A score worked by hand from the programme's published formula. */
export interface GoldenCase {
  readonly code: string;
  /** What the case shows. */
  readonly shows: string;
  readonly grades: Grades;
  /** Every subject that counts, as points × weight. */
  readonly counted: Readonly<Record<string, number>>;
  /** The sum, added up by hand. */
  readonly total: number;
}

/** Compares hand-worked scores of 2026 programmes with what a pupil is told. */
export function goldenScores(family: string, cases: readonly GoldenCase[]): void {
  describe(family, () => {
    it.each(cases)('$code: $shows', ({ code, grades, counted, total }) => {
      const { calculation, user_score } = classify(realCatalogue(2026), realProgramme(code), grades);
      const lines = Object.fromEntries(
        calculation.counted.map(({ subjectCode, value }) => [subjectCode, value]),
      );
      expect(Object.keys(lines).sort()).toEqual(Object.keys(counted).sort());
      for (const [subject, value] of Object.entries(counted)) expect(lines[subject]).toBeCloseTo(value, 6);
      const added = Object.values(counted).reduce((sum, value) => sum + value, 0);
      expect(added).toBeCloseTo(total, 6);
      expect(Math.abs((user_score ?? Number.NaN) - total)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(calculation.total).toBe(user_score);
    });
  });
}
