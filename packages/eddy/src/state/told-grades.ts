import type { Grade, Grades, SubjectCode } from '@lodestar/domain';
import type { TypedGrade } from '../grades-typed.ts';

/** A grade as it would be instead of the one held, or beside the subjects held. */
export interface GradeChange {
  readonly subject: SubjectCode;
  readonly grade: Grade;
}

/** Grades that a pupil typed, for this talk alone: nothing saved is changed by them. */
export interface Stated {
  /** In the order Chinese, English, Mathematics, Citizenship, electives. */
  readonly sequence: readonly TypedGrade[];
  /** Subjects of the electives in the sequence, where they were named. */
  readonly electives: readonly SubjectCode[];
  /** Grades that were named with their subject. */
  readonly named: readonly GradeChange[];
}

/** Grades told in the chat, and those that are saved. */
export interface ToldGrades {
  readonly stated: Stated;
  readonly saved: Grades;
}
