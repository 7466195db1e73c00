import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type Turn, type Turns, turnsOf } from './turns.ts';

export function useTurns(): Turns {
  return turnsOf(useQueryClient());
}

/** The question under way in a chat; null when there is none. */
export function useTurn(chatId: string | null): Turn | null {
  const turns = useTurns();
  const read = useCallback(() => (chatId === null ? null : turns.turnOf(chatId)), [turns, chatId]);
  return useSyncExternalStore(turns.subscribe, read);
}

/** Whether an answer is being written in a chat: changes only at its beginning and end. */
export function useAsking(chatId: string | null): boolean {
  const turns = useTurns();
  const read = useCallback(
    () => chatId !== null && turns.turnOf(chatId)?.phase === 'asking',
    [turns, chatId],
  );
  return useSyncExternalStore(turns.subscribe, read);
}
