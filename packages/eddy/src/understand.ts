import { chats } from './asked/chat-words.ts';
import { withoutCorrection } from './asked/correction-words.ts';
import { emojiAlone } from './asked/emoji-alone.ts';
import { followUp } from './asked/follow-up.ts';
import { withoutExcepted } from './asked/left-out-fields.ts';
import { readMessage } from './asked/reading.ts';
import { inCharacters } from './asked/romanised.ts';
import { readPlainly } from './asked/said-plainly.ts';
import { withoutUnwanted } from './asked/unwanted-request.ts';
import { tellsWhatWeighs, weighsAlone } from './asked/what-weighs.ts';
import { type IntentGuess, readIntents, wantedBefore } from './classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from './context.ts';
import { feelingBeside, feelingIn } from './feeling-beside.ts';
import { forSpeaker } from './for-speaker.ts';
import { type Intent, isFeeling, isLookedUp } from './intents.ts';
import { leant } from './leant.ts';
import { withAbsent } from './plan/absent.ts';
import { lookedUpAgain } from './plan/again.ts';
import { asAWhole } from './plan/as-a-whole.ts';
import { asMany, soughtBefore } from './plan/as-many.ts';
import { askedThere, askedWith } from './plan/asked-there.ts';
import { atHome, toldOnly } from './plan/at-home.ts';
import { beyondHongKong } from './plan/beyond-hong-kong.ts';
import { isBorneOut } from './plan/borne-out.ts';
import { contentOf } from './plan/content.ts';
import { comforted, comfortedOnce } from './plan/distress.ts';
import { asksFiguresThere } from './plan/figures-meant.ts';
import {
  fieldOffered,
  known,
  knownAtLast,
  knownDespite,
  knownInWords,
  NOTHING_AGAINST,
} from './plan/known.ts';
import { besideTold, whyAtLarge } from './plan/leaning.ts';
import { refused } from './plan/left-out.ts';
import { ofDisciplines } from './plan/of-disciplines.ts';
import { ofPointed, saidOutright } from './plan/outright.ts';
import { withAllTold } from './plan/own-decision.ts';
import { isDecided } from './plan/part-heard.ts';
import { lookUp, nothing, type Wish } from './plan/parts.ts';
import { plainlyThere } from './plan/plainly-there.ts';
import { declined, planFor } from './plan/plan-for.ts';
import { onTheWay } from './plan/routes.ts';
import { besideSchoolMark } from './plan/school-mark.ts';
import { likedPlainly, programmesOf } from './plan/search.ts';
import { severalAsked } from './plan/several.ts';
import { takenOrDropped } from './plan/subjects.ts';
import { dropsAll, withSupposed } from './plan/supposed.ts';
import { asksInAWord, thanked } from './plan/thanked.ts';
import { askedAtOnce } from './plan/together.ts';
import { withToldGrades, withTooFew } from './plan/told.ts';
import { ofRecord } from './plan/topics.ts';
import { ofTotal, withTotal } from './plan/total.ts';
import { heavy, saidOnly, unsure } from './plan/unsure.ts';
import { chosenAmong } from './plan/which.ts';
import { wishedOnly, wishedWork } from './plan/wished-work.ts';
import { questionIn } from './question-in.ts';
import { withoutReassurance } from './safety/misread-words.ts';
import { pointedAt } from './state/pointed-at.ts';
import { speakerIn } from './state/speaker.ts';
import { inTheTalk } from './state/topic-so-far.ts';
import { talk } from './talk.ts';
import type { ToolCall } from './tool-call.ts';
import type { Understanding } from './understanding.ts';

/** From this share on a message is read as a whole. */
const SURE = 0.5;
/** From this share on an intent stands, though the message asks for several things. */
const CERTAIN = 0.85;
/** From this share on an intent is answered rather than asked back: right in two of five just above it, in one of four below. */
const LIKELY = 0.1;
/** Below this share what is wanted is open, and what was told right before has a say. */
const UNSETTLED = 0.25;
/** Said in few words that are much alike, so that words nobody knows fall to them. */
const COURTESIES: ReadonlySet<Intent> = new Set<Intent>(['hello', 'thanks_bye', 'yes_no']);
/** From this share on a courtesy is one. */
const COURTEOUS = 0.2;
/** Longer messages tell a story, and choose among nothing. */
const LONGEST_CHOICE = 110;

const YES =
  /^(?:yes|yeah|yep|yup|ya|sure|ok(?:ay)?|please|go on|do it|好|好的|好呀|好啊|要|系|係|是|可以|得|嗯|当然|唔该|麻烦)(?![a-z]|唔|不)/;

/** A plain yes to what Eddy offered last; null where it was no yes, or nothing was offered. */
function agreedTo({ text, reading, context, earlier }: Wish): Understanding | null {
  const at = earlier.findLastIndex(({ isBot }) => !isBot);
  const asked = earlier[at];
  if (asked === undefined || !YES.test(reading.text.trim())) return null;
  const before = earlier.slice(0, at);
  const { talk: intent } = understand(asked.text, context, before);
  if (intent === null) return null;
  const { offers } = talk({ intent, message: asked.text, context, earlier: before });
  return offers === null ? null : planFor(offers, { text, reading, context, earlier });
}

/** Keys pressed at random: one word in which many consonants stand together. */
const MASHED = /^[a-z]*[bcdfghjklmnpqrstvwxz]{6,}[a-z]*$/;

const pointedIn = ({ text, reading, context, earlier }: Wish): readonly string[] =>
  pointedAt(text, reading, context, earlier);

/** Facts of a programme beside how one stands there. */
const OF_A_FACT =
  /^programme_(?:retake|bands|trend|places|formula|documents|length|careers|fee|interview|requirements|overview)$/;

/** What is asked of programmes, and so of the field that the talk is of. */
const OF_PROGRAMMES = /^(?:programme_|find_|electives_for$|fit$|recommend$|catalogue_count$)/;

/** What an intent looks up; a bare yes and "more" take up what stood last in the talk. */
function planOf(intent: Intent, wish: Wish): Understanding | null {
  if (intent === 'yes_no') return agreedTo(wish) ?? goneOn(wish);
  if (intent === 'more') return goneOn(wish);
  const asked = OF_PROGRAMMES.test(intent) ? inTheTalk(wish) : wish;
  const { absent } = asked.reading.named;
  const gone = asked === wish ? [] : absent.map((input): ToolCall => ({ tool: 'search_programmes', input }));
  return planFor(intent, asked) ?? lookUp(gone);
}

/** The look-up before, with more of it, or for what is named now. */
function goneOn(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  if (earlier.length === 0) return null;
  const followed = followUp(reading, context, earlier, pointedIn(wish));
  return followed === null ? null : { kind: 'question', ...nothing, ...followed };
}

const isHeard = ({ intent, share }: IntentGuess): boolean =>
  share >= (COURTESIES.has(intent) ? COURTEOUS : LIKELY);

/**
 * What is said in so many words comes first, then what was learned: the likelier intent, a short answer that fits plainly,
 * the second intent. Measured on talks of authors nothing was learned from, see `docs/decisions/065`.
 */
function wanted(wish: Wish, guesses: readonly [IntentGuess, IntentGuess]): Understanding {
  const { text, reading } = wish;
  const [first, second] = guesses;
  if (MASHED.test(reading.text)) return unsure(guesses, wish);
  const asked = { ...wish, text: withoutExcepted(text) };
  const isShort = text.length <= LONGEST_CHOICE;
  const isOfBands = first.share >= SURE && first.intent === 'programme_bands';
  const isOfFact = first.share >= SURE && OF_A_FACT.test(first.intent);
  const isCertain = first.share >= CERTAIN;
  const isFigure = asksFiguresThere(wish);
  const isFelt = isFeeling(first.intent);
  const isOfOne = reading.named.codes.length + pointedIn(wish).length > 0;
  const plans = [
    () => plainlyThere(wish),
    () => ofDisciplines({ ...asked, reading: readPlainly(asked.text, wish.context) }, first),
    () => lookedUpAgain(wish),
    () => beyondHongKong(wish),
    () => onTheWay(wish),
    () => (isFigure ? null : atHome(wish)) ?? toldOnly(wish),
    () => besideSchoolMark(wish),
    () => ofTotal(wish),
    () => (reading.facets.length > 1 && reading.named.topics.length > 0 ? askedAtOnce(wish) : null),
    () => wishedOnly(wish),
    () => knownInWords(asked, first),
    () => (isOfOne ? null : known(asked, first, { least: NOTHING_AGAINST })),
    () => saidOutright(wish, { isOfBands, isOfFact, isShort }),
    () => (isOfOne || reading.named.topics.length === 0 ? null : askedAtOnce(wish)),
    () => known(asked, first, { isOfOne }),
    () => (isLookedUp(first.intent) ? null : programmesOf(wish)),
    () => takenOrDropped(wish),
    () => ofRecord(wish),
    () => (isCertain && first.intent !== 'outside' ? null : declined(wish)),
    () => contentOf(wish),
    () => (isCertain && reading.named.codes.length === 0 ? null : askedAtOnce(wish)),
    () => (isShort ? chosenAmong(wish) : null),
    () => (isCertain || isFelt ? null : wishedWork(wish)),
    () => whyAtLarge(wish) ?? (first.share < UNSETTLED ? besideTold(wish, first) : null),
    () => (isCertain ? null : ofPointed(wish, pointedIn(wish), first.share >= SURE)),
    () => (isFelt ? likedPlainly(wish) : null),
    () => knownDespite(asked, first),
    // "I won't even get into social work, right": told as a worry or a rule, and asked of its programmes.
    () =>
      isFigure && first.share < UNSETTLED && !isLookedUp(first.intent)
        ? planFor('programme_level', wish)
        : null,
    () => (isHeard(first) && isBorneOut(first, wish) ? planOf(first.intent, wish) : null),
    () => goneOn(wish),
    () => (isHeard(second) && isBorneOut(second, wish) ? planOf(second.intent, wish) : null),
    () => knownAtLast(asked, first),
  ];
  for (const plan of plans) {
    const found = plan();
    if (found !== null) return found;
  }
  if (asksInAWord(reading.text)) return unsure(guesses, wish);
  const isHeavy = tellsWhatWeighs(reading.text) || weighsAlone(reading.text);
  return isHeavy ? heavy(guesses) : saidOnly(guesses, wish);
}

/** What comes of one's list is asked without being lost or late; only fear stands beside it. */
const isOfList = ({ calls }: Understanding): boolean => calls.some(({ tool }) => tool === 'list_chances');

/** Advice on what weighs takes it up itself: no line comes before it. */
const takesUp = ({ calls }: Understanding): boolean =>
  calls.length > 0 &&
  calls.every((call) => call.tool === 'knowledge' && call.input.topics.includes('feelings'));

/** What is said at home, or plainly liked, is taken up as such: no line of a feeling comes before it. */
const isItself = ({ calls }: Understanding, wish: Wish): boolean =>
  atHome(wish) !== null ||
  (calls.some(({ tool }) => tool === 'find_by_interest') && likedPlainly(wish) !== null);

/** What a pupil asks: by learned intents and what the message names; follow-ups by the earlier messages. */
export function understand(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[] = [],
): Understanding {
  const offered = fieldOffered(message, context);
  return offered ?? understandWanted(withoutReassurance(withoutUnwanted(message)), context, earlier);
}

/** What a message asks, without what it asks not to be told. */
function understandWanted(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): Understanding {
  const isAnswered = earlier.some(({ isBot }) => isBot);
  const ofOne = (asked: string, before: readonly EarlierMessage[]) => understandOne(asked, context, before);
  const ofBoth = (asked: string, before: readonly EarlierMessage[]): Understanding =>
    severalAsked(withoutExcepted(asked), before, context, ofOne) ?? ofOne(asked, before);
  const ofWhole = (asked: string, before: readonly EarlierMessage[]): Understanding =>
    withToldGrades(asked, context, before, ofBoth) ?? withTooFew(ofBoth(asked, before), context);
  const withGrades = (asked: string, before: readonly EarlierMessage[]): Understanding => {
    const read = ofWhole(asked, before);
    const isOpen = read.kind === 'unsure' || read.talk === 'telling';
    const leans = isOpen && isAnswered ? leant(asked, context, before) : null;
    return asAWhole(leans ?? read, asked, context, before);
  };
  const spoken = (read: Understanding): Understanding => {
    const comfort = comfortedOnce(read, message, context);
    const told = {
      ...comfort,
      calls: comfort.calls.map((call) => withAllTold(call, message, context, earlier)),
    };
    return asMany(forSpeaker(told, speakerIn(message, earlier), { text: message, context }), message);
  };
  if (!isAnswered) return spoken(withGrades(message, earlier));
  const refusal = refused({ text: message, reading: readPlainly(message, context), context, earlier });
  if (refusal !== null) return spoken(refusal);
  const { text, corrects, unanswered } = withoutCorrection(message);
  const before = asMeant(earlier);
  const again =
    (unanswered ? askedWith(text, before, withGrades) : null) ??
    soughtBefore(text, before, withGrades) ??
    askedThere(text, before, context, withGrades);
  const understood = spoken(again ?? withGrades(text, before));
  return corrects && understood.calls.length > 0 ? { ...understood, feeling: 'correction' } : understood;
}

/** The messages before without what was corrected in them. */
const asMeant = (earlier: readonly EarlierMessage[]): readonly EarlierMessage[] =>
  earlier.map((said) => (said.isBot ? said : { ...said, text: withoutCorrection(said.text).text }));

/** A message that asks one thing. */
function understandOne(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): Understanding {
  const sign = emojiAlone(message);
  if (sign !== null) return { kind: 'talk', ...nothing, talk: sign };
  const { text, asks, announced } = questionIn(inCharacters(message) ?? message, context);
  if (chats(message) || chats(text)) return { kind: 'talk', ...nothing, talk: 'hello' };
  if (!asks && announced) return { kind: 'talk', ...nothing, talk: 'thanks_bye' };
  const reading = readPlainly(text, context);
  const wish = { text, reading, context, earlier };
  const before = wantedBefore(earlier, context);
  const guesses = readIntents(text, readMessage(text, context), context.intents, before);
  const dropped = dropsAll(wish);
  if (dropped !== null && guesses[0].share < CERTAIN) return dropped;
  const understood = comforted(
    withAbsent(withTotal(withSupposed(wanted(wish, guesses), wish), wish), wish),
    message,
    wish,
  );
  if (thanked(message, understood)) return { kind: 'talk', ...nothing, talk: 'thanks_bye' };
  if (understood.talk !== null || takesUp(understood) || isItself(understood, wish)) return understood;
  const felt = feelingBeside({ ...wish, text: message }, before) ?? feelingIn(guesses, reading);
  const isBeside = isOfList(understood) || (isDecided(understood) && (felt === 'late' || felt === 'lost'));
  const feeling = isBeside && felt !== 'worry' ? null : felt;
  return { ...understood, feeling };
}
