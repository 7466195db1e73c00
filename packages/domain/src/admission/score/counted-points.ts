import type { GradeScale, Grades } from '../../grades/grade.ts';
import type { OtherSubject } from '../../grades/other-subject.ts';
import { gradePoints } from '../../grades/points.ts';
import { SUBJECTS, type SubjectCode } from '../../grades/subject.ts';

/** A subject that a formula may count. */
export type CountedCode = SubjectCode | OtherSubject;

/** A subject a pupil brings to a formula. */
export interface SubjectPoints {
  readonly subject: CountedCode;
  readonly points: number;
}

/** What a pupil brings to a formula. */
export interface HeldSets {
  readonly all: readonly SubjectPoints[];
  /** What may be counted together: of subjects that count as one, each of them alone. */
  readonly allowed: readonly (readonly SubjectPoints[])[];
}

/** Points of CSD attained where a formula counts it (THEi, TWC: 2025 score sheets). */
const CSD_POINTS = 2;

/** CSD not entered counts as attained, unless Liberal Studies was taken in its place. */
export function isCsdAssumed(grades: Grades): boolean {
  return grades.CSD === undefined && grades.LS === undefined;
}

/** What a pupil brings: every subject with points on the scale; CSD only where asked for; LS never. */
export function subjectPoints(
  grades: Grades,
  scale: GradeScale,
  csdCounts: boolean,
): readonly SubjectPoints[] {
  const held: SubjectPoints[] = [];
  for (const subject of SUBJECTS) {
    if (subject === 'LS') continue;
    if (subject === 'CSD') {
      if (csdCounts && (grades.CSD === 'Attained' || isCsdAssumed(grades)))
        held.push({ subject, points: CSD_POINTS });
      continue;
    }
    const grade = grades[subject];
    const points = grade === undefined ? 0 : gradePoints(grade, scale);
    if (points > 0) held.push({ subject, points });
  }
  return held;
}
