import { ELECTIVE_SUBJECTS, type Grades, type SubjectCode } from '@lodestar/domain';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { gradesTyped } from '../grades-typed.ts';
import { hasEnoughGrades } from '../standing.ts';
import { gradesOf, type StatedInput } from '../tools/stated-grades.ts';

const ELECTIVES: ReadonlySet<SubjectCode> = new Set(ELECTIVE_SUBJECTS);

/** The grades of a message: typed in a row, or one by one with their subjects. */
export function statedIn(text: string, reading: Reading): Omit<StatedInput, 'codes'> {
  const { changes, subjects } = reading.grades;
  const sequence = gradesTyped(text);
  return sequence.length === 0
    ? { sequence, electives: [], named: changes }
    : { sequence, electives: subjects.filter((subject) => ELECTIVES.has(subject)), named: [] };
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
