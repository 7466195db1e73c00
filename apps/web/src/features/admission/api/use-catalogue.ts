import { type Catalogue, openingCatalogue } from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { inTurns } from './in-turns.ts';
import { loadCatalogue } from './programme-calls.ts';

export interface CatalogueState {
  /** Null until it is loaded. */
  readonly catalogue: Catalogue | null;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

async function loadAndOpen(collection: string, signal: AbortSignal): Promise<Catalogue> {
  const { data, figures } = await loadCatalogue(collection, signal);
  return inTurns(openingCatalogue(data, figures));
}

/** All programmes of a year, ready for working out levels in the browser. */
export function useCatalogue(collection: string | null): CatalogueState {
  const answer = useQuery({
    queryKey: ['admission', 'catalogue', collection],
    queryFn: collection === null ? skipToken : ({ signal }) => loadAndOpen(collection, signal),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  return {
    catalogue: answer.data ?? null,
    failed: answer.isError,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
