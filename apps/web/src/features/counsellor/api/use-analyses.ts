import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { QUERY_KEYS } from '../model/query-keys.ts';
import { type Analysis, loadAnalyses } from './chat-calls.ts';

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
    queryFn: chatId === null ? skipToken : ({ signal }) => loadAnalyses(chatId, signal),
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
