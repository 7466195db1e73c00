import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grades } from '../grades/grade.ts';
import { anyPupil, SEED } from '../testing/arbitrary-pupil.ts';
import { programme } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { openCatalogue } from './catalogue.ts';
import { LEVELS } from './classification.ts';
import { classify } from './classify.ts';
import type { Programme } from './programme.ts';
import { type RecommendationWish, recommend, recommendByLevel } from './recommend.ts';

const STILL = { movement: null, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
const ALL: RecommendationWish = { exclude: [], institutions: [], count: 30 };
/** Best five: 20. */
const PUPIL = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', eco: '4' });

const rates = (offers: number) => ({
  stats_apply: [[2025, 100, 0, 0, 0, 0, 100] as const],
  stats_offer: [[2025, offers, 0, 0, 0, 0, offers] as const],
});

const codesOf = (
  programmes: readonly Programme[],
  wish: Partial<RecommendationWish> = {},
  grades: Grades = PUPIL,
) =>
  recommend(openCatalogue(programmes, STILL), grades, { ...ALL, ...wish }).map((one) => one.programme.code);

describe('what is recommended', () => {
  it.each<[string, Parameters<typeof programme>[0], boolean]>([
    ['score equal to the median', { score_md: 20 }, true],
    ['score below the median', { score_md: 20.01 }, false],
    ['mean for a missing median', { score_md: null, score_mean: 20 }, true],
    ['the median before the mean', { score_md: 21, score_mean: 19 }, false],
    ['middle of the quartiles for both missing', { score_md: null, score_lq: 18, score_uq: 22 }, true],
    ['below the middle of the quartiles', { score_md: null, score_lq: 18, score_uq: 22.5 }, false],
    ['no published scores', { score_md: null, score_lq: null, score_uq: null }, false],
    ['requirements not met', { score_md: 15, requirements: { CHI: '5' } }, false],
    ['formula of another year', { score_md: 15, formula_matches_scores: false }, false],
  ])('%s', (_, facts, recommended) => {
    expect(codesOf([programme({ code: 'JS1111', ...facts })])).toEqual(recommended ? ['JS1111'] : []);
  });

  it('comes by admission rate descending, unknown last, then reference ascending, then code', () => {
    const programmes = [
      programme({ code: 'JS0001', score_md: 18, stats_apply: [], stats_offer: [] }),
      programme({ code: 'JS0003', score_md: 18, ...rates(10) }),
      programme({ code: 'JS0002', score_md: 18, ...rates(10) }),
      programme({ code: 'JS0004', score_md: 17, ...rates(10) }),
      programme({ code: 'JS0005', score_md: 20, ...rates(30) }),
      programme({ code: 'JS0006', score_md: 15, ...rates(0) }),
    ];
    expect(codesOf(programmes)).toEqual(['JS0005', 'JS0004', 'JS0002', 'JS0003', 'JS0006', 'JS0001']);
  });

  it('leaves out what is chosen, other institutions, and what is too many', () => {
    const programmes = [
      programme({ code: 'JS0001', institution: 'HKU', score_md: 18 }),
      programme({ code: 'JS0002', institution: 'CUHK', score_md: 18 }),
      programme({ code: 'JS0003', institution: 'CityU', score_md: 18 }),
    ];
    expect(codesOf(programmes, { exclude: ['JS0002'] })).toEqual(['JS0001', 'JS0003']);
    expect(codesOf(programmes, { institutions: ['CUHK', 'CityU'] })).toEqual(['JS0002', 'JS0003']);
    expect(codesOf(programmes, { institutions: ['EdUHK'] })).toEqual([]);
    expect(codesOf(programmes, { count: 2 })).toEqual(['JS0001', 'JS0002']);
  });
});

const anyWish = fc.record({
  exclude: fc.subarray(['JS1000', 'JS6004', 'JS9009', 'JSSA02', 'JSSH01']),
  institutions: fc.subarray(['HKU', 'CUHK', 'HKMU', 'SFU', 'EdUHK', 'THEi']),
  count: fc.constantFrom(6, 12, 18, 24, 30),
});

/** Filter and sort, programme by programme, from what a pupil is told about each. */
function naive(grades: Grades, wish: RecommendationWish, level: number | null): readonly string[] {
  const catalogue = realCatalogue(2026);
  const referenceOf = (one: Programme): number => {
    const middle = one.score_uq !== null && one.score_lq !== null ? (one.score_uq + one.score_lq) / 2 : null;
    return one.score_md ?? one.score_mean ?? middle ?? Number.POSITIVE_INFINITY;
  };
  const fitting = catalogue.programmes.filter((one) => {
    const { classification, reason, user_score } = classify(catalogue, one, grades);
    if (wish.exclude.includes(one.code)) return false;
    if (wish.institutions.length > 0 && !wish.institutions.includes(one.institution)) return false;
    if (level !== null) return classification === level;
    return reason === null && user_score !== null && user_score >= referenceOf(one);
  });
  const sorted = fitting.sort((a, b) => {
    const rateA = a.admission_rate ?? Number.NEGATIVE_INFINITY;
    const rateB = b.admission_rate ?? Number.NEGATIVE_INFINITY;
    if (rateA !== rateB) return rateB - rateA;
    const [referenceA, referenceB] = [referenceOf(a), referenceOf(b)];
    return referenceA === referenceB ? a.code.localeCompare(b.code) : referenceA - referenceB;
  });
  return sorted.slice(0, wish.count).map(({ code }) => code);
}

describe('recommendations of the real catalogue', () => {
  const catalogue = realCatalogue(2026);
  const pupils = anyPupil({ minLength: 2, maxLength: 4 });

  it('are a plain filter and sort', () => {
    fc.assert(
      fc.property(pupils, anyWish, (grades, wish) => {
        const codes = recommend(catalogue, grades, wish).map((one) => one.programme.code);
        expect(codes).toEqual(naive(grades, wish, null));
      }),
      { seed: SEED, numRuns: 12 },
    );
  });

  it('by level are a plain filter and sort', () => {
    fc.assert(
      fc.property(pupils, anyWish, fc.constantFrom(...LEVELS), (grades, wish, level) => {
        const found = recommendByLevel(catalogue, grades, level, wish);
        expect(found.map((one) => one.programme.code)).toEqual(naive(grades, wish, level));
        for (const { summary } of found) expect(summary.classification).toBe(level);
      }),
      { seed: SEED, numRuns: 12 },
    );
  });

  it('come with the level the pupil is told', () => {
    for (const { programme: one, summary } of recommend(catalogue, PUPIL, ALL)) {
      const { classification, reason, user_score, statistics } = classify(catalogue, one, PUPIL);
      expect(summary).toEqual({ classification, reason, user_score, percentile: statistics.percentile });
    }
  });
});
