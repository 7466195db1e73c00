import { asksSomething } from '../asked/clauses.ts';
import { asksContent, asksDifference } from '../asked/content-words.ts';
import { namesFigures } from '../asked/figure-words.ts';
import { listQuestionIn } from '../asked/list-question.ts';
import { asksWhichProgrammes } from '../asked/programmes-sought.ts';
import type { Reading } from '../asked/reading.ts';
import { type IntentGuess, shareOf } from '../classifier/read-intent.ts';
import { type Intent, isFeeling, isLookedUp, isToldInWords } from '../intents.ts';
import { isOfToldGrade } from '../knowledge/for-grade.ts';
import type { KnowledgeEntry, KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { KNOWLEDGE_OF } from '../knowledge/topics-of-intents.ts';
import { shareOfWords } from '../knowledge/words-wanted.ts';
import type { KnowledgeMatch } from '../knowledge.ts';
import { ownPlaces } from '../state/own-places.ts';
import { focusOf } from '../state/spoken-of.ts';
import { WHAT_WEIGHS } from '../talk/plans.ts';
import { lookedUpAgain } from './again.ts';
import { chanceAsked } from './chance-asked.ts';
import { asksFiguresThere } from './figures-meant.ts';
import { meant, type Wish } from './parts.ts';
import { asksOfMine } from './which.ts';

/** The short answer that a message asks for; `words`: how likely words are asked for, and no look-up. Shares from 0 to 1. */
export interface Asked {
  readonly entry: KnowledgeEntry;
  readonly share: number;
  readonly words: number;
  /** Another answer that is as much asked for; the share is then that of both. */
  readonly beside: KnowledgeEntry | null;
}

/** From this share on an intent is plain. */
export const PLAINLY = 0.5;
/** From this share on an answer is meant rather than any other. */
const LIKELY = 0.65;
/** Up to this share nothing is plainly wanted. */
const VAGUE = 0.25;
/** From this share on an answer is of the very matter that is asked about. */
export const PARTICULAR = 0.8;

/** Nothing learned is surer than this, or less sure than its rest. */
const SUREST = 0.97;

/** As a logarithm of odds, so that what speaks for and against adds up. */
function odds(share: number): number {
  const held = Math.min(Math.max(share, 1 - SUREST), SUREST);
  return Math.log(held / (1 - held));
}

/** From this share on it is an answer that is meant, and what is told of another matter gives way. */
const LEAST = { share: 0.3, besideTalk: 0.6 } as const;

/** Asked of no programme that is named, these are of fields, jobs and interviews at large, and told in words. */
const isOfNone = (intent: Intent): boolean => isToldInWords(intent) || intent === 'programme_length';
const isAtLarge = ({ intent }: IntentGuess, { reading: { named }, context, earlier }: Wish): boolean =>
  isOfNone(intent) &&
  named.codes.length + named.institutions.length === 0 &&
  (intent === 'programme_compare' || focusOf(earlier, context).length === 0);

/** What an answer has to be about, where the kind of question says so. */
const ABOUT: Partial<Record<Intent, readonly KnowledgeTopic[]>> = {
  programme_overview: ['careers', 'study', 'paths'],
  programme_careers: ['careers', 'study', 'paths'],
  programme_compare: ['careers', 'study', 'paths', 'feelings', 'bands', 'retake', 'scores'],
  programme_interview: ['interviews'],
  programme_documents: ['jupas', 'interviews', 'careers', 'study'],
  programme_retake: ['retake'],
};

/** From this share on an answer of two fields is meant, though universities are named in their place. */
const SURE = 0.95;

/** What one programme is, or how one field differs from one university to another, is told of those. */
function isOfThemselves(
  { intent }: IntentGuess,
  { reading, context, earlier }: Wish,
  share: number,
): boolean {
  const { named } = reading;
  const isNamed = named.codes.length + named.institutions.length > 0;
  if (intent === 'programme_overview') return isNamed;
  // "Or CityU accounting, is that safer", amid a talk of programmes: that one is set beside those.
  const isOneMore = named.institutions.length > 0 && focusOf(earlier, context).length > 0;
  const isOneField = (named.institutions.length > 1 || isOneMore) && named.topics.length < 2;
  return intent === 'programme_compare' && isOneField && share < SURE;
}

/**
 * Whether what is asked is told in words, whichever programme is named beside it: the kind of question is, the answer is of
 * that very matter, and no figure is asked for in so many words.
 */
export const isOfWords = ({ entry, share, beside }: Asked, wish: Wish, first: IntentGuess): boolean =>
  share >= PARTICULAR &&
  isToldInWords(first.intent) &&
  [entry, ...(beside === null ? [] : [beside])].every(
    ({ topic }) => ABOUT[first.intent]?.includes(topic) !== false,
  ) &&
  !isOfThemselves(first, wish, share) &&
  !namesFigures(wish.reading);

/** Of a programme, where none is named and the talk is of none: a rule is asked for, and nothing could be looked up. */
const isOfProgramme = (intent: Intent): boolean => intent.startsWith('programme_');
const isOfNoProgramme = ({ intent }: IntentGuess, wish: Wish): boolean =>
  isOfProgramme(intent) &&
  wish.reading.named.topics.length + wish.reading.named.institutions.length + wish.reading.facets.length ===
    0 &&
  !namesFigures(wish.reading) &&
  meant(wish).length === 0;

/** What a question word says of words, beside what was learned: how two differ, what is done there, why. */
const QUESTION_WORD = 1;
const WHY = /(?<![a-z])why(?![a-z])|点解|为什么|为何|为咩|做咩(?=要|会|咁)/;
const asksForWords = (reading: Reading): boolean =>
  !namesFigures(reading) &&
  (asksDifference(reading.text) !== null || asksContent(reading.text) || WHY.test(reading.text));

/** What speaks for words, less what speaks for a look-up. A name is learned to speak for a look-up; where the kind of question decides, it does not count. */
function forWords(asked: Asked, wish: Wish, first: IntentGuess): number {
  const { text, reading, context } = wish;
  const { share } = asked;
  const lookUps = (isMeant: (intent: Intent) => boolean) => shareOf(text, reading, context.intents, isMeant);
  if (isOfWords(asked, wish, first)) {
    const figures = lookUps((intent) => isLookedUp(intent) && !isToldInWords(intent));
    return Math.max(odds(asked.words), 0) - odds(figures.sum);
  }
  if (isAtLarge(first, wish)) return odds(asked.words);
  if (isOfNoProgramme(first, wish) && share >= PARTICULAR) {
    const others = lookUps((intent) => isLookedUp(intent) && !isOfProgramme(intent));
    return Math.max(odds(asked.words), 0) - odds(others.sum);
  }
  return odds(asked.words) - odds(lookUps(isLookedUp).sum);
}

/** From this share on an intent is heard at all. */
const HEARD = 0.1;
const OF_OWN = /^(?:list_|my_|chance_of_any$|improve$|what_if$|state_grades$)/;
const SOUGHT = /^(?:find_|electives_for$)/;

/** What can be looked up of what a message names or tells: a programme or field of a university, one's own list, a grade. */
function isToBeLookedUp({ intent, share }: IntentGuess, { reading, context }: Wish): boolean {
  const { named, grades } = reading;
  const isOfField = named.institutions.length > 0 && named.topics.length > 0;
  const tells = grades.mentions.length > 0;
  if (isOfProgramme(intent)) return isOfField || named.codes.length > 0;
  if (SOUGHT.test(intent)) return isOfField || tells;
  return OF_OWN.test(intent) && share >= HEARD && (tells || context.choices.length > 0);
}

/** Nothing is plainly wanted beside an answer that is: many small guesses at a look-up are no evidence of one, nor are names. */
export function isVague({ share }: Asked, wish: Wish, first: IntentGuess): boolean {
  if (namesFigures(wish.reading) || isToBeLookedUp(first, wish)) return false;
  return (first.share < VAGUE && share >= LIKELY) || (first.share < PLAINLY && share >= PARTICULAR);
}

/** From this sum on an answer is given where nothing is plainly wanted. */
const DESPITE = 1;
/** Below this share words are not asked for at all. */
const LEAST_WORDS = 0.02;

/** Whether an answer is meant though a look-up may be: by the likeliest look-up, not by all that are less likely together. */
export function isAnswerDespite(asked: Asked, wish: Wish, first: IntentGuess): boolean {
  if (asked.words < LEAST_WORDS || !fits(asked, wish, first)) return false;
  const { text, reading, context } = wish;
  const { most } = shareOf(text, reading, context.intents, isLookedUp);
  return Math.max(odds(asked.words), 0) - odds(most) + odds(asked.share) >= DESPITE;
}

/** Told and not asked, what is felt is no question about a job or a subject that it names: "I'm the stupid one, my sister is a doctor". */
const isToldAsFelt = ({ text, reading, context }: Wish): boolean =>
  !asksSomething(text) && shareOf(text, reading, context.intents, isFeeling).sum >= PLAINLY;

/** What weighs, or is taught, is not answered by what is known of a job; and beside talk an answer has to be meant the more. */
function fits({ entry, share }: Asked, wish: Wish, first: IntentGuess): boolean {
  const { reading } = wish;
  const isTaught = first.intent === 'programme_overview' && asksDifference(reading.text) === 'taught';
  if (isTaught && entry.topic === 'careers') return false;
  const isFelt = (first.share >= PLAINLY && isFeeling(first.intent)) || isToldAsFelt(wish);
  if (isFelt && !WHAT_WEIGHS.includes(entry.topic) && !isOfToldGrade(entry.id, reading.grades)) return false;
  const isTalk = first.share >= PLAINLY && !(first.intent in KNOWLEDGE_OF) && !isLookedUp(first.intent);
  return share >= (isTalk ? LEAST.besideTalk : LEAST.share);
}

/** From this share on an answer is the only one that is meant. */
export const ONLY = 0.6;

/** What counts beside the share of the answer that a whole message asks for: of how little of the message its texts hold. */
const OF_ALL = { words: 0.5, support: 2, usual: 0.25, least: 0.03 } as const;
/** From this sum on it is given, whatever a part of the message says; below the other it is right in one of eight. See `docs/decisions/079`. */
const AS_A_WHOLE = { surely: 1.8, barely: -2.5 } as const;
/** Above this share something is looked up. */
const LOOKED_UP = 0.55;

/** Of one's own list, of programmes or universities that are named, or talk: answered as such, however near an answer stands. */
function isOfOther({ intent, share }: IntentGuess, wish: Wish): boolean {
  const { text, reading, context } = wish;
  const isLeant = lookedUpAgain(wish) !== null;
  const { codes, institutions, topics } = reading.named;
  const isTalk = share >= PLAINLY && !(intent in KNOWLEDGE_OF) && !isLookedUp(intent);
  const isOfOwn =
    ownPlaces(reading.text, context.choices).length > 0 ||
    listQuestionIn(reading.text) !== null ||
    asksOfMine(wish);
  const isOfSeveral = institutions.length > 1 || (institutions.length > 0 && topics.length > 1);
  const isNamed = codes.length > 0 || isOfSeveral || chanceAsked(wish) !== null;
  const isOfRule = intent in KNOWLEDGE_OF && share >= VAGUE;
  const isSought = asksWhichProgrammes(reading) && !isOfRule;
  return (
    isTalk ||
    isOfOwn ||
    isNamed ||
    isSought ||
    isLeant ||
    asksFiguresThere(wish) ||
    shareOf(text, reading, context.intents, isLookedUp).sum > LOOKED_UP
  );
}

/** How a whole message asks for an answer: so surely that nothing else read in it stands, so little that it is rather asked back, or neither. */
export function weighedByAll(
  { share, support }: KnowledgeMatch,
  wish: Wish,
  first: IntentGuess,
): 'surely' | 'barely' | 'maybe' {
  const words = shareOfWords(wish.text, wish.reading, wish.context.knowledge);
  const held = Math.log(Math.max(support, OF_ALL.least) / OF_ALL.usual);
  const sum = odds(share) + OF_ALL.words * odds(words) + OF_ALL.support * held;
  if (share >= ONLY && sum >= AS_A_WHOLE.surely && !isOfOther(first, wish)) return 'surely';
  return sum < AS_A_WHOLE.barely ? 'barely' : 'maybe';
}

/** Whether words are asked for, this answer is meant, and nothing is to be looked up, taken together. */
export function isAnswer(asked: Asked, wish: Wish, first: IntentGuess, least: number): boolean {
  if (!fits(asked, wish, first)) return false;
  const mayBeWords = isToldInWords(first.intent) || first.intent === 'why' || !isLookedUp(first.intent);
  const byWord = mayBeWords && asksForWords(wish.reading) ? QUESTION_WORD : 0;
  return forWords(asked, wish, first) + byWord + odds(asked.share) >= least;
}
