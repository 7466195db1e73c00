import {
  type InEachLanguage,
  inEachLanguage,
  type Level,
  type LevelOrNone,
  levelExplained,
  levelName,
  type ReferenceKind,
} from '@lodestar/domain';
import type { EddyLanguage } from '../context.ts';
import type { Register } from '../talk/register.ts';
import { spokenTexts } from './spoken/texts.ts';
import { type GuideTexts, WRITTEN } from './texts.ts';

const TEXTS: Readonly<Record<Register, InEachLanguage<GuideTexts>>> = {
  written: WRITTEN,
  spoken: spokenTexts(WRITTEN),
};

type Values = Readonly<Record<string, string | number | null>>;

/** A language as the guide writes it. */
export interface Wording {
  readonly language: EddyLanguage;
  readonly register: Register;
  readonly texts: GuideTexts;
  /** Fills in `{{names}}`; figures as they are written, null as a dash. */
  readonly say: (text: string, values?: Values) => string;
  /** `separator`: what parts them but for the last two, where it is not the usual one. */
  readonly list: (items: readonly string[], last?: 'and' | 'or', separator?: string) => string;
  /** A text with another in brackets behind it. */
  readonly aside: (text: string, aside: string) => string;
  /** Sentences after one another. */
  readonly joined: (sentences: readonly (string | null)[]) => string;
  readonly level: (level: LevelOrNone | null) => string;
  /** What a level says of the score, by the figure that it is held against. */
  readonly meaning: (level: Level, reference: ReferenceKind) => string;
  readonly subject: (code: string) => string;
  readonly grade: (grade: string) => string;
}

const DASH = '–';

const toThreeDecimals = (value: number): number => Math.round(value * 1000) / 1000;

/** A score as published, to at most three decimals, without zeros behind. */
export function figure(value: number | null): string {
  return value === null ? DASH : String(toThreeDecimals(value));
}

/** Chinese characters and Latin letters or figures beside one another stand apart. */
export function gap(left: string, right: string): string {
  const isChinese = (text: string): boolean => /^\p{Script=Han}$/u.test(text);
  const isLatin = (text: string): boolean => /^[A-Za-z0-9()%]$/.test(text);
  const [before, after] = [left.slice(-1), right.slice(0, 1)];
  return (isChinese(before) && isLatin(after)) || (isLatin(before) && isChinese(after)) ? ' ' : '';
}

function say(text: string, values: Values = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place: string, name: string, at: number) => {
    const value = values[name] ?? null;
    const written = typeof value === 'string' ? value : figure(value);
    return gap(text.slice(0, at), written) + written + gap(written, text.slice(at + place.length));
  });
}

/** Text of a pupil or a publisher, so that nothing in it is read as Markdown. */
export function literal(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .trim();
}

const found = (group: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(group, key) ? group[key] : undefined;

/** Grades carry stars, which Markdown would take for its own. */
const starred = (grade: string): string => grade.replaceAll('*', '\\*');

const SPOKEN_FORMS: Readonly<Record<string, string>> = { 於: '過', 于: '过', 的: '嘅' };

/** A comparison in written Chinese as Cantonese says it. */
const comparisonSpoken = (text: string): string =>
  text.replaceAll(/[於于的]/g, (one) => SPOKEN_FORMS[one] ?? one);

function made(language: EddyLanguage, register: Register): Wording {
  const texts = TEXTS[register][language];
  return {
    language,
    register,
    texts,
    say,
    list: (items, last = 'and', separator = texts.list.separator) => {
      const final = items.at(-1) ?? '';
      const others = items.slice(0, -1).join(separator);
      const word = texts.list[last];
      return others === '' ? final : others + gap(others, word) + word + gap(word, final) + final;
    },
    aside: (text, aside) => say(texts.list.aside, { text, aside }),
    joined: (sentences) => sentences.filter((one) => one !== null && one !== '').join(texts.list.joiner),
    level: (level) => (level === null || level === -1 ? DASH : levelName(level, null, language)),
    meaning: (level, reference) => {
      const meaning = levelExplained(level, reference, language);
      return register === 'spoken' ? comparisonSpoken(meaning) : meaning;
    },
    subject: (code) => found(texts.subject, code) ?? code,
    grade: (grade) => starred(found(texts.grade, grade) ?? grade),
  };
}

const WORDINGS: Readonly<Record<Register, InEachLanguage<Wording>>> = {
  written: inEachLanguage((language) => made(language, 'written')),
  spoken: inEachLanguage((language) => made(language, 'spoken')),
};

/** The guide's wording of a language; Chinese as in books, or as it is spoken to a pupil who writes so. */
export function wordingIn(language: EddyLanguage, register: Register = 'written'): Wording {
  return WORDINGS[register][language];
}

/** The wording for whoever speaks of somebody else, whose grades are not theirs to enter: they may tell them here. */
export function ofOthers(wording: Wording): Wording {
  const { needGrades, recommend } = wording.texts;
  const texts = {
    ...wording.texts,
    needGrades: { ...needGrades, none: needGrades.ofOthers },
    recommend: { ...recommend, tellLikes: recommend.tellLikesOfOthers },
  };
  return { ...wording, texts };
}

/** A Markdown table; empty without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A Markdown list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Paragraphs with an empty line between them; empty ones are left out. */
export function paragraphs(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join('\n\n');
}
