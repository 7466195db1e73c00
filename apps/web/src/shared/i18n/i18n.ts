import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { browserStorage } from '../browser-storage.ts';
import type { Namespace } from './catalogue-keys.ts';
import { htmlLang, isLanguage, LANGUAGES, type Language, languageOf } from './languages.ts';

const LANGUAGE_KEY = 'i18nextLng';

/** Fetches the texts of one namespace in one language. */
export type CatalogueLoader = (
  language: Language,
  namespace: string,
) => Promise<Readonly<Record<string, unknown>>>;

function backend(load: CatalogueLoader): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read(language, namespace, done) {
      load(isLanguage(language) ? language : languageOf(language), namespace).then(
        (texts) => done(null, texts),
        (error: unknown) => done(error instanceof Error ? error : String(error), false),
      );
    },
  };
}

function storedIn(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** Asked for in the address, else by a cookie, else stored, else the browser's: in the order in which first-paint.js asks. */
function languageAtStart(): Language {
  const cookie = /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1];
  const asked = new URLSearchParams(location.search).get('lng') || cookie;
  return languageOf(asked || storedIn('localStorage') || storedIn('sessionStorage') || navigator.language);
}

function followLanguage(instance: i18n): void {
  instance.on('languageChanged', (language) => {
    if (!isLanguage(language)) return;
    document.documentElement.lang = htmlLang(language);
    browserStorage.setItem(LANGUAGE_KEY, language);
  });
}

/**
 * Starts the texts of the page. Only the chosen language is fetched: tests hold the catalogues to the same keys,
 * so there is nothing to fall back to. `preload`: namespaces needed for the first paint.
 */
export async function startI18n(load: CatalogueLoader, preload: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance();
  followLanguage(instance);
  await instance
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: languageAtStart(),
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      load: 'currentOnly',
      ns: preload,
      defaultNS: 'common',
      returnNull: false,
      interpolation: { escapeValue: false },
    });
  await loadTexts(instance, preload);
  return instance;
}

/** Fetches further namespaces of the current language; fails when one of them cannot be had. */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  await instance.loadNamespaces([...namespaces]);
  const missing = namespaces.filter((name) => !instance.hasResourceBundle(currentLanguage(instance), name));
  if (missing.length > 0) throw new Error(`no texts for ${missing.join(', ')}`);
}

/** The product's language of an instance. */
export function currentLanguage(instance: i18n): Language {
  return languageOf(instance.resolvedLanguage ?? instance.language ?? '');
}

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
