interface LanguageFacts {
  /** The tag of pages in it, which also picks the typefaces and the order of names. */
  readonly tag: string;
  /** The tag by which dates are written: Hong Kong's English puts the day first. */
  readonly dates: string;
  /** The tags of a browser or a caller that ask for it, in lower case. The first language that takes a tag has it. */
  readonly asked: RegExp;
  /** The language on the switch, short and in full, in itself. */
  readonly face: string;
  readonly name: string;
  /** The language by a name that a language model knows. */
  readonly english: string;
  /** The file of a catalogue in it. */
  readonly catalogue: `${string}.json`;
}

/**
 * The one list of languages: types, schemas, the switch, the first paint and the tests follow from it. In the order of
 * the switch; a page for whom no language takes the tag is in the first.
 */
export const LANGUAGE_FACTS = {
  en: {
    tag: 'en',
    dates: 'en-GB',
    asked: /^en\b/,
    face: 'EN',
    name: 'EN English',
    english: 'British English',
    catalogue: 'en.json',
  },
  tc: {
    tag: 'zh-Hant-HK',
    dates: 'zh-Hant-HK',
    asked: /^(?:tc$|zh(?!.*(?:cn|hans)))/,
    face: '繁',
    name: '繁體中文',
    english: 'Traditional Chinese as written in Hong Kong',
    catalogue: 'tc.json',
  },
  sc: {
    tag: 'zh-Hans',
    dates: 'zh-Hans',
    asked: /^(?:sc$|zh.*(?:cn|hans))/,
    face: '简',
    name: '简体中文',
    english: 'Simplified Chinese',
    catalogue: 'sc.generated.json',
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGE_FACTS;

/** Something in each language. */
export type InEachLanguage<T> = Readonly<Record<Language, T>>;

function isCode(code: string): code is Language {
  return Object.hasOwn(LANGUAGE_FACTS, code);
}

export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_FACTS).filter(isCode);

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && isCode(value);
}

/** The language for a code or a browser's tag; null where none takes it. */
export function languageAsked(tag: string): Language | null {
  const lower = tag.toLowerCase();
  return LANGUAGES.find((language) => LANGUAGE_FACTS[language].asked.test(lower)) ?? null;
}

/** The same made for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): InEachLanguage<T> {
  return { en: make('en'), tc: make('tc'), sc: make('sc') };
}
