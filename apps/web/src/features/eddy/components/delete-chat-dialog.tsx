import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { QuestionDialog, useLastShown } from '../../../shared/ui/question-dialog.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { type ChatSummary, tellOtherTabs } from '../api/chat-calls.ts';
import { useEddy } from '../model/eddy.tsx';

interface DeleteChatDialogProps {
  /** Null: nothing is asked. */
  readonly chat: ChatSummary | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteChatDialog({ chat, onClose, onDeleted }: DeleteChatDialogProps) {
  const { t } = useTranslation('eddy');
  const { userId, forget } = useEddy();
  const [busy, setBusy] = useState(false);
  const asked = useLastShown(chat);
  const title = asked?.title || t('history.untitled');

  const confirm = async () => {
    if (chat === null || busy) return;
    setBusy(true);
    try {
      await call('deleteRow', { body: { collection: 'CHAT', ID: 'Chat_ID', rowID: chat.Chat_ID } });
      forget(chat.Chat_ID);
      tellOtherTabs(userId, chat.Chat_ID);
      notify('success', t('history.deleted'));
      onClose();
      onDeleted();
    } catch {
      notify('error', t('alert.delete'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <QuestionDialog
      open={chat !== null}
      onClose={onClose}
      title={t('history.deleteQuestion')}
      text={t('history.deleteText', { title })}
      confirm={t(busy ? 'history.deleting' : 'history.deleteConfirm')}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
