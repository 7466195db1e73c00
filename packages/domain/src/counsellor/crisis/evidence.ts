import type { Token } from './tokens.ts';

const PLACE_BITS = 18;

/** How many weights there are; pieces of evidence share them by their hash. */
export const PLACES = 1 << PLACE_BITS;

const WORDS = /[a-z0-9']+|\p{Script=Han}|\S/gu;
const LONG_WORD = /^[a-z]{4,}$/;
const LONGEST_ROW = 3;
const REACH = 4;
const PARTS = [4, 5];

/** An English word, one Chinese sign or a mark, and what it holds for or against danger. */
export interface WeighedWord {
  readonly sentence: number;
  /** Places among the weights; one may occur twice. */
  readonly evidence: readonly number[];
}

/** The place of a piece of evidence: FNV-1a of 32 bits, folded. */
function placeOf(evidence: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < evidence.length; at += 1)
    hash = Math.imul(hash ^ evidence.charCodeAt(at), 0x01000193);
  return ((hash >>> PLACE_BITS) ^ hash) & (PLACES - 1);
}

/** The concepts of a word, and those that follow upon them. */
function* ofConcepts(names: readonly string[], next: readonly string[]): Generator<string> {
  for (const name of names) {
    yield name;
    for (const following of next) yield `${name}+${following}`;
  }
}

/** A word alone, in rows with those after it, with a later one, and its parts, which slips and other forms share. */
function* ofWords(word: string, after: readonly string[]): Generator<string> {
  let row = `=${word}`;
  yield row;
  for (const next of after.slice(0, LONGEST_ROW - 1)) {
    row += ` ${next}`;
    yield row;
  }
  for (const later of after.slice(1)) yield `~${word} ${later}`;
  if (!LONG_WORD.test(word)) return;
  const whole = `^${word}$`;
  for (const length of PARTS)
    for (let at = 0; at + length <= whole.length; at += 1) yield `*${whole.slice(at, at + length)}`;
}

/** The words of a text with their evidence, in order. */
export function evidenceOf(tokens: readonly Token[]): readonly WeighedWord[] {
  const words = tokens.map(({ names }) => names[0]?.match(WORDS) ?? []);
  const all = words.flat();
  const found: WeighedWord[] = [];
  for (const [at, { names, sentence }] of tokens.entries())
    for (const [nth, word] of (words[at] ?? []).entries()) {
      const evidence = [...ofWords(word, all.slice(found.length + 1, found.length + 1 + REACH))];
      if (nth === 0) evidence.push(...ofConcepts(names, tokens[at + 1]?.names ?? []));
      found.push({ sentence, evidence: evidence.map(placeOf) });
    }
  return found;
}
