import { TRADITIONAL_TO_SIMPLIFIED } from '../../admission/search/fold.generated.ts';
import { normaliseText } from '../../admission/search/normalise.ts';

/** Longest stretch of a message that is searched for what it asks. */
const LONGEST_ASKED = 1000;

/** Apostrophes as people and their telephones type them. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;

/** Small letters, half width, simplified characters; 甚麼 and 什麼 are one word. */
function folded(text: string): string {
  return normaliseText(text, TRADITIONAL_TO_SIMPLIFIED).replaceAll('甚么', '什么');
}

/** A message as it is compared: small letters, simplified characters, half width, plain apostrophes. */
export function plainText(text: string): string {
  const plain = text.slice(0, LONGEST_ASKED).replace(APOSTROPHES, "'");
  return folded(plain);
}

/** Words of one meaning: a pattern for English, words between spaces for Chinese (either script, either register). */
export interface WordList {
  readonly en?: string;
  readonly zh?: string;
}

/** The Chinese words of a list as they are compared, the longest first. */
export function chineseWords(words: string): readonly string[] {
  const each = folded(words).split(' ');
  return each.filter((word) => word !== '').sort((a, b) => b.length - a.length);
}

/** One pattern for all words of a list; English ones only as whole words. */
export function wordPattern({ en, zh = '' }: WordList, flags = ''): RegExp {
  const chinese = chineseWords(zh).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const english = en === undefined ? [] : [`(?<![a-z0-9])(?:${en})(?![a-z0-9])`];
  return new RegExp([...english, ...chinese].join('|'), flags);
}

/** Words by which pupils speak of themselves. */
export const OWN = /(?<![a-z])(?:my|me|i|mine|i'm|im|i've|ive)(?![a-z])|我/;
