import { readFileSync } from 'node:fs';

/** What pupils write: `risk` must bring the help lines, `harmless` must not. */
export interface CrisisPhrases {
  readonly risk: readonly string[];
  readonly harmless: readonly string[];
}

/** Every set that weights are learned from, by what is in it: short phrases in one language, and longer ones told amid talk of school in all. */
export const CRISIS_SETS: readonly (readonly [name: string, file: string])[] = [
  ['in English', 'en'],
  ['in Traditional Chinese, written or spoken', 'tc'],
  ['in Simplified Chinese', 'sc'],
  ['told in passing, in any language', 'in-passing'],
  ['as they come, in any language', 'everyday'],
  ['beside a harmless twin, in any language', 'side-by-side'],
  ['told of one’s life, in any language', 'trajectory'],
];

/** Written by somebody who knew neither rules nor weights, and never learned from. */
export const UNSEEN_SET = 'unseen';

/** Phrases direct and indirect, with slips and short forms. */
export function crisisPhrases(file: string): CrisisPhrases {
  const url = new URL(`../counsellor/questions/crisis-phrases-${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8'));
}
