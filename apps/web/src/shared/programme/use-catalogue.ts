import { type Catalogue, type Grades, gradesOf, type Programme } from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWorkInTurns } from '../work/device-value.ts';
import { SCORES_WORK } from '../work/pupil-work.ts';
import {
  type Institution,
  loadCatalogue,
  loadInstitutions,
  loadProgramme,
  loadYears,
  type Years,
} from './catalogue-calls.ts';
import { useOthersOf } from './other-subjects.ts';
import { CATALOGUE_KEY } from './programme-tags.tsx';

export interface CatalogueState {
  /** Null until it is loaded. */
  readonly catalogue: Catalogue | null;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

async function loadAndOpen(collection: string, signal: AbortSignal): Promise<Catalogue> {
  const [year, { openingYear }] = await Promise.all([
    loadCatalogue(collection, signal),
    import('./opening-catalogue.ts'),
  ]);
  return inTurns(openingYear(year));
}

const KEPT = {
  staleTime: Number.POSITIVE_INFINITY,
} as const;

export const yearsQuery = {
  queryKey: ['admission', 'years'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Years> => loadYears(signal),
  ...KEPT,
};

export const catalogueQuery = (collection: string) => ({
  queryKey: [...CATALOGUE_KEY, collection],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadAndOpen(collection, signal),
  structuralSharing: false,
  ...KEPT,
});

/** One programme without the rest of its year; null where the year has none of that code. */
export const programmeQuery = (collection: string, code: string) => ({
  queryKey: ['programmes', 'one', collection, code],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Programme | null> =>
    loadProgramme(collection, code, signal),
  ...KEPT,
});

export const institutionsQuery = (collection: string) => ({
  queryKey: ['admission', 'institutions', collection],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadInstitutions(collection, signal),
  ...KEPT,
});

/** Stands for a query whose collection is not known yet. */
const UNKNOWN = 'unknown';

const NO_GRADES: Grades = {};

/**
 * All programmes of a year, ready for working out levels in the browser. `shown`: grades that are not the pupil's own, whose
 * other languages and Applied Learning are to count, too.
 */
export function useCatalogue(collection: string | null, shown = NO_GRADES): CatalogueState {
  const query = catalogueQuery(collection ?? UNKNOWN);
  const answer = useQuery({ ...query, queryFn: collection === null ? skipToken : query.queryFn });
  const table = useWorkInTurns(SCORES_WORK);
  const own = useMemo(() => gradesOf(table), [table]);
  const others = useOthersOf(collection, own, shown);
  const plain = answer.data ?? null;
  const catalogue = useMemo(
    () => (plain === null || others === null ? plain : others.extend(plain, others.file)),
    [plain, others],
  );
  return {
    catalogue,
    failed: answer.isError,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

export interface YearChoice {
  readonly collections: readonly string[];
  /** Null until the years are known. */
  readonly collection: string | null;
  readonly choose: (collection: string) => void;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The programme years, the current one chosen at first. */
export function useYears(): YearChoice {
  const [chosen, choose] = useState<string | null>(null);
  const years = useQuery(yearsQuery);
  return {
    collections: years.data?.collections ?? [],
    collection: chosen ?? years.data?.current ?? null,
    choose,
    failed: years.isError,
    retry: () => void years.refetch(),
  };
}

export interface InstitutionsState {
  /** In display order; null until loaded. */
  readonly institutions: readonly Institution[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useInstitutions(collection: string | null): InstitutionsState {
  const query = institutionsQuery(collection ?? UNKNOWN);
  const answer = useQuery({ ...query, queryFn: collection === null ? skipToken : query.queryFn });
  return {
    institutions: answer.data ?? null,
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}

/** Milliseconds; a phone takes four times as long, which nobody feels yet. */
const TURN = 8;

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does long work in short turns, between which the page answers touches; the first begins in a turn of its own. */
export async function inTurns<T>(work: Generator<unknown, T>): Promise<T> {
  for (;;) {
    await nextTurn();
    const end = performance.now() + TURN;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
