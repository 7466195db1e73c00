import { detailCalls } from './asked/decide.ts';
import { lookUp, type Wish } from './plan-parts.ts';
import { focusOf, spokenOf } from './state/spoken-of.ts';
import type { WhichInput } from './tools/choose-among.ts';
import type { Facet } from './tools/facets.ts';
import type { Understanding } from './understanding.ts';

const OF_EACH: Partial<Record<Facet, Pick<WhichInput, 'by' | 'least'>>> = {
  interview: { by: 'interview', least: false },
  documents: { by: 'documents', least: false },
  fee: { by: 'fee', least: true },
  duration: { by: 'years', least: true },
  intake: { by: 'places', least: false },
};

/** A fact of each of one's own list, where that list was told of last and none of it was singled out. */
export function factOfList(facet: Facet, { reading, context, earlier }: Wish): Understanding | null {
  const { codes, topics, institutions } = reading.named;
  const [last] = spokenOf(earlier, context);
  const asked = OF_EACH[facet];
  if (asked === undefined || last === undefined || codes.length + topics.length + institutions.length > 0)
    return null;
  const isOwn = last.listed && last.codes.every((code) => context.choices.includes(code));
  return isOwn ? lookUp([{ tool: 'which_of', input: { codes: [], ...asked, subject: null } }]) : null;
}

const MOST = 2;

/** A test or an interview that is asked about in few words is that of the programme spoken of. */
export function factOfFocus({ reading, context, earlier }: Wish): Understanding | null {
  const facets = reading.facets.filter((facet) => facet === 'interview' || facet === 'documents');
  const { codes, topics } = reading.named;
  if (facets.length === 0 || codes.length + topics.length > 0) return null;
  return lookUp(detailCalls(focusOf(earlier, context).slice(0, MOST)), facets);
}
