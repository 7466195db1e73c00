import { asksSomething } from '../asked/clauses.ts';
import { detailCalls } from '../asked/decide.ts';
import { plainText } from '../asked/plain-text.ts';
import { asksWhichProgrammes, seeksProgrammes } from '../asked/programmes-sought.ts';
import { asksWhether } from '../asked/yes-or-no.ts';
import { type IntentGuess, shareOf } from '../classifier/read-intent.ts';
import type { EddyContext } from '../context.ts';
import { inFieldQuestion } from '../guide/condition-words.ts';
import { type Intent, isLookedUp, isToldInWords } from '../intents.ts';
import { fieldsAbout } from '../knowledge/field-words.ts';
import type { KnowledgeEntry, KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { KNOWLEDGE_OF, topicsOfIntent } from '../knowledge/topics-of-intents.ts';
import { shareOfWords } from '../knowledge/words-wanted.ts';
import type { KnowledgeMatch } from '../knowledge.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownPlaces } from '../state/own-places.ts';
import { focusOf } from '../state/spoken-of.ts';
import { wasTold } from '../state/told-entries.ts';
import type { ToolCall } from '../tool-call.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import type { Facet } from '../tools/facets.ts';
import type { Understanding } from '../understanding.ts';
import { answersMeant } from './answers-in-talk.ts';
import { eachThere } from './each-there.ts';
import { asksFiguresThere } from './figures-meant.ts';
import { entryCall, lookUp, meant, type Wish } from './parts.ts';
import { ofTopics } from './topics.ts';
import {
  type Asked,
  isAnswer,
  isAnswerDespite,
  isOfWords,
  isVague,
  PARTICULAR,
  PLAINLY,
} from './weighing.ts';
import { asksOfMine } from './which.ts';

/** "Which programmes are there in Nursing?", as offered after an answer about work: those of the field. */
export function fieldOffered(message: string, context: EddyContext): Understanding | null {
  const asked = context.fields.file.fields.find(({ id }) => message.trim() === inFieldQuestion(id, context));
  if (asked === undefined) return null;
  return lookUp([
    { tool: 'find_programmes', input: { ...NO_CONDITIONS, fields: [asked.id], order: null, lowest: false } },
  ]);
}

/** Answers to "what now", which differ by where one stands. */
const NEXT_STEPS: ReadonlySet<string> = new Set(['startPredicted', 'emptyList', 'listDone']);
/** How to begin, of whoever has no list yet. */
const NO_LIST = 'emptyList';
/** From this share on it is plain of which standing a message speaks. */
const OF_ONE_STANDING = 0.6;

function nextStep({ grades, choices }: EddyContext): string {
  if (!hasEnoughGrades(grades)) return 'startPredicted';
  return choices.length === 0 ? NO_LIST : 'listDone';
}

/** "What do I do now" is answered by where the pupil stands. */
function byStanding(asked: Asked, context: EddyContext): Asked {
  const isOpen = NEXT_STEPS.has(asked.entry.id) && asked.share < OF_ONE_STANDING;
  const entry = isOpen ? context.knowledge.entry(nextStep(context)) : null;
  return entry === null ? asked : { ...asked, entry, share: OF_ONE_STANDING };
}

/** What is looked through for what is plainly wanted; empty: everywhere. */
const topicsOf = ({ intent, share }: IntentGuess): readonly KnowledgeTopic[] =>
  share >= PLAINLY ? topicsOfIntent(intent) : [];

/** The likeliest answers that were not given yet in this chat. */
function notTold(text: string, { context, earlier }: Wish): readonly KnowledgeMatch[] {
  return answersMeant(text, { context, earlier }).filter(
    ({ entry }) => !(entry.id === NO_LIST && context.choices.length > 0) && !wasTold(entry, context, earlier),
  );
}

/** Two answers of which each has this share, and both together that one, are both asked for. */
const BOTH = { each: 0.35, together: 0.85 } as const;

/** From this share on it is known of what kind a question is. */
const OF_A_KIND = 0.3;

/** Below it a look-up is asked for, and two answers are only what it touches on. */
const MAY_BE_WORDS = 0.3;

interface Likeliest extends Pick<KnowledgeMatch, 'entry' | 'share'> {
  readonly beside: KnowledgeEntry | null;
}

/** Answers that stand beside each other and are of one field: either of them means that words are asked for. */
function areKin({ entry }: KnowledgeMatch, { entry: other }: KnowledgeMatch): boolean {
  const isNear = entry.related.includes(other.id) || other.related.includes(entry.id);
  return isNear && fieldsAbout(entry).some((field) => fieldsAbout(other).includes(field));
}

/** The share of an answer that is plainly meant, with what those beside it take from it. */
function withKin(best: KnowledgeMatch, matches: readonly KnowledgeMatch[]): number {
  const kin = best.share < PARTICULAR ? [] : matches.filter((one) => one !== best && areKin(one, best));
  return Math.min(
    1,
    kin.reduce((sum, { share }) => sum + share, best.share),
  );
}

/** The likeliest answer that was not given yet; with another one where a message asks as much for that. */
function likeliest(text: string, wish: Wish, first: IntentGuess, words: number): Likeliest | null {
  const matches = notTold(text, wish);
  const [one, other] = matches;
  const mayBeTwo = words >= MAY_BE_WORDS || isToldInWords(first.intent);
  if (one !== undefined && other !== undefined && mayBeTwo && other.share >= BOTH.each) {
    const share = one.share + other.share;
    // Of two that the kind of question tells apart, one is meant: what history leads to, not what it is like to study.
    const topics = first.share >= OF_A_KIND ? topicsOfIntent(first.intent) : [];
    const [fitting, ...more] = [one.entry, other.entry].filter(({ topic }) => topics.includes(topic));
    const isOne = fitting !== undefined && more.length === 0;
    if (share >= BOTH.together)
      return isOne
        ? { entry: fitting, share, beside: null }
        : { entry: one.entry, share, beside: other.entry };
  }
  const best = ofTopics(matches, topicsOf(first));
  return best === null ? null : { ...best, share: withKin(best, matches), beside: null };
}

/** Longer messages say what they ask of the programme that the talk is of. */
const SHORT = 40;

/** What the message asks for. */
function askedIn(wish: Wish, first: IntentGuess): Asked | null {
  const { text, reading, context } = wish;
  const words = shareOfWords(text, reading, context.knowledge);
  const best = likeliest(text, wish, first, words);
  return best === null ? null : byStanding({ ...best, words }, context);
}

/**
 * From this sum on an answer is given: of talks that were left out, 3 in 100 look-ups were then answered in words, and of
 * messages that ask for words in roundabout ways 57 in 100 got theirs and 7 another; see `docs/decisions/067`.
 */
const ANSWERED = 1;
/** From this sum on nothing speaks against an answer, and no rule comes before it. */
export const NOTHING_AGAINST = 6;

/** Beside what is told in words, so many programmes are told of. */
const MOST_FACTS = 2;

const OF_OWN_LIST = /^(?:list_|my_list$|chance_of_any$)/;
const OF_OWN_GRADES = /^(?:my_score$|my_strengths$|improve$|what_if$|state_grades$)/;

/** Up to this share nothing is plainly wanted. */
const VAGUELY = 0.25;

/** A field at some universities and no question beside them: 城大以外嘅電腦科學. */
const namesOnly = ({ text, reading: { named } }: Wish): boolean =>
  named.topics.length > 0 && named.institutions.length > 1 && !asksSomething(text);

/** Of one's own list or grades, of the programme that the talk is of, or of those a field has: to be looked up, however it is asked. */
function isOfProgrammes(wish: Wish, { intent, share }: IntentGuess): boolean {
  const { reading, context, text, earlier } = wish;
  const isOfList = context.choices.length > 0 && OF_OWN_LIST.test(intent);
  const isOfGrades = hasEnoughGrades(context.grades) && OF_OWN_GRADES.test(intent);
  const isOfTest = context.ability !== null && intent === 'my_abilities';
  const isOfOwn = share >= PLAINLY && (isOfList || isOfGrades || isOfTest);
  const isSought =
    intent in KNOWLEDGE_OF ? share < VAGUELY && asksWhichProgrammes(reading) : seeksProgrammes(reading);
  const isOfField = isSought || namesOnly(wish);
  const isOfFocus =
    intent.startsWith('programme_') &&
    share >= PLAINLY &&
    text.length <= SHORT &&
    focusOf(earlier, context).length > 0;
  const isOfMine = ownPlaces(reading.text, context.choices).length > 0 || asksOfMine(wish);
  return isOfOwn || isOfField || isOfFocus || isOfMine;
}

/** Told by the guide's own words of them, or declined with a reason. */
const SAID_ELSE: ReadonlySet<Intent> = new Set<Intent>(['outside', 'thanks_bye', 'hello']);

/** 港大法律和中大法律哪個好 is of those two, "is there an interview for pharmacy" of its programmes: of neither field at large. */
function isOfFieldThere(
  { text, reading: { named }, context }: Wish,
  { intent, share }: IntentGuess,
): boolean {
  if (share < PLAINLY || named.topics.length === 0) return false;
  if (intent === 'programme_compare') return eachThere(named, context).length > 1;
  return intent === 'programme_interview' && asksWhether(plainText(text));
}

/** From this share on what is told of a day at school, a crush or supper has an answer of its own, though it is nothing of admission. */
const TOLD = 0.9;
const isToldOfLife = (wish: Wish, { intent }: IntentGuess): boolean => {
  const [best] = answersMeant(wish.text, wish);
  return intent === 'outside' && best?.entry.topic === 'feelings' && best.share >= TOLD;
};

/** The short answer that a message asks for; null where it asks what is looked up, or what the guide says in its own words. */
function answerAsked(wish: Wish, first: IntentGuess): Asked | null {
  const isOfLevels = first.intent === 'explain_level' && wish.reading.notions.length > 0;
  const isElse = SAID_ELSE.has(first.intent) && first.share >= PLAINLY && !isToldOfLife(wish, first);
  const isFigure = asksFiguresThere(wish) || isOfFieldThere(wish, first);
  return isOfLevels || isElse || isFigure ? null : askedIn(wish, first);
}

/** From this share on words are asked for, and up to the rest of it nothing is looked up: what is pointed at stands by the way. */
const SURELY = 0.9;
const BY_THE_WAY = 0.3;
const pointsByTheWay = ({ words }: Asked, { text, reading, context }: Wish): boolean =>
  words >= SURELY && shareOf(text, reading, context.intents, isLookedUp).sum <= BY_THE_WAY;

/** What weighs, or is plainly told in words, is answered as such, though places of one's own list stand in it: "should I just follow my friends". */
const isByTheWay = ({ entry, share, words }: Asked, first: IntentGuess): boolean =>
  (entry.topic === 'feelings' || first.share < VAGUELY) && share >= SURELY && words >= SURELY;

const callsOf = ({ entry, beside }: Asked, text: string, dates = false): readonly ToolCall[] => [
  entryCall(entry, text, dates),
  ...(beside === null ? [] : [entryCall(beside, text)]),
];

/** What a message asks to be told in words rather than looked up; dates come with the next one. `isOfOne`: it names or points at a programme. */
export function known(
  wish: Wish,
  first: IntentGuess,
  { least = ANSWERED, isOfOne = false }: { readonly least?: number; readonly isOfOne?: boolean } = {},
): Understanding | null {
  const asked = answerAsked(wish, first);
  if (asked === null || !isAnswer(asked, wish, first, least)) return null;
  if (isOfProgrammes(wish, first) && !isByTheWay(asked, first)) return null;
  if (isOfOne && !pointsByTheWay(asked, wish)) return null;
  return lookUp(callsOf(asked, wish.text, first.intent === 'dates'));
}

/** The answer that is meant where nothing that could be looked up is plainly wanted, and no rule knows what is. */
export function knownDespite(wish: Wish, first: IntentGuess): Understanding | null {
  const asked = isOfProgrammes(wish, first) ? null : answerAsked(wish, first);
  if (asked === null || wish.reading.named.codes.length > 0 || !isVague(asked, wish, first)) return null;
  return isAnswerDespite(asked, wish, first) ? lookUp(callsOf(asked, wish.text)) : null;
}

/** From these shares on words are asked for and this answer is meant, where nothing that could be looked up is named. */
const AT_LAST = { words: 0.8, share: 0.6 } as const;

/** The answer that is plainly meant where what else may be meant cannot be looked up: rather than asking back. */
export function knownAtLast(wish: Wish, first: IntentGuess): Understanding | null {
  const asked = answerAsked(wish, first);
  if (asked === null || wish.reading.named.codes.length > 0) return null;
  const isMeant = asked.words >= AT_LAST.words && asked.share >= AT_LAST.share;
  return isMeant ? lookUp(callsOf(asked, wish.text)) : null;
}

/** What is stored of a programme beside what is told in words: after it, or before it where a yes or no stands there. */
const STORED: Partial<Record<Intent, { readonly facet: Facet; readonly isFirst: boolean }>> = {
  programme_careers: { facet: 'careers', isFirst: false },
  programme_interview: { facet: 'interview', isFirst: true },
  programme_documents: { facet: 'documents', isFirst: true },
  programme_retake: { facet: 'retake', isFirst: true },
};

/**
 * The programmes named, or those that the talk is of. Of one that is named by its field, what is to be handed in may be told
 * in words though it is not stored.
 */
function storedOf(facet: Facet, wish: Wish): readonly string[] {
  const { codes, institutions, topics } = wish.reading.named;
  if (codes.length > 0) return codes;
  if (institutions.length === 0) return topics.length > 0 ? [] : meant(wish);
  const hasPapers = (code: string): boolean =>
    (wish.context.catalogue.find(code)?.documents?.length ?? 0) > 0;
  return facet === 'documents' ? meant(wish).filter(hasPapers) : meant(wish);
}

/** What the kind of question asks to be told in words, though a programme is named: with what is stored of that one. */
export function knownInWords(wish: Wish, first: IntentGuess): Understanding | null {
  const asked = answerAsked(wish, first);
  const isOfOwn = ownPlaces(wish.reading.text, wish.context.choices).length > 0 || asksOfMine(wish);
  if (asked === null || isOfOwn || !isOfWords(asked, wish, first) || seeksProgrammes(wish.reading))
    return null;
  if (!isAnswer(asked, wish, first, ANSWERED)) return null;
  const told = callsOf(asked, wish.text);
  const stored = STORED[first.intent];
  // Of one that is named by its code a yes or no is all that is asked.
  if (stored?.isFirst === true && wish.reading.named.codes.length > 0) return null;
  const facts = stored === undefined ? [] : detailCalls(storedOf(stored.facet, wish)).slice(0, MOST_FACTS);
  if (stored === undefined || facts.length === 0) return lookUp(told);
  return lookUp(stored.isFirst ? [...facts, ...told] : [...told, ...facts], [stored.facet]);
}
