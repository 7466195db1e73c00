import { emojiAlone } from './asked/emoji-alone.ts';
import { followUp } from './asked/follow-up.ts';
import { plainText } from './asked/plain-text.ts';
import { type Reading, readMessage } from './asked/reading.ts';
import { inCharacters } from './asked/romanised.ts';
import { readPlainly } from './asked/said-plainly.ts';
import { tellsWhatWeighs } from './asked/what-weighs.ts';
import { type IntentGuess, readIntents } from './classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from './context.ts';
import { gradesTyped } from './grades-typed.ts';
import type { Intent } from './intents.ts';
import { planFor } from './plan.ts';
import { byRules, isVague } from './plan-by-rules.ts';
import { factOfFocus } from './plan-facts.ts';
import { keptAway, knownAnswer, wishedWork, withoutSubject } from './plan-heard.ts';
import { fieldOffered, plainlyKnown } from './plan-known.ts';
import { isOfOneMatter, outweighs } from './plan-matter.ts';
import { ofPointed, saidOutright } from './plan-outright.ts';
import { classify, lookUp, nothing, type Wish } from './plan-parts.ts';
import { storyIn } from './plan-story.ts';
import { dropsAll, withSupposed } from './plan-supposed.ts';
import { askedAtOnce } from './plan-together.ts';
import { chosenAmong } from './plan-which.ts';
import { questionIn } from './question-in.ts';
import { pointedAt } from './state/pointed-at.ts';
import { isTalkIntent, type TalkIntent, talk } from './talk.ts';
import type { Understanding } from './understanding.ts';

/**
 * Shares of the classifier, read off phrases of authors it was not learned from (`scripts/data/intent-weights.ts --shares`):
 * what is first is right in 88 % or more from 0.4 on, in 81 % from 0.3, 58 % from 0.15, and below that in a half or fewer.
 * Where rules find another matter, they are right in 3 % from 0.3 on.
 */
const SURE = 0.5;
/** From this share on an intent is believed against rules that find another matter. */
const BELIEVED = 0.3;
/** Below this share an intent is only offered as something that may have been meant. */
const LIKELY = 0.15;
/** From this share on a short message is no follow-up, unless it says that it leans on what came before. */
const PLAIN = 0.6;
/** From this share on an intent stands, though the message begins as a follow-up does. */
const CERTAIN = 0.85;
/** From this share on an intent is tried before something that nobody could be told. */
const PLAUSIBLE = 0.1;
/** From this share on a feeling is answered rather than declined. */
const HEARD = 0.3;
/** From this share on, of both guesses together, a message that asks nothing tells a feeling. */
const TOLD = 0.25;
/** From this share on a feeling is heard beside what is asked, where words of it tell of something that weighs. */
const FELT = 0.12;
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

const FEELINGS: ReadonlySet<Intent> = new Set<Intent>(['worry', 'failed', 'pressure', 'lost', 'late']);
const AFRAID =
  /(?<![a-z])(?:scared|afraid|worr(?:y|ied)|nervous|terrified|anxious)(?![a-z])|惊|怕|担心|焦虑|紧张|压力/;

/** Of oneself, in words that leave no doubt: heard even where the message mostly asks something. */
const SAYS_WORRIED =
  /(?<![a-z])i(?:'?m| am| feel| get| got)?(?: \w+)? (?:scared|afraid|worry|worried|nervous|terrified|anxious|stressed|overwhelmed|panick?ing|overthink)(?![a-z])|我(?:真的?|好|很|非常)?(?:担心|害怕|焦虑|惊)/;
const SAYS_SAD =
  /(?<![a-z])i(?:'?m| am| feel)?(?: \w+)? (?:crushed|gutted|ashamed|devastated|heartbroken|hopeless|miserable|regret|losing hope|hate myself)(?![a-z])|it'?s hopeless|broke me(?![a-z])|我(?:真的?|好|很|非常)?(?:后悔|难过|伤心|绝望|崩溃|唔开心|不开心)/;

/** The feeling that a message tells beside what it asks; fear of what may come is no failure yet. */
function feelingIn(guesses: readonly IntentGuess[], { text }: Reading): TalkIntent | null {
  const isTold = tellsWhatWeighs(text) || AFRAID.test(text);
  const least = isTold ? FELT : HEARD;
  const felt = guesses.find(({ intent, share }) => share >= least && FEELINGS.has(intent))?.intent;
  if (felt === undefined || !isTalkIntent(felt)) {
    if (SAYS_WORRIED.test(text)) return 'worry';
    return SAYS_SAD.test(text) ? 'failed' : null;
  }
  return felt === 'failed' && AFRAID.test(text) ? 'worry' : felt;
}

/** Said of nothing, or only as an answer to something: never offered as what may have been meant. */
const NOT_OFFERED: ReadonlySet<Intent> = new Set<Intent>([
  'yes_no',
  'thanks_bye',
  'hello',
  'more',
  'correction',
  'why',
]);
const OFFERED_ELSE: readonly Intent[] = ['programme_level', 'find_by_interest', 'list_check'];
const OFFERED = 3;

function unsure(guesses: readonly IntentGuess[]): Understanding {
  const meant = guesses.map(({ intent }) => intent).filter((intent) => !NOT_OFFERED.has(intent));
  return {
    kind: 'unsure',
    ...nothing,
    unsureOf: [...new Set([...meant, ...OFFERED_ELSE])].slice(0, OFFERED),
  };
}

/** Answered by programmes that are found: what is kept away from counts there. */
const FINDS: ReadonlySet<Intent> = new Set<Intent>([
  'find_by_interest',
  'find_by_career',
  'find_in_field',
  'recommend',
  'fit',
  'lost',
]);

/** Known, though single words of it say that nobody could be told. */
const RETAKES: ReadonlySet<Intent> = new Set<Intent>(['programme_retake', 'retake_dse']);

/** What weighs is heard, whichever feeling it is. */
function heavy(guesses: readonly IntentGuess[]): Understanding {
  const felt = guesses.find(({ intent }) => FEELINGS.has(intent))?.intent ?? 'worry';
  return { kind: 'talk', ...nothing, talk: isTalkIntent(felt) ? felt : 'worry' };
}

const ASKS =
  /[?？吗呢]|(?<![a-z])(?:how|what|wat|which|when|where|who|is|are|can|do|does)(?![a-z])|怎|点|咩|乜|什么|几|边|哪/;

/** Where single words say that nobody could be told, only what is said or known takes their place. */
function useful(plan: Understanding | null, wish: Wish, rules: Understanding | null): Understanding | null {
  if (plan === null || isVague(plan, wish)) return null;
  const isTold = plan.calls.every(({ tool }) => tool === 'knowledge');
  return rules?.kind === 'cannot' && !isTold ? null : plan;
}

const OWN_MATTERS = ['list', 'order', 'bandList', 'scores', 'entered', 'ability'] as const;
/** Up to here "can I" and 能不能 are of getting in; in longer messages of anything. */
const SHORT_CHANCE = 18;

/** Single words found a look-up in a matter that neither guess is about, and nothing is named that it could be of. */
function isFarFetched(
  rules: Understanding | null,
  wish: Wish,
  guesses: readonly [IntentGuess, IntentGuess],
): boolean {
  const { named, grades, has, text } = wish.reading;
  const namesThings = named.codes.length + named.topics.length + named.institutions.length > 0;
  const isChance = has('chance') && text.length <= SHORT_CHANCE;
  const ofOneself = grades.subjects.length > 0 || isChance || OWN_MATTERS.some(has);
  const names = namesThings || ofOneself;
  if (rules === null || rules.calls.length === 0 || names || guesses[0].share >= LIKELY) return false;
  return guesses.every(({ intent }) => {
    const plan = planFor(intent, wish);
    return plan === null || !isOfOneMatter(plan, rules);
  });
}

function wanted(wish: Wish, guesses: readonly [IntentGuess, IntentGuess]): Understanding {
  const { text, reading, context, earlier } = wish;
  if (gradesTyped(text).length > 0) {
    const stated = planFor('state_grades', wish);
    if (stated !== null) return stated;
  }
  const [first, second] = guesses;
  const outright = saidOutright(wish, {
    isOfBands: first.share >= SURE && first.intent === 'programme_bands',
    isShort: text.length <= LONGEST_CHOICE,
  });
  if (outright !== null) return outright;
  const work = FEELINGS.has(first.intent) && first.share >= SURE ? null : wishedWork(wish);
  if (work !== null && first.share < CERTAIN) return work;
  const together = first.share < CERTAIN || reading.named.codes.length > 0 ? askedAtOnce(wish) : null;
  if (together !== null) return together;
  const told = guesses.reduce((sum, { intent, share }) => sum + (FEELINGS.has(intent) ? share : 0), 0);
  if (FEELINGS.has(first.intent) && told >= TOLD && !ASKS.test(reading.text))
    return planFor(first.intent, wish) ?? unsure(guesses);
  const among = text.length > LONGEST_CHOICE ? null : chosenAmong(wish);
  if (among !== null) return among;
  const isFeeling = first.share >= SURE && FEELINGS.has(first.intent);
  const isOfStudying = first.share >= SURE && first.intent === 'study_tips';
  const isDeclined =
    (reading.outside === 'writing' || reading.outside === 'homework') && !isFeeling && !isOfStudying;
  const sure = first.share >= SURE && !isDeclined ? planFor(first.intent, wish) : null;
  const pointed = pointedAt(text, reading, context, earlier);
  const { has } = reading;
  const leansBack =
    reading.named.codes.length === 0 && (has('and') || has('it') || has('why') || has('more'));
  const ofIt = ofPointed(wish, pointed, first.share >= SURE);
  if (ofIt !== null) return ofIt;
  const back = pointed.length > 0 && first.share >= LIKELY ? planFor(first.intent, wish) : null;
  if (back !== null && (back.talk === null || first.share >= SURE)) return back;
  const asksLevel = has('chance') || (pointed.length > 1 && has('scores'));
  const isOfOne = pointed.length === 1 && reading.facets.length === 0;
  const ofSeveral = first.share < BELIEVED && asksLevel && (pointed.length > 1 || isOfOne);
  if (ofSeveral) return lookUp(classify(pointed)) ?? unsure(guesses);
  if (sure !== null && first.share >= (leansBack ? CERTAIN : PLAIN)) return sure;
  const plain = first.share < SURE && !FEELINGS.has(first.intent) ? plainlyKnown(wish) : null;
  if (plain !== null) return plain;
  const agreed = first.intent === 'yes_no' ? agreedTo(wish) : null;
  if (agreed !== null) return agreed;
  const why = first.intent === 'why' || has('why') ? planFor('why', wish) : null;
  if (why !== null && (first.intent === 'why' || first.share < SURE)) return why;
  const followed = earlier.length === 0 ? null : followUp(reading, context, earlier, pointed);
  const followedUp = followed === null ? null : { kind: 'question' as const, ...nothing, ...followed };
  if (followedUp !== null && !isVague(followedUp, wish)) return followedUp;
  if (first.intent === 'thanks_bye' && first.share >= LIKELY && !ASKS.test(reading.text))
    return planFor('thanks_bye', wish) ?? unsure(guesses);
  const rules = byRules(wish);
  if (rules?.kind === 'cannot' && first.share >= HEARD && FEELINGS.has(first.intent))
    return planFor(first.intent, wish) ?? rules;
  const vague = rules !== null && isVague(rules, wish);
  const isLikely = ({ intent, share }: IntentGuess): boolean =>
    share >= (vague && rules.kind !== 'cannot' && !FEELINGS.has(intent) ? PLAUSIBLE : LIKELY) &&
    !(vague && NOT_OFFERED.has(intent));
  const likely = [first, second].filter(isLikely);
  const isKnown = rules?.kind !== 'cannot' || RETAKES.has(first.intent);
  const isBelieved = first.share >= BELIEVED && !isDeclined && isKnown;
  const believed = isBelieved ? planFor(first.intent, wish) : null;
  const beats =
    believed !== null && (rules === null || outweighs(believed, { rules, intent: first.intent, reading }));
  const plans = [
    () => sure,
    () => withoutSubject(wish),
    () => (beats && !FINDS.has(first.intent) ? believed : null),
    () => keptAway(wish),
    () => (beats ? believed : null),
    () => (vague || isFarFetched(rules, wish, guesses) ? null : rules),
    ...likely.map(
      ({ intent }) =>
        () =>
          useful(planFor(intent, wish), wish, rules),
    ),
    () => factOfFocus(wish),
    () => (vague ? lookUp(classify(pointed)) : null),
    () => knownAnswer(wish),
    () => followedUp,
    () => (isFarFetched(rules, wish, guesses) ? null : rules),
  ];
  for (const plan of plans) {
    const found = plan();
    if (found !== null) return found;
  }
  return !ASKS.test(reading.text) && tellsWhatWeighs(reading.text) ? heavy(guesses) : unsure(guesses);
}

const THANKS = /(?<![a-z])(?:thx|ty|tysm|thanks?|thank you|cheers)(?![a-z])|多谢|谢谢|谢啦|唔该晒/;
const FEELS_BETTER =
  /(?<!(?:not|n'?t|don'?t|never|make me|to) )(?<![a-z])(?:feel(?:ing)?|felt) (?:\w+ ){0,3}better(?![a-z])|(?:安心|放心|舒服)(?:咗|了|返)|好(?:多了|咗好多|返啲)$/;

/** Thanks, or words of relief, beside something that asks nothing. */
function thanked(message: string, understood: Understanding): boolean {
  const text = plainText(message);
  if (ASKS.test(text) || understood.calls.length > 0) return false;
  const isRelieved = understood.kind === 'talk' && THANKS.test(text) && FEELS_BETTER.test(text);
  return isRelieved || (understood.kind === 'unsure' && THANKS.test(text));
}

/** What comes of one's list is asked without being lost or late; only fear stands beside it. */
const isOfList = ({ calls }: Understanding): boolean => calls.some(({ tool }) => tool === 'list_chances');

/** What a pupil asks: by learned intents and what the message names; follow-ups by the earlier messages. */
export function understand(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[] = [],
): Understanding {
  const sign = emojiAlone(message);
  if (sign !== null) return { kind: 'talk', ...nothing, talk: sign };
  const offered = fieldOffered(message, context);
  if (offered !== null) return offered;
  const { text, asks, announced } = questionIn(inCharacters(message) ?? message, context);
  if (!asks && announced) return { kind: 'talk', ...nothing, talk: 'thanks_bye' };
  const reading = readPlainly(text, context);
  const wish = { text, reading, context, earlier };
  const guesses = readIntents(text, readMessage(text, context), context.intents);
  const dropped = dropsAll(wish);
  if (dropped !== null && guesses[0].share < CERTAIN) return dropped;
  const isPlain = guesses[0].share >= SURE && !FEELINGS.has(guesses[0].intent);
  const story = isPlain ? null : storyIn(text, reading, context);
  const asked = story === null ? wish : { ...wish, text: story.text, reading: story.reading };
  const understood = withSupposed(wanted(asked, story?.guesses ?? guesses), wish);
  if (thanked(message, understood)) return { kind: 'talk', ...nothing, talk: 'thanks_bye' };
  if (understood.talk !== null) return understood;
  const told = story?.feeling ?? null;
  const felt = told !== null && isTalkIntent(told) ? told : feelingIn(guesses, reading);
  const feeling = isOfList(understood) && felt !== 'worry' ? null : felt;
  return { ...understood, feeling };
}
