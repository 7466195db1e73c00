import type { Grades } from './grade.ts';
import { gradePoints } from './points.ts';
import { COMPULSORY_SUBJECTS, ELECTIVE_SUBJECTS, type SubjectCode } from './subject.ts';

/** Sums on the 7-point scale, and the three competitiveness figures in percent (0 to 100, not rounded). */
export interface PlainScores {
  readonly totalScore: number;
  readonly best5Score: number;
  readonly best6Score: number;
  readonly coreScore: number;
  readonly top: number;
  readonly competitive: number;
  readonly safety: number;
}

const TOP_BEST_SIX = 42;
const COMPETITIVE_BEST_FIVE = 35;
const SAFETY_BEST_FIVE = 25;

function percentOf(score: number, full: number): number {
  return Math.min(100, (score / full) * 100);
}

/**
 * The plain scores of the specification (part 1, sections 5 and 9): best 5 over 35 and 25, best 6 over 42.
 * Of M1 and M2 the better one counts; Citizenship and Liberal Studies never do.
 */
export function plainScores(grades: Grades): PlainScores {
  const pointsOf = (subject: SubjectCode): number => {
    const grade = grades[subject];
    return grade === undefined ? 0 : gradePoints(grade, '7');
  };
  const core = COMPULSORY_SUBJECTS.map(pointsOf);
  const electives = ELECTIVE_SUBJECTS.filter((code) => code !== 'MEP_M1' && code !== 'MEP_M2').map(pointsOf);
  const extended = Math.max(pointsOf('MEP_M1'), pointsOf('MEP_M2'));
  const sorted = [...core, ...electives, extended].sort((a, b) => b - a);
  const best = (n: number): number => sorted.slice(0, n).reduce((sum, points) => sum + points, 0);
  const best5Score = best(5);
  const best6Score = best(6);
  return {
    totalScore: best(sorted.length),
    best5Score,
    best6Score,
    coreScore: core.reduce((sum, points) => sum + points, 0),
    top: percentOf(best6Score, TOP_BEST_SIX),
    competitive: percentOf(best5Score, COMPETITIVE_BEST_FIVE),
    safety: percentOf(best5Score, SAFETY_BEST_FIVE),
  };
}
