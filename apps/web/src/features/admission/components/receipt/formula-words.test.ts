import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../shared/i18n/languages.ts';
import { realProgramme, realYear } from '../../../../testing/programme/real-year.ts';
import { formulaWordsIn } from '../../../../testing/programme/words.ts';
import { comingChanges, formulaSentences, weightWords } from './formula-words.tsx';

async function sentences(code: string, language: (typeof LANGUAGES)[number] = 'en') {
  const { calculation, calculation_method } = realProgramme(code);
  return formulaSentences(
    calculation,
    calculation_method === 'Best 6' ? 6 : 5,
    await formulaWordsIn(language),
  );
}

describe('a formula in words', () => {
  test('best five with weights', async () => {
    expect(await sentences('JS4408')).toEqual([
      'Best 5 subjects after weighting.',
      'Weights: Mathematics, Physics, M1 and M2 × 1.5; Biology, Chemistry, DAT and ICT × 1.25.',
      'The highest possible score is 59.5.',
    ]);
  });

  test('named subjects, a pool of subjects with their own weights, and a bonus', async () => {
    expect(await sentences('JS5282')).toEqual([
      'English × 2 + Mathematics × 2 + the best of Biology, Chemistry, Physics or ICT (Biology, Chemistry and Physics × 2; ICT × 1.5) + the best other subject (M1 and M2 × 1.5) + the best other subject.',
      'Plus 0.425 × the sixth subject.',
      'The highest possible score is 75.86.',
    ]);
  });

  test('the same in Chinese', async () => {
    expect((await sentences('JS4408', 'tc')).slice(0, 2)).toEqual([
      '加權後最佳 5 科。',
      '比重：數學、物理、M1、M2 × 1.5；生物、化學、設計與應用科技、資訊及通訊科技 × 1.25。',
    ]);
    expect((await sentences('JS5282', 'sc'))[1]).toBe('另加第六科积分 × 0.425。');
  });

  test('what the structure cannot say', async () => {
    expect(await sentences('JS6107')).toContain('Only Category A subjects and M1/M2 count.');
    const half =
      'M1 or M2 is not one of the six. If it is better than the worst of them, that one becomes the mean of both.';
    expect(await sentences('JS4501')).toContain(half);
  });

  test('a formula that is not published', async () => {
    const unknown = realYear(2026).programmes.find(({ calculation }) => !calculation.known);
    if (unknown === undefined) throw new Error('every formula is published');
    expect((await sentences(unknown.code))[0]).toMatch(
      /does not publish its formula, so the best five subjects/,
    );
  });

  test.each(LANGUAGES)('every formula of both years has words in %s', async (language) => {
    const wording = await formulaWordsIn(language);
    const formulas = [2026, 2025].flatMap((year) => realYear(year === 2026 ? 2026 : 2025).programmes);
    for (const { calculation, calculation_method } of formulas) {
      const words = formulaSentences(calculation, calculation_method === 'Best 6' ? 6 : 5, wording).join(' ');
      expect(words).not.toMatch(/receipt\.|short\.|undefined|\{\{|[A-Z]{3}_/);
    }
  });
});

describe('the weights of the coming year', () => {
  test('are shown where they differ', async () => {
    const wording = await formulaWordsIn('en');
    const changes = comingChanges(realProgramme('JS3478'));
    if (changes === null) throw new Error('nothing changes');
    expect(weightWords(changes, wording)).toBe('Urdu × 5');
  });

  test('include one that is taken away', () => {
    expect(comingChanges(realProgramme('JS7305'))).toEqual({ ERS: 1 });
  });

  test('are none where none are announced', () => {
    expect(comingChanges(realProgramme('JS4408'))).toBeNull();
  });
});
