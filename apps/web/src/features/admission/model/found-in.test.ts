import { expect, test } from 'vitest';
import { realProgramme } from '../../../testing/programme/real-year.ts';
import { foundIn, markedParts } from './found-in.ts';

const creativeMedia = realProgramme('JS1043');

test('a search found in the streams of a programme shows them', () => {
  expect(foundIn(creativeMedia, '電腦', 'tc')?.text).toContain('電腦科學課程');
  expect(foundIn(creativeMedia, 'computer', 'en')?.text).toContain('Computer Science Courses');
});

test('a search found in the title of the other script shows it', () => {
  expect(foundIn(realProgramme('JS4408'), '機械', 'en')).toEqual({
    text: '機械與自動化工程學',
    language: 'tc',
  });
});

test('what is shown already, or found nowhere in particular, needs nothing more', () => {
  expect(foundIn(creativeMedia, 'JS1043', 'en')).toBeNull();
  expect(foundIn(creativeMedia, 'creative', 'en')).toBeNull();
  expect(foundIn(creativeMedia, 'CityU', 'en')).toBeNull();
});

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
