import type { ChatMessage } from '@lodestar/contract';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatActs, useOpenChat } from '../../model/counsellor.ts';
import { useAsking } from '../../model/use-turn.ts';
import { ActionButton } from './action-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { EditQuestion } from './edit-question.tsx';
import { QuestionBubble } from './question-bubble.tsx';

/** A message of the pupil, which can be copied, or changed and sent again. */
export function AskedQuestion({ message }: { readonly message: ChatMessage }) {
  const { t } = useTranslation('counsellor');
  const { chatId } = useOpenChat();
  const { resend } = useChatActs();
  const asking = useAsking(chatId);
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  if (editing) {
    return (
      <EditQuestion
        text={message.Text}
        onSend={(text) => {
          setEditing(false);
          resend(message, text);
        }}
        onCancel={() => {
          setEditing(false);
          requestAnimationFrame(() => edit.current?.focus());
        }}
      />
    );
  }
  return (
    <>
      <QuestionBubble text={message.Text} reference={message.reference_analysis_id} />
      <div className="-me-2 flex justify-end">
        <CopyButton text={message.Text} />
        <ActionButton ref={edit} label={t('talk.edit')} disabled={asking} onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
        </ActionButton>
      </div>
    </>
  );
}
