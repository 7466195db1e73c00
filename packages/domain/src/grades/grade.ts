import type { OtherResults } from './other-subject.ts';
import type { SubjectCode } from './subject.ts';

/** Levels of Category A subjects, best first. */
export const LEVEL_GRADES = ['5**', '5*', '5', '4', '3', '2', '1', 'U'] as const;

/** Results of Citizenship and Social Development. */
export const ATTAINMENT_GRADES = ['Attained', 'Failed'] as const;

export type LevelGrade = (typeof LEVEL_GRADES)[number];
export type AttainmentGrade = (typeof ATTAINMENT_GRADES)[number];
export type Grade = LevelGrade | AttainmentGrade;

/** A pupil's grades, one per subject, and results in other languages and Applied Learning; what is not taken is absent. */
export type Grades = Readonly<Partial<Record<SubjectCode, Grade>>> & OtherResults;

/** Points scales in use: `7` is 7, 6, 5, 4, 3, 2, 1; `8.5` is 8.5, 7, 5.5, 4, 3, 2, 1 (5** to 1). */
export type GradeScale = '7' | '8.5';
