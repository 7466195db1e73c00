import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, type Language, languageAsked } from '@lodestar/domain';

export { isLanguage, LANGUAGES, type Language } from '@lodestar/domain';

/** The language tag of the page, which also picks the typefaces. */
export const htmlLang = (language: Language): string => LANGUAGE_FACTS[language].tag;

/** The tag by which dates are written. */
export const dateLocale = (language: Language): string => LANGUAGE_FACTS[language].dates;

/** The product's language for a code or browser tag. */
export const languageOf = (tag: string): Language => languageAsked(tag) ?? DEFAULT_LANGUAGE;
