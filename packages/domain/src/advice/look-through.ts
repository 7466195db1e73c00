import type { Programme } from '../admission/programme.ts';
import { type SearchIndex, searchEveryProgramme } from '../admission/search/search.ts';
import type { FieldGuide } from './field-guide.ts';
import { type FilterIndex, filterProgrammes } from './filter-programmes.ts';
import {
  asksSearch,
  type Look,
  type LookedThrough,
  levelsByCode,
  lookThroughFilters,
} from './look-through-filters.ts';
import { searchByInterest } from './search-by-interest.ts';
import { sortProgrammes } from './sort-programmes.ts';

/** A year's programmes ready to be looked through. */
export interface Shelves {
  readonly search: SearchIndex;
  readonly filters: FilterIndex;
  readonly guide: FieldGuide;
}

/**
 * Programmes that fit what was typed: by code, title or institution first, then by interest, topic or career. A typing
 * slip is forgiven only where neither finds any. What was typed as a dislike alone is no search for all others.
 */
function searchText(
  { search, guide }: Pick<Shelves, 'search' | 'guide'>,
  q: string,
  institutions: readonly string[],
): readonly Programme[] {
  const wanted = new Set(institutions);
  const rows = search.rows.map(({ programme }) => programme);
  const near = searchByInterest(guide, rows, q)
    .filter(({ fit }) => fit.kind !== 'none')
    .map(({ programme }) => programme)
    .filter(({ institution }) => wanted.size === 0 || wanted.has(institution));
  const { programmes, isGuess } = searchEveryProgramme(search, q, institutions);
  if (near.length === 0) return programmes;
  return isGuess ? near : [...new Set([...programmes, ...near])];
}

/** All programmes that fit what was typed and chosen. */
export function lookThrough(shelves: Shelves, look: Look): LookedThrough {
  if (!asksSearch(look)) return lookThroughFilters(shelves.filters, look);
  const { q, filter, sort, language, levels } = look;
  const institutions = filter.institution ?? [];
  const isTyped = q.trim() !== '';
  const among = isTyped ? new Set(searchText(shelves, q, []).map(({ code }) => code)) : null;
  const { programmes, counts } = filterProgrammes(shelves.filters, filter, levels, among);
  const fitting = new Set(programmes);
  const inOrder = searchText(shelves, q, institutions).filter((programme) => fitting.has(programme));
  return {
    programmes: sortProgrammes(inOrder, sort, { levels: levelsByCode(shelves.filters, levels), language }),
    counts,
  };
}
