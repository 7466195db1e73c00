import { type Catalogue, openCatalogue } from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type CatalogueAnswer, loadCatalogue } from './programme-calls.ts';

export interface CatalogueState {
  /** Null until it is loaded. */
  readonly catalogue: Catalogue | null;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

function open({ data, figures }: CatalogueAnswer): Catalogue {
  return openCatalogue(data, figures);
}

/** All programmes of a year, ready for working out levels in the browser. */
export function useCatalogue(collection: string | null): CatalogueState {
  const answer = useQuery({
    queryKey: ['admission', 'catalogue', collection],
    queryFn: collection === null ? skipToken : ({ signal }) => loadCatalogue(collection, signal),
    select: open,
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
