import type { Grades } from '../../grades/grade.ts';
import { type CountedCode, type HeldSets, type SubjectPoints, subjectPoints } from './counted-points.ts';
import type { ScorePlan } from './plan.ts';

/** Each of the subjects that count as one, alone beside all others. */
export function eachAlone(
  held: readonly SubjectPoints[],
  onlyOneOf: readonly CountedCode[],
): readonly (readonly SubjectPoints[])[] {
  const rivals = held.filter(({ subject }) => onlyOneOf.includes(subject));
  if (rivals.length < 2) return [held];
  return rivals.map((kept) => held.filter((one) => one === kept || !rivals.includes(one)));
}

function allowedSets(
  { excluded, onlyOneOf }: ScorePlan,
  held: readonly SubjectPoints[],
): HeldSets['allowed'] {
  return eachAlone(
    held.filter(({ subject }) => !excluded.has(subject)),
    onlyOneOf,
  );
}

/** What one pupil brings, worked out once for all formulas that let the same subjects count on the same scale. */
export function heldBy(grades: Grades): (plan: ScorePlan) => HeldSets {
  const known = new Map<number, HeldSets>();
  return (plan) => {
    const found = known.get(plan.heldKey);
    if (found !== undefined) return plan.others?.(found, grades) ?? found;
    const all = subjectPoints(grades, plan.scale, plan.csdCounts);
    const sets = { all, allowed: allowedSets(plan, all) };
    known.set(plan.heldKey, sets);
    return plan.others?.(sets, grades) ?? sets;
  };
}
