import { listQuestionIn } from '../asked/list-question.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { ownPlaces } from '../state/own-places.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';

/** From this share on a rule of bands and order is asked for, and not how one's own list stands. */
const OF_A_RULE = 0.9;

/** 我應該點排, "how should I order them": of one's own list, and no rule. */
const OWN_ORDER =
  /我(?:而家|现在|应该|該|该|要|可以|先|会)*(?:点样?|怎么样?|怎样|如何)(?:去|样)?(?:排|放|摆|填)|(?<![a-z])(?:how|what order) (?:should|do|would|shall|can) i (?:rank|order|arrange|sort|put)(?![a-z])/;

/** How order and bands work, asked so plainly that nothing of the own list is: "how do they know where I put it". */
export function ruleOfOrder(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  if (!namesNothing(reading.named) || reading.has('list') || listQuestionIn(reading.text) !== null)
    return null;
  if (context.choices.length > 1 && OWN_ORDER.test(reading.text)) return null;
  if (ownPlaces(reading.text, context.choices).length > 0) return null;
  const [best] = answersInTalk(text, wish);
  const isRule = best !== undefined && best.share >= OF_A_RULE && best.entry.topic === 'bands';
  return isRule ? lookUp([entryCall(best.entry, text)]) : null;
}
