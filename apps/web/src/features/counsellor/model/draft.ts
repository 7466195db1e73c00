import { browserStorage } from '../../../shared/browser-storage.ts';
import { keyOf } from '../../../shared/work/work-owner.ts';

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
