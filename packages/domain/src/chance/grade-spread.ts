import { type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { otherResultsOf } from '../grades/other-subject.ts';
import { gradeEntries } from '../grades/saved-scores.ts';
import type { SubjectCode } from '../grades/subject.ts';
import { PERSONAL_SHARE } from './list-draws.ts';
import { normalShareBelow } from './normal-distribution.ts';
import { seededRandom } from './random.ts';

/** A grade that is not known yet: one time in four below the likely one, one time in four above. */
export interface GradeSpread {
  readonly low: Grade;
  readonly likely: Grade;
  readonly high: Grade;
}

export type GradeSpreads = Readonly<Partial<Record<SubjectCode, GradeSpread>>>;

/** Courses that the results may take; more would not change a rounded figure. */
const COURSES = 240;
const BELOW = 0.25;

const ORDER: readonly Grade[] = [...LEVEL_GRADES, 'Attained', 'Failed'];
const placeOf = (grade: Grade): number => ORDER.indexOf(grade);

/** Whether low, likely and high stand in that order. */
export function isInOrder({ low, likely, high }: GradeSpread): boolean {
  return placeOf(low) >= placeOf(likely) && placeOf(likely) >= placeOf(high);
}

function among(from: Grade, to: Grade, share: number): Grade {
  const [first, last] = [placeOf(from), placeOf(to)];
  const steps = Math.abs(last - first);
  const step = Math.min(steps - 1, Math.floor(share * steps));
  return ORDER[first + Math.sign(last - first) * Math.max(0, step)] ?? from;
}

/** The grade at a share of all days, 0 the worst. */
function gradeAt({ low, likely, high }: GradeSpread, share: number): Grade {
  if (share < BELOW && low !== likely) return among(low, likely, share / BELOW);
  if (share > 1 - BELOW && high !== likely) return among(high, likely, (1 - share) / BELOW);
  return likely;
}

/** The grades as most likely, those not spread as they are. */
export function likelyGrades(grades: Grades, spreads: GradeSpreads): Grades {
  return withGrades(grades, spreads, ({ likely }) => likely);
}

/** The most likely grade of each spread. */
export function likelyOf(spreads: GradeSpreads): Grades {
  return Object.fromEntries(Object.entries(spreads).map(([subject, { likely }]) => [subject, likely]));
}

/** The grades with one of each spread chosen. */
export function withGrades(
  grades: Grades,
  spreads: GradeSpreads,
  choose: (spread: GradeSpread, subject: SubjectCode) => Grade,
): Grades {
  const chosen = gradeEntries(grades).map(([subject, grade]) => {
    const spread = spreads[subject];
    return [subject, spread === undefined ? grade : choose(spread, subject)] as const;
  });
  return { ...Object.fromEntries(chosen), ...otherResultsOf(grades) };
}

/**
 * Courses that the results may take, good days and bad ones in part common to all subjects; one, the grades themselves,
 * where nothing is spread.
 */
export function coursesOf(grades: Grades, spreads: GradeSpreads, seed: number): readonly Grades[] {
  const isSpread = Object.values(spreads).some(({ low, high }) => low !== high);
  if (!isSpread) return [likelyGrades(grades, spreads)];
  const random = seededRandom(seed);
  return Array.from({ length: COURSES }, () => {
    const day = Math.sqrt(PERSONAL_SHARE) * random.normal();
    return withGrades(grades, spreads, (spread) =>
      gradeAt(spread, normalShareBelow(day + Math.sqrt(1 - PERSONAL_SHARE) * random.normal())),
    );
  });
}
