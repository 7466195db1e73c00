import type { Grade, GradeScale } from './grade.ts';

/**
 * Points of a grade. The 7-point scale is HKEAA's usual reading; HKU, CUHK, HKUST, PolyU (since 2020/21) and CityU
 * (since 2025 entry) use 8.5 points for 5** (2025 JUPAS admission-score sheets of the institutions).
 */
const POINTS: Readonly<Record<GradeScale, Readonly<Partial<Record<Grade, number>>>>> = {
  '7': { '5**': 7, '5*': 6, '5': 5, '4': 4, '3': 3, '2': 2, '1': 1 },
  '8.5': { '5**': 8.5, '5*': 7, '5': 5.5, '4': 4, '3': 3, '2': 2, '1': 1 },
};

/** Points of a grade on a scale; anything but 5** to 1 is worth nothing. */
export function gradePoints(grade: Grade, scale: GradeScale): number {
  return POINTS[scale][grade] ?? 0;
}

/** Whether `held` is `required` or better; levels compare with levels, attainment with attainment. */
export function meetsGrade(held: Grade, required: Grade): boolean {
  if (required === 'Attained') return held === 'Attained';
  return gradePoints(held, '7') >= gradePoints(required, '7') && held !== 'Attained' && held !== 'Failed';
}
