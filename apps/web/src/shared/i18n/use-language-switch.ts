import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveLanguage } from '../session/save-language.ts';
import { notify } from '../ui/toast.ts';
import { currentLanguage } from './i18n.ts';
import type { Language } from './languages.ts';
import { useAccountLanguage } from './use-account-language.ts';

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
