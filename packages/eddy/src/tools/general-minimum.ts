import {
  ELECTIVE_SUBJECTS,
  type Grade,
  type Grades,
  gradePoints,
  type LevelGrade,
  type SubjectCode,
} from '@lodestar/domain';
import { hasEnoughGrades } from '../standing.ts';

/**
 * What degrees ask at least: Chinese and English 3, Mathematics 2, Citizenship attained, and one elective at 2, two at 2,
 * or two at 3. Which institutions ask which stands in `data/knowledge.json`, `ger332A33` and `ger332A2`.
 */
export const GENERAL_MINIMUMS = ['332A33', '332A22', '332A2'] as const;
export type GeneralMinimum = (typeof GENERAL_MINIMUMS)[number];

const CORE: readonly (readonly [SubjectCode, level: number, LevelGrade])[] = [
  ['CHI', 3, '3'],
  ['ENG', 3, '3'],
  ['MAT', 2, '2'],
];
const ELECTIVES_ASKED: readonly (readonly [GeneralMinimum, count: number, level: number])[] = [
  ['332A33', 2, 3],
  ['332A22', 2, 2],
  ['332A2', 1, 2],
];

const levelOf = (grades: Grades, subject: SubjectCode): number => {
  const grade = grades[subject];
  return grade === undefined ? 0 : gradePoints(grade, '7');
};
const atLeast = (grades: Grades, subjects: readonly SubjectCode[], level: number): number =>
  subjects.filter((subject) => levelOf(grades, subject) >= level).length;

/** The highest general minimum that grades meet, Citizenship taken as attained where it is not told; null: none. */
export function generalMinimum(grades: Grades): GeneralMinimum | null {
  const isCore = CORE.every(([subject, level]) => levelOf(grades, subject) >= level);
  if (!isCore || grades.CSD === 'Failed') return null;
  return (
    ELECTIVES_ASKED.find(([, count, level]) => atLeast(grades, ELECTIVE_SUBJECTS, level) >= count)?.[0] ??
    null
  );
}

const SUB_DEGREE = { subjects: 5, level: 2 } as const;

/** Whether five subjects are at level 2, Chinese and English among them: what most sub-degrees ask, `subDegree22222`. */
export function meetsSubDegree(grades: Grades): boolean {
  const { subjects, level } = SUB_DEGREE;
  const isLanguages = atLeast(grades, ['CHI', 'ENG'], level) === 2;
  return isLanguages && atLeast(grades, ['CHI', 'ENG', 'MAT', ...ELECTIVE_SUBJECTS], level) >= subjects;
}

/** What keeps grades below every general minimum of degrees; null: nothing that is known. */
export interface MissedMinimum {
  /** Core subjects that were entered and are too low. */
  readonly subjects: readonly {
    readonly subject: SubjectCode;
    readonly required: LevelGrade;
    readonly held: Grade;
  }[];
  readonly citizenship: boolean;
  /** No elective is at level 2. */
  readonly elective: boolean;
  /** Whether most sub-degrees take these grades. */
  readonly sub_degree: boolean;
}

/** What of the general minimum is missed for certain; a subject that was not entered is no subject that is missed. */
export function missedMinimum(grades: Grades): MissedMinimum | null {
  if (!hasEnoughGrades(grades)) return null;
  const subjects = CORE.flatMap(([subject, level, required]) => {
    const held = grades[subject];
    return held === undefined || levelOf(grades, subject) >= level ? [] : [{ subject, required, held }];
  });
  const citizenship = grades.CSD === 'Failed';
  const entered = ELECTIVE_SUBJECTS.filter((subject) => grades[subject] !== undefined);
  const elective = entered.length > 0 && atLeast(grades, ELECTIVE_SUBJECTS, 2) === 0;
  if (subjects.length === 0 && !citizenship && !elective) return null;
  return { subjects, citizenship, elective, sub_degree: meetsSubDegree(grades) };
}

/** The same grades with the core subjects that are too low raised to the general minimum. */
export const raisedToMinimum = (grades: Grades, { subjects }: MissedMinimum): Grades => ({
  ...grades,
  ...Object.fromEntries(subjects.map(({ subject, required }) => [subject, required])),
});
