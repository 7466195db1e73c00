import { questionSentences } from '../asked/clauses.ts';
import { namesFigures } from '../asked/figure-words.ts';
import { type Matter, mattersIn } from '../asked/matters.ts';
import { plainText } from '../asked/plain-text.ts';
import { readMessage } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { readIntents } from '../classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { isFeeling } from '../intents.ts';
import { type KnowledgeMatch, knowledgeFor } from '../knowledge.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Understanding } from '../understanding.ts';
import { known, NOTHING_AGAINST } from './known.ts';
import { entryCall, lookUp, nothing } from './parts.ts';
import { askedAtOnce } from './together.ts';
import { PARTICULAR } from './weighing.ts';

/** Reads a message in the light of those before it. */
export type Understand = (message: string, earlier: readonly EarlierMessage[]) => Understanding;

/** "Even with 5* English?", "just tell me yes or no", 真係㗎？: asks nothing more than the question before it. */
const BESIDE =
  /^(?:[^：:]{1,8}[：:] ?)?(?:so |but )?(?:even (?:with|if|though)|yes or no|just (?:tell|answer|give)|(?:oh )?really|seriously|is (?:it|that) true)|^(?:[^：:]{1,8}[：:] ?)?(?:系咪)?真(?:的|系|嘅)?(?:吗|㗎|咩|嘎)|^(?:就算|即使|连|你?(?:直接|老实)(?:话|讲|说|告诉|答|回答))/;
/** When one hears of an interview is told with the interview. */
const HEARD_WHEN =
  /(?<![a-z])when (?:would|will|do|can|should|are|is) (?:i|we|they|you|it) (?:hear|know|find out|be (?:told|invited)|tell|notif\w+|get)|(?:几时|什么时候|何时)(?:会)?(?:知|通知|有(?:消息|通知)|话我知|面|收到)/;
/** 幾多日內？, "how long?": asks it of what was asked right before. */
const OF_THE_FIRST =
  /^(?:咁|那|and |so )?(?:(?:几|多少|几多)(?:日|天|次|耐|久|个)(?:之?内|以内)?|几时(?:截止?|开始?|知)?|什么时候|how (?:long|soon|many(?: days| times)?)|(?:by )?when)[呀呢㗎?？!. ]*$/;
/** 會唔會有影響, "what should I do": asks of whatever was told. */
const OF_ANYTHING =
  /影响|知(?:唔|不)知|(?:得|好)(?:唔|不)(?:得|好)|点算|点办|怎么办|点做|怎么做|有(?:冇|没有)用|(?:应|該|该)(?:唔|不)(?:应|该)|咩后果|会点|(?<![a-z])(?:what (?:do|should|can) i do|should i|affect|matter|hurt|what happens|is it (?:ok|bad|too late))(?![a-z])/;

const asksOfAnything = (asked: string): boolean => {
  const plain = plainText(asked).trim();
  return OF_ANYTHING.test(plain) || OF_THE_FIRST.test(plain);
};

/** More would be a wall of text. */
const MOST_MATTERS = 3;
const MOST_CALLS = 4;

/** From these shares on it is plain what a part of a message asks by itself; `shared`: where the whole message asks for that answer, too. */
const PLAIN = { answer: 0.6, intent: 0.3, shared: 0.3 } as const;
/** From this share on something that is told is answered, though it asks nothing: "I got maths 2 and I'm scared it kills me". */
const WEIGHS = 0.9;
/** From this share on a part in a word or two says by itself what it asks: 人工點. */
const SURELY = 0.95;

const isLookUp = ({ kind, calls }: Understanding): boolean => kind === 'question' && calls.length > 0;
const isOfWords = ({ calls }: Understanding): boolean => calls.every(({ tool }) => tool === 'knowledge');

/** One part of a message, understood; `isPlain`: it asks that by itself; `isSure`: nothing speaks against it. */
interface Heard {
  readonly asked: string;
  readonly understood: Understanding;
  readonly isPlain: boolean;
  readonly isSure: boolean;
  /** The whole message asks for that answer, too. */
  readonly isShared: boolean;
}

const ALONE = { isSure: false, isShared: false } as const;

/** How plainly a text asks something: by the likeliest answers, and by the likeliest intent. */
function weigh(text: string, { context }: Hearing) {
  const reading = readMessage(text, context);
  const { codes, topics, institutions } = reading.named;
  const [first] = readIntents(text, reading, context.intents);
  const answers = knowledgeFor(text, context.knowledge);
  const names = codes.length + topics.length + institutions.length + reading.grades.subjects.length > 0;
  return { text, first, answers, answer: answers[0]?.share ?? 0, names, isOfFigures: namesFigures(reading) };
}
type Weighed = ReturnType<typeof weigh>;

/** What nothing speaks against, of a text by itself. */
function surely(
  text: string,
  earlier: readonly EarlierMessage[],
  { context }: Hearing,
): Understanding | null {
  const reading = readPlainly(text, context);
  const [first] = readIntents(text, readMessage(text, context), context.intents);
  return known({ text, reading, context, earlier }, first, { least: NOTHING_AGAINST });
}

/** So few signs lean on what stands before them. */
const SMALL = { latin: 16, chinese: 6 } as const;
const isSmall = (text: string): boolean =>
  text.length <= (/\p{Script=Han}/u.test(text) ? SMALL.chinese : SMALL.latin);

/** Down to this part of the likeliest an answer stands for it, where the whole message asks for that one too. */
const NEAR = 0.25;

/** Of the answers that a part may ask for, the likeliest that the whole message may ask for too; null: none. */
function ofTheWhole({ answers, answer }: Weighed, { whole }: Hearing): KnowledgeMatch | null {
  const ids = new Set(whole.answers.map(({ entry }) => entry.id));
  return answers.find(({ entry, share }) => share >= answer * NEAR && ids.has(entry.id)) ?? null;
}

/** A part by itself, or with what was told right before it: whichever says more plainly what is asked. */
function plainer({ told, asked, after }: Matter, hearing: Hearing): Weighed {
  const alone = weigh(asked, hearing);
  if (told.length + after.length === 0) return alone;
  const both = weigh([...told, asked, ...after].join(' '), hearing);
  if (both.answer >= alone.answer) return both;
  const isAlone = alone.names || alone.answer >= PLAIN.answer || alone.first.share >= PLAIN.answer;
  return isAlone ? alone : both;
}

/** What a part asks. Where it names nothing, an answer is meant that the whole message asks for too, or that nothing speaks against. */
function heardIn(matter: Matter, before: readonly EarlierMessage[], hearing: Hearing): Heard {
  const { asked } = matter;
  const weighed = plainer(matter, hearing);
  const understood = hearing.understand(weighed.text, weighed.names ? hearing.earlier : before);
  if (!isLookUp(understood)) return { asked, understood, isPlain: false, ...ALONE };
  if (!isOfWords(understood)) {
    const isPlain = weighed.first.share >= PLAIN.intent || weighed.isOfFigures;
    return { asked, understood, isPlain, ...ALONE };
  }
  const common = ofTheWhole(weighed, hearing);
  const isSure = surely(weighed.text, hearing.earlier, hearing) !== null;
  const isParticularly = isSmall(weighed.text)
    ? isSure && weighed.answer >= SURELY && !asksOfAnything(asked)
    : isSure || weighed.answer >= WEIGHS;
  const isItself = weighed.names || isParticularly;
  const told = isItself || common === null ? null : lookUp([entryCall(common.entry, asked)]);
  return {
    asked,
    understood: told === null ? understood : { ...understood, calls: told.calls },
    isPlain:
      (weighed.answer >= PLAIN.answer && isItself) || (common !== null && common.share >= PLAIN.shared),
    isSure,
    isShared: common !== null,
  };
}

/** A condition is of what is asked after it. */
const IF = /^(?:and |but |so )?(?:if|when|once|unless|since)(?![a-z])|如果|要是|万一|若|嘅话|的话/;

/** Something told that an answer is plainly meant for, though it asks nothing. */
function weighing(told: string, hearing: Hearing): Heard | null {
  const weighed = weigh(told, hearing);
  const isFelt = weighed.first.share >= PLAIN.intent && isFeeling(weighed.first.intent);
  const isOfIt = isFelt && !IF.test(plainText(told)) && ofTheWhole(weighed, hearing) !== null;
  if (weighed.answer < WEIGHS || !isOfIt) return null;
  const understood = surely(told, hearing.earlier, hearing);
  return understood === null
    ? null
    : { asked: told, understood, isPlain: true, isSure: true, isShared: true };
}

interface Hearing {
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
  readonly understand: Understand;
  readonly whole: Pick<Weighed, 'answers'>;
}

const CODE = /JS[0-9A-Z]{4}/g;

/** The codes that are looked up stand for the answer that names them. */
const namedIn = ({ calls }: Understanding): string => (JSON.stringify(calls).match(CODE) ?? []).join(' ');

/** Whether a part asks nothing of its own after what was asked before it. */
function isBeside(asked: string, last: Heard): boolean {
  const plain = plainText(asked).trim();
  const isTimed = last.understood.facets.includes('interview') && HEARD_WHEN.test(plain);
  return isTimed || BESIDE.test(plain);
}

/** What is asked in each part, in the light of those before it. */
function heardOneByOne(matters: readonly Matter[], hearing: Hearing): readonly Heard[] {
  const all: Heard[] = [];
  let before = hearing.earlier;
  for (const matter of matters) {
    const last = all.at(-1);
    if (last !== undefined && isBeside(matter.asked, last)) continue;
    const weighs = (one: string) => weighing(one, hearing) ?? [];
    const heard = heardIn(matter, before, hearing);
    all.push(...matter.told.flatMap(weighs), heard, ...matter.after.flatMap(weighs));
    before = [
      ...before,
      { text: [...matter.told, matter.asked].join(' '), isBot: false },
      { text: namedIn(heard.understood), isBot: true },
    ];
  }
  return all;
}

/** One answer told for two questions is told once. */
const keyOf = (call: ToolCall): string =>
  call.tool === 'knowledge' && call.input.entry !== null ? call.input.entry : JSON.stringify(call);
/** A table of the same programmes says what single levels would. */
const isWithin = (call: ToolCall, others: readonly ToolCall[]): boolean =>
  call.tool === 'classify' &&
  others.some(
    (other) => other.tool === 'compare' && call.input.codes.every((code) => other.input.codes.includes(code)),
  );

/** Where one stands with grades that were told is said of what is asked. */
const isSum = (call: ToolCall, { length }: readonly ToolCall[]): boolean =>
  call.tool === 'stated_grades' && length > 1;

function together(heard: readonly Heard[]): Understanding | null {
  const calls = [
    ...new Map(
      heard.flatMap(({ understood }) => understood.calls).map((call) => [keyOf(call), call]),
    ).values(),
  ];
  const kept = calls.filter((call) => !isWithin(call, calls) && !isSum(call, calls)).slice(0, MOST_CALLS);
  const facets = [...new Set(heard.flatMap(({ understood }) => understood.facets))];
  return {
    ...nothing,
    kind: 'question',
    calls: kept,
    facets,
    asksWhy: heard.some(({ understood }) => understood.asksWhy),
    feeling: heard.find(({ understood }) => understood.feeling !== null)?.understood.feeling ?? null,
  };
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
  if (only === undefined || (more.length === 0 && only.told.length + only.after.length === 0)) return null;
  const isSentence = questionSentences(message).length === 1;
  if (
    isSentence &&
    askedAtOnce({ text: message, reading: readPlainly(message, context), context, earlier }) !== null
  )
    return null;
  const whole = { answers: knowledgeFor(message, context.knowledge) };
  const heard = heardOneByOne(matters, { context, earlier, understand, whole });
  const [one, ...rest] = heard;
  // All that is asked after it asks nothing more.
  if (one !== undefined && rest.length === 0 && more.length > 0)
    return isLookUp(one.understood) ? one.understood : null;
  const plain = heard.filter(({ isPlain }) => isPlain).slice(0, MOST_MATTERS);
  const [first, ...others] = plain;
  if (first === undefined) return null;
  if (leavesOut(plain, whole)) {
    const said = more.length === 0 ? null : understand(message, earlier);
    const beside = plain.filter((one) => isOfItself(one, context));
    if (said === null || beside.length === 0 || !isLookUp(said) || !isOfWords(said)) return null;
    return together([
      { asked: message, understood: said, isPlain: true, isSure: true, isShared: true },
      ...beside,
    ]);
  }
  if (others.length === 0) {
    const isOne = first.isSure || ((heard.length > 1 || first.isShared) && isParticular(first, context));
    // Figures asked for in so many words stand where the rest of a story asks nothing plainly.
    const isOfFigures = heard.length > 1 && namesFigures(readMessage(first.asked, context));
    const isUnsure = (whole.answers[0]?.share ?? 0) < PLAIN.answer;
    return isOne || (isUnsure && isOfFigures && !isOfWords(first.understood)) ? first.understood : null;
  }
  const isBare = others.every(
    ({ asked, understood }) => OF_THE_FIRST.test(plainText(asked).trim()) && isOfWords(understood),
  );
  return isBare && isOfWords(first.understood) ? null : together(plain);
}

/** From this share on the whole message asks for an answer, whatever its parts say by themselves. */
const OF_ALL = 0.75;

/** Whether the answer that the whole message asks for is none of those of its parts, all of which are told in words. */
function leavesOut(plain: readonly Heard[], { answers: [best] }: Hearing['whole']): boolean {
  if (best === undefined || best.share < OF_ALL || !plain.every(({ understood }) => isOfWords(understood)))
    return false;
  const told = plain.flatMap(({ understood }) => understood.calls);
  return !told.some((call) => call.tool === 'knowledge' && call.input.entry === best.entry.id);
}

/** Whether a part says itself what it asks. */
function isOfItself({ asked }: Heard, context: EddyContext): boolean {
  const [best] = knowledgeFor(asked, context.knowledge);
  return !isSmall(asked) && !asksOfAnything(asked) && (best?.share ?? 0) >= WEIGHS;
}

/** An answer that is meant for one of several parts, whatever the others say. */
const isParticular = ({ asked, understood }: Heard, { knowledge }: EddyContext): boolean =>
  isOfWords(understood) && (knowledgeFor(asked, knowledge)[0]?.share ?? 0) >= PARTICULAR;
