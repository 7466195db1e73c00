import { asTyped } from '../asked/plain-text.ts';
import type { KnowledgeEntry } from './knowledge-file.ts';
import { covered, placed, rarityIn, type Standing, standingOf } from './similarity.ts';

/** How much of what a message says stands in the texts of each answer, by its place in the file: 0 to 1. */
export type Support = (message: string) => Float32Array;

/** Each text as it is compared, one a line: nothing is paired across them. */
const asTypedAll = (texts: readonly string[]): string => texts.map(asTyped).join('\n');

/** Where the pieces of all answers stand: half a second of work, so it is done with the learning and kept in a file. */
export const supportIn = (entries: readonly KnowledgeEntry[]): Standing =>
  standingOf(
    entries.map(({ questions, answer, next }) =>
      placed(asTypedAll([...Object.values(questions).flat(), answer.en, answer.tc, next.en, next.tc])),
    ),
  );

export function openSupport(standing: Standing): Support {
  const rarity = rarityIn(standing);
  return (message) => covered(message, standing, rarity);
}
