import { plainText } from './asked/plain-text.ts';
import { CHINESE_HARM } from './crisis/chinese-harm.ts';
import { CHINESE_HARMLESS } from './crisis/chinese-harmless.ts';
import { CHINESE_OTHERS } from './crisis/chinese-others.ts';
import { CHINESE_SELF } from './crisis/chinese-self.ts';
import { chineseText } from './crisis/chinese-text.ts';
import { CHINESE_WORDS } from './crisis/chinese-words.ts';
import { ENGLISH_HARM } from './crisis/english-harm.ts';
import { ENGLISH_HARMLESS } from './crisis/english-harmless.ts';
import { ENGLISH_OTHERS } from './crisis/english-others.ts';
import { ENGLISH_SELF } from './crisis/english-self.ts';
import { englishText } from './crisis/english-text.ts';
import { ENGLISH_WORDS } from './crisis/english-words.ts';
import { HEAVY_CHINESE, HEAVY_ENGLISH, OF_SCHOOL_CHINESE, OF_SCHOOL_ENGLISH } from './crisis/heavy-words.ts';
import {
  chinesePattern,
  englishPattern,
  type RuleFamilies,
  type WordClasses,
} from './crisis/rule-pattern.ts';

const ENGLISH_RISK: readonly RuleFamilies[] = [ENGLISH_SELF, ENGLISH_HARM, ENGLISH_OTHERS];
const CHINESE_RISK: readonly RuleFamilies[] = [CHINESE_SELF, CHINESE_HARM, CHINESE_OTHERS];

type PatternOf = (families: RuleFamilies, classes: WordClasses, flags?: string) => RegExp;

const each = (files: readonly RuleFamilies[], classes: WordClasses, pattern: PatternOf): readonly RegExp[] =>
  files
    .flatMap((families) => Object.entries(families))
    .map(([name, ways]) => pattern({ [name]: ways }, classes));

interface Reading {
  readonly risk: readonly RegExp[];
  readonly harmless: RegExp;
  readonly heavy: RegExp;
  readonly ofSchool: RegExp;
}

const ENGLISH: Reading = {
  risk: each(ENGLISH_RISK, ENGLISH_WORDS, englishPattern),
  harmless: englishPattern(ENGLISH_HARMLESS, ENGLISH_WORDS, 'g'),
  heavy: englishPattern({ heavy: [HEAVY_ENGLISH] }, ENGLISH_WORDS),
  ofSchool: englishPattern({ school: [OF_SCHOOL_ENGLISH] }, ENGLISH_WORDS),
};
const CHINESE: Reading = {
  risk: each(CHINESE_RISK, CHINESE_WORDS, chinesePattern),
  harmless: chinesePattern(CHINESE_HARMLESS, CHINESE_WORDS, 'g'),
  heavy: chinesePattern({ heavy: [HEAVY_CHINESE] }, CHINESE_WORDS),
  ofSchool: chinesePattern({ school: [OF_SCHOOL_CHINESE] }, CHINESE_WORDS),
};

const HAN = /\p{Script=Han}/u;
const LATIN = /[a-z]{3}|[a-z] [a-z]/;
const PIECE = 900;

function pieces(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < Math.max(text.length, 1); at += PIECE) found.push(text.slice(at, at + PIECE + 100));
  return found;
}

function speaksOfDanger(
  text: string,
  { risk, harmless, heavy, ofSchool }: Reading,
  parting: string,
): boolean {
  const rest = text.replace(harmless, parting);
  return risk.some((way) => way.test(rest)) || (heavy.test(rest) && !ofSchool.test(text));
}

function isCrisisPiece(piece: string): boolean {
  const plain = plainText(piece);
  if (LATIN.test(plain) && speaksOfDanger(englishText(plain), ENGLISH, '. ')) return true;
  return HAN.test(plain) && speaksOfDanger(chineseText(plain), CHINESE, '，');
}

/**
 * Whether a text points to self-harm or danger; by rule, in English, written and spoken Chinese.
 * What is said every day of examinations is taken out first, so that only the rest can speak of danger.
 */
export function isCrisis(text: string): boolean {
  return pieces(text).some(isCrisisPiece);
}
