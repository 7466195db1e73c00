import { expect, test } from 'vitest';
import { event } from '../../testing/trajectory.ts';
import { cardHeight, cardText, textLines } from './card-text.ts';

test.each([
  ['', []],
  ['DSE', ['DSE']],
  ['Form 5 exam, first in Physics', ['Form 5 exam, first', 'in Physics']],
  ['入讀大學修讀機械工程', ['入讀大學修讀機械', '工程']],
  ['a\n\nb', ['a b']],
])('%j becomes %j', (text, lines) => expect(textLines(text, 8.4, 2)).toEqual(lines));

test('what does not fit ends in an ellipsis', () => {
  expect(textLines('one two three four five six', 5, 2).at(-1)).toMatch(/…$/);
  expect(textLines('Donaudampfschifffahrtsgesellschaft', 5, 2)).toEqual([expect.stringMatching(/…$/)]);
});

test('a card is as high as its lines, and grows with the size of text', () => {
  const heightOf = (description: string, scale = 1) =>
    cardHeight(cardText(event('DSE', { description }), 300, scale), scale);
  expect(heightOf('')).toBe(58);
  expect(heightOf('Six subjects.')).toBe(79);
  expect(heightOf('Six subjects. '.repeat(20))).toBe(97);
  expect(heightOf('Six subjects.', 1.25)).toBeGreaterThan(heightOf('Six subjects.'));
});
