import { codesAsked } from './asked/decide.ts';
import { wordPattern } from './asked/plain-text.ts';
import { classify, lookUp, none, type Wish } from './plan-parts.ts';
import { ownAt, pointedAt } from './state/pointed-at.ts';
import { spokenOf } from './state/spoken-of.ts';
import type { Understanding } from './understanding.ts';

/** "Put first", 排先, 先填哪個: which of some stands higher. */
const PLACED = wordPattern({
  en: `
    (?:put|place|rank|list|move|keep|have|swap|switch)(?: \\w+){0,6} (?:first|1st|top|higher|above|below|lower|last|up|down|second|third|before|after|over|in front)
    |(?:go|come|be|stay|stand)(?: \\w+){0,3} (?:first|top|higher|above|below|lower|before|after|b4)
    |(?:first|higher|above) on (?:my|the) list|(?:order|rank|swap|switch)(?: \\w+){0,3} (?:and|or|with|over)
  `,
  forms:
    '(?:排|摆|放|填|写|移|调|搬|换)(?:得|至|到|去|在|喺|咗|响)?(?:先|前|头|首|高|第|上|落|后|最|[ab] ?[1-3])|(?:先|应该先)(?:排|摆|放|填|报|写)|(?:边|哪)(?:一)?(?:个|间|所|科).{0,3}(?:排|摆|放|填)?(?:先|前|第一)|(?:排|摆|放|填|挪)(?:得|到|在|喺|去).{1,8}(?:前|后|上|下)(?:面|边)|(?:往|向)(?:前|后|上|下)(?:挪|移|调|排|放)|挪|(?:调|移|搬|换|拉)(?:上|去|到|高|前|落|转|番|返)|对调|调转|调位',
});

const WHICH_HIGHER = /(?<![a-z])which(?: one)?(?![a-z])|(?:边|哪)(?:一)?(?:个|间|科)/;

/** The two that stood side by side in the answer before. */
function pairBefore({ context, earlier }: Wish): readonly string[] {
  const pair = spokenOf(earlier.slice(-2), context).find(({ codes }) => codes.length === 2);
  return pair?.codes ?? [];
}

/** The choices of one's own list whose places a message asks about, by code, name, university or as what was spoken of. */
function placed(wish: Wish): readonly string[] {
  const { text, reading, context, earlier } = wish;
  const { institutions } = reading.named;
  const ofList = (codes: readonly string[]): readonly string[] =>
    codes.filter((code) => context.choices.includes(code));
  const named = ofList(codesAsked(reading));
  if (named.length > 0) return named;
  if (reading.named.codes.length > 0) return [];
  const pointed = pointedAt(text.replace(PLACED, ' '), reading, context, earlier);
  if (pointed.length > 0) return ofList(pointed);
  if (institutions.length === 0 && WHICH_HIGHER.test(reading.text)) return ofList(pairBefore(wish));
  return ofList(
    institutions.flatMap((at) =>
      ownAt({ named: { ...reading.named, institutions: [at] } }, context, earlier),
    ),
  );
}

/** What nobody would accept has no place at all. */
const UNWANTED =
  /(?:don'?t|dont|do not|doesn'?t|never)(?: \w+)? (?:want|wanna|like)(?![a-z])|(?:唔|不)(?:是真的|系真系)?(?:想|要)(?:读|做)/;
const MOST_PLACED = 3;
/** "2 and 3", 第二同第三: two places of the list. */
const TWO_PLACES =
  /(?<![0-9a-z])(?:第|no\.? ?|number |choice |#)?([1-6一二三四五六])(?:个|志愿|科)?(?: ?(?:and|&|with|or|,|、|同|和|与|跟|定|还是) ?)(?:第|no\.? ?|number |choice |#)?([1-6一二三四五六])(?![0-9*])/;
const SWAPPED = /(?<![a-z])(?:swap|switch|exchange|reorder)|换|调/;
const HAN_PLACES = ' 一二三四五六';

/** The choices at the two places that are to be swapped. */
function swapped({ reading, context }: Wish): readonly string[] {
  const [, ...words] = SWAPPED.test(reading.text) ? (TWO_PLACES.exec(reading.text) ?? []) : [];
  return words.flatMap((word) => {
    const place = HAN_PLACES.includes(word) ? HAN_PLACES.indexOf(word) : Number(word);
    return context.choices.slice(place - 1, place);
  });
}

const KEPT =
  /(?<![a-z])(?:keep|drop|remove|delete|ditch|take (?:it )?off|leave out|get rid of|padding)(?![a-z])|(?:删|剔|踢|拎走|换走|留唔留|留低|保留)/;

/** Whether a choice of one's own is worth its place: how one stands there. */
export function keptOrNot(wish: Wish): Understanding | null {
  if (!KEPT.test(wish.reading.text) || wish.reading.grades.subjects.length > 0) return null;
  const codes = [...new Set(placed(wish))];
  return codes.length === 0 || codes.length > MOST_PLACED ? null : lookUp(classify(codes));
}

/** Where some choices of one's own stand, and which of them higher; null where none or nearly all are meant. */
export function placesOf(wish: Wish): Understanding | null {
  const { text } = wish.reading;
  const two = [...new Set(swapped(wish))];
  if (two.length > 1) return lookUp([{ tool: 'order_advice', input: { codes: two } }]);
  if (!PLACED.test(text) || UNWANTED.test(text)) return null;
  const codes = [...new Set(placed(wish))];
  if (codes.length === 0 || codes.length > MOST_PLACED) return null;
  return lookUp([{ tool: 'order_advice', input: { codes } }]);
}

/** 我志願表有乜: what stands there, not whether it is sound. */
const ASKS_WHAT_IS_THERE =
  /(?:志愿表?|名单|(?<![a-z])choices?|(?<![a-z])list)(?:上|入面|里面?)?(?:有|系|是)(?:乜|咩|什么|边几?个|哪几?个)/;

/** Nothing where a programme is named that is not on the list: that is about the programme. */
export function aboutOrder(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const places = placesOf(wish);
  if (places !== null) return places;
  const holds = reading.has('room') || reading.has('safest') || ASKS_WHAT_IS_THERE.test(reading.text);
  if (holds) return lookUp([{ tool: 'my_list', input: none }]);
  const elsewhere = codesAsked(reading).some((code) => !context.choices.includes(code));
  return elsewhere || reading.named.absent.length > 0
    ? null
    : lookUp([{ tool: 'order_advice', input: none }]);
}
