import type { Grade, Grades } from '../grades/grade.ts';
import { gradePoints, meetsGrade } from '../grades/points.ts';
import { isModule, LEVEL_SUBJECTS } from '../grades/subject.ts';
import type { RequirementCheck, UnmetRequirement } from './classification.ts';
import { closestAlternative, electivesOf } from './elective-matching.ts';
import type { Programme } from './programme.ts';
import { type RequirementPlan, requirementPlan, type SubjectDemand } from './requirement-plan.ts';
import { isCsdAssumed } from './score/counted-points.ts';

/** Lowest level of Liberal Studies that stands in for CSD (CUHK, PolyU, HKBU, CityU, Lingnan: 2025 sheets). */
const LS_INSTEAD_OF_CSD: Grade = '2';

function unmetSubject(grades: Grades, { subject, required }: SubjectDemand): UnmetRequirement | null {
  if (subject === 'CSD') {
    if (grades.CSD === 'Attained' || isCsdAssumed(grades)) return null;
    if (grades.CSD === undefined && grades.LS !== undefined && meetsGrade(grades.LS, LS_INSTEAD_OF_CSD))
      return null;
    return { on: 'subject', subject, count: 1, required, have: 0, held: grades.CSD ?? grades.LS ?? null };
  }
  const held = grades[subject];
  if (held !== undefined && meetsGrade(held, required)) return null;
  return { on: 'subject', subject, count: 1, required, have: 0, held: held ?? null };
}

/** CUHK JS4502 (2025 sheet): a total above 40 in six graded subjects, with 5** in any four. */
const SIX_SUBJECT_TOTAL = 40;
const TOP_GRADES_NEEDED = 4;

/** The six best grades, of M1 and M2 the better one. */
function sixBest(grades: Grades): readonly { readonly grade: Grade; readonly points: number }[] {
  const graded = LEVEL_SUBJECTS.flatMap((subject) => {
    const grade = grades[subject];
    return grade === undefined ? [] : [{ subject, grade, points: gradePoints(grade, '7') }];
  }).sort((a, b) => b.points - a.points);
  const extended = graded.find(({ subject }) => isModule(subject));
  return graded.filter((one) => one === extended || !isModule(one.subject)).slice(0, 6);
}

function unmetTopGrades(grades: Grades): readonly UnmetRequirement[] {
  const best = sixBest(grades);
  const total = best.reduce((sum, { points }) => sum + points, 0);
  const top = best.filter(({ grade }) => grade === '5**').length;
  const unmet: UnmetRequirement[] = [];
  if (total <= SIX_SUBJECT_TOTAL) {
    unmet.push({
      on: 'total',
      count: 6,
      required: `>${SIX_SUBJECT_TOTAL}`,
      have: best.length,
      held: String(total),
    });
  }
  if (top < TOP_GRADES_NEEDED) {
    const held = best.find(({ grade }) => grade !== '5**')?.grade ?? null;
    unmet.push({
      on: 'anySubjects',
      count: TOP_GRADES_NEEDED,
      required: '5**',
      have: top,
      held,
    });
  }
  return unmet;
}

/**
 * Checks requirements made ready before.
 * @param electives the pupil's electives; shared when many plans are checked for one pupil.
 */
export function checkPlan(
  plan: RequirementPlan,
  grades: Grades,
  electives = electivesOf(grades),
): RequirementCheck {
  const held = plan.others === null ? electives : [...electives, ...plan.others(grades)];
  const unmet = [
    ...plan.subjects.flatMap((demand) => unmetSubject(grades, demand) ?? []),
    ...closestAlternative(plan.alternatives, held),
    ...(plan.asksForTopGrades ? unmetTopGrades(grades) : []),
  ];
  const assumed = plan.asksForCsd && isCsdAssumed(grades) ? (['CSD'] as const) : [];
  return { met: unmet.length === 0, unmet, assumed };
}

/**
 * Checks the published minimum entrance requirements and names every one that is not met. CSD not entered counts as
 * attained and is named in `assumed`; Liberal Studies at 2 or above stands in for it; any other missing subject is unmet.
 */
export function checkRequirements(programme: Programme, grades: Grades): RequirementCheck {
  return checkPlan(requirementPlan(programme), grades);
}
