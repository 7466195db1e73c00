import { weigh } from '@lodestar/eddy';
import { expect, test } from 'vitest';
import { learnBalance } from './learn-danger.ts';

const DANGER = 7;
const SCHOOL = 9;
const FILLER = 11;

const stretches = (...all: readonly (readonly number[])[]) => all.map((one) => Int32Array.from(one));

const texts = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0
    ? { stretches: stretches([DANGER, FILLER], [SCHOOL], [DANGER, FILLER, SCHOOL]), danger: 1, count: 1 }
    : { stretches: stretches([SCHOOL], [SCHOOL, FILLER]), danger: 0, count: 1 },
);

test('what only risks hold weighs towards danger, what both hold does not', () => {
  const balance = learnBalance(texts);
  expect(weigh([DANGER, FILLER], balance)).toBeGreaterThan(0);
  expect(weigh([SCHOOL, FILLER], balance)).toBeLessThan(0);
  expect(weigh([SCHOOL], balance)).toBeLessThan(0);
});

test('the same texts teach the same weights', () => {
  expect(learnBalance(texts)).toEqual(learnBalance(texts));
});
