import { describe, expect, it } from 'vitest';
import { classify } from '../admission/classify.ts';
import type { BandCounts } from '../admission/programme.ts';
import type { Grades } from '../grades/grade.ts';
import { programme } from '../testing/programme.ts';
import { pupil, SCIENCE_PUPIL } from '../testing/pupil.ts';
import { realCatalogue, realProgramme } from '../testing/real-catalogue.ts';
import { figureQualifiers, placesCut, subjectShortfall } from './figure-qualifiers.ts';
import { figureWords } from './figures/figure-words.ts';

const FIVE = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', che: '4' });
const year = 2026;
function qualifiers(code: string, grades: Grades, of: 2026 | 2025 = year) {
  const catalogue = realCatalogue(of);
  const entry = catalogue.entry(code);
  if (entry === undefined) throw new Error(`${code} is not in ${of}`);
  return figureQualifiers(entry, catalogue.figures, classify(catalogue, entry.programme, grades), grades);
}

describe('subjects that a formula counts', () => {
  it.each<[string, Grades, { counts: number; have: number } | undefined]>([
    ['JS4501', FIVE, { counts: 6, have: 5 }],
    ['JS4501', { ...FIVE, PHY: '3' }, undefined],
    ['JS6107', { ...FIVE, MEP_M1: '3', MEP_M2: '4' }, undefined],
    ['JS4408', FIVE, undefined],
    ['JS1106', pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4' }), undefined],
  ])('%s of %o', (code, grades, params) => {
    expect(subjectShortfall(realProgramme(code), grades)?.params).toEqual(params);
  });
});

describe('offers cut', () => {
  const row = (of: number, total: number): BandCounts => [of, total, 0, 0, 0, 0, total];
  it.each([
    [[row(2025, 6), row(2024, 10)], { year: 2025, offers: 6, before: 10 }],
    [[row(2025, 7), row(2024, 10)], undefined],
    [[row(2025, 5), row(2024, 9)], undefined],
    [[row(2025, 5), row(2023, 20)], undefined],
    [[row(2025, 5)], undefined],
    [[], undefined],
  ])('%j', (stats_offer, params) => {
    expect(placesCut(programme({ stats_offer }))?.params).toEqual(params);
  });
});

describe('a year like 2025', () => {
  it('is said with the years before, and never lifts a level', () => {
    const [first] = qualifiers('JS4408', SCIENCE_PUPIL);
    expect(first?.key).toBe('lineRisesAgain');
    if (first?.key !== 'lineRisesAgain') return;
    expect(first.params.level).toBeLessThanOrEqual(first.params.from);
    expect(first.params.others.map(({ to }) => to)).toEqual([2021, 2022, 2023, 2024]);
    expect(figureWords(first, 'en')).toMatch(
      /^In 2025 the line of all programmes together rose by 3.6%\. If it did so again, you would .* “.+”\. From 2021 to 2024 it did not move\.$/,
    );
  });

  it('is not told of scores of 2024', () => {
    expect(qualifiers('JS4408', SCIENCE_PUPIL, 2025).map(({ key }) => key)).not.toContain('lineRisesAgain');
  });
});

it('a mean that stands for a median is said wherever one does', () => {
  for (const { programme: one } of realCatalogue(2026).entries) {
    const said = qualifiers(one.code, FIVE).some(({ key }) => key === 'meanNotMedian');
    expect(said, one.code).toBe(one.score_md === null && one.score_mean !== null);
  }
});

it.each(['en', 'tc', 'sc'] as const)('every qualifier of every programme has words in %s', (language) => {
  for (const { programme: one } of realCatalogue(2026).entries) {
    for (const qualifier of qualifiers(one.code, FIVE)) {
      expect(figureWords(qualifier, language)).not.toMatch(/\{\{|undefined|NaN/);
    }
  }
});
