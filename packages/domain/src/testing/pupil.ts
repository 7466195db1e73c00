import type { Grade, Grades } from '../grades/grade.ts';
import { isSubjectCode, type SubjectCode } from '../grades/subject.ts';

const MODULES: Readonly<Record<string, SubjectCode>> = { m1: 'MEP_M1', m2: 'MEP_M2' };

type SubjectName = Lowercase<Exclude<SubjectCode, 'MEP_M1' | 'MEP_M2'>> | 'm1' | 'm2';

function codeOf(name: string): SubjectCode {
  const code = MODULES[name] ?? name.toUpperCase();
  if (!isSubjectCode(code)) throw new Error(`${name} is no subject`);
  return code;
}

/** A pupil's grades in short: `pupil({ chi: '5', eng: '5*', m2: '4' })`. */
export function pupil(grades: Readonly<Partial<Record<SubjectName, Grade>>>): Grades {
  return Object.fromEntries(Object.entries(grades).map(([name, grade]) => [codeOf(name), grade]));
}

/** On the 8.5 scale CHI 3, ENG 4, MAT 7, PHY 8.5, CHE 5.5, BIO 2, M2 7; on the 7 scale 3, 4, 6, 7, 5, 2, 6. */
export const SCIENCE_PUPIL = pupil({
  chi: '3',
  eng: '4',
  mat: '5*',
  csd: 'Attained',
  phy: '5**',
  che: '5',
  bio: '2',
  m2: '5*',
});

/** On the 8.5 scale CHI 7, ENG 8.5, MAT 3, CHH 5.5, ECO 4, LIE 2; on the 7 scale 6, 7, 3, 5, 4, 2. */
export const ARTS_PUPIL = pupil({
  chi: '5*',
  eng: '5**',
  mat: '3',
  csd: 'Attained',
  chh: '5',
  eco: '4',
  lie: '2',
});
