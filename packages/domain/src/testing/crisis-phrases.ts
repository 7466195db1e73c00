import { readFileSync } from 'node:fs';

/** What pupils write: `risk` must bring the help lines, `harmless` must not. */
export interface CrisisPhrases {
  readonly risk: readonly string[];
  readonly harmless: readonly string[];
}

const OPEN_PHRASES = new URL('../counsellor/questions/crisis-phrases.json', import.meta.url);

/** Phrases in English, written Cantonese, Traditional and Simplified Chinese, direct and indirect, with slips. */
export function crisisPhrases(path: URL = OPEN_PHRASES): CrisisPhrases {
  return JSON.parse(readFileSync(path, 'utf8'));
}
