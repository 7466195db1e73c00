import { type Catalogue, openCatalogue } from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadCatalogue } from './programme-calls.ts';

export interface CatalogueState {
  /** Null until it is loaded. */
  readonly catalogue: Catalogue | null;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** All programmes of a year, ready for working out levels in the browser. */
export function useCatalogue(collection: string | null): CatalogueState {
  const answer = useQuery({
    queryKey: ['admission', 'catalogue', collection],
    queryFn: collection === null ? skipToken : ({ signal }) => loadCatalogue(collection, signal),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const { data } = answer;
  const catalogue = useMemo(
    () => (data === undefined ? null : openCatalogue(data.data, data.figures)),
    [data],
  );
  return {
    catalogue,
    failed: answer.isError,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
