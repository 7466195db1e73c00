import { expect, test } from 'vitest';
import { EXPECTED, parseExpected } from './kept-spreads.ts';

const MATHS = { low: '3', likely: '4', high: '5*' };

test('expected grades come back as they were kept', () => {
  const expected = { who: 'mock', spreads: { MAT: MATHS } };
  expect(parseExpected(JSON.parse(JSON.stringify(expected)))).toEqual(expected);
  expect(parseExpected(EXPECTED.initial())).toEqual(EXPECTED.initial());
});

test.each([
  ['a text', 'mock'],
  ['a list', []],
  ['nobody who says so', { who: 'nobody', spreads: {} }],
  ['no grades', { who: 'own' }],
  ['a subject that is none', { who: 'own', spreads: { XYZ: MATHS } }],
  ['a grade that is none', { who: 'own', spreads: { MAT: { ...MATHS, high: '9' } } }],
  ['low above high', { who: 'own', spreads: { MAT: { low: '5', likely: '4', high: '3' } } }],
  ['half of one', { who: 'own', spreads: { MAT: { low: '3' } } }],
])('%s is not taken for expected grades', (_, stored) => {
  expect(parseExpected(stored)).toBeNull();
});
