import { gradesAbove } from '../admission/classify.ts';
import type { Grade, Grades } from '../grades/grade.ts';
import { gradeEntries } from '../grades/saved-scores.ts';
import type { SubjectCode } from '../grades/subject.ts';
import { type GradeSpreads, likelyGrades } from './grade-spread.ts';
import { type ChanceBasis, standingOf } from './list-standing.ts';
import { listYears } from './list-years.ts';
import { ownRandoms } from './random.ts';

/** Years drawn for a comparison: the same ones on both sides, so that few tell a difference. */
const YEARS = 400;
/** Smaller differences are no news. */
const LEAST = 0.005;

/** The chance that a list brings an offer, to compare lists and grades by; 0 where no choice has a number. */
export function offerChance(
  basis: ChanceBasis,
  grades: Grades,
  codes: readonly string[],
  seed: number,
): number {
  const choices = standingOf(basis, [grades], codes);
  const random = ownRandoms(
    seed,
    choices.map(({ code }) => code),
  );
  const standings = choices.map(({ standing }) => standing);
  return 1 - listYears(standings, random, YEARS).none;
}

/** A grade that would be another one, and what the chance of an offer would be then. */
export interface GradeStep {
  readonly subject: SubjectCode;
  readonly from: Grade;
  readonly to: Grade;
  readonly before: number;
  readonly after: number;
}

/** The one subject a step up that raises the chance of an offer most; null where none does. */
export function bestStep(
  basis: ChanceBasis,
  grades: Grades,
  codes: readonly string[],
  seed: number,
): GradeStep | null {
  const before = offerChance(basis, grades, codes, seed);
  const steps = gradeEntries(grades).flatMap(([subject, from]): readonly GradeStep[] => {
    const [to] = gradesAbove(from);
    if (to === undefined) return [];
    const after = offerChance(basis, { ...grades, [subject]: to }, codes, seed);
    return after - before < LEAST ? [] : [{ subject, from, to, before, after }];
  });
  return steps.reduce<GradeStep | null>(
    (best, one) => (best === null || one.after > best.after ? one : best),
    null,
  );
}

/** The grade whose lowest would cost most, the others being as likely; null where none costs anything. */
export function mostFragile(
  basis: ChanceBasis,
  grades: Grades,
  spreads: GradeSpreads,
  codes: readonly string[],
  seed: number,
): GradeStep | null {
  const likely = likelyGrades(grades, spreads);
  const before = offerChance(basis, likely, codes, seed);
  const falls = gradeEntries(likely).flatMap(([subject, from]): readonly GradeStep[] => {
    const to = spreads[subject]?.low;
    if (to === undefined || to === from) return [];
    const after = offerChance(basis, { ...likely, [subject]: to }, codes, seed);
    return before - after < LEAST ? [] : [{ subject, from, to, before, after }];
  });
  return falls.reduce<GradeStep | null>(
    (worst, one) => (worst === null || one.after < worst.after ? one : worst),
    null,
  );
}
