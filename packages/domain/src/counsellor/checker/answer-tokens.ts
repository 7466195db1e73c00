import { isTensWord, isUnitWord } from './spoken-numbers.ts';

/** A piece of an answer: what flows, or something that has to be checked. */
export interface AnswerToken {
  readonly kind: 'prose' | 'code' | 'number' | 'grade' | 'english' | 'chinese';
  readonly raw: string;
}

/** The next token at the beginning of a text; null: it may go on beyond the end of what is there. */
export type NextToken = AnswerToken | null;

const LATIN = /^[A-Za-z0-9Ａ-Ｚａ-ｚ０-９]+/u;
const NUMBER = /^[0-9０-９]+(?:[,，][0-9０-９]{3}(?![0-9０-９]))*(?:[.．][0-9０-９]+)?/u;
const CHINESE = /^[零〇一二三四五六七八九十百千兩两廿卅]+(?:[點点][零〇一二三四五六七八九]+)?/u;
const STARS = /^(?:\\\*)+|^\*+/;
/** What a model may put between the letters and the digits of a code. */
const GAP = /^[ \u00a0_:*–—-]{0,4}/;
const FLOWING = /^[^A-Za-z0-9Ａ-Ｚａ-ｚ０-９零〇一二三四五六七八九十百千兩两廿卅]+/u;

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

function tensToken(rest: string, run: string, final: boolean): NextToken {
  const behind = rest.slice(run.length);
  const gap = /^[ -]?/.exec(behind)?.[0] ?? '';
  const next = /^[A-Za-z]+/.exec(behind.slice(gap.length))?.[0] ?? '';
  const raw = run + gap + next;
  if (raw.length === rest.length && !final) return null;
  return { kind: 'english', raw: gap !== '' && isUnitWord(next) ? raw : run };
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
  const open = behind === '' || /^[.,．，\\]$/.test(behind) || /^[,，][0-9０-９]{0,3}$/.test(behind);
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
  return isTensWord(name) ? tensToken(rest, run, final) : { kind: 'english', raw: run };
}

function chineseToken(rest: string, final: boolean): NextToken {
  const raw = CHINESE.exec(rest)?.[0] ?? '';
  const behind = rest.slice(raw.length);
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
  if (CHINESE.test(rest)) return chineseToken(rest, final);
  return prose(FLOWING.exec(rest)?.[0] ?? rest.slice(0, 1));
}
