import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { loginPathFor } from '../../../shared/navigation/safe-redirect.ts';
import { notify } from '../../../shared/ui/toast.ts';
import type { ChatSummary } from '../api/chat-calls.ts';
import { useAnalyses } from '../api/use-analyses.ts';
import { useChat } from '../api/use-chat.ts';
import { useChats } from '../api/use-chats.ts';
import { tellOtherTabs, useOtherTabs } from '../model/across-tabs.ts';
import { type Counsellor, CounsellorContext, type ReceiptSlot } from '../model/counsellor.ts';
import { keepDraft } from '../model/draft.ts';
import { QUERY_KEYS } from '../model/query-keys.ts';
import { useActiveChat } from '../model/use-active-chat.ts';
import { useBeginning } from '../model/use-beginning.ts';
import { useConversation } from '../model/use-conversation.ts';
import { useFirstChat } from '../model/use-first-chat.ts';
import { useLength } from '../model/use-length.ts';
import { useStable } from '../model/use-stable.ts';
import { useAsking, useTurns } from '../model/use-turn.ts';

interface CounsellorProviderProps {
  readonly userId: string;
  readonly Receipt: ReceiptSlot;
  readonly trajectoryPath: string | null;
  readonly children: ReactNode;
}

interface Reference {
  readonly chatId: string;
  readonly analysisId: string;
}

/** Holds the chats, the open one and what is asked in it. */
export function CounsellorProvider({ userId, Receipt, trajectoryPath, children }: CounsellorProviderProps) {
  const { t, i18n } = useTranslation('counsellor');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const turns = useTurns();
  const onNoUser = useCallback(() => {
    notify('error', t('alert.initialize'));
    void navigate(loginPathFor('/eddy'));
  }, [navigate, t]);

  const chats = useChats(userId, onNoUser);
  const { active, open, openNew, leave } = useActiveChat();
  const chatId = active.kind === 'chat' ? active.chatId : null;
  const chat = useChat(chatId, useAsking(chatId));
  const analyses = useAnalyses(chatId);
  const { detailed, setDetailed } = useLength(userId);
  const { starting, begin } = useBeginning(userId, open);
  const first = useFirstChat({ active, chats: chats.chats, open, begin });
  const wish = { detailed, language: languageOf(i18n.language) };
  const { ask, resend, retry, stop } = useConversation(chatId, chat, wish);
  const [reference, setReference] = useState<Reference | null>(null);
  const referred = reference !== null && reference.chatId === chatId ? reference.analysisId : null;
  useOtherTabs(userId);
  useEffect(() => turns.onEnding((ending) => tellOtherTabs(userId, ending.chatId)), [turns, userId]);

  const forget = useCallback(
    (gone: string) => {
      queries.setQueryData<readonly ChatSummary[]>(QUERY_KEYS.chats(userId), (known) =>
        known?.filter(({ Chat_ID }) => Chat_ID !== gone),
      );
      queries.removeQueries({ queryKey: QUERY_KEYS.chat(gone) });
      keepDraft(userId, gone, '');
      if (gone === chatId) leave();
    },
    [queries, userId, chatId, leave],
  );
  useEffect(() => {
    if (!chat.gone || chatId === null) return;
    notify('error', t('alert.gone'));
    forget(chatId);
  }, [chat.gone, chatId, forget, t]);

  const historyFailed = chats.failed;
  useEffect(() => {
    if (historyFailed) notify('error', t('alert.history'));
  }, [historyFailed, t]);

  const send = useStable(async (text: string) => {
    if (chatId !== null) {
      ask(text, referred);
      setReference(null);
      return true;
    }
    const began = await begin({ initial_message: text });
    if (!began) notify('error', t('alert.start'));
    return began;
  });
  const startFromAnalysis = useStable(async (analysisId: string) => {
    const began = await begin({ initial_analysis_id: analysisId });
    if (!began) notify('error', t('alert.analysisChat'));
    return began;
  });
  const refer = useStable((analysisId: string | null) =>
    setReference(analysisId === null || chatId === null ? null : { chatId, analysisId }),
  );
  const resendStable = useStable(resend);
  const retryStable = useStable(retry);
  const stopStable = useStable(stop);
  const retryStart = useStable(first.retryStart);
  const choose = useStable(setDetailed);
  const { startFailed } = first;

  const counsellor = useMemo<Counsellor>(
    () => ({
      userId,
      Receipt,
      trajectoryPath,
      chats,
      active,
      chatId,
      chat,
      analyses,
      starting,
      startFailed,
      retryStart,
      open,
      openNew,
      forget,
      send,
      resend: resendStable,
      retry: retryStable,
      stop: stopStable,
      startFromAnalysis,
      reference: referred,
      refer,
      detailed,
      setDetailed: choose,
    }),
    [
      userId,
      Receipt,
      trajectoryPath,
      chats,
      active,
      chatId,
      chat,
      analyses,
      starting,
      startFailed,
      retryStart,
      open,
      openNew,
      forget,
      send,
      resendStable,
      retryStable,
      stopStable,
      startFromAnalysis,
      referred,
      refer,
      detailed,
      choose,
    ],
  );
  return <CounsellorContext value={counsellor}>{children}</CounsellorContext>;
}
