import {
  type Catalogue,
  FACETS,
  type Facet,
  type FieldNames,
  type FilterIndex,
  LEVELS,
} from '@lodestar/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { fieldNamesQuery } from '../../../shared/programme/field-guide.ts';
import { filtersOf } from '../../../shared/programme/filters.ts';
import { inTurns, useCatalogue, useYears } from '../../../shared/programme/use-catalogue.ts';
import { useWording } from '../../../shared/programme/wording.ts';

/** The options of each facet that say anything: a subject that no programme asks for is none to do without. */
export type FacetSets = Readonly<Record<Facet, ReadonlySet<string>>>;

/** A year's programmes ready to be looked through, and the options that hold for any. */
interface Shelves {
  readonly catalogue: Catalogue;
  readonly filters: FilterIndex;
  readonly options: FacetSets;
}

export interface OpenShelves extends Shelves {
  readonly collection: string;
  readonly guide: FieldNames;
}

const opened = new WeakMap<Catalogue, Shelves>();

/** Which options hold for any programme, looked at one a turn. */
function* gatheringSets({ rows }: FilterIndex): Generator<undefined, FacetSets> {
  const sets = Object.fromEntries(FACETS.map((facet) => [facet, new Set<string>()]));
  for (const { options } of rows) {
    for (const [facet, held] of Object.entries(options)) for (const one of held) sets[facet]?.add(one);
    yield;
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

async function open(catalogue: Catalogue, guide: FieldNames): Promise<Shelves> {
  const filters = await filtersOf(catalogue, guide);
  const made = { catalogue, filters, options: await inTurns(gatheringSets(filters)) };
  opened.set(catalogue, made);
  return made;
}

interface ShelvesState {
  /** Null until everything is loaded. */
  readonly open: OpenShelves | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The programmes of the current year, with the catalogue that JUPASelect fetches, too, ready to be looked through. */
export function useShelves(): ShelvesState {
  const years = useYears();
  const { collection } = years;
  const { catalogue, failed, retry } = useCatalogue(collection);
  const { language } = useWording();
  // Who changes the language reads on meanwhile.
  const names = useQuery({ ...fieldNamesQuery(language), placeholderData: keepPreviousData });
  const guide = names.data ?? null;
  const [made, setMade] = useState<Shelves | null>(null);
  useEffect(() => {
    if (catalogue === null || guide === null || opened.has(catalogue)) return;
    let isWanted = true;
    // As a transition: hundreds of elements are drawn in short turns.
    void open(catalogue, guide).then((shelves) => isWanted && startTransition(() => setMade(shelves)));
    return () => {
      isWanted = false;
    };
  }, [catalogue, guide]);
  const shelves = (catalogue && opened.get(catalogue)) ?? made;
  const ready = useMemo(
    () =>
      shelves === null || guide === null || collection === null ? null : { ...shelves, collection, guide },
    [shelves, guide, collection],
  );
  return {
    open: ready,
    failed: years.failed || failed || names.isError,
    retry: () => {
      if (years.failed) years.retry();
      if (failed) retry();
      if (names.isError) void names.refetch();
    },
  };
}
