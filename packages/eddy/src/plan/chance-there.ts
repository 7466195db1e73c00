import { isElliptic } from '../asked/elliptic.ts';
import { foundByTopics, type NamedProgrammes } from '../asked/named-programmes.ts';
import { asksAnyChance, asksOthers, fillsPlace, seeksSeveral } from '../asked/reach-words.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { asksWhether } from '../asked/yes-or-no.ts';
import type { EddyContext } from '../context.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownAt } from '../state/pointed-at.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { chanceAsked } from './chance-asked.ts';
import { compareCall } from './compare.ts';
import { eachThere } from './each-there.ts';
import { classifyCalls, lookUp, type Wish } from './parts.ts';
import { finding } from './search.ts';

/** Longer messages tell a story. */
const LONGEST = 60;
/** A field of more programmes than this at one university has no one that is meant first. */
const MOST_KIN = 6;
const SURE =
  /有(?:冇|没有|无|几大|多大)?把握|(?<![a-z])(?:get in(?:to)?|make it|a shot|hopeless|doable)(?![a-z])|戏/;

const HARDER =
  /(?<![a-z])(?:hard(?:er|est)?|tough(?:er|est)?|higher|(?:more|most) competitive)(?![a-z])|难|(?:分|线)(?:数)?(?:更|比较|会)?高/;
const SOMEBODY = /(?<![a-z])(?:i|me|my|he|she|her|him|we)(?![a-z])|我|佢|他|她/;

const isOfOneField = ({ topics }: NamedProgrammes): boolean =>
  new Set(topics.map(({ query, category }) => `${query} ${category}`)).size <= 1;

/** Of several, which is nearer: "which is safer for me", 哪個我比較穩. */
const WHICH = /(?<![a-z])(?:which|or|vs)(?![a-z])|(?:边|哪)(?:一)?(?:个|间|科|边)|还是|定/;
const NEARER =
  /(?<![a-z])(?:safe(?:r|st)?|eas(?:y|ier|iest)|hard(?:er|est)?|near(?:er|est)?|closer?|likel(?:y|ier)|chances?|get into)(?![a-z])|稳|易|难|机会|把握|够|(?:入|上|进)(?:到|得)/;
const asksNearer = ({ named, text }: Reading): boolean =>
  named.institutions.length > 1 && WHICH.test(text) && NEARER.test(text);

/** What else may be asked of a field there: retaking, bands, money, length, what becomes of it, how it was. */
const ELSE =
  /(?<![a-z])(?:retak\w+|repeat\w*|re-?sit\w*|two sittings|second time|bands?|subsid\w+|grants?|transfer\w*|i?gcse|recogni\w+|regist\w+|last year|many people|how long|years?|hall|dorm|interview\w*|portfolio)(?![a-z])|重(?:读|考)|二战|自修|band|组别|资助|津贴|学费|年期|修读期|几年|毕业|转(?:系|校|去|入)|认可|承认|公立|上年|去年|旧年|gcse|宿|读得完|跟得上|面试|牌(?:照)?(?:系|是|吗|呀|$|[,，。?？ ])|执业|注册/;

/** How likely oneself gets in is asked, and not which asks for more. */
export const asksOwnChance = ({ text, has }: Reading): boolean =>
  (asksAnyChance(text) || SURE.test(text) || (has('chance') && SOMEBODY.test(text))) && !HARDER.test(text);

/** Whether one gets in is asked, of a field at universities that are named, and not which there are. */
function asksChance(reading: Reading, { grades: saved }: EddyContext): boolean {
  const { named, grades, text, has, facets } = reading;
  const asks =
    asksAnyChance(text) || SURE.test(text) || (has('chance') && asksWhether(text)) || asksNearer(reading);
  const isNamed = named.codes.length === 0 && named.institutions.length > 0 && isOfOneField(named);
  const isSupposed = grades.changes.some(({ subject, grade }) => saved[subject] !== grade);
  const isElse = isSupposed || facets.length > 0 || ELSE.test(text) || asksOthers(text) || fillsPlace(text);
  return asks && isNamed && !isElse && !seeksSeveral(text);
}

/** Asked of a field at large in so many words: 全3能上護理嗎, 讀歷史系仲得唔得, "can I still get into nursing". */
const AT_ALL =
  /(?:能|可以|可唔可以|仲|还)(?:上|进|入|考上)(?!什么|哪|边|咩|乜)|(?:仲|还)(?:得|行)(?:唔|不)?(?:得|行)|(?:凉|凉凉|没戏|没希望|冇希望|冇机会|没机会)(?:了|咗)?(?:吗|$|[?？])|(?<![a-z])(?:can|could|will|would) (?:i|he|she|we|my \w+) (?:even |still |actually |ever )?(?:get in(?:to)?|make it (?:in)?to|be admitted)(?![a-z])/;

/** Whether one's marks do: 護理呢個分得唔得, "will these marks do", "is it enough for nursing". */
const MARKS_DO =
  /(?:这|呢)(?:个|啲|些|样)?(?:的|嘅)?(?:分数?|成绩)[^。，,?？]{0,4}?(?:行不行|得唔得|可唔可以|可不可以|够不够|够唔够|(?:行|得|够|可以)(?:吗|嘛|未))|(?<![a-z])(?:will|would|do|are|is) (?:my|his|her|these|those|this) (?:grades?|marks?|scores?|results?) (?:even |really |actually |be )?(?:do|work|ok(?:ay)?|(?:good )?enough|cut it)(?![a-z])|(?<![a-z])(?:is|are|would) (?:it|this|that|these|they)(?: be)? (?:good )?enough (?:for|to)(?![a-z])/;

/** A chance in a field that is named at no university: its programmes by level, or those chosen of it. */
export function chanceInField(wish: Wish): Understanding | null {
  const { reading, context, text } = wish;
  const { named, facets, grades, has } = reading;
  const isNamed = named.codes.length + named.institutions.length === 0 && named.topics.length > 0;
  if (!isNamed || !isOfOneField(named) || !hasEnoughGrades(context.grades)) return null;
  const isSupposed = grades.changes.some(({ subject, grade }) => context.grades[subject] !== grade);
  const isElse = facets.length > 0 || ELSE.test(reading.text) || isSupposed || has('list');
  const isAsked = AT_ALL.test(reading.text) || MARKS_DO.test(reading.text);
  if (!isAsked || isElse || text.length > LONGEST) return null;
  if (named.own.length > 0) return lookUp(classifyCalls(named.own));
  return finding('find_by_level')(wish);
}

/** 我英文追不上…科大能上嗎: how one stands at what was chosen or spoken of there, whatever is told before it. */
export function chanceAtChosen(wish: Wish): Understanding | null {
  const { context, earlier, text } = wish;
  const asked = hasEnoughGrades(context.grades) ? chanceAsked(wish) : null;
  if (asked === null || asked.text === text) return null;
  const codes = ownAt(asked.reading, context, earlier);
  return codes.length === 0 ? null : lookUp([{ tool: 'classify', input: { codes, whether: true } }]);
}

/** What such a message is of; where it only names another university, the field that was asked of before. */
function askedOf({ reading, context, earlier }: Wish): NamedProgrammes | null {
  const { named } = reading;
  if (asksChance(reading, context)) return named.topics.length > 0 ? named : null;
  if (named.topics.length > 0 || !isElliptic(reading, context)) return null;
  for (const { text } of earlier.filter(({ isBot }) => !isBot).toReversed()) {
    const before = readPlainly(text, context);
    if (before.named.topics.length > 0 && asksChance(before, context))
      return { ...named, ...foundByTopics(before.named.topics, named.institutions, context) };
    if (!isElliptic(before, context)) return null;
  }
  return null;
}

/**
 * "Have I a chance at HKU medicine": how one stands at the programme that is meant first, with what else there is of the field there;
 * at several universities, which of them is nearer. Null where the field has no one programme there that is meant.
 */
export function chanceThere(wish: Wish): Understanding | null {
  const { context } = wish;
  const named = hasEnoughGrades(context.grades) ? askedOf(wish) : null;
  if (named === null || named.institutions.length > TOOL_LIMITS.compared) return null;
  const codes = eachThere(named, context);
  if (named.institutions.length > 1) return codes.length > 1 ? lookUp(compareCall(codes, wish)) : null;
  const kin = named.found.map(({ code }) => code).filter((code) => !codes.includes(code));
  if (codes.length === 0 || kin.length >= MOST_KIN) return null;
  return lookUp([
    { tool: 'classify', input: { codes, whether: true, ...(kin.length === 0 ? {} : { kin }) } },
  ]);
}
