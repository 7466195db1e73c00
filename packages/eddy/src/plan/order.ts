import { clausesWithEnds } from '../asked/clauses.ts';
import { soughtIn } from '../asked/criterion-words.ts';
import { codesAsked } from '../asked/decide.ts';
import { asksToAdd, bandAsked, listQuestionIn, sortsList, topAsked } from '../asked/list-question.ts';
import { plainText, wordPattern } from '../asked/plain-text.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownPlaces } from '../state/own-places.ts';
import { ownAt, pointedAt } from '../state/pointed-at.ts';
import { spokenOf } from '../state/spoken-of.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { compareCall } from './compare.ts';
import { classifyCalls, lookUp, none, type Wish } from './parts.ts';
import { planRecommendation } from './search.ts';
import { MINE } from './which.ts';

/** "Put first", 排先, 先填哪個: which of some stands higher. */
const PLACED = wordPattern({
  en: `
    (?:put|place|rank|list|move|keep|have|swap|switch)(?: \\w+){0,6} (?:first|1st|top|higher|above|below|lower|last|up|down|second|third|before|after|over|in front)
    |(?:go|come|be|stay|stand)(?: \\w+){0,3} (?:first|top|higher|above|below|lower|before|after|b4)
    |(?:first|higher|above) on (?:my|the) list|(?:order|rank|swap|switch)(?: \\w+){0,3} (?:and|or|with|over)
  `,
  forms:
    '(?:排|摆|放|填|写|移|调|搬|换)(?:得|至|到|去|在|喺|咗|响)?(?: ?band ?[a-e] ?)?(?:先|前|头|首|高|第|上|落|后|最|[ab] ?[1-3])|(?:先|应该先)(?:排|摆|放|填|报|写)|(?:边|哪)(?:一)?(?:个|间|所|科).{0,3}(?:排|摆|放|填)?(?:先|前|第一)|(?:排|摆|放|填|挪)(?:得|到|在|喺|去).{1,8}(?:前|后|上|下)(?:面|边)|(?:往|向)(?:前|后|上|下)(?:挪|移|调|排|放)|挪|(?:调|移|搬|换|拉)(?:上|去|到|高|前|落|转|番|返)|对调|调转|调位',
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
  const { codes } = reading.named;
  if (codes.length > 1 && codes.some((code) => context.choices.includes(code))) return codes;
  const asked = ofList(codesAsked(reading));
  if (asked.length > 0) return asked;
  if (codes.length > 0) return [];
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
const SWAPPED = /(?<![a-z])(?:swap|switch|exchange|reorder)|换|调/;

/** Programmes that a message names, by code, name or place, on the list or beside it. */
function named(wish: Wish): readonly string[] {
  const { reading, context } = wish;
  const places = ownPlaces(reading.text, context.choices);
  if (places.length > 0) return places;
  return reading.named.codes.length > 0 ? reading.named.codes : codesAsked(reading);
}

/** Those, or what the talk is of. */
function meantOf(wish: Wish): readonly string[] {
  const codes = named(wish);
  if (codes.length > 0) return codes;
  const pointed = pointedAt(wish.text, wish.reading, wish.context, wish.earlier);
  return pointed.length > 0 ? pointed : placed(wish);
}

/** A whole group is shown, of which "which would you pick" asks; none: the own list. */
function groupBefore({ context, earlier }: Wish): readonly string[] {
  const [last] = spokenOf(earlier.slice(-2), context);
  const codes = last?.codes ?? [];
  const isOwn = codes.length < 2 || codes.every((code) => context.choices.includes(code));
  return isOwn ? [] : codes.slice(0, TOOL_LIMITS.codes);
}

/** Whether rows of others than one's own stood in the answer before. */
const showsOthers = ({ context, earlier }: Wish): boolean =>
  spokenOf(earlier.slice(-1), context).some(
    ({ codes, listed }) =>
      listed && codes.length > 1 && !codes.every((code) => context.choices.includes(code)),
  );

/** What else the list could take: near what stands on it, or of the field named. */
export function addedTo(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const isAsked = context.choices.length > 0 && asksToAdd(reading.text);
  const { named, facets, grades } = reading;
  const isSupposed = grades.changes.some(({ subject, grade }) => context.grades[subject] !== grade);
  const others = named.codes.filter((code) => !context.choices.includes(code));
  const isElse = others.length + facets.length > 0 || isSupposed;
  const isOfPlaces = ownPlaces(reading.text, context.choices).length > 1;
  return isAsked && !isElse && !isOfPlaces && hasEnoughGrades(context.grades)
    ? planRecommendation({ ...wish, reading: { ...reading, named: { ...named, codes: [] } } })
    : null;
}

/** One band of one's own list, where it is to be judged. */
function bandOf({ reading, context }: Wish): Understanding | null {
  const { named, text, facets } = reading;
  const band = bandAsked(text);
  const isElse = named.codes.length + named.topics.length + named.institutions.length + facets.length > 0;
  if (band === null || isElse || context.choices.length === 0) return null;
  return lookUp([{ tool: 'order_advice', input: { codes: [], band } }]);
}

/** "Look at my list and tell me which are realistic", whatever else the message tells: the whole list, level by level. */
export function listSorted({ text, context }: Wish): Understanding | null {
  const isAsked = clausesWithEnds(text).some((clause) => sortsList(plainText(clause)));
  if (!isAsked || context.choices.length < 2) return null;
  return lookUp([{ tool: 'order_advice', input: { codes: [], about: 'balance' } }]);
}

/** Something of a field is not on the list: 漏咗邊個, "which did I miss". */
const MISSED =
  /(?<![a-z])(?:which|what|any)(?: \w+){0,5} (?:miss(?:ed|ing)?|left out|forgot(?:ten)?)|(?:漏|缺|少|争|差|忘)(?:咗|了|低|左|记)?(?:放|填|摆|写|报)?(?:咗|了)?(?:边|哪)|(?:边|哪)(?:一)?(?:个|间|科|几个|啲|些)[^。]{0,4}(?:漏|未(?:放|填|摆|报)|冇(?:放|填|摆|报)|没(?:有)?(?:放|填|报))/;

/** Those of the field named that are not on the list, the likeliest first. */
export function missedOfField({ reading, context }: Wish): Understanding | null {
  const { named, text } = reading;
  const [search, ...others] = named.searches;
  if (search === undefined || others.length > 0 || named.own.length === 0 || !MISSED.test(text)) return null;
  const conditions = { ...NO_CONDITIONS, ...search, except: context.choices };
  return lookUp([{ tool: 'find_programmes', input: { ...conditions, order: 'level', lowest: false } }]);
}

/** The list itself, and a word on whether it is sound. */
const THE_LIST =
  /(?<![a-z])(?:my|this|the|her|his|our) (?:whole |entire |jupas )?(?:list|choices)(?![a-z])|in (?:that|this) order(?![a-z])|(?:张|个|份)(?:list|单|志愿表?|表)|志愿表|(?<![a-z])list(?![a-z])/;
const SOUND =
  /(?<![a-z])(?:is|are|r) (?:it|this|that|they|these|my list)(?: \w+)? (?:realistic|sensible|any good|ok(?:ay)?|fine|good|bad|crazy|insane|stupid|too \w+)|thats? (?:is )?(?:insane|crazy|stupid|dumb|risky|mad|nuts|suicide)|(?<![a-z])thoughts(?![a-z])|(?:现实|合理|离谱|痴线|疯|得唔得|行不行|ok唔ok|点睇|怎么看)(?:吗|呢|啊|呀|[?？]|$)/;

/** "She made me this list. Is it even realistic", "physio, nursing. In that order. Thoughts?": the list, whatever fields it names. */
export function listJudged({ reading, context }: Wish): Understanding | null {
  const { text, named, facets, grades } = reading;
  const isElse = named.codes.length + facets.length + grades.changes.length > 0 || asksToAdd(text);
  if (isElse || context.choices.length < 2 || !THE_LIST.test(text) || !SOUND.test(text)) return null;
  return lookUp([{ tool: 'order_advice', input: { codes: [], about: 'balance' } }]);
}

/** What is asked of the own list beside how one stands: balance, what holds it, what goes, what stays, what stands first. */
export function askedOfList(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const band = bandOf(wish);
  if (band !== null) return band;
  const about = listQuestionIn(reading.text);
  if (about === null || reading.grades.subjects.length > 0) return null;
  if (context.choices.length === 0 && (about !== 'pick' || named(wish).length < 2)) return null;
  const codes = [...new Set(about === 'keep' ? meantOf(wish) : named(wish))].slice(0, MOST_PLACED);
  const isField = reading.named.topics.length > 0 && codes.length === 0;
  if (isField) return null;
  const isOwnAll = (some: readonly string[]): boolean =>
    some.length > 1 && some.every((code) => context.choices.includes(code));
  const advise = (of: readonly string[]) => lookUp([{ tool: 'order_advice', input: { codes: of, about } }]);
  switch (about) {
    case 'keep':
      return codes.length === 0 ? null : advise(codes);
    case 'pick': {
      if (codes.length > 1) return lookUp(compareCall(codes, wish));
      const pair = pairBefore(wish).filter((code) => context.choices.includes(code));
      if (pair.length === 2 && !MINE.test(reading.text))
        return lookUp([{ tool: 'order_advice', input: { codes: pair, about: 'place' } }]);
      return groupBefore(wish).length > 0 || reading.named.institutions.length > 0 ? null : advise([]);
    }
    case 'balance':
      if (groupBefore(wish).length > 0 && !MINE.test(reading.text) && !reading.has('list')) return null;
      return codes.length > 0 && !isOwnAll(codes) ? lookUp(classifyCalls(codes)) : advise([]);
    case 'rank':
    case 'change': {
      const isOfShown = showsOthers(wish) && !MINE.test(reading.text) && !reading.has('list');
      if (about === 'rank' && isOfShown) return null;
      const most = topAsked(reading.text);
      const isOfSome = codes.length > 0 && most === null;
      const isOfOthers = isOfSome || reading.named.institutions.length > 0;
      if (isOfOthers && !MINE.test(reading.text)) return null;
      const input = { codes: [], about, ...(most === null ? {} : { most }) };
      return lookUp([{ tool: 'order_advice', input }]);
    }
    case 'drop':
    case 'dropMany':
    case 'fill':
    case 'safety':
    case 'dreamFirst':
      return advise([]);
    case 'place':
    case 'swap':
      return codes.length === 0 ? null : advise(codes);
  }
}

const BESIDE =
  /(?<![a-z])(?:compare|or|vs|versus|better|between|difference|nearer|which)(?![a-z])|比|定|还是|边|哪|分别/;

/** "Compare the first two on my list", 第一同第三志願邊個好. */
export function placesCompared(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const codes = ownPlaces(reading.text, context.choices);
  if (codes.length !== 2 || !BESIDE.test(reading.text)) return null;
  return lookUp(compareCall(codes, wish));
}

/** Where some choices of one's own stand, and which of them higher; null where none or nearly all are meant. */
export function placesAndBands(wish: Wish): Understanding | null {
  const { text } = wish.reading;
  const places = ownPlaces(text, wish.context.choices);
  const isOfTwo = places.length === 2 && (SWAPPED.test(text) || PLACED.test(text));
  if (isOfTwo) return lookUp([{ tool: 'order_advice', input: { codes: places, about: 'swap' } }]);
  if (!PLACED.test(text) || UNWANTED.test(text)) return null;
  const codes = [...new Set(placed(wish))];
  if (codes.length === 0 || codes.length > MOST_PLACED) return null;
  return lookUp([{ tool: 'order_advice', input: { codes, about: 'place' } }]);
}

/** By how likely each is, which one leads: "by chance, which goes first". */
const WHICH_FIRST =
  /(?<![a-z])which(?: \w+){0,4} (?:first|top|leads?)(?![a-z])|(?:边|哪)(?:一)?(?:个|间|科)[^,，。]{0,4}(?:先|第一|最前|头位)/;

/** 我志願表有乜: what stands there, not whether it is sound. */
const ASKS_WHAT_IS_THERE =
  /(?:志愿表?|名单|(?<![a-z])choices?|(?<![a-z])list)(?:上|入面|里面?)?(?:有|系|是)(?:乜|咩|什么|边几?个|哪几?个)/;

/** Nothing where a programme is named that is not on the list: that is about the programme. */
export function aboutOrder(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const places = placesAndBands(wish);
  if (places !== null) return places;
  const sought = reading.has('safest') && context.choices.length > 0 ? soughtIn(reading) : null;
  const byChance = reading.has('chance') && WHICH_FIRST.test(reading.text) && context.choices.length > 1;
  if (sought?.by === 'level' || byChance) {
    const asked = sought?.by === 'level' ? sought : { by: 'level' as const, least: false };
    return lookUp([{ tool: 'which_of', input: { codes: [], ...asked, subject: null } }]);
  }
  const holds = reading.has('room') || reading.has('safest') || ASKS_WHAT_IS_THERE.test(reading.text);
  if (holds) return lookUp([{ tool: 'my_list', input: none }]);
  // "Can you check arts HKU": the one that was chosen there.
  const there = reading.named.institutions.length === 1 ? ownAt(reading, context, earlier) : [];
  const isBare = there.length === 1 && !reading.has('list') && !reading.has('order');
  if (isBare && there.every((code) => context.choices.includes(code))) return lookUp(classifyCalls(there));
  const elsewhere = codesAsked(reading).some((code) => !context.choices.includes(code));
  return elsewhere || reading.named.absent.length > 0
    ? null
    : lookUp([{ tool: 'order_advice', input: none }]);
}

/** The order of the list is named, and nothing else heard: 順序我要改嗎. */
export function orderAsked({ reading, context }: Wish): Understanding | null {
  const isOfList = context.choices.length > 0 && (reading.has('order') || reading.has('list'));
  return isOfList && !reading.has('search') ? lookUp([{ tool: 'order_advice', input: none }]) : null;
}
