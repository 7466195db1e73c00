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
  /** Which of the two that facts are kept in it shows, and whether in simplified characters. */
  readonly keptAs: 'en' | 'tc';
  readonly isSimplified: boolean;
  readonly marks: Marks;
  /** Whether a list names its last with "and" or "or"; else its names hold those words themselves. */
  readonly namesLastWithAnd: boolean;
  readonly surnameFirst: boolean;
  /** By what the length of a text is said. */
  readonly countedIn: 'words' | 'characters';
}

/** What stands between texts that are put together, and ends one. `phrases`: what may hold commas itself. */
interface Marks {
  readonly colon: string;
  readonly comma: string;
  readonly names: string;
  readonly phrases: string;
  readonly clauses: string;
  readonly stop: string;
  readonly sentences: string;
}

const CHINESE_MARKS: Marks = {
  colon: '：',
  comma: '，',
  names: '、',
  phrases: '、',
  clauses: '；',
  stop: '。',
  sentences: '',
};

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
    keptAs: 'en',
    isSimplified: false,
    marks: { colon: ': ', comma: ', ', names: ', ', phrases: '; ', clauses: '; ', stop: '.', sentences: ' ' },
    namesLastWithAnd: true,
    surnameFirst: false,
    countedIn: 'words',
  },
  tc: {
    tag: 'zh-Hant-HK',
    dates: 'zh-Hant-HK',
    asked: /^(?:tc$|zh(?!.*(?:cn|hans)))/,
    face: '繁',
    name: '繁體中文',
    english: 'Traditional Chinese as written in Hong Kong',
    catalogue: 'tc.json',
    keptAs: 'tc',
    isSimplified: false,
    marks: CHINESE_MARKS,
    namesLastWithAnd: false,
    surnameFirst: true,
    countedIn: 'characters',
  },
  sc: {
    tag: 'zh-Hans',
    dates: 'zh-Hans',
    asked: /^(?:sc$|zh.*(?:cn|hans))/,
    face: '简',
    name: '简体中文',
    english: 'Simplified Chinese',
    catalogue: 'sc.generated.json',
    keptAs: 'tc',
    isSimplified: true,
    marks: CHINESE_MARKS,
    namesLastWithAnd: false,
    surnameFirst: true,
    countedIn: 'characters',
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

/** The marks of a language. */
export function marksOf(language: Language): Marks {
  return LANGUAGE_FACTS[language].marks;
}

/** Whether a list names its last with "and" or "or". */
export function namesLastWithAnd(language: Language): boolean {
  return LANGUAGE_FACTS[language].namesLastWithAnd;
}

/** A text in both of the languages that facts are kept in. */
export type KeptText = Readonly<Record<LanguageFacts['keptAs'], string>>;

/** What a language shows of a text that is kept in English and Traditional Chinese. */
export function keptIn(language: Language, text: KeptText, simplified: (text: string) => string): string {
  const { keptAs, isSimplified } = LANGUAGE_FACTS[language];
  return isSimplified ? simplified(text[keptAs]) : text[keptAs];
}

/** Sentences one after the other. */
export function sentencesIn(language: Language, parts: readonly string[]): string {
  return parts.join(marksOf(language).sentences);
}

/** The same made for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): InEachLanguage<T> {
  return { en: make('en'), tc: make('tc'), sc: make('sc') };
}
