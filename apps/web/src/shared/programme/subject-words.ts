import { REQUIREMENT_CODES, SUBJECTS, type SubjectCode } from '@lodestar/domain';
import type { CatalogueKeys } from '../i18n/catalogue-keys.ts';
import type { Wording } from './wording.ts';

export function subjectName(code: SubjectCode, { t }: Wording): string {
  return t(`subject.${code}`);
}

type ShortCode = keyof CatalogueKeys['admission']['short'];

const SHORT_CODES: readonly ShortCode[] = [...SUBJECTS, ...REQUIREMENT_CODES];

function isShortCode(code: string): code is ShortCode {
  return SHORT_CODES.some((known) => known === code);
}

/** Short name of a subject or requirement code; a code without one stands for itself. */
export function shortName(code: string, { t }: Wording): string {
  return isShortCode(code) ? t(`short.${code}`) : code;
}

const NAMED_GRADES = ['Attained', 'Failed', 'AD2', 'AD1', 'ATT'] as const;

function isNamedGrade(grade: string): grade is (typeof NAMED_GRADES)[number] {
  return NAMED_GRADES.some((named) => named === grade);
}

/** A grade as it is shown: what is attained and failed in the reader's language. */
export function gradeName(grade: string, { t }: Wording): string {
  return isNamedGrade(grade) ? t(`grade.${grade}`) : grade;
}
