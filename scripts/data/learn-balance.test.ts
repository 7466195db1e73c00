import { weigh } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { learnBalance } from './learn-balance.ts';

const DANGER = 7;
const SCHOOL = 9;
const FILLER = 11;

const texts = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0
    ? { stretches: [[DANGER, FILLER], [SCHOOL]], isRisk: true }
    : { stretches: [[SCHOOL], [SCHOOL, FILLER]], isRisk: false },
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
