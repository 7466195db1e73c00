import { asTyped } from '../../asked/plain-text.ts';
import { mendedChinese } from './chinese-text.ts';
import { withoutLaughter } from './laughter.ts';
import { chineseWordAt, englishWordAt } from './lexicon.ts';
import { mendedEnglish } from './mended-english.ts';
import { wordStem } from './word-stem.ts';

/** A word of a text with the concepts that it may stand for; in which clause and sentence, counted from 0. */
export interface Token {
  /** The word itself, its stem, and its concepts in capitals. */
  readonly names: readonly string[];
  readonly clause: number;
  readonly sentence: number;
}

const PARTS = /\p{Script=Han}+|[1-7]\*{1,2}|[a-z0-9]+|[.!?;。！？；]+|[,，、…:：()（）|—–]+/gu;
const HAN = /^\p{Script=Han}/u;
const LATIN = /^[a-z0-9]/;
const CODE_OR_GRADE = /^js\d{4}$|^\d\*/;
const STOP = /^[.!?;。！？；]/;
const HIDDEN = /\p{Cf}/gu;
const LINE_ENDS = /\s*[\n\r\u2028\u2029]+\s*/g;
const A_FEW = 8;

type Names = readonly string[];

function hanWords(run: string): readonly Names[] {
  const signs = [...run];
  const found: Names[] = [];
  for (let at = 0; at < signs.length; ) {
    const { length, concepts } = chineseWordAt(signs, at);
    found.push([signs.slice(at, at + length).join(''), ...concepts]);
    at += length;
  }
  return found;
}

function englishWords(words: readonly string[]): readonly Names[] {
  const stems = words.map(wordStem);
  const found: Names[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, concepts } = englishWordAt(words, stems, at);
    const word = words.slice(at, at + length).join(' ');
    const stem = length === 1 ? [stems[at] ?? ''] : [];
    found.push([word, ...stem, ...concepts, ...figures(word)]);
    at += length;
  }
  return found;
}

function figures(word: string): Names {
  if (CODE_OR_GRADE.test(word)) return ['SCHOOL'];
  if (!/^\d+$/.test(word)) return [];
  return Number(word) >= A_FEW ? ['NUMBER', 'MANY'] : ['NUMBER'];
}

/** So many words or signs in a row of one script, or a code, stand for themselves beside the other script. */
const A_FEW_WORDS = 3;
const APART = /(?<=\p{Script=Han}{3})[\s.*_~…-]+(?=\p{Script=Han}{3})/gu;

/** The words of a text, the longest known ones first; marks, line ends and laughter only part clauses and sentences. */
export function tokensOf(text: string): readonly Token[] {
  const plain = withoutLaughter(asTyped(text.replace(HIDDEN, '').replace(LINE_ENDS, '。')));
  const found: Token[] = [];
  let english: string[] = [];
  let clause = 0;
  let sentence = 0;
  const add = (words: readonly Names[]): void => {
    for (const names of words) found.push({ names, clause, sentence });
  };
  const addEnglish = (): void => {
    const isApart = english.length >= A_FEW_WORDS || english.some((word) => CODE_OR_GRADE.test(word));
    if (isApart && found.length > 0) clause += 1;
    add(englishWords(english));
    if (isApart) clause += 1;
    english = [];
  };
  for (const [part] of mendedChinese(mendedEnglish(plain.replace(APART, '。'))).matchAll(PARTS)) {
    if (LATIN.test(part)) {
      english.push(part);
      continue;
    }
    addEnglish();
    if (HAN.test(part)) add(hanWords(part));
    else {
      clause += 1;
      if (STOP.test(part)) sentence += 1;
    }
  }
  addEnglish();
  return found;
}
