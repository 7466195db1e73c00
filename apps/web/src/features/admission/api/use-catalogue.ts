import { type Catalogue, openCatalogue } from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { loadCatalogue } from './programme-calls.ts';

export interface CatalogueState {
  /** Null until it is loaded. */
  readonly catalogue: Catalogue | null;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Opened in a turn of its own: to read, to open and to draw it at once would keep a phone from answering a touch. */
async function loadAndOpen(collection: string, signal: AbortSignal): Promise<Catalogue> {
  const { data, figures } = await loadCatalogue(collection, signal);
  await nextTurn();
  return openCatalogue(data, figures);
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
