import { checkRequirements, type Grades } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../shared/i18n/languages.ts';
import { PUPIL } from '../../../../testing/programme/pupil.ts';
import { realProgramme, realYear } from '../../../../testing/programme/real-year.ts';
import { wordsIn } from '../../../../testing/programme/words.ts';
import { requirementLines } from './requirement-list.tsx';

async function lines(code: string, grades: Grades, language: (typeof LANGUAGES)[number] = 'en') {
  const programme = realProgramme(code);
  const check = checkRequirements(programme, grades);
  return requirementLines(programme, check, grades, await wordsIn(language)).map(
    ({ met, text }) => `${met ? '✓' : '✗'} ${text}`,
  );
}

describe('entrance requirements', () => {
  test('that are met', async () => {
    expect(await lines('JS4408', PUPIL)).toEqual([
      '✓ Chinese 3, you have 4',
      '✓ English 3, you have 4',
      '✓ Mathematics 3, you have 5',
      '✓ Citizenship attained',
      '✓ One elective at 3',
      '✓ One of Biology, Chemistry, ICT, DAT, Physics, M1 or M2 at 3',
    ]);
  });

  test('that are not', async () => {
    const grades: Grades = { CHI: '4', ENG: '2', CSD: 'Failed', ECO: '2', GEO: '3' };
    expect(await lines('JS4408', grades)).toEqual([
      '✓ Chinese 3, you have 4',
      '✗ English 3, you have 2',
      '✗ Mathematics 3, not entered',
      '✗ Citizenship attained, you have Failed',
      '✓ One elective at 3',
      '✗ One of Biology, Chemistry, ICT, DAT, Physics, M1 or M2 at 3: you have none',
    ]);
  });

  test('Citizenship not entered is taken as attained, and Liberal Studies stands in for it', async () => {
    const { CSD: _, ...without } = PUPIL;
    expect(await lines('JS4408', without)).toContain(
      '✓ Citizenship attained (taken as attained, not entered)',
    );
    expect(await lines('JS4408', { ...without, LS: '3' })).toContain(
      '✓ Citizenship attained, by Liberal Studies 3',
    );
  });

  test('with alternatives stand in one line, and what the closest lacks beneath', async () => {
    const text = await lines('JS6107', PUPIL);
    expect(text.at(-2)).toMatch(
      /^✗ One of these: \(1\) one elective at 3 \(not Applied Learning\) and one of/,
    );
    expect(text.at(-1)).toBe('✗ One of Chemistry or Biology at 3: you have none');
  });

  test('whose first elective must be a Category A subject say so, met or not', async () => {
    const core: Grades = { CHI: '4', ENG: '4', MAT: '5', CSD: 'Attained' };
    const last = async (grades: Grades) => (await lines('JS2110', grades)).slice(-2);
    const own = 'One elective at 3 (not M1 or M2, not Applied Learning and not another language)';
    expect(await last({ ...core, HIS: '3', MEP_M2: '3' })).toEqual([`✓ ${own}`, '✓ One elective at 3']);
    expect(await last({ ...core, MEP_M1: '5', MEP_M2: '5' })).toEqual([
      `✗ ${own}: you have none`,
      '✓ One elective at 3',
    ]);
  });

  test('are worded in Chinese', async () => {
    expect(await lines('JS4408', { ...PUPIL, ENG: '2' }, 'tc')).toEqual([
      '✓ 中文 3，你有 4',
      '✗ 英文 3，你有 2',
      '✓ 數學 3，你有 5',
      '✓ 公民科達標',
      '✓ 1 科選修科達 3',
      '✓ 生物、化學、資訊及通訊科技、設計與應用科技、物理、M1、M2之中 1 科達 3',
    ]);
  });

  test.each(LANGUAGES)('have words in %s for every programme, met or not', async (language) => {
    const wording = await wordsIn(language);
    for (const grades of [PUPIL, { CHI: '1', ENG: '2' } satisfies Grades]) {
      for (const programme of realYear(2026).programmes) {
        const check = checkRequirements(programme, grades);
        const all = requirementLines(programme, check, grades, wording);
        expect(all.map(({ text }) => text).join(' ')).not.toMatch(
          /receipt\.|short\.|undefined|\{\{|[A-Z]{3}_/,
        );
        expect(all.every(({ met }) => met)).toBe(check.met);
      }
    }
  });
});
