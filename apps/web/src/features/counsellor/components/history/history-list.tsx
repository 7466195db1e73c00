import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { ChatSummary } from '../../api/chat-calls.ts';
import { useChatList, useOpenChat } from '../../model/counsellor.ts';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';
import { HistoryRow } from './history-row.tsx';

interface HistoryListProps {
  readonly onChoose: (chatId: string) => void;
  readonly onDeleted: () => void;
}

function Waiting() {
  const { t } = useTranslation('counsellor');
  return (
    <div aria-busy="true" className="grid gap-2">
      <span className="sr-only">{t('history.loading')}</span>
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}

/** One's own chats, newest first. */
export function HistoryList({ onChoose, onDeleted }: HistoryListProps) {
  const { t } = useTranslation('counsellor');
  const chats = useChatList();
  const { chatId } = useOpenChat();
  const [deleting, setDeleting] = useState<ChatSummary | null>(null);
  if (chats.failed) {
    return (
      <ErrorState title={t('history.failed')} detail={t('history.failedDetail')} onRetry={chats.retry} />
    );
  }
  if (chats.chats === null) return <Waiting />;
  if (chats.chats.length === 0) return <p className="text-muted text-sm">{t('history.empty')}</p>;
  return (
    <>
      <ul aria-label={t('history.title')}>
        {chats.chats.map((chat) => (
          <HistoryRow
            key={chat.Chat_ID}
            chat={chat}
            current={chat.Chat_ID === chatId}
            onChoose={() => onChoose(chat.Chat_ID)}
            onDelete={() => setDeleting(chat)}
          />
        ))}
      </ul>
      <DeleteChatDialog chat={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
    </>
  );
}
