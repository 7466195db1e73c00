import type { LevelSummary } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import { type SearchIndex, searchEveryProgramme } from '../admission/search/search.ts';
import type { FieldGuide } from './field-guide.ts';
import {
  type FacetCounts,
  type FilterIndex,
  filterProgrammes,
  type ProgrammeFilter,
} from './filter-programmes.ts';
import { searchByInterest } from './search-by-interest.ts';
import { type SortBasis, type SortOrder, sortProgrammes } from './sort-programmes.ts';

/** A year's programmes ready to be looked through. */
export interface Shelves {
  readonly search: SearchIndex;
  readonly filters: FilterIndex;
  readonly guide: FieldGuide;
}

export interface Look {
  readonly q: string;
  readonly filter: ProgrammeFilter;
  readonly sort: SortOrder;
  readonly language: SortBasis['language'];
  /** The pupil's levels in the order of the catalogue; null without grades. */
  readonly levels: readonly LevelSummary[] | null;
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

/** All programmes that fit what was typed and chosen, in the order wished, and what each further choice would leave. */
export function lookThrough(
  shelves: Shelves,
  { q, filter, sort, language, levels }: Look,
): { readonly programmes: readonly Programme[]; readonly counts: () => FacetCounts } {
  const institutions = filter.institution ?? [];
  const isTyped = q.trim() !== '';
  const among = isTyped ? new Set(searchText(shelves, q, []).map(({ code }) => code)) : null;
  const { programmes, counts } = filterProgrammes(shelves.filters, filter, levels, among);
  const fitting = new Set(programmes);
  const inOrder =
    isTyped || institutions.length > 0
      ? searchText(shelves, q, institutions).filter((programme) => fitting.has(programme))
      : programmes;
  return { programmes: sortProgrammes(inOrder, sort, { levels: byCode(shelves, levels), language }), counts };
}

function byCode(
  { filters }: Shelves,
  levels: readonly LevelSummary[] | null,
): ReadonlyMap<string, LevelSummary> | null {
  if (levels === null) return null;
  return new Map(
    filters.rows.flatMap(({ programme: { code } }, place) => {
      const level = levels[place];
      return level === undefined ? [] : [[code, level] as const];
    }),
  );
}
