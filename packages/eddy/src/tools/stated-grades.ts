import {
  DEFAULT_RECOMMENDATION_COUNT,
  ELECTIVE_SUBJECTS,
  type Grade,
  type Grades,
  type LevelGrade,
  plainScores,
  SUBJECTS,
  type SubjectCode,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import type { TypedGrade } from '../grades-typed.ts';
import { entriesFor, hasEnoughGrades, isReached, type Standing, standingOf } from '../standing.ts';
import type { Stated } from '../state/told-grades.ts';
import { type Change, reachedCount } from '../what-if.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { GENERAL_MINIMUMS, type GeneralMinimum, generalMinimum, meetsSubDegree } from './general-minimum.ts';
import { recommend } from './recommend.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export interface StatedInput extends Stated {
  /** The programmes asked about; none: those of the list, and without a list those within reach. */
  readonly codes: readonly string[];
  /** Only how they are read: what is asked with them is told by other look-ups. */
  readonly brief: boolean;
}

export interface StatedResult extends FiguresSource {
  readonly tool: 'stated_grades';
  readonly brief: boolean;
  readonly grades: readonly { readonly subject: SubjectCode; readonly grade: Grade }[];
  /** Electives that were taken for the saved ones, in the same order. */
  readonly assumed: readonly SubjectCode[];
  /** Whether Citizenship was left out, and taken as attained. */
  readonly citizenship_assumed: boolean;
  /** Grades of which nobody can tell the subject. */
  readonly unclear: readonly TypedGrade[];
  /** Core subjects without a grade. */
  readonly core_missing: readonly SubjectCode[];
  /** The general minimum of degrees that is met; null: none, or it cannot be told yet. */
  readonly minimum: GeneralMinimum | null;
  /** All general minimums, the highest first. */
  readonly minimums: readonly GeneralMinimum[];
  /** Whether five subjects are at level 2 or better, Chinese and English among them: enough for most sub-degrees. */
  readonly sub_degree: boolean;
  /** Programmes whose median is reached, minimums met; null: it cannot be told yet. */
  readonly reached: number | null;
  /** Whether levels can be told. */
  readonly judged: boolean;
  /** Whether five grades are known, though not all of their subjects. */
  readonly sure: boolean;
  /** With the grades of which the subject is unclear. */
  readonly best5: number;
  readonly best6: number;
  readonly scale: '7';
  /** Subjects with another grade than the one saved; from null: none was saved. */
  readonly differs: readonly Change[];
  /** Saved, and not among those stated. */
  readonly left_out: readonly SubjectCode[];
  readonly programmes: readonly Standing[];
  /** Whether these are those within reach, else the nearest, since none was named and the list is empty. */
  readonly in_reach: boolean;
  readonly unknown: readonly string[];
}

interface Assigned {
  readonly grades: Grades;
  readonly assumed: readonly SubjectCode[];
  readonly citizenshipAssumed: boolean;
  readonly unclear: readonly TypedGrade[];
}

const ALL_BY_SCORES = {
  by: 'scores',
  level: null,
  institutions: [],
  category: null,
  count: TOOL_LIMITS.recommended,
} as const;

const CORE = ['CHI', 'ENG', 'MAT'] as const;
const ATTAINED_AT = CORE.length;

/** The core grades of a row, and those behind them; null where "A" stands elsewhere than fourth or last. */
function parted(sequence: readonly TypedGrade[]) {
  const attained = sequence.indexOf('A');
  const isPlaced = attained === ATTAINED_AT || attained === sequence.length - 1;
  if (attained !== -1 && (!isPlaced || sequence.lastIndexOf('A') !== attained)) return null;
  const levels = sequence.flatMap((grade) => (grade === 'A' ? [] : [grade]));
  return { core: levels.slice(0, CORE.length), rest: levels.slice(CORE.length), attained: attained !== -1 };
}

/** In so short a row all grades but the core are of other subjects than those named beside it. */
const CORE_ROW = 4;

/** The grades behind the core that are not told once more with their subjects. */
function notNamed(rest: readonly LevelGrade[], own: Grades, row: number): readonly LevelGrade[] {
  const named = ELECTIVE_SUBJECTS.flatMap((subject) => own[subject] ?? []);
  if (row <= CORE_ROW) return rest;
  if (named.length >= rest.length) return [];
  return named.reduce<readonly LevelGrade[]>((left, grade) => {
    const at = left.findIndex((one) => grade === one);
    return at === -1 ? left : left.toSpliced(at, 1);
  }, rest);
}

/** The subjects of those grades: the electives named in their order, else as many saved ones. */
function subjectsOf(rest: number, electives: readonly SubjectCode[], own: Grades, saved: Grades) {
  const isFree = (subject: SubjectCode): boolean => own[subject] === undefined;
  const named = electives.filter(isFree);
  const free = ELECTIVE_SUBJECTS.filter((subject) => saved[subject] !== undefined && isFree(subject));
  if (named.length > 0) return { subjects: named.length > rest ? [] : named, assumed: [] };
  return free.length === rest ? { subjects: free, assumed: free } : { subjects: [], assumed: [] };
}

function assigned({ sequence, electives, named }: Stated, saved: Grades): Assigned {
  const own: Grades = Object.fromEntries(named.map(({ subject, grade }) => [subject, grade]));
  const none = { assumed: [], citizenshipAssumed: false, unclear: [] };
  if (sequence.length === 0) {
    const isPart = hasEnoughGrades(saved) && !hasEnoughGrades(own);
    return { ...none, grades: isPart ? { ...saved, ...own } : own };
  }
  const row = parted(sequence);
  if (row === null) return { ...none, grades: own, unclear: sequence };
  const rest = notNamed(row.rest, own, sequence.length);
  const { subjects, assumed } = subjectsOf(rest.length, electives, own, saved);
  const byPlace = (codes: readonly SubjectCode[], grades: readonly Grade[]): Grades =>
    Object.fromEntries(codes.flatMap((code, at) => (grades[at] === undefined ? [] : [[code, grades[at]]])));
  return {
    grades: { ...byPlace(CORE, row.core), CSD: 'Attained', ...byPlace(subjects, rest), ...own },
    assumed,
    citizenshipAssumed: !row.attained,
    unclear: rest.slice(subjects.length),
  };
}

/** Grades of which the subject was not told, as those of any electives: for sums in which it does not matter. */
function withUnclear(grades: Grades, unclear: readonly TypedGrade[]): Grades {
  const free = ELECTIVE_SUBJECTS.filter((subject) => grades[subject] === undefined);
  const levels = unclear.flatMap((grade) => (grade === 'A' ? [] : [grade]));
  return { ...grades, ...Object.fromEntries(levels.map((grade, at) => [free[at] ?? 'BIO', grade])) };
}

/** The grades that are stated, as far as it is clear of which subjects they are. */
export const gradesOf = (stated: Stated, saved: Grades): Grades => assigned(stated, saved).grades;

/** Whether enough grades with their subjects are told for levels. */
export function isEnough(stated: Stated, saved: Grades): boolean {
  const { grades, unclear } = assigned(stated, saved);
  return isJudged(grades, unclear);
}

/** Citizenship makes up for no grade whose subject is unclear. */
function isJudged({ CSD, ...levels }: Grades, unclear: readonly TypedGrade[]): boolean {
  return hasEnoughGrades(unclear.length > 0 || CSD === undefined ? levels : { ...levels, CSD });
}

/** The sum of the best five of all grades told, whichever subjects the unclear ones are of; null: there are not five. */
export function sureSum(stated: Stated): number | null {
  const { grades, unclear } = assigned(stated, {});
  const all = withUnclear(grades, unclear);
  return isJudged(all, unclear) ? plainScores(all).best5Score : null;
}

/** The grades of which nobody can tell the subject yet. */
export const unclearOf = (stated: Stated): readonly TypedGrade[] => assigned(stated, {}).unclear;

function differing(grades: Grades, saved: Grades): readonly Change[] {
  return SUBJECTS.flatMap((subject) => {
    const to = grades[subject];
    const from = saved[subject] ?? null;
    return to === undefined || to === from ? [] : [{ subject, from, to }];
  });
}

/** Those within reach; where none is, the nearest. */
function withinReachElse(found: readonly Standing[]): readonly Standing[] {
  const reached = found.filter(isReached);
  return (reached.length > 0 ? reached : found).slice(0, DEFAULT_RECOMMENDATION_COUNT);
}

/** What stated grades come to, how they differ from those saved, and where one stands with them. */
export function withStatedGrades(input: StatedInput, context: EddyContext): StatedResult {
  const { grades: saved, choices } = context;
  const { grades, assumed, citizenshipAssumed, unclear } = assigned(input, saved);
  const codes = input.codes.length > 0 ? input.codes : choices;
  const { entries, unknown } = entriesFor(codes, context);
  const all = withUnclear(grades, unclear);
  const { best5Score, best6Score } = plainScores(all);
  const stated = { ...context, grades };
  const judged = isJudged(grades, unclear);
  const inReach = judged && codes.length === 0 && !input.brief;
  const standings = inReach
    ? withinReachElse(recommend.run(ALL_BY_SCORES, stated).programmes)
    : entries.map((entry) => standingOf(entry, grades, stated));
  return {
    tool: 'stated_grades',
    brief: input.brief,
    grades: SUBJECTS.flatMap((subject) => {
      const grade = grades[subject];
      return grade === undefined ? [] : [{ subject, grade }];
    }),
    assumed,
    citizenship_assumed: citizenshipAssumed,
    unclear,
    core_missing: CORE.filter((subject) => grades[subject] === undefined),
    minimum: hasEnoughGrades(all) ? generalMinimum(all) : null,
    minimums: GENERAL_MINIMUMS,
    sub_degree: meetsSubDegree(all),
    judged,
    sure: isJudged(all, unclear),
    reached: judged && unclear.length === 0 ? reachedCount(stated, grades) : null,
    best5: best5Score,
    best6: best6Score,
    scale: '7',
    differs: differing(grades, saved),
    left_out: SUBJECTS.filter((subject) => saved[subject] !== undefined && grades[subject] === undefined),
    programmes: judged && !input.brief ? standings : [],
    in_reach: inReach,
    unknown,
    ...figuresSource(
      standings.map(({ code }) => context.catalogue.find(code)),
      stated,
    ),
  };
}
