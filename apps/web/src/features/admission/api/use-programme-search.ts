import {
  buildSearchIndex,
  type Catalogue,
  type InstitutionCode,
  type Programme,
  type SearchIndex,
  searchProgrammes,
  TRADITIONAL_TO_SIMPLIFIED,
} from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { searchOnServer } from './programme-calls.ts';
import { isUnreachable, serverElseHere } from './without-network.ts';

interface Search {
  readonly collection: string | null;
  readonly catalogue: Catalogue | null;
  /** Nothing typed: no search. */
  readonly query: string;
  readonly institutions: readonly InstitutionCode[];
}

export interface SearchState {
  /** Null while there is nothing to show. */
  readonly results: readonly Programme[] | null;
  readonly local: boolean;
  readonly searching: boolean;
  /** `failed`: no server; `error`: it refused. */
  readonly problem: 'failed' | 'error' | null;
}

const indexes = new WeakMap<Catalogue, SearchIndex>();

function indexOf(catalogue: Catalogue): SearchIndex {
  const index = indexes.get(catalogue) ?? buildSearchIndex(catalogue.programmes, TRADITIONAL_TO_SIMPLIFIED);
  indexes.set(catalogue, index);
  return index;
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
            catalogue && (() => searchProgrammes(indexOf(catalogue), query, institutions)),
          ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    networkMode: 'always',
    retry: false,
  });
  const problem = answer.isError ? (isUnreachable(answer.error) ? 'failed' : 'error') : null;
  return {
    results: idle || problem !== null ? null : (answer.data?.data ?? null),
    local: answer.data?.local ?? false,
    searching: !idle && answer.isFetching,
    problem: idle ? null : problem,
  };
}
