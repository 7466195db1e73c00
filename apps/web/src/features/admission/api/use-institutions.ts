import { skipToken, useQuery } from '@tanstack/react-query';
import { type Institution, loadInstitutions } from './programme-calls.ts';

export interface InstitutionsState {
  /** In display order; null until loaded. */
  readonly institutions: readonly Institution[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useInstitutions(collection: string | null): InstitutionsState {
  const answer = useQuery({
    queryKey: ['admission', 'institutions', collection],
    queryFn: collection === null ? skipToken : ({ signal }) => loadInstitutions(collection, signal),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  return {
    institutions: answer.data ?? null,
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}
