import { foundBy } from './asked/named-programmes.ts';
import { classify, lookUp, meant, type Wish } from './plan-parts.ts';
import { pointedAt } from './state/pointed-at.ts';
import { spokenOf } from './state/spoken-of.ts';
import { TOOL_LIMITS } from './tools/tool-limits.ts';
import type { Understanding } from './understanding.ts';

/** Those named one by one; else the plainest of the field at each university named, or of each field named; else those spoken of one after the other. */
export function compare(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const { codes: typed, institutions, searches, found } = reading.named;
  const named = [...pointedAt(text, reading, context, earlier), ...typed];
  const here = institutions.flatMap((at) => found.find(({ institution }) => institution === at)?.code ?? []);
  const ofFields = searches.flatMap((one) => foundBy(one, undefined, context)[0]?.code ?? []);
  const before = spokenOf(earlier, context).flatMap(({ codes: some, listed }) =>
    listed ? [] : some.slice(0, 1),
  );
  const beside =
    named.length > 0 ? [...before.filter((code) => !named.includes(code)).slice(0, 1), ...named] : [];
  const pair = searches.length + institutions.length > 0 ? [] : [...new Set(before)].slice(0, 2);
  const wishes = [named, here, [...named, ...ofFields], beside, pair].map((codes) => [...new Set(codes)]);
  const codes = wishes.find((one) => one.length > 1);
  if (codes === undefined) return lookUp(classify(meant(wish)));
  const compared = codes.slice(0, TOOL_LIMITS.compared);
  return lookUp([{ tool: 'compare', input: { codes: compared, query: '', institutions: [] } }]);
}
