import type { Catalogue, InstitutionCode, Programme } from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isUnreachable, searchOnServer, serverElseHere } from './programme-calls.ts';
import { searchHere } from './search-here.ts';

interface Search {
  readonly collection: string | null;
  readonly catalogue: Catalogue | null;
  /** Nothing typed: no search. */
  readonly query: string;
  readonly institutions: readonly InstitutionCode[];
}

/** `failed`: no server; `broken`: it could not answer; `error`: it refused what was asked. */
type SearchProblem = 'failed' | 'broken' | 'error';

function problemOf(error: unknown): SearchProblem {
  if (isUnreachable(error)) return 'failed';
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused && error.code !== 'too_many_requests' ? 'error' : 'broken';
}

export interface SearchState {
  /** Null while there is nothing to show. */
  readonly results: readonly Programme[] | null;
  /** How many programmes fit, of which the results are the first. */
  readonly total: number;
  readonly local: boolean;
  readonly searching: boolean;
  readonly problem: SearchProblem | null;
  readonly retry: () => void;
}

/** Programmes that fit what was typed: from the server, or from this device when there is none. */
export function useProgrammeSearch({ collection, catalogue, query, institutions }: Search): SearchState {
  const idle = collection === null || query === '';
  const answer = useQuery({
    queryKey: ['admission', 'search', collection, query, institutions],
    queryFn: idle
      ? skipToken
      : ({ signal }) =>
          serverElseHere(
            () => searchOnServer({ collection, query, institutions }, signal),
            catalogue && (() => searchHere(catalogue, query, institutions)),
          ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const problem = answer.isError ? problemOf(answer.error) : null;
  const programmes = answer.data?.data.programmes ?? null;
  // What an earlier search did not find says nothing about this one.
  const isStaleNothing = answer.isPlaceholderData && programmes?.length === 0;
  return {
    results: idle || problem !== null || isStaleNothing ? null : programmes,
    total: answer.data?.data.total ?? 0,
    local: answer.data?.local ?? false,
    searching: !idle && answer.isFetching,
    problem: idle ? null : problem,
    retry: () => void answer.refetch(),
  };
}
