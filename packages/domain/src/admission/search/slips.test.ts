import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../testing/arbitrary-pupil.ts';
import { slipsForgiven, slipsToPrefix } from './slips.ts';

describe('slips forgiven', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['abcdefghijklmn', 2],
  ])('in a word of so many letters: %s', (word, slips) => {
    expect(slipsForgiven(word)).toBe(slips);
  });
});

describe('slips to the beginning of a word', () => {
  it.each([
    ['the same', 'nursing', 'nursing', 0],
    ['half typed', 'nurs', 'nursing', 0],
    ['one letter wrong', 'narsing', 'nursing', 1],
    ['one letter missing', 'nrsing', 'nursing', 1],
    ['one letter too many', 'nurrsing', 'nursing', 1],
    ['two letters swapped', 'nusring', 'nursing', 1],
    ['a slip in a half-typed word', 'enginr', 'engineering', 1],
    ['two slips', 'enginerrng', 'engineering', 2],
    ['the first letter wrong', 'mursing', 'nursing', 1],
    ['longer than the word', 'arts', 'art', 1],
  ])('%s', (_, typed, word, slips) => {
    expect(slipsToPrefix(typed, word, 2)).toBe(slips);
  });

  it('gives up beyond the limit', () => {
    expect(slipsToPrefix('medicine', 'nursing', 1)).toBe(2);
    expect(slipsToPrefix('abcd', 'wxyz', 2)).toBe(3);
  });

  /** Fewest single changes (wrong, missing, extra, neighbours swapped once) by plain recursion. */
  function naiveSlips(typed: string, word: string): number {
    if (typed === '') return word.length;
    if (word === '') return typed.length;
    const [a, b] = [typed.slice(1), word.slice(1)];
    if (typed[0] === word[0]) return naiveSlips(a, b);
    const swapped = typed.length > 1 && word.length > 1 && typed[0] === word[1] && typed[1] === word[0];
    return (
      1 +
      Math.min(
        naiveSlips(a, b),
        naiveSlips(a, word),
        naiveSlips(typed, b),
        swapped ? naiveSlips(typed.slice(2), word.slice(2)) : Number.POSITIVE_INFINITY,
      )
    );
  }

  it('are the fewest over all beginnings of the word', () => {
    const text = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength });
    fc.assert(
      fc.property(text(5), text(6), fc.integer({ min: 1, max: 2 }), (typed, word, limit) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
        const fewest = Math.min(...beginnings.map((beginning) => naiveSlips(typed, beginning)));
        expect(Math.min(slipsToPrefix(typed, word, limit), limit + 1)).toBe(Math.min(fewest, limit + 1));
      }),
      { seed: SEED, numRuns: 400 },
    );
  });
});
