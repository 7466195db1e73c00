import type { LevelSummary } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import {
  type FacetCounts,
  type FilterIndex,
  filterProgrammes,
  type ProgrammeFilter,
} from './filter-programmes.ts';
import { type SortBasis, type SortOrder, sortProgrammes } from './sort-programmes.ts';

export interface Look {
  readonly q: string;
  readonly filter: ProgrammeFilter;
  readonly sort: SortOrder;
  readonly language: SortBasis['language'];
  /** The pupil's levels in the order of the catalogue; null without grades. */
  readonly levels: readonly LevelSummary[] | null;
}

/** What was looked for, in the order wished, and what each further choice would leave. */
export interface LookedThrough {
  readonly programmes: readonly Programme[];
  readonly counts: () => FacetCounts;
}

/** Whether a look asks the search: institutions chosen alone do, too, since theirs take turns. */
export function asksSearch({ q, filter }: Pick<Look, 'q' | 'filter'>): boolean {
  return q.trim() !== '' || (filter.institution ?? []).length > 0;
}

/** All programmes that fit what was chosen, for a look that does not ask the search. */
export function lookThroughFilters(
  filters: FilterIndex,
  { filter, sort, language, levels }: Omit<Look, 'q'>,
): LookedThrough {
  const { programmes, counts } = filterProgrammes(filters, filter, levels);
  return {
    programmes: sortProgrammes(programmes, sort, { levels: levelsByCode(filters, levels), language }),
    counts,
  };
}

/** The pupil's levels by code; null without grades. */
export function levelsByCode(
  { rows }: FilterIndex,
  levels: readonly LevelSummary[] | null,
): ReadonlyMap<string, LevelSummary> | null {
  if (levels === null) return null;
  return new Map(
    rows.flatMap(({ programme: { code } }, place) => {
      const level = levels[place];
      return level === undefined ? [] : [[code, level] as const];
    }),
  );
}
