import type { i18n } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '../browser-storage.ts';
import { reloadOncePerSignIn } from '../session/reload-once.ts';
import { useSession } from '../session/use-session.ts';
import { currentSession, updateUserRecord } from '../session.ts';
import { notify } from '../ui/toast.ts';
import { currentLanguage } from './i18n.ts';
import { isLanguage, type Language } from './languages.ts';

const LOCK_AFTER_CHANGE_MS = 5000;

interface LanguageSwitch {
  readonly language: Language;
  /** A change runs, or succeeded less than five seconds ago. */
  readonly syncing: boolean;
  readonly choose: (language: Language) => void;
}

/**
 * Changes the language of the page, one change at a time; choosing the current language does nothing. For whoever is
 * signed in the choice is kept in the account, and the account's choice changes the page.
 */
export function useLanguageSwitch(): LanguageSwitch {
  const { i18n } = useTranslation();
  const language = currentLanguage(i18n);
  const [syncing, setSyncing] = useState(false);
  const unlock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(unlock.current), []);

  const change = useCallback(
    async (wanted: Language) => {
      clearTimeout(unlock.current);
      setSyncing(true);
      try {
        await i18n.changeLanguage(wanted);
        unlock.current = setTimeout(() => setSyncing(false), LOCK_AFTER_CHANGE_MS);
      } catch {
        setSyncing(false);
      }
    },
    [i18n],
  );
  const apply = useCallback((wanted: Language) => void change(wanted), [change]);
  useAccountLanguage(i18n, apply);

  const choose = (wanted: Language) => {
    if (syncing || wanted === language) return;
    // Worded when it fails: by then the page speaks the language chosen.
    const keep = () =>
      saveLanguage(wanted).catch(() =>
        notify('error', i18n.t('language.notSaved'), { label: i18n.t('action.retry'), onPress: keep }),
      );
    void change(wanted).then(keep);
  };
  return { language, syncing, choose };
}

const CHECK_AFTER_MS = 500;
const RELOAD_AFTER_MS = 1000;

/**
 * Gives the page the language of whoever signs in: looked at half a second later, and when a change has not taken
 * after another second the page is reloaded, at most once per sign-in. A choice the account has not got yet wins.
 */
function useAccountLanguage(instance: i18n, change: (language: Language) => void): void {
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

/** A language chosen while signed in that the account does not have yet. */
const UNSAVED_LANGUAGE_KEY = 'lodestar.language';

function unsavedLanguage(): Language | null {
  const stored = browserStorage.getItem(UNSAVED_LANGUAGE_KEY);
  return isLanguage(stored) ? stored : null;
}

/** Keeps the language in the account; until that has worked it is remembered in this browser. */
async function saveLanguage(language: Language): Promise<void> {
  if (currentSession().kind !== 'signedIn') return;
  browserStorage.setItem(UNSAVED_LANGUAGE_KEY, language);
  const { call } = await import('../api/call.ts');
  const user = await call('changeCurrentUser', { body: { preferred_language: language } });
  if (unsavedLanguage() === language) browserStorage.removeItem(UNSAVED_LANGUAGE_KEY);
  updateUserRecord(user);
}
