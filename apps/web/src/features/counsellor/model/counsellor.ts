import type { ChatMessage } from '@lodestar/contract';
import { type ComponentType, createContext, useContext } from 'react';
import type { AnalysesState } from '../api/use-analyses.ts';
import type { ChatState } from '../api/use-chat.ts';
import type { ChatsState } from '../api/use-chats.ts';
import type { ActiveChat } from './use-active-chat.ts';

/** How a level was worked out, drawn by whoever knows. */
export type ReceiptSlot = ComponentType<{ readonly id: string; readonly code: string }>;

/** Everything the parts of the page share. */
export interface Counsellor {
  readonly userId: string;
  readonly Receipt: ReceiptSlot;
  /** Null until there is such a page. */
  readonly trajectoryPath: string | null;
  readonly chats: ChatsState;
  readonly active: ActiveChat;
  /** Null before a chat is begun. */
  readonly chatId: string | null;
  readonly chat: ChatState;
  readonly analyses: AnalysesState;
  /** The first message of a chat that is being begun; null otherwise. */
  readonly starting: { readonly text: string | null } | null;
  readonly startFailed: boolean;
  readonly retryStart: () => void;
  readonly open: (chatId: string) => void;
  readonly openNew: () => void;
  /** The chat is no longer there. */
  readonly forget: (chatId: string) => void;
  /** Whether it is on its way: false when no chat could be begun for it. */
  readonly send: (text: string) => Promise<boolean>;
  readonly resend: (message: ChatMessage, text: string) => void;
  readonly retry: () => void;
  readonly stop: () => void;
  readonly startFromAnalysis: (analysisId: string) => Promise<boolean>;
  /** The analysis that the next message refers to. */
  readonly reference: string | null;
  readonly refer: (analysisId: string | null) => void;
  readonly detailed: boolean;
  readonly setDetailed: (detailed: boolean) => void;
}

export const CounsellorContext = createContext<Counsellor | null>(null);

export function useCounsellor(): Counsellor {
  const counsellor = useContext(CounsellorContext);
  if (counsellor === null) throw new Error('useCounsellor needs a CounsellorProvider around it');
  return counsellor;
}
