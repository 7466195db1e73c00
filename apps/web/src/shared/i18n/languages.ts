export const LANGUAGES = ['en', 'tc', 'sc'] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULT_LANGUAGE: Language = 'en';

const HTML_LANG = { en: 'en', tc: 'zh-Hant-HK', sc: 'zh-Hans' } as const satisfies Record<Language, string>;

/** The language tag of the page, which also picks the typefaces. */
export function htmlLang(language: Language): string {
  return HTML_LANG[language];
}

/** The tag by which dates are written: Hong Kong's English puts the day first. */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : htmlLang(language);
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The product's language for a code or browser tag: zh with CN or Hans is sc, other zh is tc, everything else en. */
export function languageOf(tag: string): Language {
  const lower = tag.toLowerCase();
  if (isLanguage(lower)) return lower;
  if (!lower.startsWith('zh')) return DEFAULT_LANGUAGE;
  return /cn|hans/.test(lower) ? 'sc' : 'tc';
}
