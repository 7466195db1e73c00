import { ELECTIVE_SUBJECTS, type Grades, type SubjectCode } from '@lodestar/domain';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { coreTyped, gradesTyped } from '../grades-typed.ts';
import { hasEnoughGrades } from '../standing.ts';
import { gradesOf, type StatedInput } from '../tools/stated-grades.ts';

const ELECTIVES: ReadonlySet<SubjectCode> = new Set(ELECTIVE_SUBJECTS);

/** The grades of a message: typed in a row, or one by one with their subjects. */
export function statedIn(text: string, reading: Reading): Omit<StatedInput, 'codes'> {
  const { changes, subjects } = reading.grades;
  const sequence = gradesTyped(text);
  if (sequence.length > 0)
    return { sequence, electives: subjects.filter((subject) => ELECTIVES.has(subject)), named: [] };
  const isOfElectives = changes.length > 0 && subjects.every((subject) => ELECTIVES.has(subject));
  return { sequence: isOfElectives ? coreTyped(text) : [], electives: [], named: changes };
}

/** So many grades in one message are the pupil's own, told all at once. */
const TOLD_AT_ONCE = 4;

/** Whether a message tells a whole set of grades. */
export function tellsGrades(text: string, reading: Reading): boolean {
  const { sequence, named } = statedIn(text, reading);
  return sequence.length > 0 || named.length >= TOLD_AT_ONCE;
}

/** The grades that a pupil without saved ones told in this chat, the latest; null where that was never done. */
export function statedSoFar(context: EddyContext, earlier: readonly EarlierMessage[]): Grades | null {
  if (hasEnoughGrades(context.grades)) return null;
  for (const { text } of earlier.filter(({ isBot }) => !isBot).toReversed()) {
    const grades = gradesOf(statedIn(text, readPlainly(text, context)), context.grades);
    if (hasEnoughGrades(grades)) return grades;
  }
  return null;
}
