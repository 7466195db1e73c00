import { TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';

/** A text as its reader understands it, however it is written, with the way back. */
export interface FoldedText {
  readonly folded: string;
  /** Where a stretch of the folded text stands in the original: from, and up to. */
  readonly original: (from: number, to: number) => readonly [number, number];
}

const PLAIN = /^[\0-\x7f]*$/;
/** Marks, format characters and fillers: they show nothing of their own that a name would need. */
const SILENT = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const DIGIT = /^\p{Nd}$/u;
const DIGITS_OF_A_SCRIPT = 10;

const simplified = (character: string) =>
  Object.hasOwn(TRADITIONAL_TO_SIMPLIFIED, character)
    ? (TRADITIONAL_TO_SIMPLIFIED[character] ?? character)
    : character;

/** Digits of other scripts stand in tens, from nought to nine, each ten begun where the one before it ends. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let first = point;
  while (point - first < DIGITS_OF_A_SCRIPT && DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % DIGITS_OF_A_SCRIPT);
}

function foldedCharacter(character: string): string {
  const plain = character.normalize('NFKD').replace(SILENT, '');
  return Array.from(plain, (one) => (DIGIT.test(one) && one > '9' ? digitOf(one) : simplified(one))).join('');
}

/** A text in compatibility forms, without marks and format characters, in simplified characters. */
export function foldedText(text: string): FoldedText {
  if (PLAIN.test(text)) return { folded: text, original: (from, to) => [from, to] };
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const next = foldedCharacter(character);
    const end = at + character.length;
    for (let count = 0; count < next.length; count += 1) {
      starts.push(at);
      ends.push(end);
    }
    // What shows nothing goes with what stands before it.
    if (next === '' && ends.length > 0) ends[ends.length - 1] = end;
    folded += next;
    at = end;
  }
  return { folded, original: (from, to) => [starts[from] ?? text.length, ends[to - 1] ?? text.length] };
}

/** The folded form alone. */
export const folded = (text: string) => foldedText(text).folded;
