import type { Grade, Grades } from '../grades/grade.ts';
import { OTHER_LANGUAGES, OTHER_SUBJECTS } from '../grades/other-subject.ts';
import { SUBJECTS, type SubjectCode } from '../grades/subject.ts';
import { isGradeOf } from '../grades/user-scores.ts';
import type { ElectiveRequirement, Programme } from './programme.ts';
import { type CountedCode, subjectSet } from './score/counted-points.ts';

/** A minimum grade in one subject. */
export interface SubjectDemand {
  readonly subject: SubjectCode;
  readonly required: Grade;
}

/** A requirement of electives with the subjects that can serve it; `required` null: nothing can. */
export interface ElectiveDemand {
  readonly requirement: ElectiveRequirement;
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

function requiredGrade(subject: SubjectCode, level: string): Grade | null {
  if (subject === 'CSD') return level === 'A' ? 'Attained' : null;
  return isGradeOf(subject, level) ? level : null;
}

function subjectDemands(requirements: Programme['requirements']): readonly SubjectDemand[] {
  return SUBJECTS.flatMap((subject) => {
    const level = requirements[subject];
    const required = level === undefined ? null : requiredGrade(subject, level);
    return required === null ? [] : [{ subject, required }];
  });
}

/** Kinds of subject that a requirement may shut out, as the subjects that they are. */
function shutOut(excl: readonly string[]): ReadonlySet<CountedCode> {
  return new Set<CountedCode>([
    ...subjectSet(excl),
    ...(excl.includes('OLANG') ? OTHER_LANGUAGES : []),
    ...(excl.includes('APL') ? (['APL'] as const) : []),
  ]);
}

function serving({ any_of, excl }: ElectiveRequirement): ReadonlySet<CountedCode> {
  const named: ReadonlySet<CountedCode> = any_of.includes('ELE')
    ? new Set<CountedCode>([...subjectSet(any_of), ...OTHER_SUBJECTS])
    : subjectSet(any_of);
  if (excl.length === 0) return named;
  const excluded = shutOut(excl);
  return new Set([...named].filter((subject) => !excluded.has(subject)));
}

function electiveAlternative(alternative: readonly ElectiveRequirement[]): ElectiveAlternative {
  const requirements = alternative.map((requirement) => ({
    requirement,
    from: serving(requirement),
    required: requiredGrade('CHI', requirement.level),
  }));
  const demands = requirements.flatMap((demand) =>
    Array.from({ length: demand.requirement.count }, () => demand),
  );
  return { requirements, demands };
}

/** Makes the published requirements of a programme ready for checking. */
export function requirementPlan(programme: Programme): RequirementPlan {
  const { requirements, elective_requirements, calculation } = programme;
  return {
    subjects: subjectDemands(requirements),
    asksForCsd: requirements.CSD !== undefined,
    alternatives: elective_requirements.map(electiveAlternative),
    asksForTopGrades: calculation.rules.includes('sixAboveFortyWithFourTopGrades'),
    others: null,
  };
}
