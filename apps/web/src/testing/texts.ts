import type { i18n } from 'i18next';
import { loadLocale } from '../app/catalogues.ts';
import type { Namespace } from '../shared/i18n/catalogue-keys.ts';
import { startI18n } from '../shared/i18n/i18n.ts';
import type { Language } from '../shared/i18n/languages.ts';

/** The page's own texts in one language, ready to draw with. */
export async function textsIn(language: Language, ...namespaces: readonly Namespace[]): Promise<i18n> {
  localStorage.setItem('i18nextLng', language);
  return startI18n(loadLocale, ['common', 'app', ...namespaces]);
}
