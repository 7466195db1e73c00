import type { ChatMessage } from '@lodestar/contract';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { ChatState } from '../api/use-chat.ts';
import { isKept, lastQuestion } from './entries.ts';
import { useTurns } from './use-turn.ts';

interface Wish {
  readonly detailed: boolean;
  readonly language: Language;
}

const NO_MESSAGES: readonly ChatMessage[] = [];

/** What can be asked in an open chat. A chat that has only its first message is answered at once. */
export function useConversation(chatId: string | null, { chat }: ChatState, wish: Wish) {
  const turns = useTurns();
  const messages = chat?.Messages ?? NO_MESSAGES;

  const again = (messageId: string, text: string, reference: string | null) => {
    if (chatId === null) return;
    turns.ask({ kind: 'again', chatId, messageId, body: { Text: text, ...wish } }, text, reference);
  };
  const ask = (text: string, reference: string | null) => {
    if (chatId === null) return;
    const body = { Text: text, reference_analysis_id: reference, ...wish };
    turns.ask({ kind: 'new', chatId, body }, text, reference);
  };

  const begun = useRef<string | null>(null);
  useEffect(() => {
    const first = messages[0];
    if (chat === null || chatId === null || chat.Chat_ID !== chatId || chat.answering) return;
    if (messages.length !== 1 || first === undefined || first.Is_Bot) return;
    if (begun.current === chatId || turns.turnOf(chatId) !== null) return;
    begun.current = chatId;
    again(first.id, first.Text, first.reference_analysis_id);
  });

  return {
    ask,
    resend: (message: ChatMessage, text: string) => again(message.id, text, message.reference_analysis_id),
    /** Asks once more what has got no answer, or none to its end. */
    retry() {
      const turn = chatId === null ? null : turns.turnOf(chatId);
      const question = lastQuestion(messages);
      if (turn !== null && !isKept(messages, turn)) {
        if (turn.replaces === null) ask(turn.text, turn.reference);
        else again(turn.replaces, turn.text, turn.reference);
        return;
      }
      if (question !== null) again(question.id, question.Text, question.reference_analysis_id);
    },
    stop: () => chatId !== null && turns.stop(chatId),
  };
}
