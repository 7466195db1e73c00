import { detailCalls } from '../asked/decide.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { focusOf } from '../state/spoken-of.ts';
import type { Understanding } from '../understanding.ts';
import { ofFieldBefore } from './field-before.ts';
import { classifyCalls, lookUp, MOST_JUDGED, meant, type Wish } from './parts.ts';

const TO_BE_PUT =
  /(?<![a-z])(?:put|add|place|list)(?: \w+)? (?:it|that|this)(?![a-z])|(?:将|把)(?:佢|它|呢个|嗰个|这个|那个)|(?:加|放|摆|填)(?:佢|它)/;

/** 將佢加落邊個band: the bands of what was asked about last, where that is one programme and not on the list. */
export function bandsOfIt(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  if (!namesNothing(reading.named) || !TO_BE_PUT.test(reading.text)) return null;
  const ofField = ofFieldBefore(wish, 1);
  const [code, ...others] = ofField.length > 0 ? ofField : focusOf(earlier, context);
  if (code === undefined || others.length > 0 || context.choices.includes(code)) return null;
  return lookUp([...detailCalls([code]), ...classifyCalls([code])], ['bands']);
}

const BAND = /(?<![a-z])band ?[a-e](?![a-z])|组别? ?[a-e](?![a-z])|(?<![a-z])[a-e]组/;
const HOW_MANY =
  /(?<![a-z])(?:how (?:many|much)|what (?:share|percentage|percent|proportion)|rate)(?![a-z])|[%％]|几多|多少|几成|比例|比率|百分/;
const TAKEN =
  /(?<![a-z])(?:offers?|offered|admit(?:s|ted)?|accept(?:s|ed)?|got (?:in|offers?|it)|get (?:in|offers?)|taken?|appl(?:y|ied))(?![a-z])|收|取录|录取|入(?:到|咗|了|得)|派|offer|申请/;
/** "1 in what", 幾個爭一個: how many apply for a place. */
const ONE_IN =
  /(?<![a-z])(?:1|one) (?:in|out of) (?:what|how many)(?![a-z])|几(?:多)?个(?:人)?(?:争|抢|里面|入面|当中)?(?:收|录|取|入|争|抢)(?:录|到|得)?(?:一|1) ?(?:个|位)/;

/** "How many of band A got in", "1 in what": the bands of the programmes that are named or that the talk is of; none: a rule is asked for. */
export function bandsCounted(wish: Wish): Understanding | null {
  const { text, has } = wish.reading;
  const isCounted = BAND.test(text) && HOW_MANY.test(text) && TAKEN.test(text);
  if (has('list') || !(isCounted || ONE_IN.test(text))) return null;
  return lookUp(detailCalls(meant(wish).slice(0, MOST_JUDGED)), ['bands']);
}
