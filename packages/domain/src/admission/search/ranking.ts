import type { Programme } from '../programme.ts';

/** A programme with its texts as they are compared. */
export interface IndexedProgramme {
  readonly programme: Programme;
  readonly code: string;
  readonly shortName: string;
  readonly title: string;
  readonly chineseTitle: string;
  /** The letters with which the words of the title begin. */
  readonly initials: string;
  readonly everything: string;
}

/** A letter at the beginning, after a space or after an opening bracket. */
const WORD_START = /(?:^|[ (])(?=(.))/gu;

/** The letters with which the words of a title begin, each once. */
export function initialsOf(title: string): string {
  return [...new Set([...title.matchAll(WORD_START)].map(([, letter]) => letter))].join('');
}

const RANKS = {
  code: 0,
  codeStart: 1,
  shortName: 2,
  shortNameStart: 3,
  titleStart: 4,
  wordStart: 5,
  title: 6,
  other: 7,
};

/** What was typed, with the two ways in which its first word can begin a word. */
export interface Typed {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly first: string;
  readonly initial: string;
  readonly afterSpace: string;
  readonly afterBracket: string;
}

export function typedAs(text: string): Typed {
  const tokens = text.split(' ');
  const first = tokens[0] ?? '';
  const [initial = ''] = first;
  return { text, tokens, first, initial, afterSpace: ` ${first}`, afterBracket: `(${first}` };
}

/** `startsWith`, for texts that mostly do not. */
function begins(text: string, typed: string): boolean {
  return text.charCodeAt(0) === typed.charCodeAt(0) && text.startsWith(typed);
}

function beginsWord(title: string, { first, initial, afterSpace, afterBracket }: Typed): boolean {
  return (
    first === initial || title.startsWith(first) || title.includes(afterSpace) || title.includes(afterBracket)
  );
}

/** How well a row fits what was typed; smaller is better. */
export function rankOf(
  { code, shortName, title, chineseTitle, initials }: IndexedProgramme,
  typed: Typed,
): number {
  const { text, first } = typed;
  if (begins(code, text)) return code === text ? RANKS.code : RANKS.codeStart;
  if (begins(shortName, text)) return shortName === text ? RANKS.shortName : RANKS.shortNameStart;
  if (begins(title, text) || begins(chineseTitle, text)) return RANKS.titleStart;
  if (initials.includes(typed.initial) && beginsWord(title, typed)) return RANKS.wordStart;
  return title.includes(first) || chineseTitle.includes(first) ? RANKS.title : RANKS.other;
}

/** Rows in groups, the best first; within a group in the order of the catalogue. */
export type Ranked = IndexedProgramme[][];

export function addTo(ranked: Ranked, rank: number, row: IndexedProgramme): void {
  while (ranked.length <= rank) ranked.push([]);
  ranked[rank]?.push(row);
}

/** The same rows, taken in turns from each institution, so that a limit cuts none off. */
export function mixed(rows: readonly IndexedProgramme[]): IndexedProgramme[] {
  const turns = new Map<string, number>();
  const inTurns = rows.map((row) => {
    const turn = turns.get(row.programme.institution) ?? 0;
    turns.set(row.programme.institution, turn + 1);
    return { row, turn };
  });
  return inTurns.sort((a, b) => a.turn - b.turn).map(({ row }) => row);
}

/** What a search found: the first of it, and how much there is in all. */
export interface Found {
  readonly total: number;
  readonly programmes: readonly Programme[];
}

export function firstOf(ranked: Ranked, limit: number): Found {
  const programmes: Programme[] = [];
  let total = 0;
  for (const group of ranked) {
    total += group.length;
    for (const { programme } of group.slice(0, limit - programmes.length)) programmes.push(programme);
  }
  return { total, programmes };
}
