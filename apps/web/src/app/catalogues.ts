import { isLanguage, type Language } from '../shared/i18n/languages.ts';

type Texts = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Texts>(['../**/locales/*.json', '!../**/locales/*.overrides.json'], {
  import: 'default',
});

/** `features/<name>/locales/` is the namespace of the feature, `shared/i18n/locales/` is common, this folder's is app. */
function namespaceOf(path: string): string {
  const owner = path.split('/').at(-3) ?? '';
  return { i18n: 'common', '.': 'app', app: 'app' }[owner] ?? owner;
}

function languageOfFile(path: string): string {
  return path.split('/').at(-1)?.split('.')[0] ?? '';
}

const catalogues = new Map(
  Object.entries(files).map(([path, load]) => [`${languageOfFile(path)}/${namespaceOf(path)}`, load]),
);

/** Fetches the texts of one namespace in one language. */
export function loadLocale(language: Language, namespace: string): Promise<Texts> {
  const load = catalogues.get(`${language}/${namespace}`);
  if (!load || !isLanguage(language)) throw new Error(`no texts for ${namespace} in ${language}`);
  return load();
}
