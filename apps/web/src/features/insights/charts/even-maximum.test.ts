import { expect, test } from 'vitest';
import { evenMaximum } from './bars.tsx';

test.each([
  [[201, 151], 240],
  [[0], 4],
  [[], 4],
  [[4], 4],
  [[5], 8],
  [[97], 100 + 20],
  [[1_000], 1_200],
  [[400], 400],
  [[12_345], 16_000],
])('the axis of %j ends at %d', (values, end) => {
  expect(evenMaximum(values)).toBe(end);
});
