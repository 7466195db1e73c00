import { realKnowledgeFile } from '@lodestar/eddy/testing/real-knowledge.ts';
import { expect, test } from 'vitest';
import { knownAnswers } from './known-answers.ts';

const answersTo = knownAnswers(realKnowledgeFile());

test.each([
  ['results day', 'en', 'resultsDay'],
  ['放榜幾時', 'tc', 'resultsDay'],
  ['放榜几时', 'sc', 'resultsDay'],
  ['do i need band a', 'en', 'bandAMeaning'],
  ['面試點準備', 'tc', 'interviewPrep'],
] as const)('%s is answered in %s', (asked, language, id) => {
  const [first] = answersTo({ asked, language });
  expect(first).toMatchObject({ id, sources: expect.any(Array) });
  expect(first?.answer).not.toBe('');
});

test('words that are about nothing known find nothing', () => {
  expect(answersTo({ asked: 'zebra', language: 'en' })).toEqual([]);
});

test('each source is named once', () => {
  const names = answersTo({ asked: 'band a', language: 'en' }).map(({ sources }) =>
    sources.map(({ name }) => name),
  );
  for (const one of names) expect(new Set(one).size).toBe(one.length);
});
