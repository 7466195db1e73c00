import { besideSubjects } from '../asked/beside-subjects.ts';
import { asksDifference } from '../asked/content-words.ts';
import { namesFigures } from '../asked/figure-words.ts';
import { institutionMentions } from '../asked/institution-words.ts';
import { foundBy, plainestFirst } from '../asked/named-programmes.ts';
import { pointedAt } from '../state/pointed-at.ts';
import { spokenOf } from '../state/spoken-of.ts';
import type { ToolCall } from '../tool-call.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { classify, lookUp, meant, type Wish } from './parts.ts';

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

/** With their figures; where it is asked how they differ, in words first, and where it is asked what is taught, in words alone. */
function sideBySide({ reading }: Wish, codes: readonly string[]): Understanding | null {
  const compared = codes.slice(0, TOOL_LIMITS.compared);
  const differs = namesFigures(reading) ? null : asksDifference(reading.text);
  const figures: ToolCall = { tool: 'compare', input: { codes: compared, query: '', institutions: [] } };
  if (differs === null) return lookUp([figures]);
  const words = compared.map((code): ToolCall => ({ tool: 'programme', input: { code } }));
  return lookUp(differs === 'taught' ? words : [...words, figures], ['content']);
}

const EITHER =
  /(?<![a-z])(?:or|vs?|versus|compared?|between|difference|(?<!other )than|which|harder|easier|better)(?![a-z])|定|还是|抑或|(?:同|和|跟|与).*(?:比|边|哪|分别|易|难)/;

/** Two programmes named each with its university, one of which is chosen; not what is asked of both, as whether they require a subject. */
export function eitherOf(wish: Wish): Understanding | null {
  const { text, facets } = wish.reading;
  const asksFact = facets.some(
    (facet) => facet === 'requirements' || facet === 'interview' || facet === 'fee',
  );
  const codes = EITHER.test(text) && !asksFact ? pairsIn(wish) : [];
  if (codes.length < 2) return null;
  return sideBySide(wish, codes);
}

/** Those named one by one; else the plainest of the field at each university named, or of each field named; else those spoken of one after the other. */
export function compare(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const { codes: typed, institutions, searches, found } = reading.named;
  const named = [...pointedAt(text, reading, context, earlier), ...typed];
  const here = institutions.flatMap((at) => {
    const all = found.filter(({ institution }) => institution === at);
    return (all.find(({ code }) => context.choices.includes(code)) ?? all[0])?.code ?? [];
  });
  const ofFields = searches.flatMap((one) => foundBy(one, undefined, context)[0]?.code ?? []);
  const before = spokenOf(earlier, context).flatMap(({ codes: some, listed }) =>
    listed ? [] : some.slice(0, 1),
  );
  const beside =
    named.length > 0 ? [...before.filter((code) => !named.includes(code)).slice(0, 1), ...named] : [];
  const pair = searches.length + institutions.length > 0 ? [] : [...new Set(before)].slice(0, 2);
  const wishes = [named, pairsIn(wish), here, [...named, ...ofFields], beside, pair].map((codes) => [
    ...new Set(codes),
  ]);
  const codes = wishes.find((one) => one.length > 1);
  if (codes === undefined) return lookUp(classify(meant(wish)));
  return sideBySide(wish, codes);
}
