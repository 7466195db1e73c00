import { isNumberWord, numberWords } from './spoken-numbers.ts';

/** A piece of an answer: what flows, or something that has to be checked. */
export interface AnswerToken {
  readonly kind: 'prose' | 'code' | 'number' | 'grade' | 'english' | 'chinese';
  readonly raw: string;
}

/** The next token at the beginning of a text; null: it may go on beyond the end of what is there. */
export type NextToken = AnswerToken | null;

const LATIN = /^[A-Za-z0-9Ａ-Ｚａ-ｚ０-９]+/u;
/** Also with Markdown or marks of HTML between two digits, where no starred grade can be meant. */
const NUMBER =
  /^[0-9０-９]+(?:(?<![5５])(?:[*_~`]{1,4}|<\/?[a-z]{1,6}>)[0-9０-９]+)*(?:[,，][0-9０-９]{3}(?![0-9０-９]))*(?:[.．][0-9０-９]+)?/u;
/** Formal numerals stand in other words too, and count beside another numeral alone. */
const CHINESE =
  /^(?:[零〇一二三四五六七八九十百千兩两廿卅萬万]|[壹貳贰叁參肆伍陸陆柒捌玖拾佰仟](?=[零〇一二三四五六七八九十百千萬万壹貳贰叁參肆伍陸陆柒捌玖拾佰仟])|(?<=[壹貳贰叁參肆伍陸陆柒捌玖拾佰仟零〇一二三四五六七八九十百千])[壹貳贰叁參肆伍陸陆柒捌玖拾佰仟])+(?:[點点][零〇一二三四五六七八九壹貳贰叁參肆伍陸陆柒捌玖]+)?/u;
const MAYBE_CHINESE = /^[零〇一二三四五六七八九十百千兩两廿卅萬万壹貳贰叁參肆伍陸陆柒捌玖拾佰仟]/u;
const STARS = /^(?:\\\*)+|^\*+/;
/** What a model may put between the letters and the digits of a code. */
const GAP = /^[ \u00a0_:*–—-]{0,4}/;
const FLOWING =
  /^[^A-Za-z0-9Ａ-Ｚａ-ｚ０-９零〇一二三四五六七八九十百千兩两廿卅萬万壹貳贰叁參肆伍陸陆柒捌玖拾佰仟]+/u;
/** What may still become part of a number in words. */
const MAYBE_MORE = /^(?:[ -](?:and|point)?(?: ?[A-Za-z]*))?$/;

const prose = (raw: string): AnswerToken => ({ kind: 'prose', raw });
const plain = (text: string): string => text.normalize('NFKC');

/** "JS" and what may follow it at a distance: "JS 1204". */
function codeToken(rest: string, run: string, final: boolean): NextToken {
  const behind = rest.slice(run.length);
  const gap = GAP.exec(behind)?.[0] ?? '';
  const next = LATIN.exec(behind.slice(gap.length))?.[0] ?? '';
  const raw = run + gap + next;
  if (raw.length === rest.length && !final) return null;
  return /^[0-9S]/i.test(plain(next)) && /\d/.test(plain(next)) ? { kind: 'code', raw } : prose(run);
}

function numberWordsToken(rest: string, final: boolean): NextToken {
  const raw = numberWords(rest);
  if (!final && MAYBE_MORE.test(rest.slice(raw.length))) return null;
  return { kind: 'english', raw };
}

/** How many of the stars behind a 5 are of the grade; the others are Markdown. */
function starsOfGrade(stars: string, before: string): number {
  if (stars.startsWith('\\')) return Math.min(stars.length / 2, 2);
  const opened = /(\*+)$/.exec(before)?.[1]?.length ?? 0;
  return Math.max(0, Math.min(stars.length - Math.min(opened, 2), 2));
}

function numberToken(rest: string, before: string, final: boolean): NextToken {
  const raw = NUMBER.exec(rest)?.[0] ?? '';
  const behind = rest.slice(raw.length);
  const open =
    behind === '' ||
    /^(?:[.,．，\\]|[*_~`]{1,4}|<[/a-z]{0,7})$/.test(behind) ||
    /^[,，][0-9０-９]{0,3}$/.test(behind);
  if (open && !final) return null;
  if (plain(raw) !== '5') return { kind: 'number', raw };
  const stars = STARS.exec(behind)?.[0] ?? '';
  const tail = behind.slice(stars.length);
  if (!final && (tail === '' || tail === '\\')) return null;
  const count = starsOfGrade(stars, before);
  const taken = stars.startsWith('\\') ? count * 2 : count;
  return count === 0 ? { kind: 'number', raw } : { kind: 'grade', raw: raw + stars.slice(0, taken) };
}

function latinToken(rest: string, before: string, final: boolean): NextToken {
  const run = LATIN.exec(rest)?.[0] ?? '';
  const isWhole = run.length < rest.length || final;
  const name = plain(run);
  if (/^js/i.test(name) && /^js(?:[0-9s][0-9a-z]*)?$/i.test(name)) {
    if (/^js$/i.test(name)) return codeToken(rest, run, final);
    if (!isWhole) return null;
    return /\d/.test(name) ? { kind: 'code', raw: run } : prose(run);
  }
  if (/^[0-9]/.test(name)) return numberToken(rest, before, final);
  if (!isWhole) return null;
  if (/\d/.test(name)) {
    const letters = /^[^0-9０-９]+/u.exec(run)?.[0] ?? run;
    return prose(letters);
  }
  return isNumberWord(name) ? numberWordsToken(rest, final) : { kind: 'english', raw: run };
}

function chineseToken(rest: string, final: boolean): NextToken {
  const raw = CHINESE.exec(rest)?.[0] ?? '';
  if (raw === '') return rest.length > 1 || final ? prose(rest.slice(0, 1)) : null;
  const behind = rest.slice(raw.length);
  if (!final && MAYBE_CHINESE.test(behind) && behind.length === 1) return null;
  if (!final && (behind === '' || /^[點点分]$/u.test(behind))) return null;
  return { kind: 'chinese', raw };
}

/**
 * The next token of `rest`.
 * @param before what stands before it, for stars that open Markdown.
 * @param final whether nothing follows any more.
 */
export function nextToken(rest: string, before: string, final: boolean): NextToken {
  if (LATIN.test(rest)) return latinToken(rest, before, final);
  if (MAYBE_CHINESE.test(rest)) return chineseToken(rest, final);
  return prose(FLOWING.exec(rest)?.[0] ?? rest.slice(0, 1));
}
