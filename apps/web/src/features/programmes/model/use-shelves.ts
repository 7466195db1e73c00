import { type Catalogue, FACETS, type Facet, type FieldGuide, LEVELS, type Shelves } from '@lodestar/domain';
import { useMemo } from 'react';
import { shelvesOf } from '../../../shared/programme/shelves.ts';
import { useGuidedYear } from './use-guided-year.ts';

/** The options of each facet that say anything: a subject that no programme asks for is none to do without. */
export type FacetSets = Readonly<Record<Facet, ReadonlySet<string>>>;

/** A year's programmes ready to be looked through, and the options that hold for any. */
export interface OpenShelves {
  readonly collection: string;
  readonly catalogue: Catalogue;
  readonly shelves: Shelves;
  readonly options: FacetSets;
}

const opened = new WeakMap<Catalogue, Omit<OpenShelves, 'collection'>>();

function setsOf(shelves: Shelves): FacetSets {
  const sets = Object.fromEntries(FACETS.map((facet) => [facet, new Set<string>()]));
  const { rows } = shelves.filters;
  for (const { options } of rows) {
    for (const [facet, held] of Object.entries(options)) for (const one of held) sets[facet]?.add(one);
  }
  const of = (facet: Facet) => sets[facet] ?? new Set<string>();
  return {
    field: of('field'),
    institution: of('institution'),
    funding: of('funding'),
    level: new Set([...LEVELS.map(String), 'none']),
    interview: of('interview'),
    bandB: of('bandB'),
    duration: of('duration'),
    fee: of('fee'),
    without: new Set(
      [...of('without')].filter((one) => rows.some(({ options }) => !options.without.includes(one))),
    ),
    counts: of('counts'),
    new: of('new'),
  };
}

function open(catalogue: Catalogue, guide: FieldGuide): Omit<OpenShelves, 'collection'> {
  const known = opened.get(catalogue);
  if (known !== undefined) return known;
  const shelves = shelvesOf(catalogue, guide);
  const made = { catalogue, shelves, options: setsOf(shelves) };
  opened.set(catalogue, made);
  return made;
}

export interface ShelvesState {
  /** Null until everything is loaded. */
  readonly open: OpenShelves | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The programmes of the current year, ready to be looked through. */
export function useShelves(): ShelvesState {
  const { year, failed, retry } = useGuidedYear();
  const all = useMemo(
    () => year && { collection: year.collection, ...open(year.catalogue, year.guide) },
    [year],
  );
  return { open: all, failed, retry };
}
