import { normaliseText, TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';
import { inCharacters } from './romanised.ts';

/** Longest stretch of a message that is searched for what it asks. */
const LONGEST_ASKED = 1000;

/** Apostrophes as people and their telephones type them. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;

/** Spellings of one word, as they stand in simplified characters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/甚么|啥/g, '什么'],
  [/咋(?=样|办|排|填|算|选|报|提)/g, '怎么'],
  [/想像/g, '想象'],
  [/揾/g, '搵'],
  [/谂/g, '諗'],
  [/(?<=[乜咩])野/g, '嘢'],
  [/果(?=[个科啲间])(?<![如效水成结后苹]果)/g, '嗰'],
];

/** Small letters, half width, simplified characters, one spelling of each word. */
function folded(text: string): string {
  const simplified = normaliseText(text, TRADITIONAL_TO_SIMPLIFIED);
  return SPELLINGS.reduce((plain, [spelling, word]) => plain.replace(spelling, word), simplified);
}

/** Blanks that some put between Chinese characters and Latin letters or figures. */
const BLANKS = /(?<=\p{Script=Han}) +(?=[a-z0-9])|(?<=[a-z0-9*]) +(?=\p{Script=Han})/gu;

/** A message as it was typed, in small letters, simplified characters, half width, with plain apostrophes. */
export function asTyped(text: string): string {
  const plain = text.slice(0, LONGEST_ASKED).replace(APOSTROPHES, "'");
  return folded(plain).replace(BLANKS, '');
}

/** A message as it is compared: as typed, but Cantonese in Latin letters as it is written in characters. */
export const plainText = (text: string): string => asTyped(inCharacters(text) ?? text);

/** The words of a list, between blanks. */
export const wordsIn = (list: string): readonly string[] => list.trim().split(/\s+/);

/** A pattern as it is written in lines, on one. */
const onOneLine = (pattern: string): string => pattern.replace(/\s*\n\s*/g, '');

/**
 * Words of one meaning: a pattern for English, words between blanks for Chinese (either script, either register).
 * Patterns may be written in lines.
 */
export interface WordList {
  readonly en?: string;
  readonly zh?: string;
  /** Families of Chinese words, as a pattern over simplified characters. */
  readonly forms?: string;
}

/** The Chinese words of a list as they are compared, the longest first. */
export function chineseWords(words: string): readonly string[] {
  const each = folded(words).split(' ');
  return each.filter((word) => word !== '').sort((a, b) => b.length - a.length);
}

/** One pattern for all words of a list; English ones only as whole words. */
export function wordPattern({ en, zh = '', forms }: WordList, flags = ''): RegExp {
  const chinese = chineseWords(zh).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const english = en === undefined ? [] : [`(?<![a-z0-9])(?:${onOneLine(en)})(?![a-z0-9])`];
  const families = forms === undefined ? [] : [onOneLine(forms)];
  return new RegExp([...english, ...families, ...chinese].join('|'), flags);
}

/** Words by which pupils speak of themselves. */
export const OWN = /(?<![a-z])(?:my|me|i|mine|i'm|im|i've|ive)(?![a-z])|我/;
