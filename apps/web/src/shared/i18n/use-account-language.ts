import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { reloadOncePerSignIn } from '../session/reload-once.ts';
import { saveLanguage, unsavedLanguage } from '../session/save-language.ts';
import { useSession } from '../session/use-session.ts';
import { currentLanguage } from './i18n.ts';
import type { Language } from './languages.ts';

const CHECK_AFTER_MS = 500;
const RELOAD_AFTER_MS = 1000;

/**
 * Gives the page the language of whoever signs in: looked at half a second later, and when a change has not taken
 * after another second the page is reloaded, at most once per sign-in. A choice the account has not got yet wins.
 */
export function useAccountLanguage(instance: i18n, change: (language: Language) => void): void {
  const session = useSession();
  const preferred = session.kind === 'signedIn' ? session.preferredLanguage : null;

  useEffect(() => {
    if (preferred === null) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    const look = setTimeout(() => {
      const unsaved = unsavedLanguage();
      if (unsaved !== null) {
        saveLanguage(unsaved).catch(() => undefined);
        return;
      }
      if (preferred === currentLanguage(instance)) return;
      change(preferred);
      late = setTimeout(() => {
        if (preferred !== currentLanguage(instance)) reloadOncePerSignIn('language');
      }, RELOAD_AFTER_MS);
    }, CHECK_AFTER_MS);
    return () => {
      clearTimeout(look);
      clearTimeout(late);
    };
  }, [preferred, instance, change]);
}
