import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../shared/ui/toast.ts';
import { type ChatSummary, renameChat } from '../api/chat-calls.ts';
import { tellOtherTabs } from './across-tabs.ts';
import { useSurroundings } from './counsellor.ts';
import { QUERY_KEYS } from './query-keys.ts';

/** Gives a chat another name; `rename` answers whether that worked. */
export function useRename(chatId: string) {
  const { t } = useTranslation('counsellor');
  const { userId } = useSurroundings();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const rename = async (title: string) => {
    setBusy(true);
    try {
      const chat = await renameChat(chatId, title);
      queries.setQueryData(QUERY_KEYS.chat(chatId), chat);
      queries.setQueryData<readonly ChatSummary[]>(QUERY_KEYS.chats(userId), (known) =>
        known?.map((one) => (one.Chat_ID === chatId ? { ...one, title: chat.title } : one)),
      );
      tellOtherTabs(userId, chatId);
      return true;
    } catch {
      notify('error', t('alert.rename'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, rename };
}
