import { LEVEL_GRADES, type LevelGrade } from '@lodestar/domain';

/** A grade typed without its subject; `A`: attained. */
export type TypedGrade = LevelGrade | 'A';

export const TYPED_GRADES: readonly TypedGrade[] = [...LEVEL_GRADES, 'A'];

const GRADE = String.raw`(?:5\s?\*{1,2}|[1-5ua])`;
/** Five to nine grades in a row, "444A54" or "4, 4, 5, A, 5*, 4", that belong to no word, code or longer number. */
const ROW = new RegExp(String.raw`(?<![a-z0-9*.])${GRADE}(?:[\s,;/、，|-]*${GRADE}){4,8}(?![a-z0-9*.])`, 'i');
const EACH = new RegExp(GRADE, 'gi');

/** The first of a message: "444 + bio 4", "5* 5 5* A, phy 5", 3 3 4 同 bio 4. */
const CORE_ROW = new RegExp(
  String.raw`(?<![a-z0-9*.])${GRADE}(?:[\s,;/、，|-]*${GRADE}){2,3}(?![a-z0-9*.])(?!\s*(?:分|%|in|for|on)(?![a-z]))`,
  'i',
);

function gradesIn(row: string): readonly TypedGrade[] {
  return [...row.matchAll(EACH)].flatMap(([typed]) => {
    const plain = typed.replace(/\s/g, '').toUpperCase();
    return TYPED_GRADES.find((grade) => grade === plain) ?? [];
  });
}

/** The row of grades in a message, in the order typed; empty where there is none. */
export function gradesTyped(message: string): readonly TypedGrade[] {
  return gradesIn(ROW.exec(message.normalize('NFKC'))?.[0] ?? '');
}

/** The grades of the core subjects in a row, where those of the electives are told with their subjects. */
export function coreTyped(message: string): readonly TypedGrade[] {
  return gradesIn(CORE_ROW.exec(message.normalize('NFKC'))?.[0] ?? '');
}
