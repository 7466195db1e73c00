import { asTyped } from '../asked/plain-text.ts';
import { placeOf } from '../classifier/linear-classifier.ts';

/** One idea, and the words that people have for it: English in small letters, Chinese in simplified characters, also Cantonese. */
export interface IdeaWords {
  readonly idea: string;
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** The ideas that a message names, each once. */
export type Ideas = (message: string) => readonly string[];

const WORD = /[a-z0-9*+'-]+/g;
/** Chinese, and letters that stand in it: "冇offer". */
const RUN = /[a-z0-9]*\p{Script=Han}[\p{Script=Han}a-z0-9]*/gu;

/** The words of all ideas in one language, by their place among so many and in its order: 13,000 texts would take megabytes. */
interface Held {
  readonly places: Uint32Array;
  /** Two texts of one place seldom are as long. */
  readonly lengths: Uint8Array;
  readonly ideas: Uint16Array;
}

const PLACES = 2 ** 32;
/** A place and a number below this one fit into a double together. */
const MOST_WORDS = 2 ** 21;

/** Numbers are sorted, not words with what belongs to them: nothing is left behind of the start. */
function heldBy(all: readonly (readonly string[])[]): Held {
  const size = all.reduce((sum, { length }) => sum + length, 0);
  const [inFile, lengthOf, ideaOf] = [new Float64Array(size), new Uint8Array(size), new Uint16Array(size)];
  let at = 0;
  for (const [idea, words] of all.entries())
    for (const word of words) {
      inFile[at] = placeOf(word, PLACES) * MOST_WORDS + at;
      lengthOf[at] = word.length;
      ideaOf[at] = idea;
      at += 1;
    }
  const sorted = inFile.sort();
  const numbers = Uint32Array.from(sorted, (both) => both % MOST_WORDS);
  return {
    places: Uint32Array.from(sorted, (both) => Math.floor(both / MOST_WORDS)),
    lengths: Uint8Array.from(numbers, (number) => lengthOf[number] ?? 0),
    ideas: Uint16Array.from(numbers, (number) => ideaOf[number] ?? 0),
  };
}

/** Where the first place stands that is not before this one. */
function firstFrom(places: Uint32Array, place: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((places[middle] ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

const longest = (all: readonly (readonly string[])[], lengthOf: (word: string) => number): number =>
  all.reduce((most, words) => words.reduce((so, word) => Math.max(so, lengthOf(word)), most), 0);

/** What stands next to each other in a row, up to so many pieces long. */
function* stretches(row: readonly string[], most: number, between: string): Generator<string> {
  for (const [from, first] of row.entries()) {
    let stretch = first;
    yield stretch;
    for (const next of row.slice(from + 1, from + most)) {
      stretch += between + next;
      yield stretch;
    }
  }
}

/** Makes the words ready, once at the start. They stand as messages are compared: see `asTyped`. */
export function openThesaurus(all: readonly IdeaWords[]): Ideas {
  const names = all.map(({ idea }) => idea);
  const [english, chinese] = [all.map(({ en }) => en), all.map(({ zh }) => zh)];
  const [inEnglish, inChinese] = [heldBy(english), heldBy(chinese)];
  const words = longest(english, (word) => word.split(' ').length);
  const characters = longest(chinese, (word) => word.length);
  return (message) => {
    const plain = asTyped(message);
    const found = new Set<string>();
    const look = (word: string, { places, lengths, ideas }: Held) => {
      const place = placeOf(word, PLACES);
      for (let at = firstFrom(places, place); places[at] === place; at += 1)
        if (lengths[at] === word.length) found.add(names[ideas[at] ?? 0] ?? '');
    };
    for (const phrase of stretches(plain.match(WORD) ?? [], words, ' ')) look(phrase, inEnglish);
    for (const run of plain.match(RUN) ?? [])
      for (const piece of stretches(Array.from(run), characters, '')) look(piece, inChinese);
    return [...found];
  };
}
