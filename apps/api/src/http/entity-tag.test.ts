import { expect, test } from 'vitest';
import { entityTag, matchesTag } from './answer-bytes.ts';

test.each([
  [undefined, true],
  ['"3.1"', true],
  ['W/"3.1"', true],
  ['"2.1", "3.1"', true],
  ['*', true],
  ['"3.2"', false],
  ['3.1', false],
  ['', false],
])('If-Match %s lets a change to "3.1" through: %s', (ifMatch, matches) => {
  expect(matchesTag(ifMatch, entityTag(3, 1))).toBe(matches);
});
