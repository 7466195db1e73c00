import { isElliptic } from '../asked/elliptic.ts';
import { foundByTopics, type NamedProgrammes } from '../asked/named-programmes.ts';
import { asksAnyChance, asksOthers, fillsPlace, seeksSeveral } from '../asked/reach-words.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { asksWhether } from '../asked/yes-or-no.ts';
import type { EddyContext } from '../context.ts';
import { hasEnoughGrades } from '../standing.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
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

/** A chance in a field that is named at no university: its programmes by level, or those chosen of it. */
export function chanceInField(wish: Wish): Understanding | null {
  const { reading, context, text } = wish;
  const { named, facets, grades, has } = reading;
  const isNamed = named.codes.length + named.institutions.length === 0 && named.topics.length > 0;
  if (!isNamed || !isOfOneField(named) || !hasEnoughGrades(context.grades)) return null;
  const isSupposed = grades.changes.some(({ subject, grade }) => context.grades[subject] !== grade);
  const isElse = facets.length > 0 || ELSE.test(reading.text) || isSupposed || has('list');
  if (!AT_ALL.test(reading.text) || isElse || text.length > LONGEST) return null;
  if (named.own.length > 0) return lookUp(classifyCalls(named.own));
  return finding('find_by_level')(wish);
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
