import type { EarlierMessage, EddyContext, EddyLanguage } from '../context.ts';
import { asSpoken } from '../knowledge/as-spoken.ts';
import type { KnowledgeEntry } from '../knowledge/knowledge-file.ts';

/** By so many signs of its beginning an answer is known again, however its figures are set apart and whatever of it was left out. */
const BEGINNING = 24;
const squeezed = (text: string): string => text.replace(/\s+/g, '');
/** So much of an answer holds its beginning, however its words are said. */
const ENOUGH = 60;

const BEGINNINGS = new WeakMap<KnowledgeEntry, Map<EddyLanguage, readonly string[]>>();

/** How an answer begins: as it is written, and as it is spoken. */
function beginningsOf(entry: KnowledgeEntry, language: EddyLanguage): readonly string[] {
  const of = BEGINNINGS.get(entry) ?? new Map<EddyLanguage, readonly string[]>();
  BEGINNINGS.set(entry, of);
  const text = entry.answer[language].slice(0, ENOUGH);
  const forms = [text, asSpoken(text, language)];
  const held = of.get(language) ?? forms.map((form) => squeezed(form).slice(0, BEGINNING));
  of.set(language, held);
  return held;
}

/** Whether a short answer was given in this chat. */
export function wasTold(
  entry: KnowledgeEntry,
  { language }: EddyContext,
  earlier: readonly EarlierMessage[],
): boolean {
  const beginnings = beginningsOf(entry, language);
  return earlier.some(
    ({ text, isBot }) => isBot && beginnings.some((beginning) => squeezed(text).includes(beginning)),
  );
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
