import { type Catalogue, FACETS, type Facet, type FieldGuide, LEVELS, type Shelves } from '@lodestar/domain';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useFieldGuide } from '../../../shared/programme/field-guide.ts';
import { shelvesOf } from '../../../shared/programme/shelves.ts';
import { useCatalogue, useYears } from '../../../shared/programme/use-catalogue.ts';

/** The options of each facet that say anything: a subject that no programme asks for is none to do without. */
export type FacetSets = Readonly<Record<Facet, ReadonlySet<string>>>;

/** A year's programmes ready to be looked through, and the options that hold for any. */
export interface OpenShelves {
  readonly collection: string;
  readonly catalogue: Catalogue;
  readonly shelves: Shelves;
  readonly options: FacetSets;
}

const opened = new WeakMap<Catalogue, OpenShelves>();

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

async function open({ collection, catalogue, guide }: GuidedYear): Promise<OpenShelves> {
  const shelves = await shelvesOf(catalogue, guide);
  const made = { collection, catalogue, shelves, options: setsOf(shelves) };
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
  const [made, setMade] = useState<OpenShelves | null>(null);
  useEffect(() => {
    if (year === null || opened.has(year.catalogue)) return;
    let isWanted = true;
    // As a transition: hundreds of elements are drawn in short turns.
    void open(year).then((shelves) => isWanted && startTransition(() => setMade(shelves)));
    return () => {
      isWanted = false;
    };
  }, [year]);
  return { open: (year && opened.get(year.catalogue)) ?? made, failed, retry };
}

/** The programmes of the current year, with what says of each which fields and careers it leads to. */
interface GuidedYear {
  readonly collection: string;
  readonly catalogue: Catalogue;
  readonly guide: FieldGuide;
}

interface GuidedYearState {
  /** Null until everything is loaded. */
  readonly year: GuidedYear | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The current year, with the catalogue that JUPASelect fetches, too. */
function useGuidedYear(): GuidedYearState {
  const years = useYears();
  const { catalogue, failed, retry } = useCatalogue(years.collection);
  const { guide, failed: guideFailed, retry: retryGuide } = useFieldGuide();
  const { collection } = years;
  const year = useMemo(
    () =>
      catalogue === null || guide === null || collection === null ? null : { collection, catalogue, guide },
    [catalogue, guide, collection],
  );
  return {
    year,
    failed: years.failed || failed || guideFailed,
    retry: () => {
      if (years.failed) years.retry();
      if (failed) retry();
      if (guideFailed) retryGuide();
    },
  };
}
