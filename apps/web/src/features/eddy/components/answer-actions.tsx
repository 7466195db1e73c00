import type { Chat, ChatMessage, Feedback } from '@lodestar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { QUERY_KEYS } from '../api/chat-calls.ts';
import { useEddy } from '../model/eddy.tsx';

/** Copy, helpful, not helpful. */
export function AnswerActions({ message }: { readonly message: ChatMessage }) {
  const { t } = useTranslation('eddy');
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

/** A small act on one message. */
export function ActionButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...props}
      className="text-muted aria-pressed:text-accent disabled:opacity-50 [&>svg]:size-4!"
      title={props.label}
    />
  );
}

const SHOWN_MS = 2_000;

/** Copies a text as it was written, Markdown and all. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation('eddy');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else notify('error', t('alert.copy'));
  };
  const Icon = copied ? Check : Copy;
  return (
    <ActionButton label={t(copied ? 'talk.copied' : 'talk.copy')} onClick={() => void copy()}>
      <Icon aria-hidden="true" />
    </ActionButton>
  );
}

/** What the pupil thought of an answer; pressed again it is taken back. Shown at once, and undone when it fails. */
function useFeedback({ id, feedback }: ChatMessage) {
  const { t } = useTranslation('eddy');
  const { chatId } = useEddy();
  const queries = useQueryClient();

  const show = (next: Feedback | null) =>
    queries.setQueryData<Chat>(
      QUERY_KEYS.chat(chatId ?? ''),
      (chat) =>
        chat && {
          ...chat,
          Messages: chat.Messages.map((one) => (one.id === id ? { ...one, feedback: next } : one)),
        },
    );
  const rate = async (pressed: Feedback) => {
    if (chatId === null) return;
    const next = pressed === feedback ? null : pressed;
    show(next);
    try {
      await call('changeMessage', { params: { chatId, messageId: id }, body: { feedback: next } });
    } catch {
      show(feedback);
      notify('error', t('alert.feedback'));
    }
  };
  return { feedback, rate: (pressed: Feedback) => void rate(pressed) };
}
