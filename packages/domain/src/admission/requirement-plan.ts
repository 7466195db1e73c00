import type { Grade, Grades } from '../grades/grade.ts';
import { OTHER_LANGUAGES } from '../grades/other-subject.ts';
import { SUBJECTS, type SubjectCode } from '../grades/subject.ts';
import { isGradeOf } from '../grades/user-scores.ts';
import { electivesAsked } from './minimum.ts';
import type { ElectiveRequirement, Programme } from './programme.ts';
import type { CountedCode } from './score/counted-points.ts';
import { ruleEffects } from './score/rule-effects.ts';
import { chosenSubjects, namedSubjects, subjectChoice } from './subject-choice.ts';

/** A minimum in one subject: CSD attained, or a level. */
export type SubjectDemand =
  | { readonly subject: 'CSD'; readonly required: 'Attained' }
  | { readonly subject: Exclude<SubjectCode, 'CSD'>; readonly required: Grade };

/** A requirement of electives with the subjects that can serve it; `required` null: nothing can. */
export interface ElectiveDemand {
  /** What it asks for, as it is told where it is not met. */
  readonly asked: ReturnType<typeof electivesAsked> & { readonly count: number; readonly required: string };
  readonly from: ReadonlySet<CountedCode>;
  readonly required: Grade | null;
}

/** One alternative: its requirements, and as many demands of each as electives are asked for. */
export interface ElectiveAlternative {
  readonly requirements: readonly ElectiveDemand[];
  readonly demands: readonly ElectiveDemand[];
}

/** A programme's requirements made ready for checking. */
export interface RequirementPlan {
  readonly subjects: readonly SubjectDemand[];
  readonly asksForCsd: boolean;
  readonly alternatives: readonly ElectiveAlternative[];
  readonly asksForTopGrades: boolean;
  /** What other languages and Applied Learning serve as among the electives; null: as nothing. */
  readonly others: OtherServing | null;
}

/** M1 and M2 are one subject, the Extended Part: a pupil's electives with both modules under one name. */
export interface Elective {
  readonly modules: readonly { readonly subject: CountedCode; readonly grade: Grade }[];
}

/** The electives that a pupil's other languages and Applied Learning serve as. */
export type OtherServing = (grades: Grades) => readonly Elective[];

/** What the file's grade for CSD means. */
const ATTAINED = 'A';

function subjectDemand(subject: SubjectCode, level: string): readonly SubjectDemand[] {
  if (subject === 'CSD') return level === ATTAINED ? [{ subject, required: 'Attained' }] : [];
  return isGradeOf(subject, level) ? [{ subject, required: level }] : [];
}

function subjectDemands(requirements: Programme['requirements']): readonly SubjectDemand[] {
  return SUBJECTS.flatMap((subject) => {
    const level = requirements[subject];
    return level === undefined ? [] : subjectDemand(subject, level);
  });
}

/** Kinds of subject that a requirement may shut out, as the subjects that they are. */
function shutOut(excl: readonly string[]): ReadonlySet<CountedCode> {
  return new Set<CountedCode>([
    ...namedSubjects(excl),
    ...(excl.includes('OLANG') ? OTHER_LANGUAGES : []),
    ...(excl.includes('APL') ? (['APL'] as const) : []),
  ]);
}

function serving({ any_of, excl }: ElectiveRequirement): ReadonlySet<CountedCode> {
  const chosen = chosenSubjects(subjectChoice(any_of));
  if (excl.length === 0) return chosen;
  const excluded = shutOut(excl);
  return new Set([...chosen].filter((subject) => !excluded.has(subject)));
}

function electiveAlternative(alternative: readonly ElectiveRequirement[]): ElectiveAlternative {
  const requirements = alternative.map((requirement) => ({
    asked: { ...electivesAsked(requirement), count: requirement.count, required: requirement.level },
    from: serving(requirement),
    required: isGradeOf('CHI', requirement.level) ? requirement.level : null,
  }));
  const demands = requirements.flatMap((demand) => Array.from({ length: demand.asked.count }, () => demand));
  return { requirements, demands };
}

/** Makes the published requirements of a programme ready for checking. */
export function requirementPlan(programme: Programme): RequirementPlan {
  const { requirements, elective_requirements, calculation } = programme;
  return {
    subjects: subjectDemands(requirements),
    asksForCsd: requirements.CSD !== undefined,
    alternatives: elective_requirements.map(electiveAlternative),
    asksForTopGrades: ruleEffects(calculation).asksForTopGrades,
    others: null,
  };
}
