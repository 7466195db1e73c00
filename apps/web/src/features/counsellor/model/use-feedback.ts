import type { Chat, ChatMessage, Feedback } from '@lodestar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../shared/ui/toast.ts';
import { rateMessage } from '../api/chat-calls.ts';
import { useOpenChat } from './counsellor.ts';
import { QUERY_KEYS } from './query-keys.ts';

/** What the pupil thought of an answer; pressed again it is taken back. Shown at once, and undone when it fails. */
export function useFeedback({ id, feedback }: ChatMessage) {
  const { t } = useTranslation('counsellor');
  const { chatId } = useOpenChat();
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
      await rateMessage(chatId, id, next);
    } catch {
      show(feedback);
      notify('error', t('alert.feedback'));
    }
  };
  return { feedback, rate: (pressed: Feedback) => void rate(pressed) };
}
