import type { AnswerToken } from './answer-tokens.ts';
import type { GivenFigures } from './given-figures.ts';
import { romanNumber } from './roman-number.ts';
import { chineseNumber, englishNumber } from './spoken-numbers.ts';

/** Up to here a number counts things of the answer itself, unless it stands where a grade would. */
const SMALL = 6;
const MOST_LISTED = 20;

const LINE_START = /(?:^|\n)[ \t>*_-]*$/;
const RANK = new RegExp(
  '(?:best|top|first|last|band|choices?|no\\.|numbers?|ranks?|options?|steps?|points?|forms?|parts?|stages?|module' +
    String.raw`|第|最佳|最好的?|首|前|頭|头|後|后|志願|志愿|中|#)[ \u00a0]*\**$`,
  'iu',
);
const GRADE_PLACE = new RegExp(
  '(?:levels?|grades?|等[級级]|[級级]|→|=|[:：]|(?<![a-z])(?:to|gets?|got|an?|at|is|are|of|from|with|in)' +
    String.raw`|[文學学理物史經经濟济])[ \u00a0]*[*(（]*$`,
  'iu',
);
const LETTER_BEFORE = /[a-z]$/i;
const YEAR_BEFORE = /(20\d\d)[-/–]$/;
const UNIT = /^[分%％個个名人科間间項项級级位點点]/u;
const PER_CENT_BEFORE = /百分之$/u;
/** Words behind which a numeral is the figure that is told. */
const TOLD_BEFORE = /(?:[是為为係系約约近達达得至超]|[:：]|大概|差不多|高於|低於|高于|低于)\s*$/u;
const IDIOM =
  /^(?:千萬|千万|萬一|万一|百般|十全十美|十拿九|五花八|成千|一五一十|千千萬萬|千千万万|萬萬|万万|百萬|百万|千百|萬千|万千|百千)$/u;
const SCALE = /[十百千萬万廿卅拾佰仟]/u;
/** A numeral of two characters or more from here on is a figure wherever it stands. */
const FIGURE_FROM = 20;

/** A code as the catalogue writes it. */
export function canonicalCode(raw: string): string {
  return halfWidth(raw)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

const halfWidth = (text: string): string => text.normalize('NFKC');

function isSmallCount(value: number, before: string): boolean {
  if (!Number.isInteger(value)) return false;
  if (LINE_START.test(before)) return value <= MOST_LISTED;
  if (value > SMALL) return false;
  return RANK.test(before) || LETTER_BEFORE.test(before) || !GRADE_PLACE.test(before);
}

function isNextYear(value: number, before: string): boolean {
  const year = YEAR_BEFORE.exec(before)?.[1];
  return year !== undefined && (Number(year) + 1) % 100 === value;
}

function isGivenNumber(raw: string, before: string, { numbers }: GivenFigures): boolean {
  const plain = halfWidth(raw).replace(/[*_~`]|<[^>]*>/g, '');
  const value = Number(plain.replaceAll(',', ''));
  if (numbers.has(value) || isSmallCount(value, before) || isNextYear(value, before)) return true;
  return plain.includes(',') && plain.split(',').every((part) => numbers.has(Number(part)));
}

function isGivenChinese(raw: string, before: string, after: string, { numbers }: GivenFigures): boolean {
  const idiom =
    (raw.endsWith('百') && /^分[之百]/u.test(after)) ||
    (raw === '十' && /^[分拿]/u.test(after)) ||
    /十拿$/u.test(before);
  const value = chineseNumber(raw);
  const isFigure = raw.length > 1 && SCALE.test(raw) && value !== null && value > FIGURE_FROM;
  const measured =
    PER_CENT_BEFORE.test(before) || UNIT.test(after) || /[點点]/u.test(raw) || TOLD_BEFORE.test(before);
  if (idiom || IDIOM.test(raw) || !(measured || isFigure)) return true;
  return value === null || value <= SMALL || numbers.has(value);
}

function isGivenGrade(raw: string, { grades }: GivenFigures): boolean {
  return grades.has(halfWidth(raw).replaceAll('\\', ''));
}

/** Whether a token may be shown: what a tool gave, what the pupil wrote, or what counts the answer's own parts. */
export function isGiven(token: AnswerToken, before: string, after: string, given: GivenFigures): boolean {
  switch (token.kind) {
    case 'prose':
      return true;
    case 'code':
      return given.codes.has(canonicalCode(token.raw));
    case 'grade':
      return isGivenGrade(token.raw, given);
    case 'number':
      return isGivenNumber(token.raw, before, given);
    case 'english': {
      const value = englishNumber(token.raw) ?? romanNumber(token.raw);
      return value === null || value <= SMALL || given.numbers.has(value);
    }
    case 'chinese':
      return isGivenChinese(token.raw, before, after, given);
  }
}
