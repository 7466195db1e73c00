import { publishedInterview } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../testing/programme/words.ts';
import { publishedInterviewWords } from './study-words.ts';

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
    expect(publishedInterviewWords(publishedInterview(published), await wordsIn('en'))).toBe(words);
  });

  test.each(['No', ' no '])('reads %j as none', (published) => {
    expect(publishedInterview(published)).toEqual({ kind: 'none' });
  });

  test('keeps free text and puts its details in the reader’s brackets', async () => {
    const interview = publishedInterview('Audition (bring two pieces)');
    expect(interview).toEqual({ kind: 'stated', text: 'Audition', details: 'bring two pieces' });
    expect(publishedInterviewWords(interview, await wordsIn('tc'))).toBe(
      '公布的安排：Audition（bring two pieces）',
    );
  });
});
