import { placeOf } from '../classifier/linear-classifier.ts';
import type { Token } from './reading/tokens.ts';

/**
 * How many weights there are; pieces of evidence share them by their hash. Where too many share one, a word that nobody
 * has said yet weighs whatever another one does, and what strangers say is taken for danger.
 */
export const PLACES = 1 << 20;

const WORDS = /[a-z0-9']+|\p{Script=Han}|\S/gu;
const LONG_WORD = /^[a-z]{4,}$/;
const CONCEPT = /^[A-Z]/;
const FILLER = 'FILLER';
const LONGEST_ROW = 3;
const WORDS_AWAY = 4;
const CONCEPTS_AWAY = 4;
const PARTS = [4, 5];

/** A piece of evidence: its place among the weights, and the last word that it needs. */
export interface Piece {
  readonly place: number;
  readonly end: number;
}

/** An English word or one Chinese sign, and the evidence that begins there. */
export interface ReadWord {
  readonly names: readonly string[];
  readonly clause: number;
  readonly sentence: number;
  readonly pieces: readonly Piece[];
}

export const placeOfEvidence = (evidence: string): number => placeOf(evidence, PLACES);

/** A token with the number of its first and last word. */
interface Placed extends Token {
  readonly start: number;
  readonly end: number;
  readonly concepts: readonly string[];
  readonly isFiller: boolean;
}

type Add = (evidence: string, end: number) => void;

/** A word alone, in rows with those after it, with a later one, and its parts, which slips and other forms share. */
function addWords(words: readonly string[], at: number, add: Add): void {
  const word = words[at] ?? '';
  let row = `=${word}`;
  add(row, at);
  for (let end = at + 1; end < Math.min(at + LONGEST_ROW, words.length); end += 1) {
    row += ` ${words[end]}`;
    add(row, end);
  }
  for (let end = at + 2; end <= Math.min(at + WORDS_AWAY, words.length - 1); end += 1)
    add(`~${word} ${words[end]}`, end);
  if (!LONG_WORD.test(word)) return;
  const whole = `^${word}$`;
  for (const length of PARTS)
    for (let from = 0; from + length <= whole.length; from += 1)
      add(`*${whole.slice(from, from + length)}`, at);
}

/** The concepts of a word, with those of the next word, and in order with those a few words on. */
function addConcepts(tokens: readonly Placed[], at: number, add: Add): void {
  const token = tokens[at];
  if (token === undefined) return;
  for (const name of token.names) add(name, token.end);
  const next = tokens[at + 1];
  for (const name of token.names)
    for (const after of next?.names ?? []) add(`${name}+${after}`, next?.end ?? 0);
  if (token.concepts.length === 0) return;
  const later = laterConcepts(tokens, at);
  for (const [nth, second] of later.entries()) {
    const third = nth < 2 ? later[nth + 1] : undefined;
    for (const one of token.concepts)
      for (const two of second.concepts) {
        add(`${one}>${two}`, second.end);
        for (const three of third?.concepts ?? []) add(`${one}>${two}>${three}`, third?.end ?? 0);
      }
  }
}

/** Tokens with a concept within a few words, fillers not counted. */
function laterConcepts(tokens: readonly Placed[], at: number): readonly Placed[] {
  const found: Placed[] = [];
  let away = 0;
  for (let next = at + 1; next < tokens.length && away < CONCEPTS_AWAY; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.isFiller) continue;
    away += 1;
    if (token.concepts.length > 0) found.push(token);
  }
  return found;
}

/** The words of a text with their evidence, in order. */
export function evidenceOf(tokens: readonly Token[]): readonly ReadWord[] {
  const words: string[] = [];
  const placed = tokens.map((token): Placed => {
    const start = words.length;
    words.push(...(token.names[0]?.match(WORDS) ?? []));
    const concepts = token.names.filter((name) => CONCEPT.test(name) && name !== FILLER);
    return { ...token, start, end: words.length - 1, concepts, isFiller: token.names.includes(FILLER) };
  });
  return placed.flatMap((token, nth) =>
    Array.from({ length: token.end - token.start + 1 }, (_, within): ReadWord => {
      const at = token.start + within;
      const pieces: Piece[] = [];
      const add: Add = (evidence, end) => pieces.push({ place: placeOfEvidence(evidence), end });
      addWords(words, at, add);
      if (within === 0) addConcepts(placed, nth, add);
      return { names: token.names, clause: token.clause, sentence: token.sentence, pieces };
    }),
  );
}
