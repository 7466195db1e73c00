import { expect, test } from 'vitest';
import { entityTag, matchesTag, namesTag } from './answer-bytes.ts';

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

test.each([
  ['W/"a1"', true],
  ['"a1"', true],
  ['W/"b2", W/"a1"', true],
  ['*', true],
  ['W/"a12"', false],
  ['W/"a', false],
])('If-None-Match %s names W/"a1": %s', (header, names) => {
  expect(namesTag(header, 'W/"a1"')).toBe(names);
});
