import { describe, expect, it } from 'vitest';
import { entry2025, existedIn2024, formulaDoubt } from './entry-2025.ts';
import { entry2026 } from './entry-2026.ts';
import type { Facts } from './facts.ts';

const BASE: Facts = {
  code: 'JS4006',
  short_name: 'ANTH',
  full_title_en: 'Anthropology',
  full_title_cn: '人類學',
  institution: 'CUHK',
  funding: 'UGC',
  study_level: "Bachelor's Degree",
  duration: null,
  intake: 20,
  intake_note: null,
  intake_shared_with: null,
  interview: 'No',
  url: null,
  jupas_url: null,
  score_uq: 30,
  score_md: 29,
  score_lq: 28,
  score_mean: null,
  median_score: 29,
  score_year: 2025,
  score_basis: { kind: 'entrants', year: '2025' },
  scores_2024: { uq: 29, md: 28, lq: 27, mean: null },
  expected_score: 30,
  stats_apply: [
    [2025, 9, 0, 0, 0, 0, 9],
    [2024, 8, 0, 0, 0, 0, 8],
  ],
  stats_offer: [
    [2025, 2, 0, 0, 0, 0, 2],
    [2024, 1, 0, 0, 0, 0, 1],
  ],
  no_band_b_offer: true,
  new_prog: null,
  formula_year: 2025,
  calculation_method: 'Best 5',
  counted_subjects: 5,
  weights: {},
  formula: null,
  score_scale: '8.5',
  weights_2026: null,
  formula_changed_2026: null,
  requirements: {},
  elective_requirements: [],
  source: {
    catalogue: 'JUPAS',
    scores: null,
    scores_2024: null,
    stats: null,
    formula: null,
    interview: 'CUHK Interview-Arrangement-2025.pdf (2025 entry)',
    duration: null,
  },
};

const row2025 = (change: Partial<Facts> = {}) => entry2025({ ...BASE, ...change }, 'social-science');
const row2026 = (change: Partial<Facts> = {}) => entry2026({ ...BASE, ...change }, 'social-science');

describe('a programme of the 2025 file', () => {
  it('has the scores and statistics to 2024, and no figure of a later year', () => {
    expect(row2025()).toMatchObject({
      score_md: 28,
      score_year: 2024,
      stats_apply: [[2024, 8, 0, 0, 0, 0, 8]],
      stats_offer: [[2024, 1, 0, 0, 0, 0, 1]],
      intake: null,
      expected_score: null,
      interview: 'No',
    });
  });

  it('takes the average that HKSYU publishes for a mean only', () => {
    const scores_2024 = { uq: null, md: 16, lq: null, mean: 16 };
    expect(row2025({ institution: 'HKSYU', scores_2024 })).toMatchObject({ score_md: null, score_mean: 16 });
    expect(row2025({ institution: 'PolyU', scores_2024 })).toMatchObject({ score_md: 16, score_mean: 16 });
  });

  it('leaves out an interview note of 2026 entry', () => {
    const source = { ...BASE.source, interview: 'JUPAS page note 2026' };
    expect(row2025({ interview: 'Yes', source }).interview).toBeNull();
  });

  it('is judged on the 7-point scale at CityU, whose scale changed afterwards', () => {
    const row = row2025({ institution: 'CityU' });
    expect([row.score_scale, row.formula_matches_scores]).toEqual(['7', false]);
  });

  it.each<[string, Partial<Facts>, ReturnType<typeof formulaDoubt>]>([
    ['nothing speaks against it', {}, null],
    [
      'the score rose by a fifth',
      { scores_2024: { uq: null, md: 25, lq: null, mean: null }, score_md: 30 },
      null,
    ],
    [
      'the score rose by more than a fifth',
      { scores_2024: { uq: null, md: 25, lq: null, mean: null }, score_md: 30.1 },
      'moved too far',
    ],
    [
      'the mean, where there is no median, fell by more than a fifth',
      { scores_2024: { uq: null, md: null, lq: null, mean: 20 }, score_md: null, score_mean: 15.9 },
      'moved too far',
    ],
    ['its 2025 scores were worked out again', { score_md_2025_formula: 28 }, 'known to have changed'],
    [
      'its weights of 2024 were others',
      { scores_2024: { uq: null, md: 28, lq: null, mean: null, formula_changed: true } },
      'known to have changed',
    ],
    ['its formula is not that of its scores', { formula_matches_scores: false }, 'known to have changed'],
  ])('knows its formula to be of its year or not when %s', (_when, change, doubt) => {
    expect(formulaDoubt({ ...BASE, ...change })).toBe(doubt);
    expect(row2025(change).formula_matches_scores).toBe(doubt === null);
  });

  it('exists only where something of 2024 or before is known', () => {
    const nothing = { scores_2024: null, stats_apply: [], stats_offer: [] };
    expect(existedIn2024(BASE)).toBe(true);
    expect(existedIn2024({ ...BASE, ...nothing })).toBe(false);
    expect(existedIn2024({ ...BASE, ...nothing, stats_apply: [[2025, 1, 0, 0, 0, 0, 1]] })).toBe(false);
  });
});

describe('a programme of the 2026 file', () => {
  it('states the coming weights only where they differ', () => {
    expect(row2026({ weights: { ENG: 2 }, weights_2026: { ENG: 2 } }).coming_weights).toBeNull();
    expect(row2026({ weights: { ENG: 2 }, weights_2026: { ENG: 1.5 } }).coming_weights).toEqual({ ENG: 1.5 });
  });

  it('is marked where formula, scale or programme changed after the 2024 scores', () => {
    expect(row2026().formula_changed).toBe(false);
    expect(row2026({ institution: 'CityU' }).formula_changed).toBe(true);
    expect(row2026({ new_prog: 'By Restructure' }).formula_changed).toBe(true);
  });

  it('refuses a source nobody has named', () => {
    const source = { ...BASE.source, interview: 'overheard' };
    expect(() => row2026({ source })).toThrow(
      'JS4006: no source is named for the interview text "overheard"',
    );
  });
});
