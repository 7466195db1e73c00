import { isElliptic } from '../asked/elliptic.ts';
import { namesFigures } from '../asked/figure-words.ts';
import type { Matter } from '../asked/matters.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { plainText } from '../asked/plain-text.ts';
import { readMessage } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { type IntentGuess, readIntents } from '../classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { isFeeling, isLookedUp } from '../intents.ts';
import type { KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { type KnowledgeMatch, knowledgeFor } from '../knowledge.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { known, NOTHING_AGAINST } from './known.ts';
import { entryCall, lookUp } from './parts.ts';
import { PARTICULAR } from './weighing.ts';

/** Reads a message in the light of those before it. */
export type Understand = (message: string, earlier: readonly EarlierMessage[]) => Understanding;

/** 幾多日內？, "how long?": asks it of what was asked right before. */
const OF_THE_FIRST =
  /^(?:咁|那|and |so )?(?:(?:几|多少|几多)(?:日|天|次|耐|久|个)(?:之?内|以内)?|几时(?:截止?|开始?|知)?|什么时候|how (?:long|soon|many(?: days| times)?)|(?:by )?when)[呀呢㗎?？!. ]*$/;
export const asksOfTheFirst = (asked: string): boolean => OF_THE_FIRST.test(plainText(asked).trim());
/** 會唔會有影響, "what should I do": asks of whatever was told. */
const OF_ANYTHING =
  /影响|蚀底|有(?:冇|没有)问题|知(?:唔|不)知|(?:得|好)(?:唔|不)(?:得|好)|点算|点办|怎么办|点做|怎么做|有(?:冇|没有)用|(?:应|該|该)(?:唔|不)(?:应|该)|咩后果|会点|(?<![a-z])(?:what (?:do|should|can) i do|should i|affect|matter|hurt|what happens|is it (?:ok|bad|too late))(?![a-z])/;

const asksOfAnything = (asked: string): boolean => {
  return OF_ANYTHING.test(plainText(asked).trim()) || asksOfTheFirst(asked);
};

/** From these shares on it is plain what a part of a message asks by itself; `shared`: where the whole message asks for that answer, too. */
export const PLAIN = { answer: 0.6, intent: 0.3, shared: 0.3 } as const;
/** From this share on something that is told is answered, though it asks nothing: "I got maths 2 and I'm scared it kills me". */
const WEIGHS = 0.85;
/** From this share on a part in a word or two says by itself what it asks: 人工點, which is that sure among 1896 answers. */
const SURELY = 0.81;

export const isLookUp = ({ kind, calls }: Understanding): boolean => kind === 'question' && calls.length > 0;
export const isAllAnswers = ({ calls }: Understanding): boolean =>
  calls.every(({ tool }) => tool === 'knowledge');

/** What parts are heard in: the talk, and what the whole message asks. */
export interface Hearing {
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
  readonly understand: Understand;
  readonly whole: Pick<Weighed, 'answers'>;
}

/** One part of a message, understood; `isPlain`: it asks that by itself; `isSure`: nothing speaks against it. */
export interface Heard {
  readonly asked: string;
  readonly understood: Understanding;
  readonly isPlain: boolean;
  readonly isSure: boolean;
  /** Beside what is looked up it is asked for, too, though it is not plain by itself. */
  readonly isLikely: boolean;
  /** The whole message asks for that answer, too. */
  readonly isShared: boolean;
}

const ALONE = { isSure: false, isLikely: false, isShared: false } as const;

/** How plainly a text asks something: by the likeliest answers, and by the likeliest intent. */
function weigh(text: string, { context, earlier }: Hearing) {
  const reading = readMessage(text, context);
  const [first] = readIntents(text, reading, context.intents);
  const answers = answersInTalk(text, { context, earlier });
  const namesOne = !namesNothing(reading.named);
  const names = namesOne || reading.grades.subjects.length > 0;
  return {
    text,
    first,
    answers,
    answer: answers[0]?.share ?? 0,
    names,
    namesOne,
    isOfFigures: namesFigures(reading),
  };
}
type Weighed = ReturnType<typeof weigh>;

/** What is felt speaks for an answer to what it is felt about, and against none. */
const NOTHING_ELSE: IntentGuess = { intent: 'outside', share: 0 };

/** What nothing speaks against, of a text by itself; `felt`: whatever feeling is told in it. */
function surely(
  text: string,
  earlier: readonly EarlierMessage[],
  { context }: Hearing,
  felt = false,
): Understanding | null {
  const reading = readPlainly(text, context);
  const [first] = readIntents(text, readMessage(text, context), context.intents);
  const counts = felt ? NOTHING_ELSE : first;
  return known({ text, reading, context, earlier }, counts, { least: NOTHING_AGAINST });
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
  const before = readMessage(told.join(' '), hearing.context).named.codes;
  // A chance that is asked for of nothing is of the programme named right before it.
  if (!alone.names && before.length > 0 && alone.first.intent === 'chance_of_any')
    return weigh([...told, asked].join(' '), hearing);
  // Universities are asked about for the field that was told right before: 個女想讀幼教。教大同浸大邊間好入.
  const ofPart = readPlainly(asked, hearing.context).named;
  const isThere = ofPart.institutions.length > 0 && ofPart.topics.length + ofPart.codes.length === 0;
  if (isThere && readPlainly(told.join(' '), hearing.context).named.topics.length > 0)
    return weigh([...told, asked].join(' '), hearing);
  // What is plainly looked up of a programme that it names, it asks by itself, whatever is told beside it.
  if (alone.names && isLookedUp(alone.first.intent) && alone.first.share >= PLAIN.answer) return alone;
  const both = weigh([...told, asked, ...after].join(' '), hearing);
  if (both.answer >= alone.answer) return both;
  const isAlone = alone.names || alone.answer >= PLAIN.answer || alone.first.share >= PLAIN.answer;
  return isAlone ? alone : both;
}

/** What is decided of choices that are named is plainly asked. */
export const isDecided = ({ calls }: Understanding): boolean =>
  calls.some(
    (call) =>
      call.tool === 'subject_at' ||
      (call.tool === 'order_advice' &&
        ((call.input.codes ?? []).length > 0 || call.input.about !== undefined)),
  );

/** What is told of a field is asked in so many words: 工资能比我多吗. */
const isOfField = ({ calls }: Understanding): boolean =>
  calls.some(({ tool }) => tool === 'about_disciplines');

/** Whether the answer that a part surely asks for is told in words beside what is looked up with it. */
const tellsBest = ({ calls }: Understanding, { answers: [best], answer }: Weighed): boolean =>
  answer >= WEIGHS && calls.some((call) => call.tool === 'knowledge' && call.input.entry === best?.entry.id);

/** What was just asked of is meant beside what is named. */
const POINTS_BACK =
  /(?<![a-z])(?:it|that(?: one)?)(?= (?:go|be|stand|stay|come|above|below|over|or))|嗰个|那个|佢(?=比|同|定)/;

/** What a part asks. Where it names nothing, an answer is meant that the whole message asks for too, or that nothing speaks against. */
export function heardIn(matter: Matter, before: readonly EarlierMessage[], hearing: Hearing): Heard {
  const { asked } = matter;
  const weighed = plainer(matter, hearing);
  const isByItself = weighed.namesOne && !POINTS_BACK.test(plainText(weighed.text));
  const understood = hearing.understand(weighed.text, isByItself ? hearing.earlier : before);
  if (!isLookUp(understood)) return { asked, understood, isPlain: false, ...ALONE };
  if (!isAllAnswers(understood)) {
    const isOfIntent = weighed.first.share >= PLAIN.intent || weighed.isOfFigures;
    const isPlain =
      isOfIntent || isDecided(understood) || isOfField(understood) || tellsBest(understood, weighed);
    return { asked, understood, isPlain, ...ALONE };
  }
  const common = ofTheWhole(weighed, hearing);
  const isSure = surely(weighed.text, hearing.earlier, hearing) !== null;
  const isParticularly = isSmall(weighed.text)
    ? weighed.answer >= SURELY && !asksOfAnything(asked)
    : isSure || weighed.answer >= WEIGHS;
  const isItself = weighed.names || isParticularly;
  const told = isItself || common === null ? null : lookUp([entryCall(common.entry, asked)]);
  return {
    asked,
    understood: told === null ? understood : { ...understood, calls: told.calls },
    isPlain:
      (weighed.answer >= PLAIN.answer && isItself) || (common !== null && common.share >= PLAIN.shared),
    isSure,
    isLikely: weighed.answer >= PLAIN.answer && !isSmall(weighed.text) && !asksOfAnything(asked),
    isShared: common !== null,
  };
}

/** A condition is of what is asked after it. */
const IF = /^(?:and |but |so )?(?:if|when|once|unless|since)(?![a-z])|如果|要是|万一|若|嘅话|的话/;

/** Something told that an answer is plainly meant for, though it asks nothing. */
export function toldPlainly(told: string, hearing: Hearing): Heard | null {
  const weighed = weigh(told, hearing);
  const ofFeelings = weighed.answers[0]?.entry.topic === 'feelings' && weighed.answer >= SURELY;
  const isFelt = ofFeelings || (weighed.first.share >= PLAIN.intent && isFeeling(weighed.first.intent));
  if (weighed.answer < WEIGHS || !isFelt || IF.test(plainText(told))) return null;
  // What is felt speaks for an answer to what it is felt about.
  const understood = surely(told, hearing.earlier, hearing, true);
  return understood === null
    ? null
    : { asked: told, understood, isPlain: true, isSure: true, isLikely: true, isShared: true };
}

/** A trouble told that an answer of a topic is plainly meant for, though nothing is asked: jupas密码忘了. */
export function troublePlainly(told: string, topic: KnowledgeTopic, hearing: Hearing): Heard | null {
  const {
    answers: [best],
    answer,
  } = weigh(told, hearing);
  if (best?.entry.topic !== topic || topic === 'feelings' || answer < PLAIN.answer) return null;
  const understood = surely(told, hearing.earlier, hearing);
  return understood === null
    ? null
    : { asked: told, understood, isPlain: true, isSure: true, isLikely: true, isShared: false };
}

/** Whether a part says itself what it asks. */
export function isOfItself({ asked }: Heard, context: EddyContext): boolean {
  const [best] = knowledgeFor(asked, context.knowledge);
  return !isSmall(asked) && !asksOfAnything(asked) && (best?.share ?? 0) >= WEIGHS;
}

/** An answer that is meant for one of several parts, whatever the others say. */
export const isParticular = ({ asked, understood }: Heard, { knowledge }: EddyContext): boolean =>
  isAllAnswers(understood) && (knowledgeFor(asked, knowledge)[0]?.share ?? 0) >= PARTICULAR;

/** Whether a part only names another field or university, of which the same is looked up: 咁cs得唔得 土木呢. */
export function goesOn(part: Heard, last: Heard | undefined, { context }: Hearing): boolean {
  if (last?.isPlain !== true || !isElliptic(readPlainly(part.asked, context), context)) return false;
  const tools = last.understood.calls.map(({ tool }) => tool);
  return isLookUp(part.understood) && part.understood.calls.every(({ tool }) => tools.includes(tool));
}
