import { foundByTopics } from '../asked/named-programmes.ts';
import type { Reading } from '../asked/reading.ts';
import type { Wish } from '../plan/parts.ts';
import { ownAt, pointedAt } from './pointed-at.ts';
import { saidLast } from './said-last.ts';
import { focusOf } from './spoken-of.ts';

/** Fields named longer ago are another matter. */
const REMEMBERED = 6;

/**
 * The field that the pupil named last, at the universities that a message names; null: none was. Where there is none of it
 * there, that is what is to be told, and nothing of elsewhere.
 */
export function fieldThere(wish: Wish): Reading | null {
  const { reading, context } = wish;
  const said = saidLast(wish, REMEMBERED, ({ named }) => named.topics.length > 0);
  if (said === undefined) return null;
  // A field that is named twice is one.
  const topics = new Map(
    said.reading.named.topics.map((topic) => [`${topic.query} ${topic.category}`, topic]),
  );
  const all = [...topics.values()];
  const focus = focusOf(wish.earlier, context);
  // Of several fields the one of the programmes that the talk is of: what was told beside it, "I can't draw", is none.
  const ofFocus = all.filter((topic) =>
    foundByTopics([topic], [], context).found.some(({ code }) => focus.includes(code)),
  );
  const meant = ofFocus.length > 0 ? ofFocus : all;
  const there = foundByTopics(meant, reading.named.institutions, context);
  if (there.found.length === 0) return null;
  const isAbsent = there.absent.length > 0 && there.absent.length === there.searches.length;
  const found = isAbsent ? { ...there, searches: [], found: [], own: [] } : there;
  return { ...reading, named: { ...reading.named, ...found } };
}

/**
 * A message about programmes that names no field is of the one the talk is of: at the universities it names, or as such
 * where no programme was spoken of since. "And at CityU, is it easier?", "how much is it" after what two jobs are.
 */
export function inTheTalk(wish: Wish): Wish {
  const { text, reading, context, earlier } = wish;
  const { codes, topics, institutions } = reading.named;
  const isOfList = reading.has('list') || reading.has('order') || reading.has('bandList');
  if (codes.length + topics.length > 0 || isOfList) return wish;
  if (pointedAt(text, reading, context, earlier).length > 0) return wish;
  const isSpokenOf =
    institutions.length > 0
      ? ownAt(reading, context, earlier).length > 0
      : focusOf(earlier, context).length > 0;
  const there = isSpokenOf ? null : fieldThere(wish);
  return there === null ? wish : { ...wish, reading: there };
}
