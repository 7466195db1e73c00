import { foldedWord } from './chinese-text.ts';
import { wordStem } from './word-stem.ts';
import { ALL_WORDS, KINDS } from './words/all-words.ts';

type Concepts = readonly string[];

/** Known words by how they are written and by the stems of their words, and how long one that begins so may be. */
const WRITTEN = new Map<string, Concepts>();
const STEMMED = new Map<string, Concepts>();
const LONGEST = new Map<string, number>();

/** A concept and the wider ones that it belongs to. */
const withKinds = (concept: string): Concepts => [concept, ...(KINDS[concept] ?? []).flatMap(withKinds)];

function add(to: Map<string, Concepts>, parts: readonly string[], between: string, concept: string): void {
  const key = parts.join(between);
  const [first = ''] = parts;
  to.set(key, [...new Set([...(to.get(key) ?? []), ...withKinds(concept)])]);
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 1, parts.length));
}

for (const [concept, { en = '', zh = '' }] of ALL_WORDS) {
  for (const one of en.split(',')) {
    const words = one.trim().split(/\s+/);
    if (one.trim().startsWith('=')) add(WRITTEN, one.trim().slice(1).split(/\s+/), ' ', concept);
    else if (words[0] !== '') add(STEMMED, words.map(wordStem), ' ', concept);
  }
  for (const word of zh.split(/\s+/)) if (word !== '') add(WRITTEN, [...foldedWord(word)], '', concept);
}

/** A word found in a text: how many signs or words of it, and what it may stand for. */
export interface Known {
  readonly length: number;
  readonly concepts: Concepts;
}

const UNKNOWN: Known = { length: 1, concepts: [] };

/** The longest known Chinese word that begins at a sign. */
export function chineseWordAt(signs: readonly string[], at: number): Known {
  for (let length = Math.min(LONGEST.get(signs[at] ?? '') ?? 1, signs.length - at); length > 0; length -= 1) {
    const concepts = WRITTEN.get(signs.slice(at, at + length).join(''));
    if (concepts !== undefined) return { length, concepts };
  }
  return UNKNOWN;
}

/** The longest known English expression that begins at a word. */
export function englishWordAt(words: readonly string[], stems: readonly string[], at: number): Known {
  const longest = Math.max(LONGEST.get(words[at] ?? '') ?? 1, LONGEST.get(stems[at] ?? '') ?? 1);
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const concepts =
      WRITTEN.get(words.slice(at, at + length).join(' ')) ??
      STEMMED.get(stems.slice(at, at + length).join(' '));
    if (concepts !== undefined) return { length, concepts };
  }
  return UNKNOWN;
}
