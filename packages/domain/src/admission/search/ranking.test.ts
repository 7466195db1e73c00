import { describe, expect, it } from 'vitest';
import { programme } from '../../testing/programme.ts';
import { addTo, firstOf, type IndexedProgramme, initialsOf, rankOf, typedAs } from './ranking.ts';

const row = (texts: Partial<IndexedProgramme>): IndexedProgramme => ({
  programme: programme(),
  code: 'js6004',
  shortName: 'ba',
  title: 'bachelor of arts (fine art) in design',
  chineseTitle: '文学士',
  initials: initialsOf(texts.title ?? 'bachelor of arts (fine art) in design'),
  everything: '',
  ...texts,
});

describe('the letters with which words begin', () => {
  it.each([
    ['bachelor of arts', 'boa'],
    ['bba (iba) - law', 'b(i-l'],
    ['醫 學', '醫學'],
    ['𠮷 a', '𠮷a'],
    ['', ''],
  ])('of %s', (title, initials) => {
    expect(initialsOf(title)).toBe(initials);
  });
});

describe('the rank of a row', () => {
  it.each([
    ['js6004', 0],
    ['js6', 1],
    ['ba', 2],
    ['b', 3],
    ['bachelor of', 4],
    ['文学', 4],
    ['arts', 5],
    ['a', 5],
    ['(fine', 5],
    ['fine', 5],
    ['arts zebra', 5],
    ['esign', 6],
    ['ign', 6],
    ['士', 6],
    ['hong kong', 7],
  ])('typed %s is %i', (text, rank) => {
    expect(rankOf(row({}), typedAs(text))).toBe(rank);
  });
});

describe('rows of several ranks', () => {
  const rows = ['a', 'b', 'c', 'd'].map((code) => row({ programme: programme({ code }) }));

  it('come best first, then as they were added, as many as asked for', () => {
    const ranked: IndexedProgramme[][] = [];
    for (const [index, one] of rows.entries()) addTo(ranked, [7, 2, 7, 0][index] ?? 0, one);
    expect(firstOf(ranked, 9).map(({ code }) => code)).toEqual(['d', 'b', 'a', 'c']);
    expect(firstOf(ranked, 3).map(({ code }) => code)).toEqual(['d', 'b', 'a']);
    expect(firstOf([], 3)).toEqual([]);
  });
});
