import { expect, test } from 'vitest';
import { pictureSlices } from './picture-slices.ts';

const rows = (...heights: readonly number[]) =>
  heights.map((height, index) => ({
    year: 2020 + index,
    period: 'past' as const,
    top: heights.slice(0, index).reduce((sum, one) => sum + one, 0),
    height,
  }));

test('rows share a page as long as they fit, and only a row higher than a page is cut', () => {
  expect(pictureSlices(rows(300, 300, 300), 700)).toEqual([
    { top: 0, height: 600 },
    { top: 600, height: 300 },
  ]);
  expect(pictureSlices(rows(300, 1500), 700)).toEqual([
    { top: 0, height: 300 },
    { top: 300, height: 700 },
    { top: 1000, height: 700 },
    { top: 1700, height: 100 },
  ]);
  expect(pictureSlices([], 700)).toEqual([]);
});
