import { asTyped } from '../asked/plain-text.ts';
import type { KnowledgeEntry } from './knowledge-file.ts';
import { covered, placed, rarityAmong, similarityIndex } from './similarity.ts';

/** How much of what a message says stands in the texts of each answer, by its place in the file: 0 to 1. */
export type Support = (message: string) => Float32Array;

/** Each text as it is compared, one a line: nothing is paired across them. */
const asTypedAll = (texts: readonly string[]): string => texts.map(asTyped).join('\n');

/** Makes the answers ready, once at the start. */
export function openSupport(entries: readonly KnowledgeEntry[]): Support {
  const texts = entries.map(({ questions, answer, next }) =>
    placed(asTypedAll([...Object.values(questions).flat(), answer.en, answer.tc, next.en, next.tc])),
  );
  const rarity = rarityAmong(texts);
  const index = similarityIndex(texts, rarity);
  return (message) => covered(message, index, rarity);
}
