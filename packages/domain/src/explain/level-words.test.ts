import { describe, expect, it } from 'vitest';
import type { UnmetRequirement } from '../admission/classification.ts';
import type { LevelSentence } from './level-explanation.ts';
import { levelLine, shortMeaning } from './level-meanings/level-meanings.ts';
import { levelName, noLevelWords } from './level-names/level-names.ts';
import { levelSentenceWords } from './level-words.ts';

const NAMES = {
  required: ({ required }: UnmetRequirement) => `ENG ${required}`,
  grade: (grade: string) => `level ${grade}`,
  forms: (forms: readonly string[]) => forms.join(' and '),
};
const inEnglish = (sentence: LevelSentence) => levelSentenceWords(sentence, 'en', NAMES);
type Of<K extends LevelSentence['key']> = Extract<LevelSentence, { key: K }>['params'];

const POSITION: Of<'position'> = {
  relation: 'above',
  reference: 'median',
  score: 21.12345,
  middle: 20,
  difference: 1.1236,
  lower: 18,
  upper: 23.5,
  year: 2025,
};
const position = (parts: Partial<Of<'position'>>) =>
  inEnglish({ key: 'position', params: { ...POSITION, ...parts } });

describe('where a score lies', () => {
  it.each<[Partial<Of<'position'>>, string]>([
    [{ relation: 'aboveTop' }, '<b>21.123</b> is above nearly all scores admitted in 2025, 1.124 above'],
    [{ relation: 'aboveUpper' }, '<b>21.123</b> is at or above the 2025 upper quartile of <b>23.5</b>, and'],
    [{ relation: 'above' }, '<b>21.123</b> is 1.124 above the 2025 median of <b>20</b>.'],
    [{ relation: 'at', score: 20 }, '<b>20</b> equals the 2025 median.'],
    [{ relation: 'below' }, '<b>21.123</b> is 1.124 below the 2025 median of <b>20</b>.'],
    [
      { relation: 'belowLower' },
      '<b>21.123</b> is below the 2025 lower quartile of <b>18</b>, and 1.124 below',
    ],
    [{ reference: 'mean', relation: 'above' }, '<b>21.123</b> is 1.124 above the 2025 average of <b>20</b>.'],
    [{ reference: 'mean', relation: 'at' }, '<b>21.123</b> equals the 2025 average.'],
    [{ reference: 'mean', relation: 'below' }, '<b>21.123</b> is 1.124 below the 2025 average of <b>20</b>.'],
    [
      { reference: 'middle', relation: 'above' },
      '<b>21.123</b> is 1.124 above <b>20</b>, the middle of the 2025 quartiles.',
    ],
    [{ reference: 'middle', relation: 'at' }, '<b>21.123</b> is the middle of the 2025 quartiles.'],
    [{ reference: 'middle', relation: 'below' }, '<b>21.123</b> is 1.124 below <b>20</b>, the middle of'],
  ])('%j', (parts, words) => {
    expect(position(parts).startsWith(words), position(parts)).toBe(true);
  });

  it('leaves a gap for a figure that is not published, and no zero', () => {
    expect(position({ relation: 'aboveUpper', upper: null, year: null })).toContain(
      'at or above the  upper quartile of <b></b>',
    );
  });
});

describe('a minimum that is not met', () => {
  const subject = { on: 'subject', subject: 'ENG', count: 1, required: '3' } as const;
  const two = { on: 'electives', named: null, excl: [], count: 2, required: '3' } as const;
  const one = { ...two, count: 1 } as const;
  const named = { ...one, named: ['CHE'] } as const;
  const total = { on: 'total', count: 6, required: '21' } as const;
  it.each<[UnmetRequirement, string]>([
    [{ ...subject, have: 0, held: '2' }, 'you have <b>level 2</b>.'],
    [{ ...subject, have: 0, held: null }, 'you have not entered it.'],
    [{ ...total, have: 0, held: '20' }, 'you have <b>level 20</b>.'],
    [{ ...total, have: 0, held: null }, 'you have not entered it.'],
    [{ ...named, have: 0, held: '2' }, 'you have <b>level 2</b>.'],
    [{ ...named, have: 0, held: null }, 'you have not entered it.'],
    [{ ...named, count: 2, have: 0, held: '2' }, 'your best is <b>level 2</b>.'],
    [{ ...one, have: 0, held: '2' }, 'your best is <b>level 2</b>.'],
    [{ ...two, have: 0, held: null }, 'you have entered none.'],
    [{ ...two, have: 0, held: '2' }, 'your best is <b>level 2</b>.'],
    [{ ...two, have: 1, held: null }, 'you have <b>1 of 2</b>.'],
    [{ ...two, have: 1, held: '2' }, 'you have <b>1 of 2</b>, the next is at <b>level 2</b>.'],
  ])('%j', (params, words) => {
    expect(inEnglish({ key: 'unmet', params })).toBe(
      `This programme asks for <b>ENG ${params.required}</b>; ${words}`,
    );
  });

  it.each([
    [1, 'One more requirement is not met, see below.'],
    [2, '2 more requirements are not met, see below.'],
  ])('and %i more', (count, words) => {
    expect(inEnglish({ key: 'unmetMore', params: { count } })).toBe(words);
  });

  it('is mission impossible whatever the score', () => {
    expect(inEnglish({ key: 'unmetLevel', params: { score: 30 } })).toBe(
      'A minimum that is not met makes the level “Mission impossible”, whatever the score. Your score is <b>30</b>.',
    );
  });
});

describe('the other sentences', () => {
  it.each<[LevelSentence, string]>([
    [
      { key: 'meaning', params: { level: 5, reference: 'median', onGradesAlone: false } },
      '“Safe” means well above the median, allowing for how far the line usually moves.',
    ],
    [
      { key: 'meaning', params: { level: 4, reference: 'mean', onGradesAlone: true } },
      '“Moderate” on grades alone means above the average, allowing for how far the line usually moves.',
    ],
    [
      { key: 'interviewDecides', params: { forms: ['interview', 'test'] } },
      'Applicants are also judged by interview and test, which this level leaves out.',
    ],
    [
      { key: 'movement', params: { points: 0.46 } },
      'The line usually moves by about 0.5 points from one year to the next.',
    ],
    [
      { key: 'share', params: { before: 60, after: null, year: 2025 } },
      'At or above 60% of those admitted in 2025.',
    ],
    [
      { key: 'share', params: { before: 60, after: 55, year: 2025 } },
      'At or above 60% of those admitted in 2025; allowing for that movement, 55%.',
    ],
    [{ key: 'yourScore', params: { score: 21.1239 } }, 'On its formula your score is <b>21.124</b>.'],
  ])('%j', (sentence, words) => {
    expect(inEnglish(sentence)).toBe(words);
  });

  it.each([
    ['noPublishedScores', 'No admission scores are published'],
    ['noPublishedScoresNew', 'New this year'],
    ['error', 'The level could not be worked out.'],
  ] as const)('%s', (key, words) => {
    expect(inEnglish({ key, params: {} }).startsWith(words)).toBe(true);
  });

  it('says no year of a formula where none is known', () => {
    expect(inEnglish({ key: 'formulaOfYearUnknown', params: { year: 2025 } })).toContain(
      'published 2025 scores',
    );
    expect(inEnglish({ key: 'formulaOfYearUnknown', params: { year: null } })).toContain('published  scores');
  });
});

describe('a level in one line', () => {
  it.each([
    ['mean', 2, 'Very risky: above the lower quartile'],
    ['mean', 3, 'Risky: around the average'],
    ['middle', 4, 'Moderate: above the middle of the quartiles'],
    ['mean', 5, 'Safe: well above the average'],
    ['mean', 6, 'Very safe: around the upper quartile'],
    ['median', 3, 'Risky: around the median'],
    [null, 3, 'Risky: around the median'],
  ] as const)('of a %s, level %i', (reference, classification, words) => {
    expect(levelLine({ classification, reason: null }, reference, 'en')).toBe(words);
  });

  it('has the colon of its language', () => {
    expect(levelLine({ classification: 8, reason: null }, 'median', 'tc')).toBe(
      '十拿九穩：高於去年幾乎所有獲取錄者的分數',
    );
  });

  it('is only the reason where there is one, whatever the level', () => {
    const line = (
      classification: -1 | 0 | 8,
      reason: 'formulaOfYearUnknown' | 'error' | 'requirementNotMet',
    ) => levelLine({ classification, reason }, 'median', 'en');
    expect(line(8, 'formulaOfYearUnknown')).toBe('Formula of that year unknown');
    expect(line(-1, 'error')).toBe('Error');
    expect(line(0, 'requirementNotMet')).toBe('Mission impossible: entrance requirement not met');
  });

  it('is short under a badge', () => {
    const params = { level: 8, reference: 'median', onGradesAlone: false } as const;
    const above = 'above nearly all of last year’s admitted scores';
    expect(shortMeaning({ key: 'meaning', params }, 'en')).toBe(`Golden ticket: ${above}`);
    expect(shortMeaning({ key: 'meaning', params: { ...params, onGradesAlone: true } }, 'en')).toBe(
      `Golden ticket, on grades alone: ${above}`,
    );
  });

  it('names a level by its own name, and none by the reason', () => {
    expect(levelName(7, 'error', 'en')).toBe('Secure');
    expect(levelName(-1, 'noPublishedScores', 'en')).toBe('No published scores');
    expect(levelName(-1, null, 'en')).toBe('Error');
    // A minimum that is not met has a level, so this is nobody's line.
    expect(noLevelWords('requirementNotMet', 'en')).toBe('Error');
  });
});
