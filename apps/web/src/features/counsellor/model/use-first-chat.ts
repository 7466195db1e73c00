import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Beginning } from '../../../shared/counsellor/begin-chat.ts';
import { notify } from '../../../shared/ui/toast.ts';
import type { ChatSummary } from '../api/chat-calls.ts';
import { forgetInitialMessage, readInitialMessage } from './stored-chat.ts';
import type { ActiveChat } from './use-active-chat.ts';

interface FirstChat {
  readonly active: ActiveChat;
  readonly chats: readonly ChatSummary[] | null;
  readonly open: (chatId: string) => void;
  readonly begin: (beginning: Beginning) => Promise<boolean>;
}

/** While no chat is settled on opens the newest; where there is none, begins the first. */
export function useFirstChat({ active, chats, open, begin }: FirstChat) {
  const { t } = useTranslation('counsellor');
  const [failed, setFailed] = useState(false);
  const trying = useRef(false);
  const unsettled = active.kind === 'unsettled';

  const beginFirst = useCallback(async () => {
    if (trying.current) return;
    trying.current = true;
    setFailed(false);
    const began = await begin({ initial_message: readInitialMessage() ?? t('greeting') });
    trying.current = false;
    if (began) {
      forgetInitialMessage();
      return;
    }
    setFailed(true);
    notify('error', t('alert.start'));
  }, [begin, t]);

  useEffect(() => {
    if (!unsettled || chats === null) return;
    const newest = chats[0];
    if (newest !== undefined) open(newest.Chat_ID);
    else if (!failed) void beginFirst();
  }, [unsettled, chats, failed, open, beginFirst]);

  return { startFailed: failed && unsettled, retryStart: () => void beginFirst() };
}
