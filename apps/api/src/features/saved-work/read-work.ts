import { gradeEntries, MAX_CHOICES, readSavedScores, type UserScoreProblem } from '@lodestar/domain';
import { fieldProblem, invalidFields, invalidRequest } from '../../errors.ts';
import type { SavedRows } from './repository.ts';

/** Grades as they will be kept. @throws AppError invalid_request naming every entry that cannot be read */
export function readScores(scores: unknown): SavedRows {
  const read = readSavedScores(scores);
  if (read.kind === 'invalid') throw invalidFields(read.problems.map(refusedScore));
  return gradeEntries(read.grades).map(([subjectCode, score]) => ({ subjectCode, score }));
}

/** The list in its order. @throws AppError invalid_request for gaps, too many, or codes that no collection has */
export function readOrder(
  programmeOrder: Readonly<Record<string, number>>,
  isKnownCode: (code: string) => boolean,
): readonly string[] {
  const ranked = Object.entries(programmeOrder).sort(([, one], [, other]) => one - other);
  const unknown = ranked.filter(([code]) => !isKnownCode(code));
  if (unknown.length > 0) {
    throw invalidFields(unknown.map(([code]) => fieldProblem('programmeOrder', 'unknownProgramme', code)));
  }
  if (ranked.length > MAX_CHOICES)
    throw invalidRequest(fieldProblem('programmeOrder', 'tooMany', ranked.length));
  const misplaced = ranked.filter(([, rank], index) => rank !== index);
  if (misplaced.length > 0) {
    throw invalidFields(
      misplaced.map(([code, rank]) => fieldProblem(`programmeOrder.${code}`, 'notInOrder', rank)),
    );
  }
  return ranked.map(([code]) => code);
}

function refusedScore({ kind, subjectCode, score }: UserScoreProblem) {
  const field = subjectCode === null ? 'scores' : `scores.${subjectCode}`;
  return fieldProblem(field, kind, kind === 'unknownGrade' ? score : subjectCode);
}
