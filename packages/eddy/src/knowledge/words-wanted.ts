import type { Reading } from '../asked/reading.ts';
import { evidenceOf } from '../classifier/read-intent.ts';
import type { Knowledge } from '../knowledge.ts';

/** How likely a message asks for an answer in words: 0 to 1. */
export function shareOfWords(message: string, reading: Reading, { wanted }: Knowledge): number {
  const guesses = wanted.classify(evidenceOf(message, reading));
  return guesses.find(({ label }) => label === 'words')?.share ?? 0;
}
