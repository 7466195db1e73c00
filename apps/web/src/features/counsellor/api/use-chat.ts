import type { Chat } from '@lodestar/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { QUERY_KEYS } from '../model/query-keys.ts';
import { loadChat } from './chat-calls.ts';

/** How often a chat is looked at while it is answered elsewhere. */
const LOOK_MS = 2_000;
const NOT_FOUND = 404;

export interface ChatState {
  /** Null until loaded. */
  readonly chat: Chat | null;
  /** It is not there, or not the user's. */
  readonly gone: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A chat with its messages. `answering`: an answer is on its way to this tab, which need not look for it. */
export function useChat(chatId: string | null, answering: boolean): ChatState {
  const answer = useQuery({
    queryKey: QUERY_KEYS.chat(chatId ?? ''),
    queryFn: chatId === null ? skipToken : ({ signal }) => loadChat(chatId, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.answering === true && !answering ? LOOK_MS : false),
  });
  const { data, error, isError, refetch } = answer;
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(
    () => ({
      chat: data ?? null,
      gone: error instanceof ApiError && error.status === NOT_FOUND,
      failed: isError && data === undefined,
      retry,
    }),
    [data, error, isError, retry],
  );
}
