import { readFileSync } from 'node:fs';

/** What pupils write: `risk` must bring the help lines, `harmless` must not. */
export interface CrisisPhrases {
  readonly risk: readonly string[];
  readonly harmless: readonly string[];
}

/** Every set that weights are learned from, by what is in it; a set without a language is in all. */
export const CRISIS_SETS: readonly (readonly [name: string, file: string])[] = [
  ['in English', 'en'],
  ['in Traditional Chinese, written or spoken', 'tc'],
  ['in Simplified Chinese', 'sc'],
  ['told in passing', 'in-passing'],
  ['as they come', 'everyday'],
  ['beside a harmless twin', 'side-by-side'],
  ['told of one’s life on the map', 'trajectory'],
  ['of one’s own life, in English', 'own-life-english'],
  ['from and to other people, in English', 'other-people-english'],
  ['in English as a second language too', 'second-english'],
  ['in Cantonese', 'cantonese'],
  ['in written Chinese, traditional', 'written-chinese'],
  ['in spoken Chinese, simplified', 'spoken-simplified'],
  ['amid long talk of school', 'amid-talk'],
  ['as help lines hear them', 'plain'],
  ['of a few words', 'short'],
];

/** Written by somebody who knew neither rules nor weights, and never learned from. */
export const UNSEEN_SET = 'unseen';

/** Phrases direct and indirect, with slips and short forms. */
export function crisisPhrases(file: string): CrisisPhrases {
  const url = new URL(`../counsellor/questions/crisis-phrases-${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8'));
}
