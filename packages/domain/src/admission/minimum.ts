import type { SubjectCode } from '../grades/subject.ts';
import type { ElectiveRequirement } from './programme.ts';
import { ANY_ELECTIVE, subjectChoice } from './subject-choice.ts';

/** What a published minimum is on. */
export type Minimum =
  | { readonly on: 'subject'; readonly subject: SubjectCode }
  /** Electives out of those named, any where none is; `excl`: kinds of subject that do not serve. */
  | { readonly on: 'electives'; readonly named: readonly string[] | null; readonly excl: readonly string[] }
  /** Any subjects of the six best. */
  | { readonly on: 'anySubjects' }
  /** The total of the six best. */
  | { readonly on: 'total' };

/** What a requirement of electives is on, out of the codes of its file. */
export function electivesAsked({
  any_of,
  excl,
}: Pick<ElectiveRequirement, 'any_of' | 'excl'>): Extract<Minimum, { on: 'electives' }> {
  const isAny = subjectChoice(any_of).kind === 'electives';
  return { on: 'electives', named: isAny ? null : any_of, excl };
}

/** The one subject that can meet a minimum, or the one group that is named; null where there is a choice. */
export function onlyNamed(minimum: Minimum): string | null {
  if (minimum.on === 'subject') return minimum.subject;
  const [only, ...others] = minimum.on === 'electives' ? (minimum.named ?? []) : [];
  return only === undefined || others.length > 0 ? null : only;
}

/** A minimum by the codes in which answers write it. */
export function minimumCodes(minimum: Minimum): readonly string[] {
  switch (minimum.on) {
    case 'subject':
      return [minimum.subject];
    case 'electives':
      return minimum.named ?? [ANY_ELECTIVE];
    case 'anySubjects':
      return ['CHI', 'ENG', 'MAT', ANY_ELECTIVE];
    case 'total':
      return ['TOTAL'];
  }
}
