import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { QUERY_KEYS } from '../model/query-keys.ts';
import { type ChatSummary, loadChats } from './chat-calls.ts';

export interface ChatsState {
  /** Newest first; null until loaded. */
  readonly chats: readonly ChatSummary[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Statuses by which the server says that whoever asks is not a user it knows. */
const NO_USER = [401, 403, 404];

const newestFirst = (one: ChatSummary, other: ChatSummary) => other.updatedAt.localeCompare(one.updatedAt);

/** One's own chats, kept up with what other tabs and devices do. `onNoUser`: the server knows no such user. */
export function useChats(userId: string, onNoUser: () => void): ChatsState {
  const answer = useQuery({
    queryKey: QUERY_KEYS.chats(userId),
    queryFn: async ({ signal }) => {
      try {
        return [...(await loadChats(userId, signal))].sort(newestFirst);
      } catch (error) {
        if (error instanceof ApiError && NO_USER.includes(error.status)) onNoUser();
        throw error;
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { data, isError, refetch } = answer;
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(
    () => ({
      chats: data ?? null,
      failed: isError && data === undefined,
      retry,
    }),
    [data, isError, retry],
  );
}
