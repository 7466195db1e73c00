import type { Grades } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../shared/i18n/languages.ts';
import { PUPIL } from '../../../../testing/programme/pupil.ts';
import { realProgramme, realYear, type Year } from '../../../../testing/programme/real-year.ts';
import { wordsIn } from '../../../../testing/programme/words.ts';
import { receiptOf } from '../../model/receipt.ts';
import { explanationWords } from './plain-words.tsx';

interface Asked {
  readonly grades?: Grades;
  readonly year?: Year;
  readonly language?: Language;
}

async function say(code: string, { grades = PUPIL, year = 2026, language = 'en' }: Asked = {}) {
  const wording = await wordsIn(language);
  const receipt = receiptOf(realYear(year), realProgramme(code, year), grades);
  return explanationWords(receipt, null, wording).headline.replaceAll(/<\/?b>/g, '');
}

describe('the plain sentence', () => {
  test('below the median says how far, and that half of those admitted were below it', async () => {
    expect(await say('JS4408')).toBe(
      '31.38 is 0.12 below the 2025 median of 31.5. Half of those admitted in 2025 scored below that median.',
    );
    expect(await say('JS4408', { language: 'tc' })).toBe(
      '你的 31.38 分比 2025 年的中位數 31.5 分低 0.12 分。2025 年獲取錄的同學，有一半低於這個中位數。',
    );
    expect(await say('JS4408', { language: 'sc' })).toBe(
      '你的 31.38 分比 2025 年的中位数 31.5 分低 0.12 分。2025 年被录取的同学，有一半低于这个中位数。',
    );
  });

  test('below the lower quartile says both halves and quarters', async () => {
    expect(await say('JS4412')).toBe(
      '32.75 is below the 2025 lower quartile of 40.375, and 10.125 below the median of 42.875. Half of those admitted scored below the median, a quarter of them below the lower quartile.',
    );
  });

  test('above is said calmly', async () => {
    expect(await say('JS7225')).toBe(
      '38.25 is above nearly all scores admitted in 2025, 6.885 above the median of 31.365.',
    );
    expect(await say('JS4462')).toMatch(
      /is [\d.]+ above the 2025 median|at or above the 2025 upper quartile/,
    );
  });

  test('a mean that stands for the median is named', async () => {
    const mean = realYear(2026).programmes.find(
      ({ score_md, score_mean, formula_matches_scores }) =>
        score_md === null && score_mean !== null && formula_matches_scores,
    );
    if (mean === undefined) throw new Error('every programme has a median');
    const weak: Grades = { CHI: '3', ENG: '3', MAT: '3', CSD: 'Attained', ECO: '3', GEO: '3' };
    expect(await say(mean.code, { grades: weak })).toMatch(/average of|asks for/);
  });

  describe('a minimum that is not met is named', () => {
    const grades: Grades = { ...PUPIL, ENG: '2' };
    test.each([
      [
        'en',
        'This programme asks for English 3; you have 2. A minimum that is not met makes the level “Mission impossible”, whatever the score. Your score is 30.38.',
      ],
      [
        'tc',
        '此課程要求英文 3，你有 2。未達最低要求時，不論分數，評級都是「機會極微」。你的分數是 30.38 分。',
      ],
      ['sc', '此课程要求英文 3，你有 2。未达最低要求时，不论分数，评级都是“机会极微”。你的分数是 30.38 分。'],
    ] as const)('in %s', async (language, words) => {
      expect(await say('JS4408', { grades, language })).toBe(words);
    });

    test('with what else is missing, and that the subject was not entered', async () => {
      const { MAT: _, ...without } = grades;
      expect(await say('JS4408', { grades: without })).toContain(
        'One more requirement is not met, see below.',
      );
      const { ENG: __, ...noEnglish } = PUPIL;
      expect(await say('JS4408', { grades: noEnglish })).toContain(
        'asks for English 3; you have not entered it.',
      );
    });

    test.each([
      [{ PHY: '3', ECO: '2' }, 'en', 'asks for 2 electives at 3; you have 1 of 2, the next is at 2.'],
      [{ PHY: '3' }, 'en', 'asks for 2 electives at 3; you have 1 of 2.'],
      [{ PHY: '2', ECO: '2' }, 'en', 'asks for 2 electives at 3; your best is 2.'],
      [{}, 'en', 'asks for 2 electives at 3; you have entered none.'],
      [{ PHY: '3', ECO: '2' }, 'tc', '要求：2 科選修科達 3。所需 2 科之中，你有 1 科，其次是 2。'],
      [{ PHY: '3' }, 'tc', '要求：2 科選修科達 3。所需 2 科之中，你有 1 科。'],
      [{ PHY: '2', ECO: '2' }, 'tc', '要求：2 科選修科達 3。你最高有 2。'],
      [{}, 'tc', '要求：2 科選修科達 3。你未輸入任何一科。'],
    ] as const)('of electives by how many there are: %j in %s', async (electives, language, words) => {
      const core: Grades = { CHI: '5', ENG: '5', MAT: '5', CSD: 'Attained' };
      expect(await say('JS4903', { grades: { ...core, ...electives }, language })).toContain(words);
    });

    test('also where there is nothing to compare with', async () => {
      expect(await say('JS6200', { grades })).toContain('We do not guess.');
    });
  });

  describe('without published scores there is no guess', () => {
    test.each([
      [
        'en',
        'New this year, so there are no published admission scores to compare with. We do not guess. On its formula your score is 24.5.',
      ],
      ['tc', '今年新辦，沒有已公布的入學分數可比較，我們不作猜測。按此課程的計分方法，你有 24.5 分。'],
      ['sc', '今年新办，没有已公布的入学分数可比较，我们不作猜测。按此课程的计分方法，你有 24.5 分。'],
    ] as const)('in %s', async (language, words) => {
      expect(await say('JS6200', { language })).toBe(words);
    });
  });

  describe('scores of another formula are not compared', () => {
    test.each([
      ['en', /^The published 2024 scores were worked out with another formula, or one that is not known/],
      ['tc', /^2024 年公布的分數是按另一個或未知的計分方法計算/],
      ['sc', /^2024 年公布的分数是按另一个或未知的计分方法计算/],
    ] as const)('in %s', async (language, words) => {
      expect(await say('JS1204', { year: 2025, language })).toMatch(words);
    });
  });

  test.each(LANGUAGES)('every programme has one in %s', async (language) => {
    const wording = await wordsIn(language);
    const catalogue = realYear(2026);
    for (const programme of catalogue.programmes) {
      const { headline, certainty } = explanationWords(receiptOf(catalogue, programme, PUPIL), 'B', wording);
      expect(headline + certainty).not.toMatch(/undefined|null|NaN|\{\{|<b><\/b>|our fault/);
    }
  });
});
