import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

test.each([
  ['', []],
  ['DSE', ['DSE']],
  ['Form 5 exam, first in Physics', ['Form 5 exam,', 'first in Physics']],
  ['入讀大學修讀機械工程', ['入讀大學修讀機械', '工程']],
  ['a\n\nb', ['a b']],
])('%j becomes %j', (text, lines) => expect(textLines(text, 8.4, 2)).toEqual(lines));

test('what does not fit ends in an ellipsis', () => {
  expect(textLines('one two three four five six', 5, 2).at(-1)).toMatch(/…$/);
  expect(textLines('Donaudampfschifffahrtsgesellschaft', 5, 2)).toEqual([expect.stringMatching(/…$/)]);
});
