import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { keyOf } from '../../../shared/work/device-value.ts';
import { QUERY_KEYS } from '../api/chat-calls.ts';

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
