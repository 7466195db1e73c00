import { FACETS, type Facet, type ProgrammeFilter, SORT_ORDERS, type SortOrder } from '@lodestar/domain';

/** What of the page stands in its address, so that it can be sent, reloaded and gone back to. */
export interface LookAddress {
  readonly q: string;
  readonly filter: ProgrammeFilter;
  readonly sort: SortOrder;
  /** How many rows are shown. */
  readonly shown: number;
}

/** How many rows a further press shows. */
export const ROWS_AT_ONCE = 30;
/** Characters of a search. */
export const LONGEST = 80;
const MOST_SHOWN = 600;

function isSortOrder(text: string | null): text is SortOrder {
  return SORT_ORDERS.some((one) => one === text);
}

function shownIn(text: string | null): number {
  const rows = Number(text);
  return Number.isInteger(rows) && rows > ROWS_AT_ONCE ? Math.min(rows, MOST_SHOWN) : ROWS_AT_ONCE;
}

/**
 * Reads an address. `options`: those there are, so that a mistyped or outdated one narrows nothing; null until they are
 * known, when all are kept.
 */
export function readAddress(
  params: URLSearchParams,
  options: Readonly<Record<Facet, ReadonlySet<string>>> | null,
): LookAddress {
  const chosen = FACETS.flatMap((facet) => {
    const wanted = new Set((params.get(facet) ?? '').split(','));
    const known = [...wanted].filter((option) => option !== '' && (options?.[facet].has(option) ?? true));
    return known.length === 0 ? [] : [[facet, known] as const];
  });
  const sort = params.get('sort');
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST),
    filter: Object.fromEntries(chosen),
    sort: isSortOrder(sort) ? sort : 'fit',
    shown: shownIn(params.get('shown')),
  };
}

/** The address of a look, with what is as usual left out. */
export function writeAddress({ q, filter, sort, shown }: LookAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  for (const facet of FACETS) {
    const chosen = filter[facet] ?? [];
    if (chosen.length > 0) params.set(facet, chosen.join(','));
  }
  if (sort !== 'fit') params.set('sort', sort);
  if (shown > ROWS_AT_ONCE) params.set('shown', String(shown));
  return params;
}

/** The filter with an option chosen, or no more. */
export function toggled(filter: ProgrammeFilter, facet: Facet, option: string): ProgrammeFilter {
  const chosen = filter[facet] ?? [];
  const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return { ...filter, [facet]: next };
}

/** Every option chosen, in the order of the facets. */
export function chosenOptions(
  filter: ProgrammeFilter,
): readonly { readonly facet: Facet; readonly option: string }[] {
  return FACETS.flatMap((facet) => (filter[facet] ?? []).map((option) => ({ facet, option })));
}
