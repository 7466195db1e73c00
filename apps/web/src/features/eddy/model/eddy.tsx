import type { ChatMessage } from '@lodestar/contract';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { browserStorage } from '../../../shared/browser-storage.ts';
import type { Beginning } from '../../../shared/eddy/begin-chat.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { loginPathFor } from '../../../shared/navigation/safe-redirect.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { keyOf } from '../../../shared/work/work-keys.ts';
import {
  type AnalysesState,
  type ChatState,
  type ChatsState,
  tellOtherTabs,
  useAnalyses,
  useChat,
  useChats,
  useOtherTabs,
} from '../api/chat-calls.ts';
import { useBeginning, useConversation } from './asking.ts';
import { type ActiveChat, useActiveChat, useFirstChat, useForgetting } from './open-chat.ts';
import { useAsking, useTurns } from './turns.ts';

/** How a level was worked out, drawn by whoever knows. */
export type ReceiptSlot = ComponentType<{ readonly id: string; readonly code: string }>;

interface Surroundings {
  readonly userId: string;
  readonly Receipt: ReceiptSlot;
  readonly trajectoryPath: string;
}

/** The chats, the open one, and all that can be done in it. An answer as it grows is not in here: see `turns.ts`. */
export interface Eddy extends Surroundings {
  readonly chats: ChatsState;
  readonly active: ActiveChat;
  /** Null before a chat is begun. */
  readonly chatId: string | null;
  readonly chat: ChatState;
  readonly analyses: AnalysesState;
  /** The first message of a chat that is being begun; null otherwise. */
  readonly starting: { readonly text: string | null } | null;
  readonly startFailed: boolean;
  /** The analysis that the next message refers to. */
  readonly reference: string | null;
  /** Whether the next answer is wished detailed instead of brief. */
  readonly detailed: boolean;
  readonly open: (chatId: string) => void;
  readonly openNew: () => void;
  /** The chat is no longer there. */
  readonly forget: (chatId: string) => void;
  /** Whether it is on its way: false when no chat could be begun for it. */
  readonly send: (text: string) => Promise<boolean>;
  readonly resend: (message: ChatMessage, text: string) => void;
  readonly retry: () => void;
  readonly retryStart: () => void;
  readonly stop: () => void;
  readonly startFromAnalysis: (analysisId: string) => Promise<boolean>;
  readonly refer: (analysisId: string | null) => void;
  readonly setDetailed: (detailed: boolean) => void;
}

const EddyContext = createContext<Eddy | null>(null);

export function useEddy(): Eddy {
  const eddy = useContext(EddyContext);
  if (eddy === null) throw new Error('this needs an EddyProvider around it');
  return eddy;
}

const detailedKey = (userId: string) => keyOf({ userId }, 'eddy.detailed');

/** Whether answers are wished detailed, remembered on this device. */
function useLength(userId: string) {
  const [detailed, setDetailed] = useState(() => browserStorage.getItem(detailedKey(userId)) === 'true');
  return {
    detailed,
    setDetailed(next: boolean) {
      browserStorage.setItem(detailedKey(userId), String(next));
      setDetailed(next);
    },
  };
}

/** The analysis that the next message of the open chat refers to; another chat has none. */
function useReference(chatId: string | null) {
  const [chosen, setChosen] = useState<{ chatId: string; analysisId: string } | null>(null);
  return {
    reference: chosen !== null && chosen.chatId === chatId ? chosen.analysisId : null,
    refer: (analysisId: string | null) =>
      setChosen(analysisId === null || chatId === null ? null : { chatId, analysisId }),
  };
}

export function EddyProvider({ children, ...surroundings }: Surroundings & { readonly children: ReactNode }) {
  const { userId } = surroundings;
  const { t, i18n } = useTranslation('eddy');
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
  const { starting, begin } = useBeginning(userId, open);
  const { reference, refer } = useReference(chatId);
  const length = useLength(userId);
  const { ask, ...asking } = useConversation(chatId, chat, {
    detailed: length.detailed,
    language: languageOf(i18n.language),
  });
  useOtherTabs(userId);
  useEffect(() => turns.onEnding((ending) => tellOtherTabs(userId, ending.chatId)), [turns, userId]);
  useEffect(() => {
    if (chats.failed) notify('error', t('alert.history'));
  }, [chats.failed, t]);

  const begun = async (beginning: Beginning, failure: 'alert.start' | 'alert.analysisChat') => {
    const began = await begin(beginning);
    if (!began) notify('error', t(failure));
    return began;
  };
  const eddy: Eddy = {
    ...surroundings,
    ...length,
    ...asking,
    ...useFirstChat({ active, chats: chats.chats, open, openNew, begin }),
    ...{ chats, active, chatId, chat, starting, reference, refer, open, openNew },
    analyses: useAnalyses(chatId),
    forget: useForgetting({ userId, chatId, gone: chat.gone, leave }),
    async send(text) {
      if (chatId === null) return begun({ initial_message: text }, 'alert.start');
      ask(text, reference);
      refer(null);
      return true;
    },
    startFromAnalysis: (analysisId) => begun({ initial_analysis_id: analysisId }, 'alert.analysisChat'),
  };
  return <EddyContext value={eddy}>{children}</EddyContext>;
}
