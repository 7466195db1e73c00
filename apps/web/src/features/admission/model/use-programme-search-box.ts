import type { Catalogue, InstitutionCode, Programme } from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import { isUnreachable, searchOnServer, serverElseHere, useCatalogueByThen } from '../api/programme-calls.ts';
import { useAdmission } from '../components/admission-provider.tsx';

const DEBOUNCE = 300;

/** Id of a result in the list under the field. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export interface ProgrammeSearchBox {
  readonly text: string;
  /** What the results shown are for. */
  readonly query: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  readonly search: SearchState;
  readonly open: boolean;
  readonly close: () => void;
  readonly reopen: () => void;
  /** Place of the result the arrow keys stand on. */
  readonly active: number;
  readonly hover: (index: number) => void;
  readonly pick: (programme: Programme) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The search field with its dropdown: debounced, closed by Escape and by picking, walked with the arrow keys. */
export function useProgrammeSearchBox(onPicked: () => void): ProgrammeSearchBox {
  const { years, catalogue, filter, choices } = useAdmission();
  const [text, setText] = useState('');
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const typed = text.trim();
  const wish = useMemo(() => ({ query: typed, institutions: filter.value }), [typed, filter.value]);
  const rested = useDebouncedValue(wish, DEBOUNCE);
  const query = typed === '' ? '' : rested.query;
  const search = useProgrammeSearch({
    collection: years.collection,
    catalogue,
    query,
    institutions: rested.institutions,
  });
  const { results } = search;
  const open = !closed && query !== '' && (results !== null || search.problem !== null);

  const lastResults = useRef(results);
  useEffect(() => {
    if (lastResults.current !== results) setActive(0);
    lastResults.current = results;
  }, [results]);

  const type = (next: string) => {
    setText(next);
    setClosed(false);
  };
  const clear = () => setText('');
  const close = () => setClosed(true);
  const pick = (programme: Programme) => {
    choices.add(programme.code);
    clear();
    close();
    onPicked();
  };

  const walk = (step: number) => {
    const count = results?.length ?? 0;
    if (count > 0) setActive((current) => (current + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = results?.[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) walk(event.key === 'ArrowDown' ? 1 : -1);
      else setClosed(false);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && open && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Tab') {
      close();
    }
  };

  return {
    text,
    query,
    type,
    clear,
    search,
    open,
    close,
    reopen: () => setClosed(false),
    active,
    hover: setActive,
    pick,
    onKeyDown,
  };
}

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

interface SearchState {
  /** Null while there is nothing to show. */
  readonly results: readonly Programme[] | null;
  /** How many programmes fit, of which the results are the first. */
  readonly total: number;
  readonly local: boolean;
  readonly searching: boolean;
  readonly problem: SearchProblem | null;
  readonly retry: () => void;
}

/** The search without a server; null where it cannot be fetched either. */
export const loadSearchHere = () => import('../api/search-here.ts').catch(() => null);

async function searchHere(catalogue: Catalogue, query: string, institutions: readonly InstitutionCode[]) {
  const here = await loadSearchHere();
  return here === null ? null : here.searchHere(catalogue, query, institutions);
}

/** Programmes that fit what was typed: from the server, or from this device when there is none. */
function useProgrammeSearch({ collection, catalogue, query, institutions }: Search): SearchState {
  const idle = collection === null || query === '';
  const known = useCatalogueByThen(catalogue);
  const answer = useQuery({
    queryKey: ['admission', 'search', collection, query, institutions],
    queryFn: idle
      ? skipToken
      : ({ signal }) =>
          serverElseHere(
            () => searchOnServer({ collection, query, institutions }, signal),
            () => known.current && searchHere(known.current, query, institutions),
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
