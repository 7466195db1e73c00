import { useCallback, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';

export interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** What is typed in a chat and not sent yet, kept through a reload. Null: in a chat that is not begun yet. */
export function useDraft(userId: string, chatId: string | null): Draft {
  const [draft, setDraft] = useState(() => ({ chatId, text: readDraft(userId, chatId) }));
  if (draft.chatId !== chatId) setDraft({ chatId, text: readDraft(userId, chatId) });
  const write = useCallback(
    (text: string) => {
      keepDraft(userId, chatId, text);
      setDraft({ chatId, text });
    },
    [userId, chatId],
  );
  return { text: draft.text, write };
}
