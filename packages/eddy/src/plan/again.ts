import { besideGrades } from '../asked/beside-grades.ts';
import { isBarePointer, isElliptic } from '../asked/elliptic.ts';
import { foundByTopics } from '../asked/named-programmes.ts';
import { type Reading, readMessage } from '../asked/reading.ts';
import { readIntents } from '../classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { type Intent, isToldInWords } from '../intents.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownAt, pointedAt } from '../state/pointed-at.ts';
import { fieldThere } from '../state/topic-so-far.ts';
import type { Understanding } from '../understanding.ts';
import { isChosenThere } from './chosen-there.ts';
import type { Wish } from './parts.ts';
import { planFor } from './plan-for.ts';
import { withinReach } from './reach.ts';

/** From this share on an earlier message asked it. */
const ASKED = 0.25;
/** Older questions than these are another matter. */
const REMEMBERED = 6;
const OF_PROGRAMMES = /^(?:programme_|find_|fit$|recommend$|catalogue_count$)/;

/** Asked of a field after all there are, one is told with where the pupil stands. */
const ofField = (intent: Intent, { context: { grades } }: Wish): Intent => {
  if (intent === 'catalogue_count') return hasEnoughGrades(grades) ? 'find_by_level' : intent;
  return intent === 'recommend' ? 'find_in_field' : intent;
};

interface Asked {
  readonly intent: Intent;
  readonly reading: Reading;
}

/** The questions of programmes so far, the latest first; small talk and questions of the world are passed over. */
const askedBefore = ({ context, earlier }: Wish): readonly Asked[] => askedIn(earlier, context);

function askedIn(earlier: readonly EarlierMessage[], context: EddyContext): readonly Asked[] {
  return earlier
    .filter(({ isBot }) => !isBot)
    .slice(-REMEMBERED)
    .toReversed()
    .flatMap(({ text: said }) => {
      const whole = readMessage(said, context);
      const text = whole.grades.told.length === 0 ? said : besideGrades(whole);
      const reading = readMessage(text, context);
      const [{ intent, share }] = readIntents(text, reading, context.intents);
      return share >= ASKED && OF_PROGRAMMES.test(intent) ? [{ intent, reading }] : [];
    });
}

/** Whether a message asks something of programmes by the kind of its question. */
export const asksOfProgrammes = (text: string, context: EddyContext): boolean =>
  askedIn([{ text, isBot: false }], context).length > 0;

/** The latest that says itself what it asks; else the first: "nursing at PolyU?". */
function questionBefore(wish: Wish): Asked | undefined {
  const asked = askedBefore(wish);
  return asked.find(({ reading }) => !isElliptic(reading, wish.context)) ?? asked.at(-1);
}

/** A field alone is sought where the one before was: "what about physio" after "nursing at PolyU". */
function alsoThere({ reading, context, earlier }: Wish, before: Asked): Reading {
  const { codes, topics, institutions } = reading.named;
  const last = earlier.findLast(({ isBot }) => !isBot)?.text;
  const said = last === undefined ? [] : readMessage(last, context).named.institutions;
  const there = said.length > 0 ? said : before.reading.named.institutions;
  if (codes.length + institutions.length > 0 || there.length === 0) return reading;
  const found = foundByTopics(topics, there, context);
  return found.absent.length > 0
    ? reading
    : { ...reading, named: { ...reading.named, ...found, institutions: there } };
}

/** The question right before, where it was of programmes and is answered by figures; what is told in words is told of another, too. */
function figuresBefore(wish: Wish): Asked | undefined {
  const { context, earlier } = wish;
  const said = earlier.filter(({ isBot }) => !isBot);
  const last = said.findLast(({ text }) => !isElliptic(readMessage(text, context), context));
  const before = last === undefined ? undefined : askedBefore({ ...wish, earlier: [last] })[0];
  return before === undefined || isToldInWords(before.intent) ? undefined : before;
}

/** What was looked up right before, of another field and nothing else: 咁OT同放射呢 after the median of physiotherapy. */
export function lookedUpAgain(wish: Wish): Understanding | null {
  const isField = wish.reading.named.topics.length > 0 && isElliptic(wish.reading, wish.context);
  const before = isField ? figuresBefore(wish) : undefined;
  return before === undefined ? null : (withinReach(wish) ?? askedOfNow(wish, before));
}

/** What was asked before, of another programme, university or field: "and CityU?", 藥劑呢. */
export function askedAgain(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const isBare = isBarePointer(reading.text) && pointedAt(wish.text, reading, context, earlier).length > 0;
  if (earlier.length === 0 || !(isBare || isElliptic(reading, context))) return null;
  const before = questionBefore(wish);
  if (before === undefined) return null;
  return isBare ? planFor(before.intent, wish) : askedOfNow(wish, before);
}

function askedOfNow(wish: Wish, before: Asked): Understanding | null {
  const { reading, context, earlier } = wish;
  const { codes, topics, institutions } = reading.named;
  if (codes.length + topics.length > 0)
    return planFor(topics.length > 0 ? ofField(before.intent, wish) : before.intent, {
      ...wish,
      reading: alsoThere(wish, before),
    });
  const there = isChosenThere(wish) ? null : fieldThere(wish);
  const isOwn = ownAt(there ?? reading, context, earlier).length > 0;
  if (institutions.length === 0 || (there === null && !isOwn)) return null;
  return planFor(before.intent, there === null ? wish : { ...wish, reading: there });
}
