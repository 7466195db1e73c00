import { OTHER_SUBJECTS } from '../grades/other-subject.ts';
import { ELECTIVE_SUBJECTS, isSubjectCode, type SubjectCode } from '../grades/subject.ts';
import type { CountedCode } from './score/counted-points.ts';

/** Which subjects fill a slot of a formula or serve a requirement. */
export type SubjectChoice =
  /** All that count at all. */
  | { readonly kind: 'any' }
  /** All but CHI, ENG, MAT and CSD; where they count, other languages and Applied Learning too. */
  | { readonly kind: 'electives' }
  /** Those named, by the codes of the file. */
  | { readonly kind: 'named'; readonly codes: readonly string[] }
  /** Those named, or any elective. */
  | { readonly kind: 'namedOrElectives'; readonly codes: readonly string[] };

/** The file's code for any elective. */
export const ANY_ELECTIVE = 'ELE';

/** What the codes of a file say; null: any subject. */
export function subjectChoice(codes: null): Extract<SubjectChoice, { kind: 'any' }>;
export function subjectChoice(codes: readonly string[]): Exclude<SubjectChoice, { kind: 'any' }>;
export function subjectChoice(codes: readonly string[] | null): SubjectChoice;
export function subjectChoice(codes: readonly string[] | null): SubjectChoice {
  if (codes === null) return { kind: 'any' };
  const named = codes.filter((code) => code !== ANY_ELECTIVE);
  if (named.length === codes.length) return { kind: 'named', codes };
  return named.length === 0 ? { kind: 'electives' } : { kind: 'namedOrElectives', codes: named };
}

/** Whether any elective will do. */
export function takesAnyElective({ kind }: SubjectChoice): boolean {
  return kind !== 'named';
}

const GROUPS: Readonly<Partial<Record<string, readonly SubjectCode[]>>> = {
  MEP: ['MEP_M1', 'MEP_M2'],
  MBO: ['MAT', 'MEP_M1', 'MEP_M2'],
  SCI: ['BIO', 'CHE', 'PHY'],
};

/** Subjects that a code names; codes that cannot be entered name none. */
function subjectsNamed(code: string): readonly SubjectCode[] {
  if (isSubjectCode(code)) return [code];
  return (Object.hasOwn(GROUPS, code) ? GROUPS[code] : undefined) ?? [];
}

/** The subjects any of the codes name. Both variants of BAF named: BAF itself serves too, being one of them. */
export function namedSubjects(codes: readonly string[]): ReadonlySet<SubjectCode> {
  const subjects = new Set(codes.flatMap(subjectsNamed));
  return subjects.has('BAF_ACC') && subjects.has('BAF_BUS') ? subjects.add('BAF') : subjects;
}

const ELECTIVES: ReadonlySet<CountedCode> = new Set<CountedCode>([...ELECTIVE_SUBJECTS, ...OTHER_SUBJECTS]);

/** The subjects of a choice; null: any that count. */
export function chosenSubjects(choice: Exclude<SubjectChoice, { kind: 'any' }>): ReadonlySet<CountedCode>;
export function chosenSubjects(choice: SubjectChoice): ReadonlySet<CountedCode> | null;
export function chosenSubjects(choice: SubjectChoice): ReadonlySet<CountedCode> | null {
  switch (choice.kind) {
    case 'any':
      return null;
    case 'electives':
      return ELECTIVES;
    case 'named':
      return namedSubjects(choice.codes);
    case 'namedOrElectives':
      return new Set<CountedCode>([...namedSubjects(choice.codes), ...ELECTIVES]);
  }
}
