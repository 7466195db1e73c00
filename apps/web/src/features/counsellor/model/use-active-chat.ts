import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepActiveChat } from './stored-chat.ts';

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
