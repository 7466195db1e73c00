import { questionSentences } from '../asked/clauses.ts';
import { plainText } from '../asked/plain-text.ts';
import type { EarlierMessage } from '../context.ts';
import type { Understanding } from '../understanding.ts';
import { nothing } from './parts.ts';

/** A sentence that goes on to a second question: "how much is it and can I still get in", 難唔難，人工高唔高. */
const GOES_ON =
  /,?\s+and\s+(?=(?:(?:after (?:that|this|it)|then|later|also),? )?(?:how|what|which|when|where|why|who|can|could|do|does|is|are|will|would|should)(?![a-z]))|[，,]\s*(?=\S{3,}$)/iu;
/** What is asked of a programme named by its code is asked together: `plan/together.ts`. */
const NAMES_CODE = /js ?[0-9a-z]{4}/i;
/** "Even with 5* English?", "just tell me yes or no": asks nothing more than the question before it. */
const BESIDE =
  /^(?:[^：:]{1,8}[：:] ?)?(?:so |but )?(?:even (?:with|if|though)|yes or no|just (?:tell|answer|give)|(?:oh )?really|seriously|is (?:it|that) true)|^(?:[^：:]{1,8}[：:] ?)?(?:系咪)?真(?:的|系|嘅)?(?:吗|㗎|咩|嘎)|^(?:就算|即使|连|你?(?:直接|老实)(?:话|讲|说|告诉|答|回答))/;
/** When one hears of an interview is told with the interview. */
const HEARD_WHEN =
  /(?<![a-z])when (?:would|will|do|can|should|are|is) (?:i|we|they|you|it) (?:hear|know|find out|be (?:told|invited)|tell|notif\w+|get)|(?:几时|什么时候|何时)(?:会)?(?:知|通知|有(?:消息|通知)|话我知|面|收到)/;
/** Longer sentences tell more than two questions. */
const LONGEST = 120;

function partsOf(message: string): readonly { readonly clause: string; readonly asks: boolean }[] {
  const sentences = questionSentences(message);
  const asking = sentences.filter(({ asks }) => asks);
  const [only] = asking;
  const isOne = asking.length === 1 && only !== undefined && only.clause.length <= LONGEST;
  if (!isOne || NAMES_CODE.test(only.clause)) return sentences;
  const halves = only.clause.split(GOES_ON).map((half) => questionSentences(half));
  const isTwo = halves.length === 2 && halves.every(([half]) => half?.asks === true);
  return isTwo ? sentences.flatMap((one) => (one === only ? halves.flat() : [one])) : sentences;
}

/** 幾多日內？, "how long?": asks it of what was asked right before. */
const OF_THE_FIRST =
  /^(?:咁|那|and |so )?(?:(?:几|多少|几多)(?:日|天|次|耐|久|个)(?:之?内|以内)?|几时|什么时候|how (?:long|soon|many(?: days| times)?)|(?:by )?when)[呀呢㗎?？!. ]*$/;
const isBare = (question: string): boolean => OF_THE_FIRST.test(plainText(question).trim());
const isKnown = ({ calls }: Understanding): boolean => calls.every(({ tool }) => tool === 'knowledge');

/** Each with what was told before it; null where a message asks one thing, or more than two. */
export function twoQuestionsIn(message: string): readonly [string, string] | null {
  const asked: string[] = [];
  let told = '';
  for (const { clause, asks } of partsOf(message)) {
    told = told === '' ? clause : `${told} ${clause}`;
    if (!asks) continue;
    asked.push(told);
    told = '';
  }
  const [first, second, ...others] = asked;
  if (first === undefined || second === undefined || others.length > 0) return null;
  return [first, told === '' ? second : `${second} ${told}`];
}

/** Reads a message in the light of those before it. */
export type Understand = (message: string, earlier: readonly EarlierMessage[]) => Understanding;

const isLookUp = ({ kind, calls }: Understanding): boolean => kind === 'question' && calls.length > 0;
/** More would be a wall of text. */
const MOST_CALLS = 3;

/** Both of two things that a message asks one after the other, where each can be looked up by itself; else null. */
export function bothAsked(
  message: string,
  earlier: readonly EarlierMessage[],
  understand: Understand,
): Understanding | null {
  const two = twoQuestionsIn(message);
  if (two === null) return null;
  const [first, second] = two;
  const one = understand(first, earlier);
  if (!isLookUp(one)) return null;
  const isTimed = one.facets.includes('interview') && HEARD_WHEN.test(plainText(second));
  const asked = questionSentences(second).findLast(({ asks }) => asks)?.clause ?? second;
  if (isTimed || BESIDE.test(plainText(second)) || BESIDE.test(plainText(asked))) return one;
  const other = understand(second, [
    ...earlier,
    { text: first, isBot: false },
    { text: namedIn(one), isBot: true },
  ]);
  if (!isLookUp(other) || (isBare(second) && isKnown(one) && isKnown(other))) return null;
  const said = new Set(one.calls.map((call) => JSON.stringify(call)));
  const others = other.calls.filter((call) => !said.has(JSON.stringify(call)));
  const facets = [...new Set([...one.facets, ...other.facets])];
  if (others.length === 0 && facets.length === one.facets.length) return null;
  return {
    ...nothing,
    kind: 'question',
    calls: [...one.calls, ...others].slice(0, MOST_CALLS),
    facets,
    asksWhy: one.asksWhy || other.asksWhy,
    feeling: one.feeling ?? other.feeling,
  };
}

const CODE = /JS[0-9A-Z]{4}/g;

/** The codes that are looked up stand for the answer that names them. */
const namedIn = ({ calls }: Understanding): string => (JSON.stringify(calls).match(CODE) ?? []).join(' ');
