import { ATTAINMENT_GRADES, type Grade, type Grades, LEVEL_GRADES } from './grade.ts';
import { isOtherSubject, isResultOf, type OtherResult, type OtherSubject } from './other-subject.ts';
import { isPlainObject } from './plain-object.ts';
import { isSubjectCode, type SubjectCode } from './subject.ts';

export interface UserScoreProblem {
  readonly kind: 'malformed' | 'unknownSubject' | 'unknownGrade' | 'repeatedSubject' | 'noScores';
  readonly subjectCode: string | null;
  readonly score: string | null;
}

export type ParsedUserScores =
  | { readonly kind: 'ok'; readonly grades: Grades; readonly scored: number }
  | { readonly kind: 'invalid'; readonly problems: readonly UserScoreProblem[] };

/** Keys of the saved-scores object (specification, part 1, section 3) for the compulsory subjects. */
export const SAVED_SCORE_NAMES = {
  CHI: 'Chinese Language',
  ENG: 'English Language',
  MAT: 'Mathematics Compulsory Part',
} as const;
export const SAVED_CORE_CODE = 'Core Subject Code';
export const SAVED_CORE_SCORE = 'Core Score';

const LONG_NAMES: Readonly<Record<string, SubjectCode>> = {
  'Chinese Language': 'CHI',
  'English Language': 'ENG',
  'Mathematics Compulsory Part': 'MAT',
  'Citizenship and Social Development': 'CSD',
  'Liberal Studies': 'LS',
};

const LEVELS: ReadonlySet<string> = new Set(LEVEL_GRADES);
const ATTAINMENTS: ReadonlySet<string> = new Set(ATTAINMENT_GRADES);

/** Whether a text is a grade of that subject: attained or failed for CSD, 5** to U for all others. */
export function isGradeOf(subject: SubjectCode, score: string): score is Grade {
  return subject === 'CSD' ? ATTAINMENTS.has(score) : LEVELS.has(score);
}

function problem(kind: UserScoreProblem['kind'], code?: unknown, score?: unknown): UserScoreProblem {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 100) : null);
  return { kind, subjectCode: text(code), score: text(score) };
}

function entriesOfMap(input: Readonly<Record<string, unknown>>): readonly (readonly [unknown, unknown])[] {
  const coreCode = input[SAVED_CORE_CODE];
  return Object.entries(input)
    .filter(([key]) => key !== SAVED_CORE_CODE)
    .map(([key, value]) =>
      key === SAVED_CORE_SCORE
        ? [coreCode === undefined || coreCode === '' ? 'CSD' : coreCode, value]
        : [key, value],
    );
}

/** Code and score of every entry; null for one that is no entry at all. */
function entriesOf(input: unknown): readonly (readonly [unknown, unknown] | null)[] | null {
  if (Array.isArray(input)) {
    return input.map((entry) => (isPlainObject(entry) ? [entry.subjectCode, entry.score] : null));
  }
  return isPlainObject(input) ? entriesOfMap(input) : null;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

function isLeftOut(code: unknown, score: unknown): boolean {
  const textOrEmpty = (value: unknown): boolean => isEmpty(value) || typeof value === 'string';
  return (isEmpty(code) || isEmpty(score)) && textOrEmpty(code) && textOrEmpty(score);
}

/**
 * Reads a pupil's scores in any of the three accepted shapes: `[{ subjectCode, score }]`, `{ CODE: grade }`, or the
 * saved-scores object. Entries with an empty code or score are dropped; everything else must be known, and each
 * subject may occur once. Other languages and Applied Learning stand under their codes, but `scored` counts the subjects
 * graded by levels or attainment alone.
 */
export function parseUserScores(input: unknown): ParsedUserScores {
  const entries = entriesOf(input);
  if (entries === null) return { kind: 'invalid', problems: [problem('malformed')] };
  const problems: UserScoreProblem[] = [];
  const grades = new Map<SubjectCode, Grade>();
  const others = new Map<OtherSubject, OtherResult>();
  for (const entry of entries) {
    if (entry === null) {
      problems.push(problem('malformed'));
      continue;
    }
    const [code, score] = entry;
    if (isLeftOut(code, score)) continue;
    if (typeof code !== 'string' || typeof score !== 'string') {
      problems.push(problem('malformed', code, score));
      continue;
    }
    if (isOtherSubject(code)) {
      if (!isResultOf(code, score)) problems.push(problem('unknownGrade', code, score));
      else if (others.has(code)) problems.push(problem('repeatedSubject', code, score));
      else others.set(code, score);
      continue;
    }
    const subject = Object.hasOwn(LONG_NAMES, code) ? LONG_NAMES[code] : code;
    if (subject === undefined || !isSubjectCode(subject))
      problems.push(problem('unknownSubject', code, score));
    else if (!isGradeOf(subject, score)) problems.push(problem('unknownGrade', code, score));
    else if (grades.has(subject)) problems.push(problem('repeatedSubject', code, score));
    else grades.set(subject, score);
  }
  if (problems.length > 0) return { kind: 'invalid', problems };
  if (grades.size === 0) return { kind: 'invalid', problems: [problem('noScores')] };
  return { kind: 'ok', grades: Object.fromEntries([...grades, ...others]), scored: grades.size };
}
