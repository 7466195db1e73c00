import { expect, test } from 'vitest';
import { spreadLabels } from './lines.tsx';

const labels = (count: number) => Array.from({ length: count }, (_, place) => String(place));

test.each([
  [0, 4, []],
  [1, 4, ['0']],
  [4, 4, ['0', '1', '2', '3']],
  [7, 4, ['0', '2', '4', '6']],
  [30, 7, ['0', '5', '10', '15', '19', '24', '29']],
  [365, 4, ['0', '121', '243', '364']],
])('of %i labels at most %i are shown', (count, most, shown) => {
  expect(spreadLabels(labels(count), most)).toEqual(shown);
});
