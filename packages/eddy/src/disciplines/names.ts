import { asTyped } from '../asked/plain-text.ts';
import type { Discipline } from './discipline-file.ts';

type Called = Pick<Discipline, 'id' | 'names'>;

/** Where a text names a discipline. */
export interface DisciplineMention {
  readonly id: string;
  readonly at: number;
  readonly end: number;
}

const LATIN = /[a-z0-9]/;

/** Names as they are compared, and English ones also of several: accountants. */
function formsOf(name: string): readonly string[] {
  const plain = asTyped(name);
  return /[a-rt-z]$/.test(plain) ? [plain, `${plain}s`] : [plain];
}

/** Whether an English word would be cut there: it is named only as a whole. */
const cutsWord = (text: string, at: number): boolean =>
  LATIN.test(text[at - 1] ?? '') && LATIN.test(text[at] ?? '');

/** All that a discipline is called in any language, as messages are compared, each once. */
export const namesAsCompared = ({ names }: Called): readonly string[] => [
  ...new Set(Object.values(names).flat().flatMap(formsOf)),
];

/** By its first signs it is known how long a name may be that begins there. */
const BEGINNING = 2;

/** Finds the disciplines that a plain text names, in its order; of overlapping names the longest stands. */
export function openNames(disciplines: readonly Called[]) {
  const ids = new Map(disciplines.flatMap((one) => namesAsCompared(one).map((name) => [name, one.id])));
  const lengths = new Map(
    [...Map.groupBy(ids.keys(), (name) => name.slice(0, BEGINNING))].map(([beginning, names]) => [
      beginning,
      [...new Set(names.map(({ length }) => length))].sort((one, other) => other - one),
    ]),
  );
  const nameAt = (text: string, at: number): DisciplineMention | null => {
    for (const length of lengths.get(text.slice(at, at + BEGINNING)) ?? []) {
      const end = at + length;
      const id = end > text.length || cutsWord(text, end) ? undefined : ids.get(text.slice(at, end));
      if (id !== undefined) return { id, at, end };
    }
    return null;
  };
  return (text: string): readonly DisciplineMention[] => {
    const found: DisciplineMention[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const name = cutsWord(text, at) ? null : nameAt(text, at);
      if (name === null) continue;
      found.push(name);
      at = name.end - 1;
    }
    return found;
  };
}
