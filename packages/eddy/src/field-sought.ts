import { interestsOf } from '@lodestar/domain';
import { besideSubjects, joinedWords } from './asked/beside-subjects.ts';
import { asCalled } from './asked/called.ts';
import { readPlainly } from './asked/said-plainly.ts';
import type { Wish } from './plan/parts.ts';
import { MINE } from './plan/which.ts';
import { lookedFor } from './plan/wished.ts';
import type { Conditions } from './tools/conditions.ts';
import { TOOL_LIMITS } from './tools/tool-limits.ts';

/** Fields named longer ago are another matter. */
const REMEMBERED = 6;
/** 同生物有關, "related to history": a school subject as what a programme is about. */
const ABOUT =
  /(?:同|跟|和|与)([\p{Script=Han}a-z]{2,8}?)(?:有关|相关|有关系)|(?:关于|有关)([\p{Script=Han}]{2,6})(?:的|嘅)|(?<![a-z])(?:related to|to do with|about) ([a-z][a-z ]{2,20})|(?<![a-z])([a-z]{3,20})[- ]related(?! to)/u;

const LIKES =
  /(?<![a-z])(?:likes?|loves?|enjoys?|into|interested|interests?)(?![a-z])|钟意|中意|喜欢|有兴趣|感兴趣/;

/** What is looked for: words of the catalogue, or likes that the guide of fields knows. */
export type Field = Pick<Conditions, 'query' | 'called' | 'category'> | { readonly likes: readonly string[] };

function likesIn(said: readonly string[], { context }: Wish): Field | null {
  const words = said.map((one) => one.slice(0, TOOL_LIMITS.query));
  const { likes, topics, careers } = interestsOf(context.fields, words);
  return likes.length + topics.length + careers.length > 0 ? { likes: words } : null;
}

/** The field that a message names; of several, or of a subject, what the guide of fields knows by it. */
export function fieldIn(wish: Wish): Field | null {
  const { text, reading, context } = wish;
  const { topics, searches } = besideSubjects(reading, context);
  const [topic, ...others] = topics;
  const [, ...about] = ABOUT.exec(reading.text) ?? [];
  const subject = about.find((words) => words !== undefined);
  const isOfOnePlace = reading.named.institutions.length < 2;
  const joined = joinedWords(text, reading) ?? (others.length > 0 && searches.length > 1 ? [text] : null);
  const several = joined !== null && isOfOnePlace ? likesIn(joined, wish) : null;
  if (several !== null) return several;
  if (topic === undefined) {
    const words = subject ?? (LIKES.test(reading.text) ? text : null);
    return words === null ? null : likesIn([words], wish);
  }
  const [search] = searches;
  const isAlike = others.every(({ query, category }) => query === topic.query && category === topic.category);
  const end = isAlike ? topic.end : (others.at(-1)?.end ?? topic.end);
  const called = asCalled(text, reading.text.slice(topic.at, end));
  return { query: search?.query ?? topic.query, category: search?.category ?? topic.category, called };
}

/** The field that the talk was of last. */
export function fieldBefore(wish: Wish, remembered = REMEMBERED): Field | null {
  const { earlier, context } = wish;
  const said = earlier.filter(({ isBot }) => !isBot).slice(-remembered);
  const found = lookedFor(wish);
  for (const { text } of said.toReversed()) {
    const reading = readPlainly(text, context);
    const named = fieldIn({ ...wish, text, reading });
    if (named !== null) return named;
    const isOwn = MINE.test(reading.text) || reading.has('list');
    if (found.includes(text) && reading.grades.mentions.length === 0 && !isOwn) {
      const liked = likesIn([text], wish);
      if (liked !== null) return liked;
    }
  }
  return null;
}
