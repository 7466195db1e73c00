import { romanisedWords } from './romanised-words.ts';

/** Most words of one entry of the table. */
const LONGEST = 4;
/** Words that English shares: they count for nothing by themselves. */
const ENGLISH = new Set(
  `a ah aa o d do go me he hi long fan ding dim bin sin hung pa sai min lo so to gay man ming wan sound hang tong tung
  die dip la ha he hey hum mat me mud sou loi lay yes yap ma ba chi gong hau hot cut kei jan joy je ne ne mo in on at
  mama no yu wu or for chin bong hang mei zone sei ye fong song sing ping king si sir la lar oh ze dan gam bei ga mud law sik lei mou ho hui`
    .trim()
    .split(/\s+/),
);
const FEWEST_TELLING = 2;
/** Of all words of a message, those that tell Cantonese and those that the table knows. */
const LEAST_TELLING = 0.3;
const LEAST_KNOWN = 0.6;

/** A tone may follow, as in Jyutping; M1 and M2 are subjects. */
const WORD = /(?<![a-z0-9]|band )(?:[a-z]{2,}[1-6]?|m4|[a-z])(?![a-z0-9*])/g;
const toneless = (word: string): string => word.replace(/(?<=..)[1-6]$|(?<=^m)4$/, '');

interface Word {
  readonly word: string;
  readonly at: number;
  readonly end: number;
}

const wordsOf = (plain: string): readonly Word[] =>
  [...plain.matchAll(WORD)].map((match) => ({
    word: toneless(match[0]),
    at: match.index,
    end: match.index + match[0].length,
  }));

/** What stands for the longest row of words from a place on; null: the table knows none. */
function longestAt(
  words: readonly Word[],
  from: number,
): { readonly taken: number; readonly text: string } | null {
  for (let taken = Math.min(LONGEST, words.length - from); taken > 0; taken -= 1) {
    const row = words.slice(from, from + taken);
    const text = romanisedWords.get(row.map(({ word }) => word).join(' '));
    if (text !== undefined) return { taken, text };
  }
  return null;
}

interface Read {
  readonly text: string;
  readonly known: number;
  readonly telling: number;
  readonly all: number;
}

function read(plain: string): Read {
  const words = wordsOf(plain);
  let text = '';
  let kept = 0;
  let known = 0;
  let telling = 0;
  for (let from = 0; from < words.length; ) {
    const found = longestAt(words, from);
    const first = words[from];
    const last = words[from + (found?.taken ?? 1) - 1];
    if (found === null || first === undefined || last === undefined) {
      from += 1;
      continue;
    }
    const row = words.slice(from, from + found.taken);
    known += row.length;
    telling += row.length > 1 ? row.length : row.filter(({ word }) => !ENGLISH.has(word)).length;
    text += plain.slice(kept, first.at).replace(/^ +$/, '') + found.text;
    kept = last.end;
    from += found.taken;
  }
  return { text: text + plain.slice(kept), known, telling, all: words.length };
}

/** Cantonese spelt in Latin letters, however freely, as it is written in characters; null: the text is none. */
export function inCharacters(text: string): string | null {
  if (/\p{Script=Han}/u.test(text)) return null;
  const { text: written, known, telling, all } = read(text.toLowerCase());
  const isTold = telling >= FEWEST_TELLING && telling >= LEAST_TELLING * all && known >= LEAST_KNOWN * all;
  return isTold ? written : null;
}
