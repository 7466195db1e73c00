import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import { QUERY_KEYS } from '../model/query-keys.ts';
import { type FoundChat, findChats } from './chat-calls.ts';

const PAUSE_MS = 250;

export interface ChatSearch {
  /** What was looked for, '' while nothing is. */
  readonly query: string;
  /** Null until known. */
  readonly found: readonly FoundChat[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Looks through one's own chats once the typing rests. */
export function useChatSearch(text: string): ChatSearch {
  const rested = useDebouncedValue(text.trim(), PAUSE_MS);
  const query = text.trim() === '' ? '' : rested;
  const answer = useQuery({
    queryKey: QUERY_KEYS.search(query),
    queryFn: query === '' ? skipToken : ({ signal }) => findChats(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    query,
    found: query === '' ? null : (answer.data ?? null),
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}
