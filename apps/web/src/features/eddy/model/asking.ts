import type { ChatMessage } from '@lodestar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import { type Beginning, beginChat } from '../../../shared/eddy/begin-chat.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { type ChatState, loadChat, QUERY_KEYS, tellOtherTabs } from '../api/chat-calls.ts';
import { isKept, lastQuestion } from './entries.ts';
import { useTurns } from './turns.ts';

interface ChatBeginning {
  /** The chat that is being begun; null otherwise. */
  readonly starting: { readonly text: string | null } | null;
  /** Begins a chat and opens it; false when that failed or another one is being begun. */
  readonly begin: (beginning: Beginning) => Promise<boolean>;
}

/** Begins chats, one at a time, and opens each once all of it is at hand. */
export function useBeginning(userId: string, open: (chatId: string) => void): ChatBeginning {
  const queries = useQueryClient();
  const [starting, setStarting] = useState<ChatBeginning['starting']>(null);
  const busy = useRef(false);
  const keys = useRef(idempotencyKeys());
  const begin = useCallback(
    async (beginning: Beginning) => {
      if (busy.current) return false;
      busy.current = true;
      setStarting({ text: 'initial_message' in beginning ? beginning.initial_message : null });
      try {
        const chatId = await beginChat(userId, beginning, keys.current(beginning));
        keys.current = idempotencyKeys();
        const queryFn = () => loadChat(chatId);
        await queries.fetchQuery({ queryKey: QUERY_KEYS.chat(chatId), queryFn }).catch(() => undefined);
        void queries.invalidateQueries({ queryKey: [...QUERY_KEYS.all, 'chats'] });
        tellOtherTabs(userId, chatId);
        open(chatId);
        return true;
      } catch {
        return false;
      } finally {
        busy.current = false;
        setStarting(null);
      }
    },
    [userId, queries, open],
  );
  return { starting, begin };
}

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
