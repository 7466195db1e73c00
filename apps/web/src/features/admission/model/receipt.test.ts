import { type Grades, openCatalogue } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';
import { levelTip } from '../../../shared/programme/level-tip.ts';
import { PUPIL } from '../../../testing/programme/pupil.ts';
import { realProgramme, realYear, type Year } from '../../../testing/programme/real-year.ts';
import { wordsIn } from '../../../testing/programme/words.ts';
import { stepUpWords } from '../components/receipt/plain-words.tsx';
import {
  curveDescription,
  publishedFigures,
  publishedWords,
  scoreBasisWords,
  sourceLines,
} from '../components/receipt/published.tsx';
import { notCountedWords } from '../components/receipt/receipt-tables.tsx';
import { receiptOf } from './receipt.ts';

function receipt(code: string, grades: Grades = PUPIL, year: Year = 2026) {
  return receiptOf(realYear(year), realProgramme(code, year), grades);
}

describe('a receipt', () => {
  test('adds up to the score', () => {
    const { calculation } = receipt('JS4408').classification;
    const sum = calculation.counted.reduce((total, { value }) => total + value, 0);
    expect(sum).toBe(31.375);
    expect(calculation.total).toBe(31.38);
  });

  test('knows the score that the smallest step up leads to', async () => {
    const { classification, stepUp } = receipt('JS4408');
    expect(stepUp).toMatchObject({ subjectCode: 'CHI', from: '4', to: '5', steps: 1, score: 32.88 });
    expect(stepUpWords(classification, stepUp, await wordsIn('en'))).toBe(
      'one grade more in Chinese (4 → 5) gives 32.88.',
    );
    expect(stepUpWords(classification, stepUp, await wordsIn('tc'))).toBe(
      '中文升 1 級（4 → 5），便有 32.88 分。',
    );
  });

  test('says when no single subject helps, and when nothing is left to gain', async () => {
    const wording = await wordsIn('en');
    const far = receipt('JS4412');
    expect(stepUpWords(far.classification, far.stepUp, wording)).toBe(
      'No single subject lifts this level on its own.',
    );
    const top = receipt('JS7225');
    expect(stepUpWords(top.classification, top.stepUp, wording)).toBe('This is the highest level.');
  });

  test('has no curve where the scores cannot be compared, but shows them', async () => {
    const { curve, programme } = receipt('JS5901', PUPIL, 2025);
    expect(curve).toBeNull();
    expect(publishedWords(programme, await wordsIn('en'))).toBe(
      'Published for 2024 entry: Median 61.66 and Lower Q 58.55.',
    );
    expect(publishedWords(realProgramme('JS6200'), await wordsIn('en'))).toBeNull();
  });
});

describe('subjects that did not count', () => {
  async function left(code: string, grades: Grades) {
    const { programme, classification } = receipt(code, grades);
    return notCountedWords(grades, classification.calculation, programme.calculation, await wordsIn('en'));
  }

  test('are named with the reason', async () => {
    expect(await left('JS4408', PUPIL)).toEqual([
      'Citizenship (required, carries no points)',
      'Economics 3 (the others gave more)',
    ]);
  });

  test('of M1 and M2 the lesser one', async () => {
    expect(await left('JS4408', { ...PUPIL, MEP_M1: '3', MEP_M2: '5' })).toContain(
      'M1 3 (the better of M1 and M2 counts)',
    );
  });

  test('Liberal Studies, and a subject the formula does not take', async () => {
    const { CSD: _, ...without } = PUPIL;
    expect(await left('JS4408', { ...without, LS: '4' })).toContain(
      'Liberal Studies (stands for Citizenship and Social Development, carries no points)',
    );
    const { programmes, figures } = realYear(2026);
    const closed = programmes.map((one) => ({
      ...one,
      calculation: { ...one.calculation, rules: ['categoryAOnly'] as const },
    }));
    const [first] = closed;
    if (first === undefined) throw new Error('the year has no programmes');
    const grades: Grades = { ...PUPIL, MEP_M2: '5' };
    const { classification } = receiptOf(openCatalogue(closed, figures), first, grades);
    expect(
      notCountedWords(grades, classification.calculation, first.calculation, await wordsIn('en')),
    ).toContain('M2 5 (the formula does not take it)');
  });

  test('beside a slot that nothing of theirs can fill', async () => {
    // Biology or Chemistry, and five others
    expect(await left('JS6107', PUPIL)).toContain('Economics 3 (the others gave more)');
  });

  test('Citizenship where it carries points', async () => {
    expect(await left('JSST01', PUPIL)).toContain('Citizenship Attained (the others gave more)');
    expect(await left('JSSV01', { ...PUPIL, CSD: 'Failed' })).toContain('Citizenship Failed (no points)');
  });
});

describe('the words around the curve', () => {
  test('describe it for those who cannot see it', async () => {
    const wording = await wordsIn('en');
    const { programme, curve } = receipt('JS4408');
    if (curve === null) throw new Error('no curve');
    const figures = publishedFigures(programme, curve, wording);
    const marks = { year: 2025, score: 31.38, percentile: 47.4, stepScore: 32.88 };
    expect(curveDescription(figures, marks, wording)).toBe(
      'Cumulative share of pupils admitted in 2025 by admission score: Lower Q 30.5, Median 31.5 and Upper quartile 33.75. Your score 31.38 lies at 47 per cent. The smallest step up reaches 32.88.',
    );
  });

  test('give figures that coincide one place', async () => {
    const tied = realYear(2026).entries.find(
      ({ programme, curve }) =>
        programme.score_lq !== null &&
        programme.score_lq === programme.score_md &&
        programme.score_uq !== programme.score_md &&
        curve !== null,
    );
    if (!tied?.curve) throw new Error('no tied figures');
    const [lowest] = publishedFigures(tied.programme, tied.curve, await wordsIn('tc'));
    expect(lowest?.name).toBe('下四分位數、中位數');
  });
});

test.each([
  ['JS4408', 'en', null],
  ['JS1204', 'en', '2025 entrants, scored with the 2026 formula.'],
  ['JS5282', 'tc', '2025 年入學者，按 2026 年的計分方法計算（由大學模擬）。'],
  ['JS3243', 'en', '2025 scores of its predecessor JS3241.'],
] as const)('what the scores of %s are of, in %s', async (code, language, words) => {
  expect(scoreBasisWords(realProgramme(code), await wordsIn(language))).toBe(words);
});

test('sources are named, each once', async () => {
  expect(sourceLines(realProgramme('JS4408'), await wordsIn('en'), (name) => name)).toEqual([
    'Intake 51.',
    'Scores: JUPAS Admissions Scores, 2025 entry.',
    'Counts: JUPAS applications and offers by band, to 2025.',
    'Formula: CUHK Admission Grades 2025.',
    'Requirements: Entrance requirements on the JUPAS programme page, 2026 entry.',
  ]);
});

test('a badge says its figures before it is opened', async () => {
  const level = { classification: 3, reason: null, user_score: 31.38, percentile: 47.4 } as const;
  expect(levelTip(realProgramme('JS4408'), level, await wordsIn('en'))).toEqual([
    'Your score: 31.38',
    'Risky, on grades alone: around the median',
    'Upper quartile 33.75, median 31.5, lower quartile 30.5',
    '2025 applications: Band A 339, Band B 309, total 1,946',
    '2025 offers: Band A 43 (12.7%), Band B 0 (0.0%), total 43',
    'Intake 51',
  ]);
});
