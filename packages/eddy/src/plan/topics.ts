import { asksSomething, questionSentences } from '../asked/clauses.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import type { KnowledgeEntry, KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { FIRST_OF, KNOWLEDGE_OF, type KnowledgeIntent } from '../knowledge/topics-of-intents.ts';
import { type KnowledgeMatch, knowledgeFor } from '../knowledge.ts';
import { ASKS_FIVE_TWOS } from '../knowledge-words.ts';
import { wasTold } from '../state/told-entries.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk, answersMeant } from './answers-in-talk.ts';
import { entryCall, lookUp, tell, type Wish } from './parts.ts';

/** From this share on an answer is meant, whatever it is about. */
const MEANT = 0.2;
/** An answer of the topics asked about is meant rather than one of another, down to this part of its share. */
const NEAR = 0.25;

/** Of what may be meant, the likeliest of the topics that are plainly asked about, unless another answer is far likelier. */
export function ofTopics(
  matches: readonly KnowledgeMatch[],
  topics: readonly KnowledgeTopic[],
): KnowledgeMatch | null {
  const [best] = matches;
  if (best === undefined) return null;
  const near = matches.find(({ entry }) => topics.includes(entry.topic));
  return near !== undefined && near.share >= best.share * NEAR ? near : best;
}

/** From this share on an answer of another topic than what is asked about is meant. */
const ELSEWHERE = 0.5;
/** Below it an answer shares no more with a message than a word that stands there by chance. */
const BY_CHANCE = 0.12;

type Asked = Pick<Wish, 'text' | 'context' | 'earlier'>;

/** The answer that is meant; where none is plainly, the likeliest of the topics; null where that shares nothing but a chance word. */
function nearestAmong(topics: readonly KnowledgeTopic[], { text, ...talk }: Asked) {
  const best = ofTopics(answersMeant(text, talk), topics);
  if (best === null) return null;
  const isOfTopics = topics.length === 0 || topics.includes(best.entry.topic);
  if (best.share >= (isOfTopics ? MEANT : ELSEWHERE)) return best.entry;
  const [near] = topics.length === 0 ? [best] : answersInTalk(text, talk, topics);
  return near !== undefined && near.share >= BY_CHANCE ? near.entry : null;
}

/** What was told is not told again: the next likely answer of the topics, or one that stands beside it. */
function notToldYet(
  entry: KnowledgeEntry | null,
  topics: readonly KnowledgeTopic[],
  { text, context, earlier }: Asked,
): KnowledgeEntry | null {
  if (entry === null || !wasTold(entry, context, earlier)) return entry;
  const isNear = (one: KnowledgeEntry): boolean =>
    topics.includes(one.topic) || entry.related.includes(one.id) || one.related.includes(entry.id);
  const next = answersInTalk(text, { context, earlier }).find(
    (match) => match.share >= MEANT && isNear(match.entry) && !wasTold(match.entry, context, earlier),
  );
  return next?.entry ?? entry;
}

/** In so few signs no answer is found by itself. */
const SMALL = { latin: 24, chinese: 16 } as const;
const isSmall = (text: string): boolean =>
  text.trim().length <= (/\p{Script=Han}/u.test(text) ? SMALL.chinese : SMALL.latin);

/** What is known of the world around the figures; dates come with the next one of the year. */
export function knownOf(intent: KnowledgeIntent) {
  return (asked: Asked): Understanding | null => {
    const { text: question } = asked;
    const otherwise = isSmall(question) ? (FIRST_OF[intent] ?? null) : null;
    const dates = intent === 'dates';
    const nearest = nearestAmong(KNOWLEDGE_OF[intent], asked);
    const found = dates ? nearest : notToldYet(nearest, KNOWLEDGE_OF[intent], asked);
    const entry = found?.id ?? otherwise;
    if (entry === null && !dates) return null;
    const input = { question, topics: KNOWLEDGE_OF[intent], otherwise, entry, dates };
    return lookUp([{ tool: 'knowledge', input }]);
  };
}

/** The likeliest answer of some topics, from a share on; null: none is as likely. */
export function likeliestOf(
  topics: readonly KnowledgeTopic[],
  least: number,
  { text, context, earlier }: Wish,
): Understanding | null {
  const [best] = answersInTalk(text, { context, earlier }, topics);
  return best === undefined || best.share < least ? null : lookUp([entryCall(best.entry, text)]);
}

/** From this share on it is the site itself that is asked about, where that is plain already. */
const OF_SITE = 0.1;

/** What is known of the site itself; null: nothing that was asked. */
export const ofSite = (wish: Wish): Understanding | null => likeliestOf(['site'], OF_SITE, wish);

/** What is told of oneself beside the grades, by the names of its forms. */
const OF_RECORD = /(?<![a-z])(?:oeas?|slps?)(?![a-z])/;

/** 我寫咗本小說，OEA寫唔寫得: asked of those forms, whatever job or field the talk is of; null: neither is asked about, or it is to be written. */
export function ofRecord(wish: Wish): Understanding | null {
  const { text, named, outside } = wish.reading;
  if (!namesNothing(named) || outside === 'writing' || !OF_RECORD.test(text) || !asksSomething(wish.text))
    return null;
  return likeliestOf(['jupas'], BY_CHANCE, wish);
}

/** A word of the chances and levels in the guide's own words, else what is known of it. */
export function explainTerm(wish: Wish): Understanding | null {
  const { notions } = wish.reading;
  return knownOf('explain_term')(wish) ?? (notions.length > 0 ? tell(...notions) : null);
}

/** Whether the grades are enough for a sub-degree, where that is asked beside them. */
export function fiveTwos({ text, context }: Pick<Wish, 'text' | 'context'>): readonly ToolCall[] {
  const asking = questionSentences(text).filter(({ asks }) => asks);
  const asked = asking.length === 0 ? text : asking.map(({ clause }) => clause).join(' ');
  const [best] = knowledgeFor(asked, context.knowledge);
  const isAsked = best !== undefined && best.share >= MEANT && ASKS_FIVE_TWOS.has(best.entry.id);
  return isAsked ? [entryCall(best.entry, text)] : [];
}
