import { LEVEL_GRADES, type LevelGrade } from '@lodestar/domain';

/** A grade typed without its subject; `A`: attained. */
export type TypedGrade = LevelGrade | 'A';

export const TYPED_GRADES: readonly TypedGrade[] = [...LEVEL_GRADES, 'A'];

/** Grades in a row, and where in the text they stand with the words that belong to them. */
export interface GradeRow {
  readonly grades: readonly TypedGrade[];
  readonly at: number;
  readonly end: number;
}

const GRADE = String.raw`(?:5\s?\*{1,2}|[1-5ua])`;
const rowOf = (least: number, most: number): string =>
  String.raw`(?<![a-z0-9*.])${GRADE}(?:[\s,;/、，|-]*${GRADE}){${least - 1},${most - 1}}(?![a-z0-9*]|\.[0-9])`;
const EACH = new RegExp(GRADE, 'gi');
const NO_SUM = String.raw`(?!\s*(?:分|%|in|for|on)(?![a-z]))`;

/** Five to nine grades in a row, "444A54" or "4, 4, 5, A, 5*, 4", that belong to no word, code or longer number. */
const ROW = new RegExp(rowOf(5, 9), 'i');
/** The first of a message: "444 + bio 4", "5* 5 5* A, phy 5", 3 3 4 同 bio 4. */
const CORE_ROW = new RegExp(rowOf(3, 4) + NO_SUM, 'i');

const CORE =
  '(?:(?:四|三|4|3) ?(?:科)?)?(?:主科|核心|必修)(?:科目?|四科|三科)?|(?:the |my )?core(?: subjects?)?';
const ARE = '(?:[:：=-]|is|are|was|were|got|grades?|有|得|攞|拿|考到?|系|是|成绩|分别| )*';
/** 主科443A: the core, then its row. */
const CORE_FIRST = new RegExp(`(?:${CORE})${ARE}(${rowOf(3, 4)})`, 'i');
/** "4 5 5* in core". */
const CORE_BEHIND = new RegExp(`(${rowOf(3, 4)}) ?(?:in|for|on|at|的|嘅|[(（])? ?(?:${CORE})[)）]?`, 'i');

function gradesIn(row: string): readonly TypedGrade[] {
  return [...row.matchAll(EACH)].flatMap(([typed]) => {
    const plain = typed.replace(/\s/g, '').toUpperCase();
    return TYPED_GRADES.find((grade) => grade === plain) ?? [];
  });
}

function found(text: string, pattern: RegExp): GradeRow | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  return { grades: gradesIn(match[1] ?? match[0]), at: match.index, end: match.index + match[0].length };
}

/** The row of grades in a text, in the order typed; null where there is none. */
export const rowTyped = (text: string): GradeRow | null => found(text, ROW);

/** The grades of the core in a row beside its name. */
export const namedCoreTyped = (text: string): GradeRow | null =>
  found(text, CORE_FIRST) ?? found(text, CORE_BEHIND);

/** The grades of the core subjects in a row, where those of the electives are told with their subjects. */
export const coreTyped = (text: string): GradeRow | null => found(text, CORE_ROW);
