import { expect, test } from 'vitest';
import { writtenNumber } from './written-number.ts';

const FIGURES = [
  0, 0.005, 0.1, 1.005, 2.675, 12.345, 33.335, 99.995, 999.999, 1_000, 12_345.678, 1_234_567, 1e-7, -3.14,
  -0.001,
];
const DECIMALS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [2, 2],
  [1, 3],
] as const;

test.each(DECIMALS)('figures with %i to %i decimals are those of Hong Kong', (least, most) => {
  const format = new Intl.NumberFormat('en-HK', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    // What is rounded to nothing is not below it.
    signDisplay: 'negative',
  });
  // Up to 40, where scores lie, with every half that is rounded.
  const scores = Array.from({ length: 8_000 }, (_, index) => index / 200);
  for (const value of [...FIGURES, ...scores])
    expect(writtenNumber(value, least, most)).toBe(format.format(value));
});
