import type { Grade, Grades, SubjectCode } from '@lodestar/domain';
import type { NamedGrades } from '../asked/grade-changes.ts';

/** Answers about level 2 or below in some subjects, by id: of another grade they say what is not so. */
const OF_LOW: Readonly<Record<string, readonly SubjectCode[]>> = {
  lowLanguage: ['CHI', 'ENG'],
  mathsLevelTwo: ['MAT'],
};
const LOW: ReadonlySet<Grade> = new Set<Grade>(['U', '1', '2']);

/** Whether an answer is of a low grade that is told: 英文得2 我好驚 is answered by what that grade means. */
export const isOfToldGrade = (id: string, { changes }: NamedGrades): boolean =>
  changes.some(({ subject, grade }) => LOW.has(grade) && OF_LOW[id]?.includes(subject) === true);

/** Whether an answer is of the grades that a message names, or, where it names none of those subjects, of those that are saved. */
export function isOfGrades(id: string, { changes, mentions }: NamedGrades, saved: Grades): boolean {
  const subjects = OF_LOW[id];
  if (subjects === undefined) return true;
  const told = changes.flatMap(({ subject, grade }) => (subjects.includes(subject) ? [grade] : []));
  if (told.length > 0) return told.some((grade) => LOW.has(grade));
  if (mentions.some((mention) => mention.kind === 'grade' && LOW.has(mention.grade))) return true;
  const held = subjects.flatMap((subject) => saved[subject] ?? []);
  return held.length === 0 || held.some((grade) => LOW.has(grade));
}
