import type { Grades } from '../../grades/grade.ts';
import { isModule } from '../../grades/subject.ts';
import {
  type CountedSlot,
  type CountingTask,
  countingTask,
  largestAssignment,
  largestTotal,
} from './best-assignment.ts';
import type { SubjectPoints } from './counted-points.ts';
import { heldBy } from './held-sets.ts';
import type { ScorePlan } from './plan.ts';

/** A plan with its counting tables: made once per formula, used for every pupil. */
export interface ScoreCounter {
  readonly plan: ScorePlan;
  readonly tasks: readonly CountingTask[];
}

/** A score with the subjects behind it. */
export interface CountedScore {
  readonly total: number;
  readonly counted: readonly CountedSlot[];
}

export function scoreCounter(plan: ScorePlan): ScoreCounter {
  const { pools, maxWeighted } = plan;
  return { plan, tasks: plan.alternatives.map((groups) => countingTask({ groups, pools, maxWeighted })) };
}

/** Sums of decimal weights leave dust in the last binary digits; scores are published to 2 or 3 decimals. */
function withoutDust(total: number): number {
  return Math.round(total * 1e6) / 1e6;
}

function bestExtended(held: readonly SubjectPoints[]): SubjectPoints | null {
  const modules = held.filter(({ subject }) => isModule(subject));
  return modules.reduce<SubjectPoints | null>(
    (best, one) => (one.points > (best?.points ?? 0) ? one : best),
    null,
  );
}

function worstOf(counted: readonly CountedSlot[]): CountedSlot | null {
  return counted.reduce<CountedSlot | null>(
    (worst, one) => (one.value <= (worst?.value ?? Infinity) ? one : worst),
    null,
  );
}

/** CUHK JS4501 and JS4502: a better M1/M2 outside the six makes the worst of them the mean of both (2025 sheet). */
function withHalfExtended(score: CountedScore, held: readonly SubjectPoints[]): CountedScore {
  const extended = bestExtended(held);
  const worst = worstOf(score.counted);
  if (extended === null || worst === null || extended.points <= worst.points) return score;
  const half = (slot: SubjectPoints): CountedSlot => ({
    subject: slot.subject,
    points: slot.points,
    weight: 0.5,
    value: slot.points / 2,
  });
  const counted = [...score.counted.map((slot) => (slot === worst ? half(slot) : slot)), half(extended)];
  return { total: score.total + (extended.points - worst.points) / 2, counted };
}

/** The programme's own score with every subject that counted: the largest total over all allowed assignments. */
export function countScore(
  { plan, tasks }: ScoreCounter,
  grades: Grades,
  heldFor = heldBy(grades),
): CountedScore {
  const { all, allowed } = heldFor(plan);
  let best: CountedScore = { total: -1, counted: [] };
  for (const set of allowed) {
    for (const task of tasks) {
      const counted = largestAssignment(task, set);
      const total = withoutDust(counted.reduce((sum, slot) => sum + slot.value, 0));
      if (total > best.total) best = { total, counted };
    }
  }
  return plan.halfExtendedReplacement ? withHalfExtended(best, all) : best;
}

/**
 * The programme's own score alone: the same figure as `countScore`, quicker.
 * @param heldFor what the pupil brings to a formula; shared when many formulas are counted for one pupil.
 */
export function scoreTotal(counter: ScoreCounter, grades: Grades, heldFor = heldBy(grades)): number {
  const { plan, tasks } = counter;
  if (plan.halfExtendedReplacement) return countScore(counter, grades, heldFor).total;
  let best = 0;
  for (const set of heldFor(plan).allowed) {
    for (const task of tasks) best = Math.max(best, largestTotal(task, set));
  }
  return withoutDust(best);
}
