import { isSubjectCode, SUBJECTS, type SubjectCode } from '@lodestar/domain';
import type { Order } from './view.ts';

/** Columns of the distribution (specification 2, section 2). */
export const GRADE_COLUMNS = ['5**', '5*', '5', '4', '3', '2', '1', 'Attained', 'Failed'] as const;

export interface GradeRow {
  readonly subject: SubjectCode;
  /** One count a column. */
  readonly counts: readonly number[];
  readonly total: number;
}

type Distribution = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many pupils saved which grade, a row for each subject that somebody saved. */
export function gradeRows(distribution: Distribution, order: Order): readonly GradeRow[] {
  const rows = Object.entries(distribution).flatMap(([subject, grades]) => {
    if (!isSubjectCode(subject)) return [];
    const counts = GRADE_COLUMNS.map((grade) => grades[grade] ?? 0);
    return [{ subject, counts, total: counts.reduce((sum, count) => sum + count, 0) }];
  });
  const inOrder = rows.toSorted(
    (one, other) => SUBJECTS.indexOf(one.subject) - SUBJECTS.indexOf(other.subject),
  );
  return order === 'subject' ? inOrder : inOrder.toSorted((one, other) => other.total - one.total);
}
