import type { ChatMessage } from '@lodestar/contract';
import { type ComponentType, type Context, createContext, useContext } from 'react';
import type { AnalysesState } from '../api/use-analyses.ts';
import type { ChatState } from '../api/use-chat.ts';
import type { ChatsState } from '../api/use-chats.ts';
import type { ActiveChat } from './use-active-chat.ts';

/** How a level was worked out, drawn by whoever knows. */
export type ReceiptSlot = ComponentType<{ readonly id: string; readonly code: string }>;

/** What stays as it is while the page is open. */
export interface Surroundings {
  readonly userId: string;
  readonly Receipt: ReceiptSlot;
  /** Null until there is such a page. */
  readonly trajectoryPath: string | null;
}

/** The chat that is shown, or what stands in its place. */
export interface OpenChat {
  readonly active: ActiveChat;
  /** Null before a chat is begun. */
  readonly chatId: string | null;
  readonly chat: ChatState;
  /** The first message of a chat that is being begun; null otherwise. */
  readonly starting: { readonly text: string | null } | null;
  readonly startFailed: boolean;
}

/** What goes with the next message. */
export interface NextMessage {
  /** The analysis that it refers to. */
  readonly reference: string | null;
  readonly detailed: boolean;
}

/** All that can be done; the functions are the same for as long as the page is open. */
export interface ChatActs {
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

export const SurroundingsContext = createContext<Surroundings | null>(null);
export const OpenChatContext = createContext<OpenChat | null>(null);
export const ChatListContext = createContext<ChatsState | null>(null);
export const AnalysesContext = createContext<AnalysesState | null>(null);
export const NextMessageContext = createContext<NextMessage | null>(null);
export const ChatActsContext = createContext<ChatActs | null>(null);

function useProvided<T>(context: Context<T | null>): T {
  const provided = useContext(context);
  if (provided === null) throw new Error('this needs a CounsellorProvider around it');
  return provided;
}

export const useSurroundings = () => useProvided(SurroundingsContext);
export const useOpenChat = () => useProvided(OpenChatContext);
export const useChatList = () => useProvided(ChatListContext);
export const useOwnAnalyses = () => useProvided(AnalysesContext);
export const useNextMessage = () => useProvided(NextMessageContext);
export const useChatActs = () => useProvided(ChatActsContext);
