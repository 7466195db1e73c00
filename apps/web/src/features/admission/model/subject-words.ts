import type { Grade, SubjectCode } from '@lodestar/domain';
import type { Wording } from './wording.ts';

export function subjectName(code: SubjectCode, { t }: Wording): string {
  return t(`subject.${code}`);
}

const SHORT = [
  'CHI',
  'ENG',
  'MAT',
  'CSD',
  'LS',
  'BIO',
  'CHE',
  'PHY',
  'CHL',
  'LIE',
  'CHH',
  'ECO',
  'ERS',
  'GEO',
  'HIS',
  'THS',
  'BAF',
  'BAF_ACC',
  'BAF_BUS',
  'DAT',
  'HSC',
  'ICT',
  'FST',
  'FCT',
  'MUS',
  'VSA',
  'PHE',
  'MEP_M1',
  'MEP_M2',
  'MEP',
  'OTH',
  'ELE',
  'SCI',
  'TNL',
  'MBO',
  'APL',
  'OLANG',
] as const;
type ShortCode = (typeof SHORT)[number];

function isShortCode(code: string): code is ShortCode {
  return SHORT.some((known) => known === code);
}

/** Short name of a subject or requirement code; a code without one stands for itself. */
export function shortName(code: string, { t }: Wording): string {
  return isShortCode(code) ? t(`short.${code}`) : code;
}

/** A grade as it is shown: Attained and Failed in the reader's language. */
export function gradeName(grade: string, { t }: Wording): string {
  return grade === 'Attained' || grade === 'Failed' ? t(`grade.${grade}`) : grade;
}

export function gradeOrDash(grade: Grade | null, wording: Wording): string {
  return grade === null ? '–' : gradeName(grade, wording);
}
