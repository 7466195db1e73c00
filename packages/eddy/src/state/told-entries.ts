import type { EarlierMessage, EddyContext } from '../context.ts';
import type { KnowledgeEntry } from '../knowledge/knowledge-file.ts';

/** By so many signs of its beginning an answer is known again, however its figures are set apart and whatever of it was left out. */
const BEGINNING = 24;
const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** Whether a short answer was given in this chat. */
export function wasTold(
  { answer }: KnowledgeEntry,
  { language }: EddyContext,
  earlier: readonly EarlierMessage[],
): boolean {
  const beginning = squeezed(answer[language]).slice(0, BEGINNING);
  return earlier.some(({ text, isBot }) => isBot && squeezed(text).includes(beginning));
}

/** Answers given longer ago than this are another matter. */
const REMEMBERED = 3;

/** The short answers given of late, the latest first: what the talk is of where no programme is spoken of. */
export function toldOfLate(
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): readonly KnowledgeEntry[] {
  return earlier
    .filter(({ isBot }) => isBot)
    .slice(-REMEMBERED)
    .toReversed()
    .flatMap((said) => context.knowledge.file.entries.filter((entry) => wasTold(entry, context, [said])));
}
