import type { Chat, CurrentUser } from '@lodestar/contract';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type AnswerOf, call, callWithTag } from '../../../shared/api/call.ts';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { keyOf } from '../../../shared/work/work-keys.ts';

const STALE = 412;

export type ChatSummary = AnswerOf<'listChats'>[number];
export type Analysis = AnswerOf<'listChatAnalyses'>[number];

export function loadChat(chatId: string, signal?: AbortSignal): Promise<Chat> {
  return call('readChat', { params: { chatId }, signal });
}

/** Takes one analysis out of the user's own; what another tab has saved meanwhile stays. */
export async function deleteAnalysis(analysisId: string, again = true): Promise<CurrentUser> {
  const { data, etag } = await callWithTag('currentUser');
  const left = data.trajectory_analyses.filter(({ id }) => id !== analysisId);
  try {
    return await call('changeCurrentUser', {
      body: { trajectory_analyses: left },
      headers: etag === null ? {} : { 'If-Match': etag },
    });
  } catch (error) {
    if (!again || !(error instanceof ApiError) || error.status !== STALE) throw error;
    return deleteAnalysis(analysisId, false);
  }
}

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
        return (await call('listChats', { params: { User_ID: userId }, signal })).toSorted(newestFirst);
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

export interface AnalysesState {
  /** Newest first; null until loaded. */
  readonly analyses: readonly Analysis[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The analyses that a message of the chat may refer to; before there is a chat, those of the user record. */
export function useAnalyses(chatId: string | null): AnalysesState {
  const record = useUserRecord();
  const answer = useQuery({
    queryKey: QUERY_KEYS.analyses(chatId ?? ''),
    queryFn:
      chatId === null ? skipToken : ({ signal }) => call('listChatAnalyses', { params: { chatId }, signal }),
  });
  const { data, isError, refetch } = answer;
  const analyses = chatId === null ? (record?.trajectory_analyses ?? null) : (data ?? null);
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(
    () => ({
      analyses,
      failed: isError && data === undefined,
      retry,
    }),
    [analyses, data, isError, retry],
  );
}

/** Under which answers are kept; `all` is everything of the page. */
export const QUERY_KEYS = {
  all: ['eddy'],
  chats: (userId: string) => ['eddy', 'chats', userId],
  chat: (chatId: string) => ['eddy', 'chat', chatId],
  analyses: (chatId: string) => ['eddy', 'analyses', chatId],
  search: (query: string) => ['eddy', 'search', query],
  programmes: (collection: string, codes: readonly string[]) => ['eddy', 'programmes', collection, codes],
} as const;

const changedKey = (userId: string) => keyOf({ userId }, 'eddy.changed');

/** Tells the other tabs of this browser that a chat has changed. */
export function tellOtherTabs(userId: string, chatId: string): void {
  browserStorage.setItem(changedKey(userId), `${chatId} ${Date.now()}`);
}

function takeUp(queries: QueryClient, chatId: string): void {
  void queries.invalidateQueries({ queryKey: [...QUERY_KEYS.all, 'chats'] });
  void queries.invalidateQueries({ queryKey: QUERY_KEYS.chat(chatId) });
}

/** Takes up what other tabs of this browser change. */
export function useOtherTabs(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const changed = ({ key, newValue }: StorageEvent) => {
      if (key === changedKey(userId) && newValue !== null) takeUp(queries, newValue.split(' ')[0] ?? '');
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, [queries, userId]);
}
