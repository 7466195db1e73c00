import { pointedAt } from '../state/pointed-at.ts';
import { spokenOf } from '../state/spoken-of.ts';
import type { WhichInput } from '../tools/choose-among.ts';
import type { Facet } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { classify, lookUp, type Wish } from './parts.ts';

const OF_EACH: Partial<Record<Facet, Pick<WhichInput, 'by' | 'least'>>> = {
  interview: { by: 'interview', least: false },
  documents: { by: 'documents', least: false },
  fee: { by: 'fee', least: true },
  duration: { by: 'years', least: true },
  intake: { by: 'places', least: false },
};

/** Up to so many are told of one by one. */
const FEW = 2;

/** A fact of each programme that was listed last, one's own list or what was found, where none of it was singled out. */
export function factOfListed(facet: Facet, { text, reading, context, earlier }: Wish): Understanding | null {
  const { codes, topics, institutions } = reading.named;
  const [last] = spokenOf(earlier, context);
  if (last === undefined || codes.length + topics.length + institutions.length > 0) return null;
  const isOwn = last.codes.every((code) => context.choices.includes(code));
  const isMany = last.listed && (isOwn || last.codes.length > FEW);
  if (!isMany || pointedAt(text, reading, context, earlier).length > 0) return null;
  const listed = last.codes.slice(0, TOOL_LIMITS.codes);
  if (facet === 'scores') return lookUp(classify(listed));
  const asked = OF_EACH[facet];
  if (asked === undefined) return null;
  return lookUp([{ tool: 'which_of', input: { codes: isOwn ? [] : listed, ...asked, subject: null } }]);
}
