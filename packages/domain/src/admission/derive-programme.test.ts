import { describe, expect, it } from 'vitest';
import { formula, programme, programmeRow, term } from '../testing/programme.ts';
import { realFile, realProgramme, realProgrammes } from '../testing/real-catalogue.ts';
import { deriveProgramme, offerRate } from './derive-programme.ts';
import type { BandCounts } from './programme.ts';

const counts = (bandA: number, bandB: number, total: number): BandCounts => [
  2025,
  bandA,
  bandB,
  0,
  0,
  0,
  total,
];

describe('the share of applications that were offered a place', () => {
  it.each<[string, BandCounts | undefined, BandCounts | undefined, number | null]>([
    ['36 of 185', counts(0, 0, 185), counts(0, 0, 36), 19],
    ['1 of 200, rounded up', counts(0, 0, 200), counts(0, 0, 1), 1],
    ['1 of 201, rounded down', counts(0, 0, 201), counts(0, 0, 1), 0],
    ['all', counts(0, 0, 7), counts(0, 0, 7), 100],
    ['nobody applied', counts(0, 0, 0), counts(0, 0, 0), 0],
    ['no applications on record', undefined, counts(0, 0, 3), null],
    ['no offers on record', counts(0, 0, 3), undefined, null],
  ])('%s', (_, apply, offer, rate) => {
    expect(offerRate(apply, offer, 6)).toBe(rate);
  });
});

describe('what follows from a row', () => {
  it('are the newest figures', () => {
    const one = programme({
      stats_apply: [
        [2025, 100, 50, 20, 10, 5, 185],
        [2024, 9, 9, 9, 9, 9, 45],
      ],
      stats_offer: [
        [2025, 30, 5, 1, 0, 0, 36],
        [2024, 9, 9, 9, 9, 9, 45],
      ],
    });
    expect(one).toMatchObject({
      statistics_year: 2025,
      applications: 185,
      offers: 36,
      admission_rate: 19,
      band_a_admission_rate: 30,
      no_band_b_offer: false,
      new_programme: false,
    });
  });

  it('is a new programme without offers on record, its figures unknown', () => {
    expect(programme({ stats_apply: [], stats_offer: [] })).toMatchObject({
      statistics_year: null,
      applications: null,
      offers: null,
      admission_rate: null,
      band_a_admission_rate: null,
      no_band_b_offer: null,
      new_programme: true,
    });
  });

  it('is that no Band B choice was offered a place', () => {
    const offering = (bandB: number) => programme({ stats_offer: [counts(30, bandB, 30 + bandB)] });
    expect(offering(0).no_band_b_offer).toBe(true);
    expect(offering(1).no_band_b_offer).toBe(false);
  });

  it('is the median a second time', () => {
    expect(programme({ score_md: 21.5 }).median_score).toBe(21.5);
    expect(programme({ score_md: null }).median_score).toBeNull();
  });

  it.each([
    [6, 'Best 6'],
    [5, 'Best 5'],
    [4, 'Best 5'],
    [null, 'Best 5'],
  ] as const)('is the method: %s subjects counted is %s', (counted_subjects, method) => {
    expect(programme({ counted_subjects }).calculation_method).toBe(method);
  });
});

describe('the calculation', () => {
  it('is the plain best five or six where no formula is published', () => {
    const five = programme({ formula: null, formula_text: null, counted_subjects: null }).calculation;
    expect(five).toMatchObject({ known: false, text: 'Best 5', terms: [term(5)], maximum: 35, year: null });
    const six = programme({ formula: null, formula_text: null, counted_subjects: 6, score_scale: '8.5' });
    expect(six.calculation).toMatchObject({ known: false, text: 'Best 6', terms: [term(6)], maximum: 51 });
  });

  it.each([
    ['best five', formula(), 35],
    ['English × 2', formula({ weights: { ENG: 2 } }), 7 * 2 + 7 * 4],
    ['four subjects', formula({ terms: [term(4)] }), 28],
    ['a bonus', formula({ bonus: [{ nth: 6, w: 0.2, min_points: null }] }), 35 + 1.4],
    ['M1/M2 weighted: one of them', formula({ weights: { MEP_M1: 2, MEP_M2: 2 } }), 7 * 2 + 7 * 4],
    ['half of M1/M2', formula({ terms: [term(6)], rules: ['halfExtendedReplacement'] }), 42],
  ])('has the highest score a pupil can reach: %s', (_, published, maximum) => {
    expect(programme({ formula: published }).calculation.maximum).toBeCloseTo(maximum, 9);
  });

  it('reaches the published highest scores', () => {
    expect(realProgramme('JS5901').calculation.maximum).toBeCloseTo(75.86, 2);
    expect(realProgramme('JS6107').calculation.maximum).toBeCloseTo(8.5 * 6.3, 9);
  });

  it('is never exceeded by published scores of its own formula', () => {
    for (const year of [2026, 2025] as const) {
      for (const one of realProgrammes(year)) {
        if (!one.formula_matches_scores || one.institution === 'PolyU') continue;
        const highest = Math.max(one.score_uq ?? 0, one.score_md ?? 0, one.score_mean ?? 0);
        expect(highest, one.code).toBeLessThanOrEqual(one.calculation.maximum);
      }
    }
  });
});

describe('sources', () => {
  it('come with the row’s own JUPAS page where they have no link', () => {
    const row = programmeRow({
      jupas_url: 'https://www.jupas.edu.hk/en/programme/js0001',
      source: { scores: 'linked', formula: 'unlinked', catalogue: 'nowhere' },
    });
    const { source } = deriveProgramme(row, {
      linked: { name: 'Scores', year: 2025, link: 'https://example.org/scores.pdf' },
      unlinked: { name: 'Formula', year: null, link: null },
    });
    expect(source).toEqual({
      scores: { name: 'Scores', year: 2025, link: 'https://example.org/scores.pdf' },
      formula: { name: 'Formula', year: null, link: 'https://www.jupas.edu.hk/en/programme/js0001' },
    });
  });

  it('are given for every score of both years', () => {
    for (const year of [2026, 2025] as const) {
      for (const one of realProgrammes(year)) {
        const published = [one.score_uq, one.score_md, one.score_lq, one.score_mean].some(
          (score) => score !== null,
        );
        if (published) expect(one.source.scores, one.code).toBeDefined();
      }
    }
  });
});

describe('both real years', () => {
  it('keep what their files state', () => {
    for (const year of [2026, 2025] as const) {
      const derived = realProgrammes(year);
      for (const [index, row] of realFile(year).programmes.entries()) {
        expect(derived[index]).toMatchObject({
          code: row.code,
          full_title_cn: row.full_title_cn,
          score_md: row.score_md,
          requirements: row.requirements,
          stats_apply: row.stats_apply,
        });
        expect(derived[index]?.calculation.known).toBe(row.formula !== null);
      }
    }
  });

  it('have their figures in order', () => {
    for (const one of [...realProgrammes(2026), ...realProgrammes(2025)]) {
      const { code, score_lq: lower, score_md: median, score_uq: upper } = one;
      if (one.printed_out_of_order) continue;
      if (lower !== null && median !== null) expect(lower, code).toBeLessThanOrEqual(median);
      if (upper !== null && median !== null) expect(upper, code).toBeGreaterThanOrEqual(median);
      expect(one.offers ?? 0, code).toBeLessThanOrEqual(one.applications ?? 0);
      expect(one.stats_offer[0]?.[0], code).toBe(one.stats_apply[0]?.[0]);
    }
  });
});
