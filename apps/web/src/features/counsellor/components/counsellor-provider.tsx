import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { loginPathFor } from '../../../shared/navigation/safe-redirect.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { useAnalyses } from '../api/use-analyses.ts';
import { useChat } from '../api/use-chat.ts';
import { useChats } from '../api/use-chats.ts';
import { tellOtherTabs, useOtherTabs } from '../model/across-tabs.ts';
import {
  AnalysesContext,
  ChatActsContext,
  ChatListContext,
  NextMessageContext,
  OpenChatContext,
  type ReceiptSlot,
  SurroundingsContext,
} from '../model/counsellor.ts';
import { useActiveChat } from '../model/use-active-chat.ts';
import { useBeginning } from '../model/use-beginning.ts';
import { useConversation } from '../model/use-conversation.ts';
import { useFirstChat } from '../model/use-first-chat.ts';
import { useForgetting } from '../model/use-forgetting.ts';
import { useLength } from '../model/use-length.ts';
import { useReference } from '../model/use-reference.ts';
import { useStableActs } from '../model/use-stable-acts.ts';
import { useAsking, useTurns } from '../model/use-turn.ts';

interface CounsellorProviderProps {
  readonly userId: string;
  readonly Receipt: ReceiptSlot;
  readonly trajectoryPath: string | null;
  readonly children: ReactNode;
}

/** Holds the chats, the open one and what is asked in it; each part of the page reads only what concerns it. */
export function CounsellorProvider({ userId, Receipt, trajectoryPath, children }: CounsellorProviderProps) {
  const { t, i18n } = useTranslation('counsellor');
  const navigate = useNavigate();
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
  const { startFailed, retryStart } = useFirstChat({ active, chats: chats.chats, open, begin });
  const wish = { detailed, language: languageOf(i18n.language) };
  const conversation = useConversation(chatId, chat, wish);
  const { reference, refer } = useReference(chatId);
  const forget = useForgetting({ userId, chatId, gone: chat.gone, leave });
  useOtherTabs(userId);
  useEffect(() => turns.onEnding((ending) => tellOtherTabs(userId, ending.chatId)), [turns, userId]);

  const historyFailed = chats.failed;
  useEffect(() => {
    if (historyFailed) notify('error', t('alert.history'));
  }, [historyFailed, t]);

  const acts = useStableActs({
    ...conversation,
    ...{ chatId, reference, begin, open, openNew, forget, retryStart, refer, setDetailed },
  });
  const surroundings = useMemo(
    () => ({ userId, Receipt, trajectoryPath }),
    [userId, Receipt, trajectoryPath],
  );
  const openChat = useMemo(
    () => ({ active, chatId, chat, starting, startFailed }),
    [active, chatId, chat, starting, startFailed],
  );
  const nextMessage = useMemo(() => ({ reference, detailed }), [reference, detailed]);
  return (
    <SurroundingsContext value={surroundings}>
      <ChatActsContext value={acts}>
        <ChatListContext value={chats}>
          <AnalysesContext value={analyses}>
            <NextMessageContext value={nextMessage}>
              <OpenChatContext value={openChat}>{children}</OpenChatContext>
            </NextMessageContext>
          </AnalysesContext>
        </ChatListContext>
      </ChatActsContext>
    </SurroundingsContext>
  );
}
