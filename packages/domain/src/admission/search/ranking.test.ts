import { describe, expect, it } from 'vitest';
import { programme } from '../../testing/programme.ts';
import { addTo, firstOf, type IndexedProgramme, initialsOf, mixed, rankOf, typedAs } from './ranking.ts';

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

  it('come best first, then as they were added, as many as asked for, all counted', () => {
    const ranked: IndexedProgramme[][] = [];
    for (const [index, one] of rows.entries()) addTo(ranked, [7, 2, 7, 0][index] ?? 0, one);
    const first = (limit: number) => firstOf(ranked, limit).programmes.map(({ code }) => code);
    expect(first(9)).toEqual(['d', 'b', 'a', 'c']);
    expect(first(3)).toEqual(['d', 'b', 'a']);
    expect(firstOf(ranked, 3).total).toBe(4);
    expect(firstOf([], 3)).toEqual({ total: 0, programmes: [] });
  });
});

it('rows taken in turns keep the order of each institution', () => {
  const at = (code: string, institution: 'HKU' | 'CUHK') =>
    row({ programme: programme({ code, institution }) });
  const rows = [at('a', 'HKU'), at('b', 'HKU'), at('c', 'HKU'), at('d', 'CUHK'), at('e', 'CUHK')];
  expect(mixed(rows).map(({ programme: { code } }) => code)).toEqual(['a', 'd', 'b', 'e', 'c']);
});
