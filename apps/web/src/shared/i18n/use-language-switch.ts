import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './i18n.ts';
import type { Language } from './languages.ts';

const LOCK_AFTER_CHANGE_MS = 5000;

interface LanguageSwitch {
  readonly language: Language;
  /** A change runs, or succeeded less than five seconds ago. */
  readonly syncing: boolean;
  readonly choose: (language: Language) => void;
}

/** Changes the language of the page, one change at a time; choosing the current language does nothing. */
export function useLanguageSwitch(): LanguageSwitch {
  const { i18n } = useTranslation();
  const language = currentLanguage(i18n);
  const [syncing, setSyncing] = useState(false);
  const unlock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(unlock.current), []);

  const choose = useCallback(
    (wanted: Language) => {
      if (syncing || wanted === language) return;
      setSyncing(true);
      i18n.changeLanguage(wanted).then(
        () => {
          unlock.current = setTimeout(() => setSyncing(false), LOCK_AFTER_CHANGE_MS);
        },
        () => setSyncing(false),
      );
    },
    [i18n, language, syncing],
  );
  return { language, syncing, choose };
}
