import type { Programme } from '../admission/programme.ts';
import { checkPlan } from '../admission/requirement.ts';
import { type RequirementPlan, requirementPlan } from '../admission/requirement-plan.ts';
import { type ScorePlan, scorePlan } from '../admission/score/plan.ts';
import { ruleEffects } from '../admission/score/rule-effects.ts';
import type { Grades } from '../grades/grade.ts';
import { ELECTIVE_SUBJECTS, isSubjectCode, LEVEL_SUBJECTS, type SubjectCode } from '../grades/subject.ts';

/** Chinese, English and Mathematics are asked for everywhere: from this level on it is a high minimum. */
const HIGH_MINIMUM = ['4', '5', '5*', '5**'];
/** PolyU weighs every subject from 3 to 10; elsewhere 1 is usual. */
const HEAVY_OF_TEN = 9;
const HEAVY = 1.5;

const plans = new WeakMap<Programme, ScorePlan>();

function planOf(programme: Programme): ScorePlan {
  const plan = plans.get(programme) ?? scorePlan(programme.calculation);
  plans.set(programme, plan);
  return plan;
}

/** Whether a formula weighs every subject from 3 to 10. */
export function weighsOfTen({ calculation }: Programme): boolean {
  return ruleEffects(calculation).unlistedWeight === 0;
}

/** The most that a formula multiplies a subject by; 0 where it does not take the subject. */
export function weightIn(programme: Programme, subject: SubjectCode): number {
  const { excluded, alternatives, pools } = planOf(programme);
  if (excluded.has(subject)) return 0;
  const groups = alternatives.flat().filter(({ from, isBonus }) => !isBonus && (from?.has(subject) ?? true));
  const weights = groups.map(({ weightOf }) => weightOf(subject));
  const lifted = pools.filter(({ from }) => from.has(subject)).map(({ weight }) => weight);
  return weights.length === 0 ? 0 : Math.max(...weights, ...lifted);
}

/** Whether a formula gives a subject much more than the usual weight. */
export function weighsHeavily(programme: Programme, subject: SubjectCode): boolean {
  return weightIn(programme, subject) >= (weighsOfTen(programme) ? HEAVY_OF_TEN : HEAVY);
}

const BEST: Grades = {
  ...Object.fromEntries(LEVEL_SUBJECTS.map((subject) => [subject, '5**' as const])),
  CSD: 'Attained',
};

const requirements = new WeakMap<Programme, RequirementPlan>();

function requirementsOf(programme: Programme): RequirementPlan {
  const plan = requirements.get(programme) ?? requirementPlan(programme);
  requirements.set(programme, plan);
  return plan;
}

/** Whether somebody without any of the subjects can meet the published requirements. */
export function canDoWithout(programme: Programme, subjects: readonly SubjectCode[]): boolean {
  const others = Object.entries(BEST).filter(([subject]) => !subjects.some((one) => one === subject));
  return checkPlan(requirementsOf(programme), Object.fromEntries(others)).met;
}

/** M1 and M2 are one subject, and one more is about to go. */
const TO_SPARE = 2;

/** Whether a subject is one of few that serve a demand; any other can be missing as well as not. */
function matters(plan: RequirementPlan, missing: readonly SubjectCode[], subject: SubjectCode): boolean {
  if (plan.subjects.some((demand) => demand.subject === subject)) return true;
  return plan.alternatives.some(({ demands }) =>
    demands.some(({ from }) => {
      const left = from.size - missing.filter((one) => from.has(one)).length;
      return from.has(subject) && left < demands.length + TO_SPARE;
    }),
  );
}

/** Electives that can be missing besides those that are missing already: one of three sciences may be asked for. */
export function canBeMissing(programme: Programme, missing: readonly SubjectCode[]): readonly SubjectCode[] {
  if (!canDoWithout(programme, missing)) return [];
  const plan = requirementsOf(programme);
  return ELECTIVE_SUBJECTS.filter(
    (subject) => !matters(plan, missing, subject) || canDoWithout(programme, [...missing, subject]),
  );
}

const COMPULSORY: ReadonlySet<SubjectCode> = new Set<SubjectCode>(['CHI', 'ENG', 'MAT']);

/** Whether a programme asks for a subject, or a high level of a compulsory one, or counts much on it. */
export function leansOn(programme: Programme, subject: string): boolean {
  if (!isSubjectCode(subject)) return false;
  if (weighsHeavily(programme, subject)) return true;
  return COMPULSORY.has(subject)
    ? HIGH_MINIMUM.includes(programme.requirements[subject] ?? '')
    : !canDoWithout(programme, [subject]);
}
