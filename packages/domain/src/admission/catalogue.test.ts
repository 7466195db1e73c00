import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPupil, SEED } from '../testing/arbitrary-pupil.ts';
import { formula, programme } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { openCatalogue, toTwoDecimals } from './catalogue.ts';
import type { LevelSummary } from './classification.ts';
import { classify } from './classify.ts';

const FIGURES = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
const PUPIL = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', eco: '4' });

describe('a catalogue', () => {
  const [first, second] = [programme({ code: 'JS0001' }), programme({ code: 'JS0002' })];
  const catalogue = openCatalogue([second, first], FIGURES);

  it('finds programmes by code', () => {
    expect(catalogue.find('JS0001')).toBe(first);
    expect(catalogue.find('JS0003')).toBeUndefined();
    expect(catalogue.find('js0001')).toBeUndefined();
  });

  it('gives levels in the order of its programmes', () => {
    const harder = programme({ code: 'JS0003', score_md: 30, score_lq: 28, score_uq: 32 });
    const levels = openCatalogue([harder, first], FIGURES).levels(PUPIL);
    expect(levels.map(({ classification }) => classification)).toEqual([0, 3]);
  });

  it('keeps apart programmes that differ only in a rule, a scale, a minimum or an elective', () => {
    const variants = [
      first,
      programme({ code: 'JS0004', score_scale: '8.5' }),
      programme({ code: 'JS0005', formula: formula({ rules: ['categoryAOnly'] }) }),
      programme({ code: 'JS0006', requirements: { CHI: '5' } }),
      programme({ code: 'JS0007', elective_requirements: [] }),
    ];
    const together = openCatalogue(variants, FIGURES);
    const grades = pupil({ chi: '4', eng: '5*', mat: '4', bio: '4', m1: '4' });
    expect(together.levels(grades)).toEqual(
      variants.map((one) => openCatalogue([one], FIGURES).levels(grades)[0]),
    );
  });
});

describe('levels for a list', () => {
  it.each([2026, 2025] as const)('say what every receipt of %i says', (year) => {
    const catalogue = realCatalogue(year);
    for (const grades of fc.sample(anyPupil({ minLength: 1, maxLength: 5 }), { seed: SEED, numRuns: 5 })) {
      const told = catalogue.programmes.map((one): LevelSummary => {
        const { classification, reason, user_score, statistics } = classify(catalogue, one, grades);
        return { classification, reason, user_score, percentile: statistics.percentile };
      });
      expect(catalogue.levels(grades)).toEqual(told);
    }
  });
});

describe('two decimals', () => {
  it.each([
    [28.875, 28.88],
    [36.7875, 36.79],
    [50.625, 50.63],
    [33.7, 33.7],
    [0, 0],
  ])('%d is shown as %d', (score, shown) => {
    expect(toTwoDecimals(score)).toBe(shown);
  });
});
