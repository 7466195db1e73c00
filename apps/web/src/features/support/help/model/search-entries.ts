import { normaliseText, TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';
import type { HelpEntry } from './entries.ts';

const folded = (text: string) => normaliseText(text, TRADITIONAL_TO_SIMPLIFIED);

/** The entries that hold every word of the question, in their order; all of them when nothing is asked. */
export function searchEntries(entries: readonly HelpEntry[], asked: string): readonly HelpEntry[] {
  const words = folded(asked).split(' ').filter(Boolean);
  return entries.filter(({ question, paragraphs }) => {
    const text = folded([question, ...paragraphs].join(' '));
    return words.every((word) => text.includes(word));
  });
}
