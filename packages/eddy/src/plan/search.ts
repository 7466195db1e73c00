import { interestsOf } from '@lodestar/domain';
import { besideSubjects, joinedWords } from '../asked/beside-subjects.ts';
import { asCalled } from '../asked/called.ts';
import { clausesIn } from '../asked/clauses.ts';
import { recommendCall, whatIfCalls } from '../asked/decide.ts';
import { plainText } from '../asked/plain-text.ts';
import { asksWhichProgrammes } from '../asked/programmes-sought.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { beyondTaken } from '../asked/taken-subjects.ts';
import { fieldBefore, fieldIn } from '../field-sought.ts';
import type { Intent } from '../intents.ts';
import { hasEnoughGrades } from '../standing.ts';
import { saidLast } from '../state/said-last.ts';
import { focusOf, spokenOf } from '../state/spoken-of.ts';
import { toldOfLate } from '../state/told-entries.ts';
import type { ToolCall } from '../tool-call.ts';
import { programmesByInterest } from '../tools/programmes-by-interest.ts';
import type { RecommendInput } from '../tools/recommend-programmes.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { findingCall, findsNothing, hasCondition, leavesOut } from './finding.ts';
import { keptAway } from './heard.ts';
import { entryCall, lookUp, nothing, type Wish } from './parts.ts';
import { MINE } from './which.ts';

/** Programmes of the field and the institutions named. */
function search({ reading }: Wish): readonly ToolCall[] {
  const { searches, absent, institutions } = reading.named;
  if (searches.length + absent.length > 0)
    return [...absent, ...searches].map((input): ToolCall => ({ tool: 'search_programmes', input }));
  if (institutions.length === 0) return [];
  return [{ tool: 'search_programmes', input: { query: '', institutions, category: null } }];
}

/** Right before a field that cannot be had: 冇得讀law. One that is not wanted is not read as a field: `asked/left-out-fields.ts`. */
const INSTEAD = /(?:冇|没|不|唔)(?:得|能|可以)(?:读|学)(?:到|咗|了)?\s*$/;
/** Something else is sought. */
const SEEKS_ELSE =
  /(?<![a-z])(?:what|which|anything|next|else|other|any|something)(?![a-z])|咩|乜|什么|哪|边|其他|别的|推荐|推介/;
/** Of work, or of what one has studied, it asks what becomes of it. */
const OF_WORK =
  /(?<![a-z])(?:jobs?|careers?|work|do with|graduates?|grads?|longer|shorter|cheaper)(?![a-z])|做(?:啲|些)?(?:咩|乜|什么|到|得)|(?:咩|乜|什么)(?:做|捞)|捞|出路|工作|毕业|读(?:完|出)|[3-6五六]年/;
/** So many programmes of a field tell which it is. */
const TELLING = 4;

/** Something for the list is sought, and so of what the list is about. */
const ADDS = /(?<![a-z])(?:add|lower down|fill|list|choices)(?![a-z])|加|凑|填|补|志愿|名单/;

/** The words of the field that is sought: named now, else looked for in the talk; not an old one where there is a list. */
function wordsSought(wish: Wish): readonly string[] {
  const { reading, context } = wish;
  const hasList = context.choices.length > 0;
  const isOfList = hasList && ADDS.test(reading.text);
  const before = isOfList ? null : hasList ? fieldBefore(wish, 1) : fieldBefore(wish);
  const field = fieldIn(wish) ?? before;
  if (field === null) return [];
  return 'likes' in field ? field.likes : [field.called || field.query || (field.category ?? '')];
}

/** What else there is where a field is left out: near what else the pupil has chosen or spoken of; null where none is. */
export function insteadOf({ reading, context }: Wish): Understanding | null {
  const { named, text } = reading;
  const call = recommendCall(reading, context);
  const [topic, ...others] = named.topics;
  const isLeftOut = topic !== undefined && others.length === 0 && INSTEAD.test(text.slice(0, topic.at));
  const isAsked = isLeftOut && named.codes.length === 0 && SEEKS_ELSE.test(text) && !OF_WORK.test(text);
  if (call.tool !== 'recommend' || !isAsked || !hasEnoughGrades(context.grades)) return null;
  const away = named.found.slice(0, TELLING).map(({ code }) => code);
  const near = context.choices.slice(0, TOOL_LIMITS.codes);
  const asked: RecommendInput = { ...call.input, by: 'scores', category: null, away, near };
  return lookUp([{ tool: 'recommend', input: asked }]);
}

/** What fits the grades, mixed by level: of the field named or looked for, else near what the talk is of, else near the list. */
export function planRecommendation(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const call = recommendCall(reading, context);
  if (call.tool !== 'recommend' || call.input.by === 'ability' || !hasEnoughGrades(context.grades))
    return lookUp([call]);
  const { named, text } = reading;
  const input = (more: Partial<RecommendInput>): Understanding | null => {
    const asked: RecommendInput = { ...call.input, category: null, ...more };
    return lookUp([{ tool: 'recommend', input: asked }]);
  };
  const words = wordsSought(wish);
  if (programmesByInterest({ words, institutions: [] }, context).likes.length > 0)
    return input({ words, near: [] });
  const isOfList = context.choices.length > 0 && ADDS.test(text);
  const ofTalk = isOfList ? [] : focusOf(earlier, context);
  if (named.topics.length > 0) return lookUp([byLevelOf(wish)]);
  return ofTalk.length > 0 ? input({ near: ofTalk }) : lookUp([call]);
}

/** Those of the field named, by level. */
const byLevelOf = ({ reading, context }: Wish): ToolCall => findingCall('find_by_level', reading, context);

/** By grades or abilities; of whoever nothing is known, Eddy asks what they like. */
function orAsk(wish: Wish): Understanding | null {
  const { grades, ability } = wish.context;
  const isUnknown = !hasEnoughGrades(grades) && ability === null;
  return isUnknown ? { kind: 'talk', ...nothing, talk: 'lost' } : planRecommendation(wish);
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

/** Whether the name of a field is that of any programme. */
const namesSome = ({ reading: { named } }: Wish): boolean =>
  named.topics.length === 0 || named.found.length + named.absent.length > 0;

/** By the field named; else by any words that the guide of fields knows. */
export function findHere(wish: Wish): Understanding | null {
  return (
    (joinedWords(wish.text, wish.reading) === null && namesSome(wish) ? null : ofInterest(wish)) ??
    lookUp(search(wish)) ??
    ofInterest(wish)
  );
}

/** Which programmes there are of a field that is named, where that is asked in so many words. */
export const programmesOf = (wish: Wish): Understanding | null =>
  asksWhichProgrammes(wish.reading) && wish.reading.named.codes.length === 0 ? findHere(wish) : null;

/** Up to here a field that is named is all that is said: 我想讀護理. */
const BARE_FIELD = 16;
/** What somebody wants to be, 我想做放射師: the words of the job, and not a part of them in a title. */
const WANTS_TO_BE = /想(?:做|当)|(?<![a-z])(?:be|become|work as)(?![a-z])/;

/** By interest or career; where the words find nothing, by the field named or the pupil's grades. */
export function byInterest(wish: Wish): Understanding | null {
  const isOfField = wish.reading.named.topics.length === 1 && !WANTS_TO_BE.test(wish.reading.text);
  const isShort = wish.text.length <= BARE_FIELD && isOfField;
  const suited = fitting(wish);
  if (suited !== null) return suited;
  const isBare = isShort && joinedWords(wish.text, wish.reading) === null && keptAway(wish) === null;
  const named = lookUp(search(wish));
  return (isBare ? named : null) ?? ofInterest(wish) ?? named ?? orAsk(wish);
}

/** From this share on an answer is the one asked for. */
const MEANT = 0.25;
function told(wish: Wish): Understanding | null {
  const { text } = wish;
  const [best] = answersInTalk(text, wish);
  return best !== undefined && best.share >= MEANT ? lookUp([entryCall(best.entry, text)]) : null;
}
const OF_PROGRAMMES =
  /(?<![a-z])(?:programmes?|programs?|degrees?|courses?|majors?)(?![a-z])|课程|专业|科|学位/;
/** A condition that no figure holds, 不用见血: what is liked beside it, or what is known of it. */
const byWords = (wish: Wish): Understanding | null =>
  OF_PROGRAMMES.test(wish.reading.text) ? (ofInterest(wish) ?? told(wish)) : (told(wish) ?? ofInterest(wish));
const BY_CONDITION: ReadonlySet<Intent> = new Set<Intent>(['find_by_requirement', 'find_by_interview']);

const ACCEPTS =
  /(?<![a-z])(?:accepts?|takes?|recogni[sz]es?)(?: (?:it|that|this|those|these))(?![a-z])|(?:收|认|接受|承认)(?:唔收|不收|唔认|不认)?(?:佢|它|呢|嗰|这|那)/;

/** Subjects named longer ago are another matter. */
const REMEMBERED = 3;
const POINTS = /(?<![a-z])(?:it|that|this|those|these|one|ones|any)(?![a-z])|呢|嗰|那|这|佢|它/;

/** "Which ones don't count it": of the subject that was named last. */
function ofSubjectBefore(wish: Wish): Reading | null {
  const { reading } = wish;
  if (!POINTS.test(reading.text)) return null;
  const said = saidLast(wish, REMEMBERED, ({ grades }) => grades.subjects.length > 0);
  const subjects = said?.reading.grades.subjects ?? [];
  return subjects.length === 1 ? { ...reading, grades: { ...reading.grades, subjects } } : null;
}

/** "Which is cheaper", 邊個平啲: of two. */
const OF_TWO =
  /^(?:ok |so |and |then |but )*which(?: one)?(?: is|'s|s)? (?:the )?[a-z]+er(?: one)?\??$|^(?:咁|那)?(?:边|哪)(?:一)?(?:个|样|边)(?:会|系|是)?.{1,4}(?:啲|点|些)?[?？呀呢]*$/;

/** Of two ways that were told of, and no programme was: a retake or a diploma. */
const isOfWays = ({ reading, context, earlier }: Wish): boolean =>
  OF_TWO.test(reading.text.trim()) &&
  spokenOf(earlier, context).length === 0 &&
  toldOfLate(context, earlier).length > 0;

/** A look-up that calls the field it is of as the message does; one of the talk so far is not called there. */
function asTypedIn({ text, context }: Wish, call: ToolCall): ToolCall {
  const reading = readPlainly(text, context);
  const [topic] = besideSubjects(reading, context).topics;
  if (call.tool !== 'find_programmes' || topic === undefined || call.input.query === '') return call;
  const called = asCalled(text, reading.text.slice(topic.at, topic.end));
  // A nickname that is read as another word is no name that was given.
  const isTyped = plainText(text).includes(plainText(called));
  return isTyped ? { tool: 'find_programmes', input: { ...call.input, called } } : call;
}

/** Programmes that meet what is asked of them; where nothing is, what is liked beside it or known of it. */
export function finding(intent: Intent) {
  return (wish: Wish): Understanding | null => {
    const { context } = wish;
    if (isOfWays(wish)) return null;
    const isOpen = findsNothing(intent, findingCall(intent, wish.reading, context), wish.reading);
    const before = isOpen && intent === 'find_by_requirement' ? ofSubjectBefore(wish) : null;
    const reading = before ?? wish.reading;
    const call = findingCall(intent, reading, context);
    const isOfGrade = call.tool === 'find_programmes' && call.input.takes !== null;
    const changed = intent === 'find_by_requirement' && reading.grades.changes.length > 0 && !isOfGrade;
    // Where no levels can be told, what there is of the field is told first.
    const isUnknown = !hasEnoughGrades(context.grades) && context.told === undefined;
    const { topics } = reading.named;
    const ofField = search(wish).filter(
      (one) => one.tool === 'search_programmes' && topics.some(({ query }) => query === one.input.query),
    );
    if (changed) return lookUp([...(isUnknown ? ofField : []), ...whatIfCalls(reading, context)]);
    // Whether they take another qualification is no question of what counts.
    if (before !== null && ACCEPTS.test(reading.text)) return told(wish);
    if (BY_CONDITION.has(intent) && !hasCondition(call) && leavesOut(reading.text)) return byWords(wish);
    return findsNothing(intent, call, reading) ? byWords(wish) : lookUp([asTypedIn(wish, call)]);
  };
}

const ASKS_WHICH = /(?<![a-z])which(?![a-z])|(?:边|哪)(?:一)?(?:间|个|科|所|啲|些)/;

/** "Which nursing lets average people in": of all programmes of a field, and not of one's own. */
export function easiestOf(wish: Wish): Understanding | null {
  const { named, text, has, grades } = wish.reading;
  const isOfField = named.topics.length === 1 && named.codes.length + named.institutions.length === 0;
  if (!isOfField || grades.changes.length > 0 || !ASKS_WHICH.test(text)) return null;
  return MINE.test(text) || has('list') ? null : finding('find_by_level')(wish);
}

const FITS =
  /适合|合适|啱(?:我|佢)|(?<![a-z])(?:suits?|suitable|fits?|for someone like|for a (?:pupil|student|kid) like)(?![a-z])/;

/** "Anything at CUHK or PolyU that suits him": by how the grades stand there. */
function fitting({ reading, context }: Wish): Understanding | null {
  const { institutions, topics, codes } = reading.named;
  const isOpen = institutions.length > 0 && topics.length + codes.length === 0;
  if (!isOpen || !FITS.test(reading.text) || !hasEnoughGrades(context.grades)) return null;
  return lookUp([findingCall('find_by_level', reading, context)]);
}

/** In a field named, by level; else what is within reach. */
export function byLevel(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const hasField = reading.named.searches.some(({ query, category }) => query !== '' && category === null);
  return hasField ? finding('find_by_level')(wish) : lookUp([recommendCall(reading, context)]);
}
