import type { Grades } from '../../grades/grade.ts';
import type { SubjectCode } from '../../grades/subject.ts';
import {
  type CountedSlot,
  type CountingTask,
  countingTask,
  largestAssignment,
  largestTotal,
} from './best-assignment.ts';
import { type SubjectPoints, subjectPoints } from './counted-points.ts';
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
  return { plan, tasks: plan.alternatives.map((groups) => countingTask(groups, pools, maxWeighted)) };
}

/** Sums of decimal weights leave dust in the last binary digits; scores are published to 2 or 3 decimals. */
function withoutDust(total: number): number {
  return Math.round(total * 1e6) / 1e6;
}

/** What may be counted together: of subjects that count as one, each of them alone. */
function allowedSets(plan: ScorePlan, held: readonly SubjectPoints[]): readonly (readonly SubjectPoints[])[] {
  const usable = held.filter(({ subject }) => !plan.excluded.has(subject));
  const rivals = usable.filter(({ subject }) => plan.onlyOneOf.includes(subject));
  if (rivals.length < 2) return [usable];
  return rivals.map((kept) => usable.filter((one) => one === kept || !rivals.includes(one)));
}

function bestExtended(held: readonly SubjectPoints[]): SubjectPoints | null {
  const modules = held.filter(({ subject }) => subject === 'MEP_M1' || subject === 'MEP_M2');
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
  const half = (slot: { subject: SubjectCode; points: number }): CountedSlot => ({
    subject: slot.subject,
    points: slot.points,
    weight: 0.5,
    value: slot.points / 2,
  });
  const counted = [...score.counted.map((slot) => (slot === worst ? half(slot) : slot)), half(extended)];
  return { total: score.total + (extended.points - worst.points) / 2, counted };
}

function heldFor(counter: ScoreCounter, grades: Grades): readonly SubjectPoints[] {
  return subjectPoints(grades, counter.plan.scale, counter.plan.csdCounts);
}

/** The programme's own score with every subject that counted: the largest total over all allowed assignments. */
export function countScore(counter: ScoreCounter, grades: Grades): CountedScore {
  const held = heldFor(counter, grades);
  let best: CountedScore = { total: -1, counted: [] };
  for (const set of allowedSets(counter.plan, held)) {
    for (const task of counter.tasks) {
      const counted = largestAssignment(task, set);
      const total = counted.reduce((sum, slot) => sum + slot.value, 0);
      if (withoutDust(total) > best.total) best = { total: withoutDust(total), counted };
    }
  }
  return counter.plan.halfExtendedReplacement ? withHalfExtended(best, held) : best;
}

/** The programme's own score alone: the same figure as `countScore`, quicker. */
export function scoreTotal(counter: ScoreCounter, grades: Grades): number {
  if (counter.plan.halfExtendedReplacement) return countScore(counter, grades).total;
  let best = 0;
  for (const set of allowedSets(counter.plan, heldFor(counter, grades))) {
    for (const task of counter.tasks) best = Math.max(best, largestTotal(task, set));
  }
  return withoutDust(best);
}
