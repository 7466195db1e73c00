import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../shared/ui/toast.ts';
import type { ChatSummary } from '../api/chat-calls.ts';
import { keepDraft } from './draft.ts';
import { QUERY_KEYS } from './query-keys.ts';

interface OpenOne {
  readonly userId: string;
  readonly chatId: string | null;
  /** The open chat turned out not to be there. */
  readonly gone: boolean;
  readonly leave: () => void;
}

/** Lets go of a chat that is no longer there; the open one gives way to the newest, and that is said. */
export function useForgetting({ userId, chatId, gone, leave }: OpenOne) {
  const { t } = useTranslation('counsellor');
  const queries = useQueryClient();
  const forget = useCallback(
    (lost: string) => {
      queries.setQueryData<readonly ChatSummary[]>(QUERY_KEYS.chats(userId), (known) =>
        known?.filter(({ Chat_ID }) => Chat_ID !== lost),
      );
      queries.removeQueries({ queryKey: QUERY_KEYS.chat(lost) });
      keepDraft(userId, lost, '');
      if (lost === chatId) leave();
    },
    [queries, userId, chatId, leave],
  );
  useEffect(() => {
    if (!gone || chatId === null) return;
    notify('error', t('alert.gone'));
    forget(chatId);
  }, [gone, chatId, forget, t]);
  return forget;
}
