import { LEVEL_GRADES, type LevelGrade } from '@lodestar/domain';

/** A grade typed without its subject; `A`: attained. */
export type TypedGrade = LevelGrade | 'A';

export const TYPED_GRADES: readonly TypedGrade[] = [...LEVEL_GRADES, 'A'];

const GRADE = String.raw`(?:5\s?\*{1,2}|[1-5ua])`;
/** Five to nine grades in a row, "444A54" or "4, 4, 5, A, 5*, 4", that belong to no word, code or longer number. */
const ROW = new RegExp(String.raw`(?<![a-z0-9*.])${GRADE}(?:[\s,;/、，|-]*${GRADE}){4,8}(?![a-z0-9*.])`, 'i');
const EACH = new RegExp(GRADE, 'gi');

/** The row of grades in a message, in the order typed; empty where there is none. */
export function gradesTyped(message: string): readonly TypedGrade[] {
  const [row = ''] = ROW.exec(message.normalize('NFKC')) ?? [];
  return [...row.matchAll(EACH)].flatMap(([typed]) => {
    const plain = typed.replace(/\s/g, '').toUpperCase();
    return TYPED_GRADES.find((grade) => grade === plain) ?? [];
  });
}
