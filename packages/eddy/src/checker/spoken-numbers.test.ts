import { describe, expect, it } from 'vitest';
import { chineseNumber, englishNumber } from './spoken-numbers.ts';

describe('numbers in words', () => {
  it.each<[string, number | null]>([
    ['seven', 7],
    ['Thirty-two', 32],
    ['ninety nine', 99],
    ['hundred', 100],
    ['twenty-eleven', null],
    ['median', null],
  ])('%s', (words, value) => {
    expect(englishNumber(words)).toBe(value);
  });

  it.each<[string, number | null]>([
    ['五', 5],
    ['十', 10],
    ['十二', 12],
    ['三十二', 32],
    ['一百零五', 105],
    ['兩千', 2000],
    ['二零二五', 2025],
    ['廿三', 23],
    ['二十點五', 20.5],
    ['甲', null],
  ])('%s', (words, value) => {
    expect(chineseNumber(words)).toBe(value);
  });
});
