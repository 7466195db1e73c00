import { namesNothing } from '../asked/named-programmes.ts';
import { asksWhyAtLarge } from '../asked/why-words.ts';
import type { IntentGuess } from '../classifier/read-intent.ts';
import { isLookedUp } from '../intents.ts';
import type { KnowledgeMatch } from '../knowledge.ts';
import { toldOfLate, wasTold } from '../state/told-entries.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';

/** From this share on an answer is meant, where nothing else is heard in a message. */
const MEANT = 0.5;
/** From this share on, where a look-up was plainly wanted that found nothing to look up. */
const PLAIN = 0.8;
/** From this share on, where it stands near what was told last. */
const NEAR = 0.2;
/** From this share on it is asked for by itself, where it stands beside what was told right before. */
const BESIDE = 0.25;
/** Said to what Eddy asked or offered, such words ask for no answer of their own. */
const REPLIES = /^(?:yes_no|more|simpler|thanks_bye|hello|correction)$/;
/** From this share on such words are that. */
const REPLY = 0.5;
/** Said after a card or beside it, these are no answers to a question that names nothing of the kind. */
const AFTER_A_CARD: ReadonlySet<string> = new Set([
  'mustICall',
  'whenICall',
  'noStrangers',
  'wasJoking',
  'okNow',
  'willReport',
  'thanksListening',
]);
/** Shorter messages hold no matter of their own. */
const SHORTEST = 5;

/** Whether a message is only said to what Eddy asked or offered. */
const isReply = ({ intent, share }: IntentGuess): boolean => REPLIES.test(intent) && share >= REPLY;

function untold(text: string, { context, earlier }: Wish): readonly KnowledgeMatch[] {
  return answersInTalk(text, { context, earlier }).filter(
    ({ entry }) => !AFTER_A_CARD.has(entry.id) && !wasTold(entry, context, earlier),
  );
}

/** The answers that stand beside those told of late. */
function kinOfTold({ context, earlier }: Wish): ReadonlySet<string> {
  return new Set(toldOfLate(context, earlier).flatMap(({ related }) => related));
}

/** Longer messages say what they ask. */
const SHORT = 45;

/**
 * A message that names nothing, right after an answer in words, asks for an answer beside that one: "I wear glasses, is that a
 * problem" after how one becomes a pilot.
 */
export function besideTold(wish: Wish, first: IntentGuess): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const names = !namesNothing(reading.named) || reading.named.unknown.length > 0;
  const [last, ...others] = toldOfLate(context, earlier.slice(-2));
  const isElse = names || reading.grades.changes.length > 0 || text.length > SHORT || text.length < SHORTEST;
  if (isElse || REPLIES.test(first.intent) || last === undefined || others.length > 0) return null;
  const isKin = ({ entry }: KnowledgeMatch): boolean =>
    last.related.includes(entry.id) || entry.related.includes(last.id);
  const named = untold(text, wish).find((match) => match.share >= BESIDE && isKin(match));
  return named === undefined ? null : lookUp([entryCall(named.entry, text)]);
}

/**
 * What a message in the middle of a talk asks to be told, where nothing else was heard in it: the answer it names plainly, or
 * one that stands beside those told of late.
 */
export function leaning(wish: Wish, first: IntentGuess, least = MEANT): Understanding | null {
  const { text } = wish;
  if (text.length < SHORTEST || isReply(first)) return null;
  const own = untold(text, wish);
  const [best] = own;
  const isSought = first.share >= REPLY && isLookedUp(first.intent);
  const meant = best !== undefined && best.share >= (isSought ? PLAIN : least) ? best : null;
  const kin = kinOfTold(wish);
  const beside = own.find(({ entry, share }) => share >= NEAR && kin.has(entry.id)) ?? null;
  const found = meant ?? beside;
  return found === null ? null : lookUp([entryCall(found.entry, text)]);
}

const OF_THE_WORLD: IntentGuess = { intent: 'explain_term', share: 0 };
/** From this share on it is meant where a reason is asked for and no level. */
const AT_LARGE = 0.3;

/** "Why does the median change every year": words, and no level once more. */
export const whyAtLarge = (wish: Wish): Understanding | null =>
  wish.reading.has('why') && asksWhyAtLarge(wish.reading) ? leaning(wish, OF_THE_WORLD, AT_LARGE) : null;
