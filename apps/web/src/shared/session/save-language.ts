import { browserStorage } from '../browser-storage.ts';
import { isLanguage, type Language } from '../i18n/languages.ts';
import { currentSession, updateUserRecord } from '../session.ts';

/** A language chosen while signed in that the account does not have yet. */
const UNSAVED_LANGUAGE_KEY = 'lodestar.language';

export function unsavedLanguage(): Language | null {
  const stored = browserStorage.getItem(UNSAVED_LANGUAGE_KEY);
  return isLanguage(stored) ? stored : null;
}

/** Keeps the language in the account; until that has worked it is remembered in this browser. */
export async function saveLanguage(language: Language): Promise<void> {
  if (currentSession().kind !== 'signedIn') return;
  browserStorage.setItem(UNSAVED_LANGUAGE_KEY, language);
  const { call } = await import('../api/call.ts');
  const user = await call('changeCurrentUser', {
    body: { preferred_language: language },
    retryKey: 'session.language',
  });
  if (unsavedLanguage() === language) browserStorage.removeItem(UNSAVED_LANGUAGE_KEY);
  updateUserRecord(user);
}
