import type { Catalogue } from '../admission/catalogue.ts';
import { TRADITIONAL_TO_SIMPLIFIED } from '../admission/search/fold.generated.ts';
import { buildSearchIndex, type SearchIndex } from '../admission/search/search.ts';
import type { CounsellorContext } from './context.ts';

const made = new WeakMap<Catalogue, SearchIndex>();

/** The search index of a catalogue, made at the first question about it. */
export function programmeIndex({
  catalogue,
  institutions,
}: Pick<CounsellorContext, 'catalogue' | 'institutions'>): SearchIndex {
  const known = made.get(catalogue);
  if (known !== undefined) return known;
  const names = Object.fromEntries(
    institutions.map(({ code, ...rest }) => [code, Object.values(rest)] as const),
  );
  const index = buildSearchIndex(catalogue.programmes, TRADITIONAL_TO_SIMPLIFIED, names);
  made.set(catalogue, index);
  return index;
}
