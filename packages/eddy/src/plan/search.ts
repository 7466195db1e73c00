import { joinedWords } from '../asked/beside-subjects.ts';
import { recommendCall, whatIfCalls } from '../asked/decide.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { Intent } from '../intents.ts';
import { hasEnoughGrades } from '../standing.ts';
import { spokenOf } from '../state/spoken-of.ts';
import { toldOfLate } from '../state/told-entries.ts';
import type { ToolCall } from '../tool-call.ts';
import { programmesByInterest } from '../tools/programmes-by-interest.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { findingCall, saysCondition } from './finding.ts';
import { keptAway } from './heard.ts';
import { lookUp, nothing, type Wish } from './parts.ts';

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
  const words = joinedWords(text, reading) ?? [text.slice(0, TOOL_LIMITS.query)];
  const input = { words, institutions: reading.named.institutions };
  const { programmes } = programmesByInterest(input, context);
  return programmes.length > 0 ? lookUp([{ tool: 'find_by_interest', input }]) : null;
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

/** Subjects named longer ago are another matter. */
const REMEMBERED = 3;
const POINTS = /(?<![a-z])(?:it|that|this|those|these|one|ones|any)(?![a-z])|呢|嗰|那|这|佢|它/;

/** "Which ones don't count it": of the subject that was named last. */
function ofSubjectBefore({ reading, context, earlier }: Wish): Reading | null {
  if (!POINTS.test(reading.text)) return null;
  const said = earlier.filter(({ isBot }) => !isBot).slice(-REMEMBERED);
  const before = said
    .toReversed()
    .map(({ text }) => readPlainly(text, context).grades)
    .find(({ subjects }) => subjects.length > 0);
  if (before === undefined || before.subjects.length > 1) return null;
  return { ...reading, grades: { ...reading.grades, subjects: before.subjects } };
}

/** "Which is cheaper", 邊個平啲: of two. */
const OF_TWO =
  /^(?:ok |so |and |then |but )*which(?: one)?(?: is|'s|s)? (?:the )?[a-z]+er(?: one)?\??$|^(?:咁|那)?(?:边|哪)(?:一)?(?:个|样|边)(?:会|系|是)?.{1,4}(?:啲|点|些)?[?？呀呢]*$/;

/** Of two ways that were told of, and no programme was: a retake or a diploma. */
const isOfWays = ({ reading, context, earlier }: Wish): boolean =>
  OF_TWO.test(reading.text.trim()) &&
  spokenOf(earlier, context).length === 0 &&
  toldOfLate(context, earlier).length > 0;

/** Programmes that meet what is asked of them; null where nothing is, for all there are answer nothing. */
export function finding(intent: Intent) {
  return (wish: Wish): Understanding | null => {
    const { context } = wish;
    const isOpen = !saysCondition(intent, wish.reading);
    const before = isOpen && intent === 'find_by_requirement' ? ofSubjectBefore(wish) : null;
    if ((isOpen && before === null) || isOfWays(wish)) return null;
    const reading = before ?? wish.reading;
    const changed = intent === 'find_by_requirement' && reading.grades.changes.length > 0;
    return lookUp(changed ? whatIfCalls(reading, context) : [findingCall(intent, reading, context)]);
  };
}

/** In a field named, by level; else what is within reach. */
export function byLevel(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const hasField = reading.named.searches.some(({ query, category }) => query !== '' && category === null);
  return hasField ? finding('find_by_level')(wish) : lookUp([recommendCall(reading, context)]);
}
