import { browserStorage } from '../../../shared/browser-storage.ts';
import { ACTIVE_CHAT_KEY, INITIAL_MESSAGE_KEY } from '../../../shared/counsellor/storage-keys.ts';

/** The message another page has left for the first chat; null without one. */
export function readInitialMessage(): string | null {
  const message = browserStorage.getItem(INITIAL_MESSAGE_KEY)?.trim() ?? '';
  return message === '' ? null : message;
}

export function forgetInitialMessage(): void {
  browserStorage.removeItem(INITIAL_MESSAGE_KEY);
}

/** Keeps which chat is open, for other pages. */
export function keepActiveChat(chatId: string | null): void {
  if (chatId === null) browserStorage.removeItem(ACTIVE_CHAT_KEY);
  else browserStorage.setItem(ACTIVE_CHAT_KEY, chatId);
}
