import type { ChatMessage } from '@lodestar/contract';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFeedback } from '../../model/use-feedback.ts';
import { ActionButton } from './action-button.tsx';
import { CopyButton } from './copy-button.tsx';

/** Copy, helpful, not helpful. */
export function AnswerActions({ message }: { readonly message: ChatMessage }) {
  const { t } = useTranslation('counsellor');
  const { feedback, rate } = useFeedback(message);
  return (
    <div className="-ms-3 -my-1 flex">
      <CopyButton text={message.Text} />
      <ActionButton label={t('talk.helpful')} aria-pressed={feedback === 'up'} onClick={() => rate('up')}>
        <ThumbsUp aria-hidden="true" className={feedback === 'up' ? 'fill-current' : undefined} />
      </ActionButton>
      <ActionButton
        label={t('talk.notHelpful')}
        aria-pressed={feedback === 'down'}
        onClick={() => rate('down')}
      >
        <ThumbsDown aria-hidden="true" className={feedback === 'down' ? 'fill-current' : undefined} />
      </ActionButton>
    </div>
  );
}
