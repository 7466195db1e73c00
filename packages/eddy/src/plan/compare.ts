import type { InstitutionCode } from '@lodestar/domain';
import { besideSubjects } from '../asked/beside-subjects.ts';
import { comparedBy } from '../asked/compared-by.ts';
import { EITHER, eitherAsked } from '../asked/either-words.ts';
import { isElliptic } from '../asked/elliptic.ts';
import { institutionMentions } from '../asked/institution-words.ts';
import { foundBy, plainestFirst } from '../asked/named-programmes.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { ownPlaces } from '../state/own-places.ts';
import { ownAt, pointedAt } from '../state/pointed-at.ts';
import { focusOf, spokenOf } from '../state/spoken-of.ts';
import { fieldThere } from '../state/topic-so-far.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Facet } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { eachThere } from './each-there.ts';
import { fieldsOfTalk } from './field-of-talk.ts';
import { classifyCalls, lookUp, meant, type Wish } from './parts.ts';

const near = (one: { at: number; end: number }, other: { at: number; end: number }): number =>
  Math.max(one.at, other.at) - Math.min(one.end, other.end);

/** "hku actsc or cuhk qfin": of each university the one chosen, else the plainest, of the field that stands beside its name. */
function pairsIn({ reading, context }: Wish): readonly string[] {
  const { topics } = besideSubjects(reading, context);
  const mentions = institutionMentions(reading.text, context.institutions);
  if (mentions.length < 2 || topics.length < 2) return [];
  const pairs = mentions.flatMap((mention) => {
    const [topic] = [...topics].sort((one, other) => near(mention, one) - near(mention, other));
    if (topic === undefined) return [];
    const { query, category } = topic;
    const found = foundBy({ query, category, institutions: [mention.institution] }, topic, context);
    const plainest = plainestFirst(found, [query]);
    const meantHere = plainest.find(({ code }) => context.choices.includes(code)) ?? plainest[0];
    return meantHere === undefined ? [] : [meantHere.code];
  });
  return [...new Set(pairs)];
}

/** Facts that are told of several programmes beside one another. */
export const SIDE_BY_SIDE: ReadonlySet<Facet> = new Set(['content', 'careers']);

/** Some programmes side by side, by what is asked of them; `asked`: what plainly is. What becomes of graduates is told without figures. */
export function compareCall(
  codes: readonly string[],
  { reading }: Pick<Wish, 'reading'>,
  asked?: Facet,
): readonly ToolCall[] {
  if (asked === 'careers') {
    const few = codes.slice(0, TOOL_LIMITS.compared);
    const input = { codes: few, query: '', institutions: [], aspects: [asked], figures: false };
    return [{ tool: 'compare', input }];
  }
  const aspects = comparedBy(reading);
  const input = { codes: codes.slice(0, TOOL_LIMITS.compared), query: '', institutions: [] };
  return [{ tool: 'compare', input: aspects.length === 0 ? input : { ...input, aspects } }];
}
/** So many that stood side by side are compared with one more. */
const MOST_BESIDE = 2;

/** "Compared to that", 比起呢個, "OT is easier": one that is named is set beside what the talk is of. */
const TO_THE_LAST = wordPattern({
  en: 'compared?|versus|vs|than|easier|harder|better|worse|or|difference',
  forms: '比|定|还是|分别|差别|区别',
});

/** "vs hku law": what the talk is of is set against what is named. */
const BEGINS_AGAINST =
  /^(?:and |ok |so |咁|那)?(?:vs?|versus|compared? (?:to|with)|(?:同|和|跟|与).+(?:比|相比)) ?/;
const AGAINST = /(?<![a-z])(?:vs?|versus)(?![a-z])/;

/** "ust engineering vs cuhk cs vs hku engineering, no M2": as many as are set against one another, whatever else is told. */
export function setAgainst(wish: Wish): Understanding | null {
  const isOfTalk = BEGINS_AGAINST.test(wish.reading.text);
  const codes = AGAINST.test(wish.reading.text) && !isOfTalk ? pairsIn(wish) : [];
  return codes.length < 2 ? null : lookUp(compareCall(codes, wish));
}

/** Two programmes named each with its university, one of which is chosen; not what is asked of both, as whether they require a subject. */
export function eitherOf(wish: Wish): Understanding | null {
  const { text, facets } = wish.reading;
  const asksFact = facets.some(
    (facet) => facet === 'requirements' || facet === 'interview' || facet === 'fee',
  );
  const codes = eitherAsked(text) && !asksFact ? pairsIn(wish) : [];
  if (codes.length < 2) return null;
  return lookUp(compareCall(codes, wish));
}

const OWN_GRADES =
  /(?:for|with|on|by) (?:my|these|those|his|her) (?:grades?|scores?|marks?|results?)|(?:以|用|睇|按|就)?我(?:嘅|的|呢个|这个)?(?:成绩|分数?|grade)|(?<![a-z])(?:which|fine|easier|safer|better|nearer|is|for me)(?![a-z])|(?:边|哪)(?:一)?(?:间|个|所)|稳|易|好|近|(?:我)?(?:揀|拣|选)/g;

/** Of a university, the one that was spoken of; else the chosen one, or the plainest, of the field of the talk. */
function meantAt(wish: Wish, at: InstitutionCode): string | null {
  const { context, earlier, reading } = wish;
  const named = { ...reading.named, institutions: [at] };
  const isChosen = (code: string): boolean => context.choices.includes(code);
  const own = ownAt({ named }, context, earlier);
  const spoken = new Set(spokenOf(earlier, context).flatMap(({ codes }) => codes));
  const told = own.filter((code) => spoken.has(code));
  if (told.length > 0) return told.find(isChosen) ?? told[0] ?? null;
  const found = fieldThere({ ...wish, reading: { ...reading, named } })?.named.found ?? [];
  const ofField = found.find(({ code }) => isChosen(code)) ?? found[0];
  if (ofField !== undefined) return ofField.code;
  const field = (code: string) => context.catalogue.find(code)?.category;
  const [focus] = focusOf(earlier, context);
  return own.find((code) => focus !== undefined && field(code) === field(focus)) ?? null;
}

/** "HKU or CU for my grades", 港大定中大: of what the talk is of at each, and nothing else named. */
export function eitherThere(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const { institutions, codes, topics } = reading.named;
  const isOfTwo = institutions.length > 1 && institutions.length <= TOOL_LIMITS.compared;
  if (!isOfTwo || codes.length + topics.length > 0 || !eitherAsked(reading.text) || earlier.length === 0)
    return null;
  const rest = reading.text.replace(EITHER, ' ').replace(OWN_GRADES, ' ');
  if (!isElliptic({ ...reading, text: rest }, context)) return null;
  const meantThere = institutions.flatMap((at) => meantAt(wish, at) ?? []);
  if (meantThere.length < institutions.length) return null;
  return lookUp(compareCall(meantThere, wish));
}

/** "HKU one or Hang Seng one, do bosses care": what becomes of graduates of what the talk is of at each, and no rank of universities. */
export function namesWeighed(wish: Wish): Understanding | null {
  const { institutions, codes, topics } = wish.reading.named;
  const isOfTwo = institutions.length > 1 && institutions.length <= TOOL_LIMITS.compared;
  if (
    !isOfTwo ||
    codes.length + topics.length > 0 ||
    fieldsOfTalk(wish.context, wish.earlier).fields.length === 0
  )
    return null;
  const there = institutions.flatMap((at) => meantAt(wish, at) ?? []);
  return there.length < institutions.length ? null : lookUp(compareCall(there, wish, 'careers'));
}

/** Those named one by one; else the plainest of the field at each university named, or of each field named; else those spoken of one after the other. */
export function planComparison(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const { codes: typed, institutions, searches } = reading.named;
  const own = ownPlaces(reading.text, context.choices);
  const pointed = own.length > 0 ? own : pointedAt(text, reading, context, earlier);
  const named = [...pointed, ...typed];
  const here = eachThere(reading.named, context);
  const ofFields = searches.flatMap((one) => {
    const found = foundBy(one, undefined, context);
    const chosen = found.find(({ code }) => context.choices.includes(code));
    return (chosen ?? found[0])?.code ?? [];
  });
  const before = spokenOf(earlier, context).flatMap(({ codes: some, listed }) =>
    listed ? [] : some.slice(0, 1),
  );
  const isOneNamed = institutions.length < 2 && searches.length < 2 && TO_THE_LAST.test(reading.text);
  const single = here.length > 0 ? here : ofFields;
  const one = named.length > 0 ? named : isOneNamed && single.length === 1 ? single : [];
  const focus = focusOf(earlier, context);
  const others = named.length > 0 ? before.slice(0, 1) : focus.length > MOST_BESIDE ? [] : focus;
  const beside = one.length > 0 ? [...others.filter((code) => !one.includes(code)), ...one] : [];
  const pair = searches.length + institutions.length > 0 ? [] : [...new Set(before)].slice(0, 2);
  const there = pairsIn(wish);
  const isAgainst = BEGINS_AGAINST.test(reading.text) && focus.length > 0 && focus.length <= MOST_BESIDE;
  const wishes = [
    named,
    isAgainst ? [...focus, ...(there.length > 0 ? there : single)] : there,
    here,
    [...named, ...ofFields],
    beside,
    pair,
  ].map((codes) => [...new Set(codes)]);
  const codes = wishes.find((one) => one.length > 1);
  if (codes === undefined) return lookUp(classifyCalls(meant(wish)));
  return lookUp(compareCall(codes, wish));
}
