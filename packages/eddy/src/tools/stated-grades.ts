import {
  DEFAULT_RECOMMENDATION_COUNT,
  ELECTIVE_SUBJECTS,
  type Grade,
  type Grades,
  plainScores,
  SUBJECTS,
  type SubjectCode,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import type { TypedGrade } from '../grades-typed.ts';
import { entriesFor, hasEnoughGrades, type Standing, standingOf } from '../standing.ts';
import type { Change, GradeChange } from '../what-if.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { recommend } from './recommend.ts';

/** Grades that a pupil typed, for this talk alone: nothing saved is changed by them. */
export interface StatedInput {
  /** In the order Chinese, English, Mathematics, Citizenship, electives. */
  readonly sequence: readonly TypedGrade[];
  /** Subjects of the electives in the sequence, where they were named. */
  readonly electives: readonly SubjectCode[];
  /** Grades that were named with their subject. */
  readonly named: readonly GradeChange[];
  /** The programmes asked about; none: those of the list, and without a list those within reach. */
  readonly codes: readonly string[];
}

export interface StatedResult extends FiguresSource {
  readonly tool: 'stated_grades';
  readonly grades: readonly { readonly subject: SubjectCode; readonly grade: Grade }[];
  /** Electives that were taken for the saved ones, in the same order. */
  readonly assumed: readonly SubjectCode[];
  /** Whether Citizenship was left out, and taken as attained. */
  readonly citizenship_assumed: boolean;
  /** Grades of which nobody can tell the subject. */
  readonly unclear: readonly TypedGrade[];
  readonly best5: number;
  readonly best6: number;
  readonly scale: '7';
  /** Subjects with another grade than the one saved; from null: none was saved. */
  readonly differs: readonly Change[];
  /** Saved, and not among those stated. */
  readonly left_out: readonly SubjectCode[];
  readonly programmes: readonly Standing[];
  /** Whether these are those within reach, since none was named and the list is empty. */
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
  count: DEFAULT_RECOMMENDATION_COUNT,
} as const;

const CORE = ['CHI', 'ENG', 'MAT'] as const;
const ATTAINED_AT = CORE.length;

/** The core grades of a row, and those behind them; null where "A" stands elsewhere than fourth. */
function parted(sequence: readonly TypedGrade[]) {
  const attained = sequence.indexOf('A');
  if (attained !== -1 && (attained !== ATTAINED_AT || sequence.lastIndexOf('A') !== attained)) return null;
  const levels = sequence.flatMap((grade) => (grade === 'A' ? [] : [grade]));
  return { core: levels.slice(0, CORE.length), rest: levels.slice(CORE.length), attained: attained !== -1 };
}

function assigned({ sequence, electives, named }: Omit<StatedInput, 'codes'>, saved: Grades): Assigned {
  const own: Grades = Object.fromEntries(named.map(({ subject, grade }) => [subject, grade]));
  const none = { assumed: [], citizenshipAssumed: false, unclear: [] };
  if (sequence.length === 0) {
    const isPart = hasEnoughGrades(saved) && !hasEnoughGrades(own);
    return { ...none, grades: isPart ? { ...saved, ...own } : own };
  }
  const row = parted(sequence);
  if (row === null) return { ...none, grades: own, unclear: sequence };
  const { core, rest, attained } = row;
  const free = ELECTIVE_SUBJECTS.filter(
    (subject) => saved[subject] !== undefined && own[subject] === undefined,
  );
  const subjects = electives.length === rest.length ? electives : free.length === rest.length ? free : null;
  const byPlace = (codes: readonly SubjectCode[], grades: readonly Grade[]): Grades =>
    Object.fromEntries(codes.flatMap((code, at) => (grades[at] === undefined ? [] : [[code, grades[at]]])));
  return {
    grades: { ...byPlace(CORE, core), CSD: 'Attained', ...byPlace(subjects ?? [], rest), ...own },
    assumed: subjects === free && rest.length > 0 ? free : [],
    citizenshipAssumed: !attained,
    unclear: subjects === null ? rest : [],
  };
}

/** The grades that are stated, as far as it is clear of which subjects they are. */
export const gradesOf = (stated: Omit<StatedInput, 'codes'>, saved: Grades): Grades =>
  assigned(stated, saved).grades;

function differing(grades: Grades, saved: Grades): readonly Change[] {
  return SUBJECTS.flatMap((subject) => {
    const to = grades[subject];
    const from = saved[subject] ?? null;
    return to === undefined || to === from ? [] : [{ subject, from, to }];
  });
}

/** What stated grades come to, how they differ from those saved, and where one stands with them. */
export function withStatedGrades(input: StatedInput, context: EddyContext): StatedResult {
  const { grades: saved, choices } = context;
  const { grades, assumed, citizenshipAssumed, unclear } = assigned(input, saved);
  const codes = input.codes.length > 0 ? input.codes : choices;
  const { entries, unknown } = entriesFor(codes, context);
  const { best5Score, best6Score } = plainScores(grades);
  const stated = { ...context, grades };
  const judged = unclear.length === 0 && hasEnoughGrades(grades);
  const inReach = judged && codes.length === 0;
  const standings = inReach
    ? recommend.run(ALL_BY_SCORES, stated).programmes
    : entries.map((entry) => standingOf(entry, grades, stated));
  return {
    tool: 'stated_grades',
    grades: SUBJECTS.flatMap((subject) => {
      const grade = grades[subject];
      return grade === undefined ? [] : [{ subject, grade }];
    }),
    assumed,
    citizenship_assumed: citizenshipAssumed,
    unclear,
    best5: best5Score,
    best6: best6Score,
    scale: '7',
    differs: differing(grades, saved),
    left_out: SUBJECTS.filter((subject) => saved[subject] !== undefined && grades[subject] === undefined),
    programmes: judged ? standings : [],
    in_reach: inReach,
    unknown,
    ...figuresSource(
      standings.map(({ code }) => context.catalogue.find(code)),
      stated,
    ),
  };
}
