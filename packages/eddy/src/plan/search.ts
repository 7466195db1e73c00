import { interestsOf } from '@lodestar/domain';
import { joinedWords } from '../asked/beside-subjects.ts';
import { clausesIn } from '../asked/clauses.ts';
import { recommendCall, whatIfCalls } from '../asked/decide.ts';
import { plainText } from '../asked/plain-text.ts';
import { beyondTaken } from '../asked/taken-subjects.ts';
import type { Intent } from '../intents.ts';
import { knowledgeFor } from '../knowledge.ts';
import { hasEnoughGrades } from '../standing.ts';
import type { ToolCall } from '../tool-call.ts';
import { programmesByInterest } from '../tools/programmes-by-interest.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { findingCall, findsNothing, hasCondition, leavesOut } from './finding.ts';
import { keptAway } from './heard.ts';
import { entryCall, lookUp, nothing, type Wish } from './parts.ts';

/** Programmes of the field and the institutions named. */
function search({ reading }: Wish): readonly ToolCall[] {
  const { searches, absent, institutions } = reading.named;
  if (searches.length + absent.length > 0)
    return [...absent, ...searches].map((input): ToolCall => ({ tool: 'search_programmes', input }));
  if (institutions.length === 0) return [];
  return [{ tool: 'search_programmes', input: { query: '', institutions, category: null } }];
}

/** What is within reach; where a field is named, of that field, the surest first. */
export function recommend(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const isOfField = reading.named.searches.some(({ query }) => query !== '');
  if (!isOfField || !hasEnoughGrades(context.grades)) return lookUp([recommendCall(reading, context)]);
  const call = findingCall('find_by_level', reading, context);
  return lookUp(
    call.tool === 'find_programmes' ? [{ ...call, input: { ...call.input, order: 'level' } }] : [call],
  );
}

/** By grades or abilities; of whoever nothing is known, Eddy asks what they like. */
function orAsk(wish: Wish): Understanding | null {
  const { grades, ability } = wish.context;
  const isUnknown = !hasEnoughGrades(grades) && ability === null;
  return isUnknown ? { kind: 'talk', ...nothing, talk: 'lost' } : recommend(wish);
}

function ofInterest({ text, reading, context }: Wish): Understanding | null {
  // What is taken at school is no liking.
  const said = beyondTaken(text, reading.text);
  const words = (said === text ? joinedWords(text, reading) : null) ?? [said.slice(0, TOOL_LIMITS.query)];
  const input = { words, institutions: reading.named.institutions };
  const { programmes } = programmesByInterest(input, context);
  return programmes.length > 0 ? lookUp([{ tool: 'find_by_interest', input }]) : null;
}

const LIKES =
  /(?<![a-z])i(?: (?:really|just|do|also|still|kinda|mostly|only|honestly|actually|always))? (?:like|love|enjoy)(?![a-z])|我(?:真系|真的|净系|只是?|都|几|好|很|比较|其实)*(?:钟意|中意|喜欢)/;
const NOT_LIKED =
  /(?<![a-z])(?:don'?t|dont|not|never|if i(?: even)?|wouldn'?t|idk)(?: \w+)? (?:like|love|enjoy)|(?:唔|不)(?:系好|太|是很)?(?:钟意|中意|喜欢)/;

/** "I like the chem part", beside a worry: what is liked, where the guide of fields knows it. */
export function likedPlainly(wish: Wish): Understanding | null {
  const { context, reading } = wish;
  const liking = clausesIn(wish.text).filter((clause) => {
    const plain = plainText(clause);
    return LIKES.test(plain) && !NOT_LIKED.test(plain);
  });
  const words = liking.map((clause) => clause.slice(0, TOOL_LIMITS.query));
  if (words.length === 0 || reading.named.codes.length + reading.grades.mentions.length > 0) return null;
  const { likes, topics, careers } = interestsOf(context.fields, words);
  if (likes.length + topics.length + careers.length === 0) return null;
  return lookUp([{ tool: 'find_by_interest', input: { words, institutions: reading.named.institutions } }]);
}

/** By the field named; else by any words that the guide of fields knows. */
export function findHere(wish: Wish): Understanding | null {
  return (
    (joinedWords(wish.text, wish.reading) === null ? null : ofInterest(wish)) ??
    lookUp(search(wish)) ??
    ofInterest(wish)
  );
}

/** Up to here a field that is named is all that is said: 我想讀護理. */
const BARE_FIELD = 16;

/** By interest or career; where the words find nothing, by the field named or the pupil's grades. */
export function byInterest(wish: Wish): Understanding | null {
  const isShort = wish.text.length <= BARE_FIELD && wish.reading.named.topics.length === 1;
  const isBare = isShort && joinedWords(wish.text, wish.reading) === null && keptAway(wish) === null;
  const named = lookUp(search(wish));
  return (isBare ? named : null) ?? ofInterest(wish) ?? named ?? orAsk(wish);
}

/** From this share on an answer is the one asked for. */
const MEANT = 0.25;
function told({ text, context }: Wish): Understanding | null {
  const [best] = knowledgeFor(text, context.knowledge);
  return best !== undefined && best.share >= MEANT ? lookUp([entryCall(best.entry, text)]) : null;
}
const OF_PROGRAMMES =
  /(?<![a-z])(?:programmes?|programs?|degrees?|courses?|majors?)(?![a-z])|课程|专业|科|学位/;
/** A condition that no figure holds, 不用见血: what is liked beside it, or what is known of it. */
const byWords = (wish: Wish): Understanding | null =>
  OF_PROGRAMMES.test(wish.reading.text) ? (ofInterest(wish) ?? told(wish)) : (told(wish) ?? ofInterest(wish));
const BY_CONDITION: ReadonlySet<Intent> = new Set<Intent>(['find_by_requirement', 'find_by_interview']);

/** Programmes that meet what is asked of them. */
export function finding(intent: Intent) {
  return (wish: Wish): Understanding | null => {
    const { reading, context } = wish;
    const changed = intent === 'find_by_requirement' && reading.grades.changes.length > 0;
    if (changed) return lookUp(whatIfCalls(reading, context));
    const call = findingCall(intent, reading, context);
    if (BY_CONDITION.has(intent) && !hasCondition(call) && leavesOut(reading.text)) return byWords(wish);
    return findsNothing(intent, call, reading) ? byWords(wish) : lookUp([call]);
  };
}

/** In a field named, by level; else what is within reach. */
export function byLevel(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const hasField = reading.named.searches.some(({ query, category }) => query !== '' && category === null);
  return hasField ? finding('find_by_level')(wish) : lookUp([recommendCall(reading, context)]);
}
