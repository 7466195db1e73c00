import { namesNothing } from '../asked/named-programmes.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { ownPlaces } from '../state/own-places.ts';
import { pointedAt } from '../state/pointed-at.ts';
import { type SpokenOf, spokenOf } from '../state/spoken-of.ts';
import type { WhichInput } from '../tools/choose-among.ts';
import type { Facet } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { classifyCalls, lookUp, type Wish } from './parts.ts';

const OF_EACH: Partial<Record<Facet, Pick<WhichInput, 'by' | 'least'>>> = {
  interview: { by: 'interview', least: false },
  documents: { by: 'documents', least: false },
  fee: { by: 'fee', least: true },
  duration: { by: 'years', least: true },
  intake: { by: 'places', least: false },
};

/** Up to so many are told of one by one. */
const FEW = 2;

/** Whether the whole list was asked about right before, though the answer names only some of it: 我志願裏那幾個. */
function wasOfList({ codes }: SpokenOf, { context, earlier }: Wish): boolean {
  const asked = earlier.findLast(({ isBot }) => !isBot);
  if (codes.length < 2 || asked === undefined) return false;
  const { text, named, has } = readPlainly(asked.text, context);
  const namesSome = named.codes.length + named.topics.length + named.institutions.length > 0;
  return has('list') && !namesSome && ownPlaces(text, context.choices).length === 0;
}

/** A fact of each programme that was listed last, one's own list or what was found, where none of it was singled out. */
export function factOfListed(facet: Facet, wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const [last] = spokenOf(earlier, context);
  if (last === undefined || !namesNothing(reading.named)) return null;
  const isOwn = last.codes.every((code) => context.choices.includes(code));
  const isMany = (last.listed && (isOwn || last.codes.length > FEW)) || (isOwn && wasOfList(last, wish));
  if (!isMany || pointedAt(text, reading, context, earlier).length > 0) return null;
  const listed = last.codes.slice(0, TOOL_LIMITS.codes);
  if (facet === 'scores') return lookUp(classifyCalls(listed));
  const asked = OF_EACH[facet];
  if (asked === undefined) return null;
  return lookUp([{ tool: 'which_of', input: { codes: isOwn ? [] : listed, ...asked, subject: null } }]);
}
