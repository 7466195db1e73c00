import { interestsOf } from '@lodestar/domain';
import { asksSomething } from '../asked/clauses.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { beyondTaken } from '../asked/taken-subjects.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { lookUp, type Wish } from './parts.ts';
import { PARTICULAR } from './weighing.ts';

const WISHES_WORK = wordPattern({
  en: `
    (?:want|wanna|wish|hope|love|like|plan|dream)(?:ed|ing)?(?: to| of)? (?:be|being|become|becoming|work|working|help|helping|take care|look after|care for|teach|treat|draw|build|design|make|cook|fly|save)(?! (?:accepted|admitted|able|good|in|it|sure))
    |(?:become|becoming) an?|work(?:ing)? (?:with|in|as|for) (?:an? )?\\w+|job (?:with|in|as)|for a living|when i grow up|my dream (?:job|is)
  `,
  forms:
    '(?:想|要|希望|钟意|喜欢|中意|梦想)(?:系|是|可以)?(?:做|当|成为|照顾|帮|教|整|设计|研究|从事|医|救|揸|飞|画)|(?:将来|以后|大个)(?:想)?做|做.{1,9}(?:要|使唔使|要唔要|要不要|需不需要|应该|该)?(?:读|学|报)(?:咩|乜|什么|边|哪|啲|大学|书)',
});

/** A wished-for job or people to work with, in any words that the guide of fields knows. */
export function wishedWork({ text, reading, context }: Wish): Understanding | null {
  const { named, grades, facets } = reading;
  const asksFact = facets.some((facet) => facet !== 'requirements');
  const names = named.codes.length + named.topics.length + grades.mentions.length > 0 || asksFact;
  if (names || !WISHES_WORK.test(reading.text)) return null;
  const words = [beyondTaken(text, reading.text).slice(0, TOOL_LIMITS.query)];
  const { likes, topics, careers } = interestsOf(context.fields, words);
  if (likes.length + topics.length + careers.length === 0) return null;
  return lookUp([{ tool: 'find_by_interest', input: { words, institutions: named.institutions } }]);
}

/** "I want to work with kids who have autism", told and nothing asked: what leads there, unless an answer is of just that. */
export function wishedOnly(wish: Wish): Understanding | null {
  if (asksSomething(wish.reading.text)) return null;
  const [best] = answersInTalk(wish.text, wish);
  return best !== undefined && best.share >= PARTICULAR ? null : wishedWork(wish);
}
