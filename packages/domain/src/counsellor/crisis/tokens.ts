import { chineseWordAt, englishWordAt } from './lexicon.ts';
import { wordStem } from './word-stem.ts';

/** A word of a text with the concepts that it may stand for. */
export interface Token {
  /** The word itself and its concepts. */
  readonly names: readonly string[];
  /** How far it keeps its neighbours apart: nothing for a filler. */
  readonly weight: number;
  /** The weights of all before it. */
  readonly place: number;
  readonly sentence: number;
}

const PARTS = /\p{Script=Han}+|[1-7]\*{1,2}|[a-z0-9]+|[😂🤣💀☠😅🙃]|[.!?;。！？；\n]+|[,，、…:：()（）]+/gu;
const HAN = /^\p{Script=Han}/u;
const LATIN = /^[a-z0-9]/;
const CODE_OR_GRADE = /^js\d{4}$|^\d\*/;
const LAUGHTER = /^\p{Extended_Pictographic}/u;
const COMMA = /^[,，、…:：()（）]/;

interface Piece {
  readonly names: readonly string[];
}

const piece = (word: string, concepts: readonly string[]): Piece => ({ names: [word, ...concepts] });

function hanPieces(run: string): readonly Piece[] {
  const signs = [...run];
  const found: Piece[] = [];
  for (let at = 0; at < signs.length; ) {
    const { length, concepts } = chineseWordAt(signs, at);
    found.push(piece(signs.slice(at, at + length).join(''), concepts));
    at += length;
  }
  return found;
}

function englishPieces(words: readonly string[]): readonly Piece[] {
  const stems = words.map(wordStem);
  const found: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, concepts } = englishWordAt(words, stems, at);
    const word = words.slice(at, at + length).join(' ');
    const stem = length === 1 ? [stems[at] ?? ''] : [];
    found.push(piece(word, [...stem, ...concepts, ...figures(word)]));
    at += length;
  }
  return found;
}

const A_FEW = 8;
const figures = (word: string): readonly string[] => {
  if (CODE_OR_GRADE.test(word)) return ['SCHOOL'];
  if (!/^\d+$/.test(word)) return [];
  return Number(word) >= A_FEW ? ['NUMBER', 'MANY'] : ['NUMBER'];
};

function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let words: string[] = [];
  const flush = (): void => {
    found.push(...englishPieces(words));
    words = [];
  };
  for (const [part] of text.matchAll(PARTS)) {
    if (LATIN.test(part)) {
      words.push(part);
      continue;
    }
    flush();
    if (LAUGHTER.test(part)) found.push(piece(part, ['LOL', 'FILLER']));
    else if (HAN.test(part)) found.push(...hanPieces(part));
    else found.push(COMMA.test(part) ? piece(',', ['COMMA']) : piece('.', ['STOP']));
  }
  flush();
  return found;
}

/** An unknown Chinese sign is half a word. */
function weightOf(names: readonly string[]): number {
  if (names.includes('FILLER')) return 0;
  return names.length === 1 && HAN.test(names[0] ?? '') ? 0.5 : 1;
}

/** Pieces set in order: where each stands and in which sentence. */
export function inOrder(all: readonly Piece[]): readonly Token[] {
  let place = 0;
  let sentence = 0;
  return all.map(({ names }) => {
    const weight = weightOf(names);
    const token = { names, weight, place, sentence };
    place += weight;
    if (names.includes('STOP')) sentence += 1;
    return token;
  });
}

/** The words of a text as it was made plain, the longest known ones first. */
export function tokensOf(text: string): readonly Token[] {
  return inOrder([piece('.', ['STOP', 'BEGINS']), ...pieces(text), piece('.', ['STOP', 'ENDS'])]);
}
