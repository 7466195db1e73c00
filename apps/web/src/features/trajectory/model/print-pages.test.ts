import { expect, test } from 'vitest';
import { LEAST_SCALE, PAPER, pieces, tileScale } from './print-pages.ts';

const rows = (...heights: readonly number[]) =>
  heights.map((height, index) => ({
    start: heights.slice(0, index).reduce((sum, one) => sum + one, 0),
    length: height,
  }));

test('rows share a page as long as they fit, and only a row higher than a page is cut', () => {
  expect(pieces(rows(300, 300, 300), 700)).toEqual([
    { start: 0, length: 600 },
    { start: 600, length: 300 },
  ]);
  expect(pieces(rows(300, 1500), 700)).toEqual([
    { start: 0, length: 300 },
    { start: 300, length: 700 },
    { start: 1000, length: 700 },
    { start: 1700, length: 100 },
  ]);
  expect(pieces([], 700)).toEqual([]);
});

test('on several pages a map takes their width, never larger than it is and never too small to be read', () => {
  expect([PAPER.width / 2, PAPER.width / 0.8, PAPER.width * 9].map(tileScale)).toEqual([1, 0.8, LEAST_SCALE]);
});
