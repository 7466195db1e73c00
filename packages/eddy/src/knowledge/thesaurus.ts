import { asTyped } from '../asked/plain-text.ts';

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

type Held = ReadonlyMap<string, readonly string[]>;

function byWord(all: readonly IdeaWords[], wordsOf: (one: IdeaWords) => readonly string[]): Held {
  const held = new Map<string, string[]>();
  for (const one of all)
    for (const word of wordsOf(one).map(asTyped)) held.set(word, [...(held.get(word) ?? []), one.idea]);
  return held;
}

const longest = (held: Held, lengthOf: (word: string) => number): number =>
  [...held.keys()].reduce((most, word) => Math.max(most, lengthOf(word)), 0);

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

/** Makes the words ready, once at the start. */
export function openThesaurus(all: readonly IdeaWords[]): Ideas {
  const english = byWord(all, ({ en }) => en);
  const chinese = byWord(all, ({ zh }) => zh);
  const words = longest(english, (word) => word.split(' ').length);
  const characters = longest(chinese, (word) => word.length);
  return (message) => {
    const plain = asTyped(message);
    const found = new Set<string>();
    for (const phrase of stretches(plain.match(WORD) ?? [], words, ' '))
      for (const idea of english.get(phrase) ?? []) found.add(idea);
    for (const run of plain.match(RUN) ?? [])
      for (const piece of stretches(Array.from(run), characters, ''))
        for (const idea of chinese.get(piece) ?? []) found.add(idea);
    return [...found];
  };
}
