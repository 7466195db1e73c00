import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { ACTIVE_CHAT_KEY, type Beginning, INITIAL_MESSAGE_KEY } from '../../../shared/eddy/begin-chat.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { keyOf } from '../../../shared/work/work-keys.ts';
import { type ChatSummary, QUERY_KEYS } from '../api/chat-calls.ts';
/** Which chat is shown: one of those there are, one that begins with the next message, or none is settled yet. */
export type ActiveChat =
  | { readonly kind: 'chat'; readonly chatId: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'unsettled' };

function activeIn(state: unknown): ActiveChat {
  if (typeof state !== 'object' || state === null) return { kind: 'unsettled' };
  if ('chatId' in state && typeof state.chatId === 'string') return { kind: 'chat', chatId: state.chatId };
  return 'newChat' in state ? { kind: 'new' } : { kind: 'unsettled' };
}

interface ActiveChatChoice {
  readonly active: ActiveChat;
  readonly open: (chatId: string) => void;
  readonly openNew: () => void;
  /** Lets the newest be chosen. */
  readonly leave: () => void;
}

/** The chat lies in the navigation's state, so that a reload stays with it and other pages can ask for one. */
export function useActiveChat(): ActiveChatChoice {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (next: object | null) => void navigate(pathname, { replace: true, state: next }),
    [navigate, pathname],
  );
  const active = useMemo(() => activeIn(state), [state]);
  const chatId = active.kind === 'chat' ? active.chatId : null;
  useEffect(() => keepActiveChat(chatId), [chatId]);
  return {
    active,
    open: useCallback((id) => go({ chatId: id }), [go]),
    openNew: useCallback(() => go({ newChat: true }), [go]),
    leave: useCallback(() => go(null), [go]),
  };
}

/** The message another page has left for the first chat; null without one. */
function readInitialMessage(): string | null {
  const message = browserStorage.getItem(INITIAL_MESSAGE_KEY)?.trim() ?? '';
  return message === '' ? null : message;
}

function forgetInitialMessage(): void {
  browserStorage.removeItem(INITIAL_MESSAGE_KEY);
}

/** Keeps which chat is open, for other pages. */
function keepActiveChat(chatId: string | null): void {
  if (chatId === null) browserStorage.removeItem(ACTIVE_CHAT_KEY);
  else browserStorage.setItem(ACTIVE_CHAT_KEY, chatId);
}

interface FirstChat {
  readonly active: ActiveChat;
  readonly chats: readonly ChatSummary[] | null;
  readonly open: (chatId: string) => void;
  readonly openNew: () => void;
  readonly begin: (beginning: Beginning) => Promise<boolean>;
}

/** While no chat is settled on opens the newest; where there is none, begins with what another page has left, else anew. */
export function useFirstChat({ active, chats, open, openNew, begin }: FirstChat) {
  const { t } = useTranslation('eddy');
  const [failed, setFailed] = useState(false);
  const trying = useRef(false);
  const unsettled = active.kind === 'unsettled';

  const beginFirst = useCallback(async () => {
    if (trying.current) return;
    const message = readInitialMessage();
    if (message === null) {
      openNew();
      return;
    }
    trying.current = true;
    setFailed(false);
    const began = await begin({ initial_message: message });
    trying.current = false;
    if (began) {
      forgetInitialMessage();
      return;
    }
    setFailed(true);
    notify('error', t('alert.start'));
  }, [begin, openNew, t]);

  useEffect(() => {
    if (!unsettled || chats === null) return;
    const newest = chats[0];
    if (newest !== undefined) open(newest.Chat_ID);
    else if (!failed) void beginFirst();
  }, [unsettled, chats, failed, open, beginFirst]);

  return { startFailed: failed && unsettled, retryStart: () => void beginFirst() };
}

interface OpenOne {
  readonly userId: string;
  readonly chatId: string | null;
  /** The open chat turned out not to be there. */
  readonly gone: boolean;
  readonly leave: () => void;
}

/** Lets go of a chat that is no longer there; the open one gives way to the newest, and that is said. */
export function useForgetting({ userId, chatId, gone, leave }: OpenOne) {
  const { t } = useTranslation('eddy');
  const queries = useQueryClient();
  const forget = useCallback(
    (lost: string) => {
      queries.setQueryData<readonly ChatSummary[]>(QUERY_KEYS.chats(userId), (known) =>
        known?.filter(({ Chat_ID }) => Chat_ID !== lost),
      );
      queries.removeQueries({ queryKey: QUERY_KEYS.chat(lost) });
      keepDraft(userId, lost, '');
      if (lost === chatId) leave();
    },
    [queries, userId, chatId, leave],
  );
  useEffect(() => {
    if (!gone || chatId === null) return;
    notify('error', t('alert.gone'));
    forget(chatId);
  }, [gone, chatId, forget, t]);
  return forget;
}

const draftKey = (userId: string, chatId: string | null) =>
  keyOf({ userId }, `eddy.draft.${chatId ?? 'new'}`);

/** What was typed and not sent; null: in a chat that is not begun yet. */
export function readDraft(userId: string, chatId: string | null): string {
  return browserStorage.getItem(draftKey(userId, chatId)) ?? '';
}

export function keepDraft(userId: string, chatId: string | null, text: string): void {
  const key = draftKey(userId, chatId);
  if (text === '') browserStorage.removeItem(key);
  else browserStorage.setItem(key, text);
}
