import { readFileSync } from 'node:fs';

/** What pupils write: `risk` must bring the help lines, `harmless` must not. */
export interface CrisisPhrases {
  readonly risk: readonly string[];
  readonly harmless: readonly string[];
}

const phrases = (name: string): URL => new URL(`../counsellor/questions/${name}.json`, import.meta.url);

const OPEN_PHRASES = phrases('crisis-phrases');

/** Every open set by name; each was written by itself, in a manner of its own, before the rules were fitted to it. */
export const CRISIS_SETS: readonly (readonly [name: string, path: URL])[] = [
  ['plainly said', OPEN_PHRASES],
  ['tersely said', phrases('crisis-phrases-terse')],
  ['as spoken', phrases('crisis-phrases-spoken')],
  ['said in many voices', phrases('crisis-phrases-mixed')],
  ['said by hints', phrases('crisis-phrases-indirect')],
  ['said in a sentence', phrases('crisis-phrases-plain')],
  ['said in a sentence, again', phrases('crisis-phrases-again')],
  ['said late at night', phrases('crisis-phrases-late')],
  ['said shortly', phrases('crisis-phrases-short')],
  ['set aside until the rules were done', phrases('crisis-phrases-set-aside')],
];

/** Phrases in English, written Cantonese, Traditional and Simplified Chinese, direct and indirect, with slips. */
export function crisisPhrases(path: URL = OPEN_PHRASES): CrisisPhrases {
  return JSON.parse(readFileSync(path, 'utf8'));
}
