import { questionSentences } from '../asked/clauses.ts';
import { isElliptic } from '../asked/elliptic.ts';
import { namesFigures } from '../asked/figure-words.ts';
import { isNumbered, type Matter, mattersIn, piecesOf } from '../asked/matters.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { plainText } from '../asked/plain-text.ts';
import { readMessage } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { risesTo } from './grades.ts';
import { refused } from './left-out.ts';
import { listJudged } from './order.ts';
import { decidedOfOwn, namesOwn } from './own-decision.ts';
import {
  asksOfTheFirst,
  goesOn,
  type Heard,
  type Hearing,
  heardIn,
  isAllAnswers,
  isDecided,
  isLookUp,
  isOfItself,
  isParticular,
  PLAIN,
  toldPlainly,
  troublePlainly,
  type Understand,
} from './part-heard.ts';
import { codesLookedUp, keyOf, nothing } from './parts.ts';
import { subjectThere } from './subject-at.ts';
import { askedAtOnce } from './together.ts';

/** "Even with 5* English?", "just tell me yes or no", 真係㗎？: asks nothing more than the question before it. */
const BESIDE =
  /^(?:[^：:]{1,8}[：:] ?)?(?:so |but )?(?:even (?:with|if|though)|yes or no|just (?:tell|answer|give)|(?:oh )?really|seriously|is (?:it|that) true)|^(?:[^：:]{1,8}[：:] ?)?(?:系咪)?真(?:的|系|嘅)?(?:吗|㗎|咩|嘎)|^(?:就算|即使|连|你?(?:直接|老实)(?:话|讲|说|告诉|答|回答))/;
/** When one hears of an interview is told with the interview. */
const HEARD_WHEN =
  /(?<![a-z])when (?:would|will|do|can|should|are|is) (?:i|we|they|you|it) (?:hear|know|find out|be (?:told|invited)|tell|notif\w+|get)|(?:几时|什么时候|何时)(?:会)?(?:知|通知|有(?:消息|通知)|话我知|面|收到)/;
/** More would be a wall of text. */
const MOST_MATTERS = 3;
/** From this share on the whole message asks for an answer, whatever its parts say by themselves. */
const OF_ALL = 0.75;
/** Of each matter a fact, and how one stands there. */
const MOST_CALLS = 2 * MOST_MATTERS;

/** The codes that are looked up stand for the answer that names them. */
const namedIn = ({ calls }: Understanding): string => codesLookedUp(calls).join(' ');

/** Whether a part asks nothing of its own after what was asked before it. */
function isBeside(asked: string, last: Heard): boolean {
  const plain = plainText(asked).trim();
  const isTimed = last.understood.facets.includes('interview') && HEARD_WHEN.test(plain);
  return isTimed || BESIDE.test(plain);
}

/** What others call one's choices, told after the question and asking by itself: 三個法律我全放band A, 我媽說我瘋了. */
function judgedIn(
  after: readonly string[],
  earlier: readonly EarlierMessage[],
  { context }: Hearing,
): readonly Heard[] {
  const asked = after.join(' ');
  const understood =
    after.length === 0
      ? null
      : decidedOfOwn({ text: asked, reading: readPlainly(asked, context), context, earlier });
  const isOfReach = understood?.calls.some(
    (call) => call.tool === 'order_advice' && call.input.about === 'balance',
  );
  return understood === null || isOfReach !== true
    ? []
    : [{ asked, understood, isPlain: true, isSure: true, isLikely: true, isShared: false }];
}

/** What is asked in each part, in the light of those before it. */
function heardOneByOne(matters: readonly Matter[], hearing: Hearing): readonly Heard[] {
  const all: Heard[] = [];
  let before = hearing.earlier;
  for (const matter of matters) {
    const last = all.at(-1);
    if (last !== undefined && isBeside(matter.asked, last)) continue;
    const weighs = (one: string) => toldPlainly(one, hearing) ?? [];
    const part = heardIn(matter, before, hearing);
    const heard = goesOn(part, last, hearing) ? { ...part, isPlain: true } : part;
    all.push(
      ...matter.told.flatMap(weighs),
      heard,
      ...matter.after.flatMap(weighs),
      ...judgedIn(matter.after, before, hearing),
    );
    before = [
      ...before,
      { text: [...matter.told, matter.asked].join(' '), isBot: false },
      { text: namedIn(heard.understood), isBot: true },
    ];
  }
  return all;
}

const namesOf = ({ understood }: Heard): readonly string[] => understood.calls.map(keyOf);

/** A table of the same programmes says what single levels would. */
const isWithin = (call: ToolCall, others: readonly ToolCall[]): boolean =>
  call.tool === 'classify' &&
  others.some((other) => {
    const isWider = other.tool === 'classify' && other.input.codes.length > call.input.codes.length;
    return (
      (isWider || other.tool === 'compare') &&
      call.input.codes.every((code) => other.input.codes.includes(code))
    );
  });

/** Advice on the whole list says nothing more where what is asked of it is told. */
const isOfAll = (call: ToolCall, others: readonly ToolCall[]): boolean =>
  call.tool === 'order_advice' &&
  Object.keys(call.input).length === 0 &&
  others.some((other) => other !== call && other.tool === 'order_advice');

const codesIn = ({ calls }: Understanding): string =>
  calls.flatMap((call) => (call.tool === 'order_advice' ? (call.input.codes ?? []) : [])).join();

/** How one stands is told with what is decided. */
const isOfLevels = ({ calls }: Understanding): boolean => calls.every(({ tool }) => tool === 'classify');

/** Of the same choices one thing is decided once: which to take before whether they stay. */
function isDecidedElse(call: ToolCall, others: readonly ToolCall[]): boolean {
  if (call.tool !== 'order_advice' || (call.input.codes ?? []).length === 0) return false;
  const same = others.filter(
    (one) => one.tool === 'order_advice' && one.input.codes?.join() === call.input.codes?.join(),
  );
  const taken = same.find((one) => one.tool === 'order_advice' && one.input.about === 'pick');
  const { codes = [], about } = call.input;
  const isWithinOther = others.some(
    (one) =>
      one.tool === 'order_advice' &&
      one.input.about === about &&
      (one.input.codes ?? []).length > codes.length &&
      codes.every((code) => one.input.codes?.includes(code)),
  );
  return isWithinOther || (about !== 'drop' && (taken ?? same[0]) !== call);
}

/** Where one stands with grades that were told is said of what is asked. */
const isSum = (call: ToolCall, { length }: readonly ToolCall[]): boolean =>
  call.tool === 'stated_grades' && length > 1;

function together(heard: readonly Heard[], message: string): Understanding | null {
  const calls = [
    ...new Map(
      heard.flatMap(({ understood }) => understood.calls).map((call) => [keyOf(call), call]),
    ).values(),
  ];
  const saysMore = (call: ToolCall): boolean =>
    !isWithin(call, calls) && !isOfAll(call, calls) && !isDecidedElse(call, calls) && !isSum(call, calls);
  const kept = calls.filter(saysMore).slice(0, MOST_CALLS);
  const facets = [...new Set(heard.flatMap(({ understood }) => understood.facets))];
  const firstAsks = (call: ToolCall): number =>
    heard.findIndex(({ understood }) => understood.calls.some((one) => keyOf(one) === keyOf(call)));
  const matters = heard.map((_, at) => kept.filter((call) => firstAsks(call) === at).length);
  return {
    ...nothing,
    kind: 'question',
    calls: kept,
    matters: matters.filter((count) => count > 0),
    numbered: isNumbered(message),
    facets,
    asksWhy: heard.some(({ understood }) => understood.asksWhy),
    feeling: heard.find(({ understood }) => understood.feeling !== null)?.understood.feeling ?? null,
  };
}

/**
 * Two things that went wrong, told and not asked, each with its own answer on one topic: a password that is lost and a fee not
 * paid. Null: the whole message surely asks for neither.
 */
function troublesTold(message: string, hearing: Hearing): Understanding | null {
  const {
    answers: [best],
  } = hearing.whole;
  if (best === undefined || best.share < OF_ALL) return null;
  const troubles = piecesOf(message).flatMap(
    (piece) => troublePlainly(piece, best.entry.topic, hearing) ?? [],
  );
  const each = [...new Map(troubles.map((one) => [namesOf(one).join(), one])).values()];
  const isOfAll = each.some((one) => namesOf(one).includes(best.entry.id));
  return isOfAll && each.length > 1 ? together(each.slice(0, MOST_MATTERS), message) : null;
}

/**
 * Each of the two or three things that a message asks, in their order, where each is plainly asked by itself; null: it asks one
 * thing, or is to be read as a whole.
 */
export function severalAsked(
  message: string,
  earlier: readonly EarlierMessage[],
  context: EddyContext,
  understand: Understand,
): Understanding | null {
  const matters = mattersIn(message);
  const [only, ...more] = matters;
  if (only === undefined) {
    const answers = answersInTalk(message, { context, earlier });
    return troublesTold(message, { context, earlier, understand, whole: { answers } });
  }
  if (only === undefined || (more.length === 0 && only.told.length + only.after.length === 0)) return null;
  const wish = { text: message, reading: readPlainly(message, context), context, earlier };
  const isSentence = questionSentences(message).length === 1;
  if (isSentence && askedAtOnce(wish) !== null) return null;
  // What is supposed belongs to what is asked of it.
  if (more.length === 0 && risesTo(wish) !== null) return null;
  // The list is told of in one sentence, and judged in the next.
  if (listJudged(wish) !== null || refused(wish) !== null) return null;
  const isSupposed = wish.reading.grades.changes.length > 0;
  // What a supposition brings is asked with it: 如果我生物升到4 會開多幾多個科.
  if (more.length === 0 && isSupposed && readPlainly(only.told.join(' '), context).has('whatIf')) return null;
  // A subject is asked of the programmes that are named before the question: 那科大cs呢, 對英文要求鬆啲?
  const ofSubject = subjectThere(wish);
  const isOfNamed = wish.reading.named.codes.length > 0 && more.length === 0;
  if (ofSubject !== null && (isOfNamed || ofSubject.calls.length > 1)) return null;
  // "Then biomedicine or medical laboratory science, which can I reach": what is only named is what is asked about.
  const ofFirst = readPlainly(only.asked, context);
  const isField = ofFirst.named.institutions.length === 0 && only.told.length === 0;
  const isNamedOnly = isField && isElliptic(ofFirst, context);
  const isOfThat =
    more.length === 1 && more.every(({ asked }) => namesNothing(readPlainly(asked, context).named));
  if (isNamedOnly && isOfThat) return null;
  // What is told around the one thing to be decided belongs to it, unless it names other choices.
  if (more.length === 0) {
    const ofPart = decidedOfOwn({ ...wish, text: only.asked, reading: readPlainly(only.asked, context) });
    const ofWhole = decidedOfOwn(wish);
    const part = readPlainly(only.asked, context);
    // "…set her heart on medical laboratory science. Is it likely at PolyU and Tung Wah?" asks of that field there.
    const isOfField = part.named.topics.length === 0 && wish.reading.named.topics.length > 0;
    const isThere = isOfField && part.named.institutions.length > 0;
    const isNamedIn = !isThere && namesOwn({ ...wish, text: only.asked, reading: part });
    if (ofWhole !== null && (ofPart === null || !isNamedIn || codesIn(ofPart) === codesIn(ofWhole)))
      return null;
    if (ofPart !== null && !isSupposed && isNamedIn) return ofPart;
  }
  const whole = { answers: answersInTalk(message, wish) };
  const heard = heardOneByOne(matters, { context, earlier, understand, whole });
  const [one, ...rest] = heard;
  // All that is asked after it asks nothing more.
  if (one !== undefined && rest.length === 0 && more.length > 0)
    return isLookUp(one.understood) ? one.understood : null;
  // Beside what is plainly to be decided every other look-up is asked, too.
  const isOfDecisions = heard.some(({ understood }) => isDecided(understood));
  const isBesideLookUp = heard.some(({ isPlain, understood }) => isPlain && !isAllAnswers(understood));
  const plain = heard
    .filter(
      ({ isPlain, isLikely, understood }) =>
        isPlain ||
        (isLikely && isBesideLookUp) ||
        (isOfDecisions && isLookUp(understood) && !isAllAnswers(understood) && !isOfLevels(understood)),
    )
    .slice(0, MOST_MATTERS);
  const [first, ...others] = plain;
  if (first === undefined) return null;
  if (leavesOut(plain, whole)) {
    const said = more.length === 0 ? null : understand(message, earlier);
    const beside = plain.filter((one) => isOfItself(one, context));
    if (said === null || beside.length === 0 || !isLookUp(said) || !isAllAnswers(said)) return null;
    return together(
      [
        { asked: message, understood: said, isPlain: true, isSure: true, isLikely: true, isShared: true },
        ...beside,
      ],
      message,
    );
  }
  if (others.length === 0) {
    const isUnsure = (whole.answers[0]?.share ?? 0) < PLAIN.answer;
    const isOfStory = heard.length > 1 || (first.isShared && isUnsure);
    const isToDecide = isDecided(first.understood) && !isSupposed;
    const isOne = first.isSure || isToDecide || (isOfStory && isParticular(first, context));
    // Figures asked for in so many words stand where the rest of a story asks nothing plainly.
    const isOfFigures = heard.length > 1 && namesFigures(readMessage(first.asked, context));
    return isOne || (isUnsure && isOfFigures && !isAllAnswers(first.understood)) ? first.understood : null;
  }
  const isBare = others.every(({ asked, understood }) => asksOfTheFirst(asked) && isAllAnswers(understood));
  return isBare && isAllAnswers(first.understood) ? null : together(plain, message);
}

/** Whether the answer that the whole message asks for is none of those of its parts, all of which are told in words. */
function leavesOut(plain: readonly Heard[], { answers: [best] }: Hearing['whole']): boolean {
  if (best === undefined || best.share < OF_ALL || !plain.every(({ understood }) => isAllAnswers(understood)))
    return false;
  const told = plain.flatMap(({ understood }) => understood.calls);
  return !told.some((call) => call.tool === 'knowledge' && call.input.entry === best.entry.id);
}
