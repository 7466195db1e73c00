import { expect, test } from 'vitest';
import { markedParts } from './highlight.ts';

const marked = (text: string, query: string) =>
  markedParts(text, query).map((part) => (part.marked ? `[${part.text}]` : part.text));

test('what was searched for is marked without regard to case', () => {
  expect(marked('BSc Computer Science', 'comp')).toEqual(['BSc ', '[Comp]', 'uter Science']);
  expect(marked('計算機科學', '計算')).toEqual(['[計算]', '機科學']);
  expect(marked('Law', 'LAW')).toEqual(['[Law]']);
});

test('a text without it stays whole', () => {
  expect(marked('Nursing', 'law')).toEqual(['Nursing']);
  expect(marked('Nursing', '  ')).toEqual(['Nursing']);
});
