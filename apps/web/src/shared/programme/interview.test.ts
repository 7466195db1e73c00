import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../testing/programme/words.ts';
import { interviewOf, interviewWords } from './study-words.ts';

test.each([null, '', 'No', ' no '])('%j has no badge', (published) => {
  expect(interviewOf(published)).toBeNull();
});

describe('the interview badge', () => {
  test.each([
    [
      'Yes (on a selective basis)',
      'Yes (on a selective basis): some applicants are invited to an interview.',
    ],
    ['May require interview and/or test', 'May require interview and/or test.'],
    ['Yes', 'Yes: applicants are interviewed.'],
    ['Yes (special cases only)', 'Yes (special cases only).'],
    ['Portfolio review', 'As published: Portfolio review'],
    ['Audition (bring two pieces)', 'As published: Audition (bring two pieces)'],
  ])('words %s', async (published, words) => {
    const interview = interviewOf(published);
    if (interview === null) throw new Error('no badge');
    expect(interviewWords(interview, await wordsIn('en'))).toBe(words);
  });

  test('keeps free text and puts its details in the reader’s brackets', async () => {
    const interview = interviewOf('Audition (bring two pieces)');
    expect(interview).toEqual({ kind: 'other', text: 'Audition', details: 'bring two pieces' });
    if (interview === null) throw new Error('no badge');
    expect(interviewWords(interview, await wordsIn('tc'))).toBe('公布的安排：Audition（bring two pieces）');
  });
});
