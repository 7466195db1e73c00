import { describe, expect, it } from 'vitest';
import { TRADITIONAL_TO_SIMPLIFIED } from './fold.generated.ts';
import { normaliseText, wordsOf } from './normalise.ts';

describe('text as it is compared', () => {
  it.each([
    ['capitals', 'BSc NURSING', 'bsc nursing'],
    ['full-width letters and digits', 'ＪＳ６００４', 'js6004'],
    ['accents', 'Café Übersetzung', 'cafe ubersetzung'],
    ['spaces at the ends and in a row', '  a \t b\n c  ', 'a b c'],
    ['the ideographic space', '護理\u3000學', '护理 学'],
    ['traditional characters', '醫學與護理學', '医学与护理学'],
    ['simplified characters stay', '医学与护理学', '医学与护理学'],
    ['signs stay', "100% _ \\ ' &", "100% _ \\ ' &"],
    ['nothing', ' \n ', ''],
  ])('%s', (_, text, normal) => {
    expect(normaliseText(text, TRADITIONAL_TO_SIMPLIFIED)).toBe(normal);
  });

  it('is the same when compared again', () => {
    for (const text of ['醫學', 'Ａ é', 'İstanbul', '한국어', 'が']) {
      const once = normaliseText(text, TRADITIONAL_TO_SIMPLIFIED);
      expect(normaliseText(once, TRADITIONAL_TO_SIMPLIFIED)).toBe(once);
    }
  });

  it('folds nothing without a map', () => {
    expect(normaliseText('醫學', {})).toBe('醫學');
  });
});

describe('the folding map', () => {
  it('goes from one character to another, and never twice', () => {
    for (const [from, to] of Object.entries(TRADITIONAL_TO_SIMPLIFIED)) {
      expect([[...from].length, [...to].length], from).toEqual([1, 1]);
      expect(to).not.toBe(from);
      expect(TRADITIONAL_TO_SIMPLIFIED[to], `${from} → ${to}`).toBeUndefined();
    }
  });
});

describe('Latin words', () => {
  it.each([
    ['bsc (hons) in nursing', ['bsc', 'hons', 'in', 'nursing']],
    ['js6004 bba(iba)', ['js6004', 'bba', 'iba']],
    ['護理學 nursing', ['nursing']],
    ['2025', []],
  ])('of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
