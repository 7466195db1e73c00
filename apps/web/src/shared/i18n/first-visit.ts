import type { i18n } from 'i18next';
import { currentLanguage, LANGUAGE_KEY } from './i18n.ts';
import { isLanguage, type Language, languageOf } from './languages.ts';

export const LANGUAGE_INITIALISED_KEY = 'languageInitialised';

interface FirstVisit {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Preference of whoever is signed in; null for a visitor. */
  readonly preferred: Language | null;
  readonly browserLanguage: string;
  readonly reload: () => void;
}

/**
 * Settles the language once per browser: the user's own preference, else the stored choice, else the browser's.
 * The flag is stored before the reload, so that a reload can never follow a reload.
 */
export async function settleFirstLanguage(instance: i18n, visit: FirstVisit): Promise<void> {
  if (visit.storage.getItem(LANGUAGE_INITIALISED_KEY) !== null) return;
  const stored = visit.storage.getItem(LANGUAGE_KEY);
  const wanted = visit.preferred ?? (isLanguage(stored) ? stored : languageOf(visit.browserLanguage));
  visit.storage.setItem(LANGUAGE_INITIALISED_KEY, 'true');
  if (wanted === currentLanguage(instance)) return;
  await instance.changeLanguage(wanted);
  visit.reload();
}
