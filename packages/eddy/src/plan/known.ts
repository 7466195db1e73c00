import { type IntentGuess, shareOfLookUps } from '../classifier/read-intent.ts';
import type { EddyContext } from '../context.ts';
import { fieldName } from '../guide/condition-words.ts';
import { wordingIn } from '../guide/wording.ts';
import { type Intent, isFeeling, isLookedUp } from '../intents.ts';
import type { KnowledgeEntry, KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { KNOWLEDGE_OF, topicsOfIntent } from '../knowledge/topics-of-intents.ts';
import { shareOfWords } from '../knowledge/words-wanted.ts';
import { type KnowledgeMatch, knowledgeFor } from '../knowledge.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownPlaces } from '../state/own-places.ts';
import { focusOf } from '../state/spoken-of.ts';
import { wasTold } from '../state/told-entries.ts';
import { WHAT_WEIGHS } from '../talk/plans.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import type { Understanding } from '../understanding.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';
import { ofTopics } from './topics.ts';

/** "Which programmes are there in Nursing?", as offered after an answer about work: those of the field. */
export function fieldOffered(message: string, context: EddyContext): Understanding | null {
  const { texts, say } = wordingIn(context.language);
  const asked = context.fields.file.fields.find(
    ({ id }) => message.trim() === say(texts.follow.inField, { field: fieldName(id, context) }),
  );
  if (asked === undefined) return null;
  return lookUp([
    { tool: 'find_programmes', input: { ...NO_CONDITIONS, fields: [asked.id], order: null, lowest: false } },
  ]);
}

/** The short answer that a message asks for; `words`: how likely words are asked for, and no look-up. Shares from 0 to 1. */
interface Asked {
  readonly entry: KnowledgeEntry;
  readonly share: number;
  readonly words: number;
}

/** Answers to "what now", which differ by where one stands. */
const NEXT_STEPS: ReadonlySet<string> = new Set(['startPredicted', 'emptyList', 'listDone']);
/** From this share on it is plain of which standing a message speaks. */
const OF_ONE_STANDING = 0.6;

function nextStep({ grades, choices }: EddyContext): string {
  if (!hasEnoughGrades(grades)) return 'startPredicted';
  return choices.length === 0 ? 'emptyList' : 'listDone';
}

/** "What do I do now" is answered by where the pupil stands. */
function byStanding(asked: Asked, context: EddyContext): Asked {
  const isOpen = NEXT_STEPS.has(asked.entry.id) && asked.share < OF_ONE_STANDING;
  const entry = isOpen ? context.knowledge.entry(nextStep(context)) : null;
  return entry === null ? asked : { ...asked, entry, share: OF_ONE_STANDING };
}

/** From this share on an intent is plain. */
const PLAINLY = 0.5;
/** What is looked through for what is plainly wanted; empty: everywhere. */
const topicsOf = ({ intent, share }: IntentGuess): readonly KnowledgeTopic[] =>
  share >= PLAINLY ? topicsOfIntent(intent) : [];

/** The likeliest answer that was not given yet in this chat. */
function likeliest(text: string, { context, earlier }: Wish, first: IntentGuess): KnowledgeMatch | null {
  const matches = knowledgeFor(text, context.knowledge).filter(
    ({ entry }) => !wasTold(entry, context, earlier),
  );
  return ofTopics(matches, topicsOf(first));
}

/** A message of so few signs, for which words are this likely asked, may lean on the one before. */
const SHORT = 40;
const LEANING = 0.8;

/** What the message asks for: by itself or, in few words, together with the message before it. */
function askedIn(wish: Wish, first: IntentGuess): Asked | null {
  const { text, reading, context, earlier } = wish;
  const own = likeliest(text, wish, first);
  const words = shareOfWords(text, reading, context.knowledge);
  const mayLean = words >= LEANING && text.length <= SHORT;
  const isPlain = (own?.share ?? 0) >= PLAINLY;
  const before = mayLean && !isPlain ? earlier.findLast(({ isBot }) => !isBot) : undefined;
  const together = before === undefined ? null : likeliest(`${before.text} ${text}`, wish, first);
  const best = (together?.share ?? 0) > (own?.share ?? 0) ? together : own;
  return best === null ? null : byStanding({ ...best, words }, context);
}

/** Nothing learned is surer than this, or less sure than its rest. */
const SUREST = 0.97;

/** As a logarithm of odds, so that what speaks for and against adds up. */
function odds(share: number): number {
  const held = Math.min(Math.max(share, 1 - SUREST), SUREST);
  return Math.log(held / (1 - held));
}

/**
 * From this sum on an answer is given: of talks that were left out, 3 in 100 look-ups were then answered in words, and of
 * messages that ask for words in roundabout ways 57 in 100 got theirs and 7 another; see `docs/decisions/067`.
 */
const ANSWERED = 1;
/** From this sum on nothing speaks against an answer, and no rule comes before it. */
export const NOTHING_AGAINST = 6;
/** From this share on it is an answer that is meant, and what is told of another matter gives way. */
const LEAST = { share: 0.3, besideTalk: 0.6 } as const;

/** Asked of no programme that is named, these are of fields, jobs and interviews at large, and told in words. */
const AT_LARGE: ReadonlySet<Intent> = new Set<Intent>([
  'programme_compare',
  'programme_careers',
  'programme_interview',
  'programme_length',
  'fit',
]);
const isAtLarge = ({ intent }: IntentGuess, { reading: { named }, context, earlier }: Wish): boolean =>
  AT_LARGE.has(intent) &&
  named.codes.length + named.institutions.length === 0 &&
  (intent === 'programme_compare' || focusOf(earlier, context).length === 0);

/** Whether words are asked for, this answer is meant, and nothing is to be looked up, taken together. */
function isAnswer({ entry, share, words }: Asked, wish: Wish, first: IntentGuess, least: number): boolean {
  const { text, reading, context } = wish;
  // What weighs is not answered by what is known of a job.
  const isFelt = first.share >= PLAINLY && isFeeling(first.intent);
  if (isFelt && !WHAT_WEIGHS.includes(entry.topic)) return false;
  const isTalk = first.share >= PLAINLY && !(first.intent in KNOWLEDGE_OF) && !isLookedUp(first.intent);
  if (share < (isTalk ? LEAST.besideTalk : LEAST.share)) return false;
  const lookUps = isAtLarge(first, wish) ? 0 : odds(shareOfLookUps(text, reading, context.intents));
  return odds(words) + odds(share) - lookUps >= least;
}

/** Of a field that is named: its programmes, not what is known of it. */
const ASKS_PROGRAMMES =
  /(?<![a-z])(?:programmes?|programs?|courses?|which uni\w*|who offers)(?![a-z])|课程|有(?:咩|乜|什么|啲)(?:科|拣)|边间|哪间|哪所|有(?:得|冇|没有)读|有关(?:嘅|的)科/;
const OF_OWN_LIST = /^(?:list_|my_list$|chance_of_any$)/;
const OF_OWN_GRADES = /^(?:my_score$|my_strengths$|improve$|what_if$|state_grades$)/;

/** Of one's own list or grades, of the programme that the talk is of, or of those a field has: to be looked up, however it is asked. */
function isOfProgrammes({ reading, context, text, earlier }: Wish, { intent, share }: IntentGuess): boolean {
  const { named } = reading;
  const isOfList = context.choices.length > 0 && OF_OWN_LIST.test(intent);
  const isOfGrades = hasEnoughGrades(context.grades) && OF_OWN_GRADES.test(intent);
  const isOfTest = context.ability !== null && intent === 'my_abilities';
  const isOfOwn = share >= PLAINLY && (isOfList || isOfGrades || isOfTest);
  const isOfField =
    named.topics.length > 0 && !(intent in KNOWLEDGE_OF) && ASKS_PROGRAMMES.test(reading.text);
  const isOfFocus =
    intent.startsWith('programme_') &&
    share >= PLAINLY &&
    text.length <= SHORT &&
    focusOf(earlier, context).length > 0;
  return isOfOwn || isOfField || isOfFocus || ownPlaces(reading.text, context.choices).length > 0;
}

/** Told by the guide's own words of them, or declined with a reason. */
const SAID_ELSE: ReadonlySet<Intent> = new Set<Intent>(['outside', 'thanks_bye', 'hello']);

/** What a message asks to be told in words rather than looked up; dates come with the next one. */
export function known(wish: Wish, first: IntentGuess, least = ANSWERED): Understanding | null {
  const { reading } = wish;
  const isOfLevels = first.intent === 'explain_level' && reading.notions.length > 0;
  const isElse = SAID_ELSE.has(first.intent) && first.share >= PLAINLY;
  const asked = isOfLevels || isElse || isOfProgrammes(wish, first) ? null : askedIn(wish, first);
  if (asked === null || !isAnswer(asked, wish, first, least)) return null;
  return lookUp([entryCall(asked.entry, wish.text, first.intent === 'dates')]);
}
