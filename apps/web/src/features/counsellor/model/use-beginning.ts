import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import { type Beginning, beginChat } from '../../../shared/counsellor/begin-chat.ts';
import { loadChat } from '../api/chat-calls.ts';
import { tellOtherTabs } from './across-tabs.ts';
import { QUERY_KEYS } from './query-keys.ts';

interface ChatBeginning {
  /** The chat that is being begun; null otherwise. */
  readonly starting: { readonly text: string | null } | null;
  /** Begins a chat and opens it; false when that failed or another one is being begun. */
  readonly begin: (beginning: Beginning) => Promise<boolean>;
}

/** Begins chats, one at a time, and opens each once all of it is at hand. */
export function useBeginning(userId: string, open: (chatId: string) => void): ChatBeginning {
  const queries = useQueryClient();
  const [starting, setStarting] = useState<ChatBeginning['starting']>(null);
  const busy = useRef(false);
  const keys = useRef(idempotencyKeys());
  const begin = useCallback(
    async (beginning: Beginning) => {
      if (busy.current) return false;
      busy.current = true;
      setStarting({ text: 'initial_message' in beginning ? beginning.initial_message : null });
      try {
        const chatId = await beginChat(userId, beginning, keys.current(beginning));
        keys.current = idempotencyKeys();
        const queryFn = () => loadChat(chatId);
        await queries.fetchQuery({ queryKey: QUERY_KEYS.chat(chatId), queryFn }).catch(() => undefined);
        void queries.invalidateQueries({ queryKey: [...QUERY_KEYS.all, 'chats'] });
        tellOtherTabs(userId, chatId);
        open(chatId);
        return true;
      } catch {
        return false;
      } finally {
        busy.current = false;
        setStarting(null);
      }
    },
    [userId, queries, open],
  );
  return { starting, begin };
}
