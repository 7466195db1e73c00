import {
  type GradeSpread,
  type GradeSpreads,
  type Grades,
  isGradeOf,
  isInOrder,
  isSubjectCode,
  parseUserScores,
  type SubjectCode,
  type UserScoreProblem,
} from '@lodestar/domain';
import { fieldProblem, invalidFields, invalidRequest } from '../../errors.ts';

/** @throws AppError invalid_request naming what of a list is not known. */
export function refuseUnknown(
  field: string,
  problem: string,
  sent: readonly string[],
  isKnown: (one: string) => boolean,
): void {
  const unknown = sent.filter((one) => !isKnown(one));
  if (unknown.length > 0) throw invalidFields(unknown.map((one) => fieldProblem(field, problem, one)));
}

/** Grades in any of the shapes they may be sent in, and how many subjects are scored. @throws AppError invalid_request */
export function readScores(userScores: unknown): { readonly grades: Grades; readonly scored: number } {
  const parsed = parseUserScores(userScores);
  if (parsed.kind === 'invalid') throw invalidFields(parsed.problems.map(refusedScore));
  return parsed;
}

/** The same, of so many subjects at least. */
export function readGrades(userScores: unknown, minimum: number): Grades {
  const { grades, scored } = readScores(userScores);
  if (scored < minimum) throw invalidRequest(fieldProblem('userScores', 'tooFewSubjects', scored));
  return grades;
}

function refusedScore({ kind, subjectCode, score }: UserScoreProblem) {
  const field = subjectCode === null ? 'userScores' : `userScores.${subjectCode}`;
  return fieldProblem(field, kind, kind === 'unknownGrade' ? score : subjectCode);
}

/** @throws AppError invalid_request naming what stands in a list twice. */
export function refuseRepeated(field: string, sent: readonly string[]): void {
  const repeated = sent.filter((one, place) => sent.indexOf(one) !== place);
  if (repeated.length > 0) throw invalidFields(repeated.map((one) => fieldProblem(field, 'repeated', one)));
}

/** A grade that is not known yet, as it is sent. */
export interface SentSpread {
  readonly low: string;
  readonly likely: string;
  readonly high: string;
}

function readSpread(
  subject: string,
  { low, likely, high }: SentSpread,
): GradeSpread & { subject: SubjectCode } {
  const field = `grades.${subject}`;
  if (!isSubjectCode(subject)) throw invalidRequest(fieldProblem(field, 'unknownSubject', subject));
  const grade = (name: string, score: string) => {
    if (!isGradeOf(subject, score))
      throw invalidRequest(fieldProblem(`${field}.${name}`, 'unknownGrade', score));
    return score;
  };
  const spread = {
    subject,
    low: grade('low', low),
    likely: grade('likely', likely),
    high: grade('high', high),
  };
  if (!isInOrder(spread))
    throw invalidRequest(fieldProblem(field, 'lowAboveHigh', `${low} ${likely} ${high}`));
  return spread;
}

/** Grades that are not known yet, by subject. @throws AppError invalid_request naming the subject. */
export function readSpreads(sent: Readonly<Record<string, SentSpread>>): GradeSpreads {
  const read = Object.entries(sent).map(([subject, spread]) => readSpread(subject, spread));
  return Object.fromEntries(read.map(({ subject, ...spread }) => [subject, spread]));
}
