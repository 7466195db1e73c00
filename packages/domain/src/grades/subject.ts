/**
 * Subjects of the Hong Kong Diploma of Secondary Education (DSE) that a pupil can enter.
 * Source: HKEAA, HKDSE subject list (Category A, and Mathematics Extended Part modules 1 and 2).
 */
export const COMPULSORY_SUBJECTS = ['CHI', 'ENG', 'MAT'] as const;

/** Subjects of the fourth core slot: Citizenship and Social Development, before 2024 Liberal Studies. */
export const CORE_SLOT_SUBJECTS = ['CSD', 'LS'] as const;

/** Electives in the order of the specification, which also settles ties. */
export const ELECTIVE_SUBJECTS = [
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
] as const;

export const SUBJECTS = [...COMPULSORY_SUBJECTS, ...CORE_SLOT_SUBJECTS, ...ELECTIVE_SUBJECTS] as const;

/** Subjects graded by levels that can be counted: all but those of the core slot. */
export const LEVEL_SUBJECTS = [...COMPULSORY_SUBJECTS, ...ELECTIVE_SUBJECTS] as const;

/** Codes that published requirements and formulas use besides the subjects a pupil can enter. */
export const REQUIREMENT_CODES = [
  'MEP',
  'OTH',
  'ELE',
  'SCI',
  'TNL',
  'MBO',
  'APL',
  'OLANG',
  'FRE',
  'GER',
  'JPN',
  'KOR',
  'SPA',
  'URD',
] as const;

export type CompulsorySubject = (typeof COMPULSORY_SUBJECTS)[number];
export type CoreSlotSubject = (typeof CORE_SLOT_SUBJECTS)[number];
export type ElectiveSubject = (typeof ELECTIVE_SUBJECTS)[number];
export type SubjectCode = (typeof SUBJECTS)[number];

const KNOWN: ReadonlySet<string> = new Set(SUBJECTS);

/** Whether a text is the code of a subject that a pupil can enter. */
export function isSubjectCode(code: string): code is SubjectCode {
  return KNOWN.has(code);
}

/** Whether a subject is a module of the Mathematics Extended Part; of M1 and M2 only one counts. */
export function isModule(subject: string): boolean {
  return subject === 'MEP_M1' || subject === 'MEP_M2';
}
