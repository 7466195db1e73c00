import type { ComparedName, FieldGuide } from './field-guide.ts';
import { type Heard, hear, type SpokenText, type SpokenWord } from './hear.ts';

/** What a pupil said: ids of interests, English topics and careers. */
export interface SpokenInterests {
  readonly likes: readonly string[];
  /** Dislikes, and interests that a negator stands before. */
  readonly dislikes: readonly string[];
  readonly topics: readonly string[];
  readonly careers: readonly string[];
}

const NO_INTERESTS: SpokenInterests = { likes: [], dislikes: [], topics: [], careers: [] };

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
const meaningsOf = (heard: readonly Heard<string>[]): readonly string[] =>
  unique(heard.flatMap(({ word }) => word.meanings));

/** Shorter beginnings would fit nearly everything. */
const SHORTEST_BEGINNING = { latin: 3, chinese: 2 };

/** Names in which a word begins with the text, or whose Chinese holds it: what somebody is still typing. */
function begunWith(text: string, names: readonly ComparedName[]): readonly string[] {
  const typed = text.trim();
  const isLatin = /^[a-z0-9 ]+$/.test(typed);
  if (typed.length < (isLatin ? SHORTEST_BEGINNING.latin : SHORTEST_BEGINNING.chinese)) return [];
  return names
    .filter(({ en, tc }) => en.startsWith(typed) || en.includes(` ${typed}`) || tc.includes(typed))
    .map(({ name }) => name);
}

function kept(
  guide: FieldGuide,
  text: SpokenText,
  words: readonly SpokenWord<string>[],
  dislikes: readonly Heard<string>[],
): readonly string[] {
  const heard = hear(text, words, dislikes);
  return meaningsOf(heard.filter((one) => !guide.isNegated(text, one, heard, dislikes)));
}

/**
 * Reads interests out of what a pupil says about them: dislikes first, the longest words first, no character twice; an
 * interest after a negator is a dislike. Topics and careers are looked for as well. Not for talk of grades: "English"
 * and "band" occur there, too.
 */
export function readInterests(guide: FieldGuide, said: string): SpokenInterests {
  const text = guide.spoken(said);
  const { words, names } = guide;
  const dislikes = hear(text, words.dislikes);
  const heard = hear(text, words.likes, dislikes);
  const negated = heard.filter((one) => guide.isNegated(text, one, heard, dislikes));
  const likes = meaningsOf(heard.filter((one) => !negated.includes(one)));
  const topics = kept(guide, text, words.topics, dislikes);
  const careers = kept(guide, text, words.careers, dislikes);
  const isSilent = [likes, topics, careers, dislikes, negated].every(({ length }) => length === 0);
  return {
    likes,
    dislikes: unique([...meaningsOf(dislikes), ...meaningsOf(negated)]),
    topics: isSilent ? begunWith(text.compared, names.topics) : topics,
    careers: isSilent ? begunWith(text.compared, names.careers) : careers,
  };
}

/** Reads ids of interests and words in any mixture, such as a page's chips and a pupil's own words. */
export function interestsOf(guide: FieldGuide, idsOrWords: readonly string[]): SpokenInterests {
  const each = idsOrWords.map((one): SpokenInterests => {
    if (guide.interest(one) === null) return readInterests(guide, one);
    return guide.isDislike(one) ? { ...NO_INTERESTS, dislikes: [one] } : { ...NO_INTERESTS, likes: [one] };
  });
  const dislikes = unique(each.flatMap((one) => one.dislikes));
  return {
    likes: unique(each.flatMap((one) => one.likes)).filter((id) => !dislikes.includes(id)),
    dislikes,
    topics: unique(each.flatMap((one) => one.topics)),
    careers: unique(each.flatMap((one) => one.careers)),
  };
}
