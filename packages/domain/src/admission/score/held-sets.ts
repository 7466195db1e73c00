import type { Grades } from '../../grades/grade.ts';
import { type SubjectPoints, subjectPoints } from './counted-points.ts';
import type { ScorePlan } from './plan.ts';

/** What a pupil brings to a formula. */
export interface HeldSets {
  readonly all: readonly SubjectPoints[];
  /** What may be counted together: of subjects that count as one, each of them alone. */
  readonly allowed: readonly (readonly SubjectPoints[])[];
}

function allowedSets(
  { excluded, onlyOneOf }: ScorePlan,
  held: readonly SubjectPoints[],
): HeldSets['allowed'] {
  const usable = held.filter(({ subject }) => !excluded.has(subject));
  const rivals = usable.filter(({ subject }) => onlyOneOf.includes(subject));
  if (rivals.length < 2) return [usable];
  return rivals.map((kept) => usable.filter((one) => one === kept || !rivals.includes(one)));
}

/** What one pupil brings, worked out once for all formulas that let the same subjects count on the same scale. */
export function heldBy(grades: Grades): (plan: ScorePlan) => HeldSets {
  const known = new Map<number, HeldSets>();
  return (plan) => {
    const found = known.get(plan.heldKey);
    if (found !== undefined) return found;
    const all = subjectPoints(grades, plan.scale, plan.csdCounts);
    const sets = { all, allowed: allowedSets(plan, all) };
    known.set(plan.heldKey, sets);
    return sets;
  };
}
