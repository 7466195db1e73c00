import { namesFigures } from '../asked/figure-words.ts';
import { totalTold } from '../asked/total-words.ts';
import { shareOf } from '../classifier/read-intent.ts';
import { type Intent, isLookedUp, isToldInWords } from '../intents.ts';
import type { Wish } from './parts.ts';

/** From this share on what was learned speaks of figures: of talks that were labelled, look-ups stood above it and questions for words below. */
const FIGURES = 0.42;

/** How two universities compare in a field is told by figures where figures are asked. */
const isOfFigures =
  (isOfSeveral: boolean) =>
  (intent: Intent): boolean =>
    isLookedUp(intent) && (!isToldInWords(intent) || (isOfSeveral && intent === 'programme_compare'));

/**
 * "Is 19 enough for nursing", 幼兒教育好唔好考: a figure is asked in so many words of a field or programme that is named. It is looked
 * up, however near an answer about that field stands.
 */
export function asksFiguresThere({ text, reading, context }: Wish): boolean {
  const { codes, topics, institutions } = reading.named;
  if (codes.length + topics.length === 0) return false;
  if (!namesFigures(reading) && totalTold(reading.text) === null) return false;
  return shareOf(text, reading, context.intents, isOfFigures(institutions.length > 1)).sum >= FIGURES;
}
