import { describe, expect, it } from 'vitest';
import { validateCatalogueFile } from '../catalogue-file.ts';
import { SAMPLE_CATALOGUE, SAMPLE_ELECTIVE, SAMPLE_FORMULA } from '../testing/sample-catalogue.ts';

function complaintsWithRow(change: Record<string, unknown>) {
  const [first, ...rest] = SAMPLE_CATALOGUE.programmes;
  const verdict = validateCatalogueFile({
    ...SAMPLE_CATALOGUE,
    programmes: [{ ...first, ...change }, ...rest],
  });
  return verdict.kind === 'invalid' ? verdict.complaints : [];
}

describe('a row of a catalogue file', () => {
  const refusals: [name: string, change: Record<string, unknown>, field: string, why: string][] = [
    [
      'an unknown institution',
      { institution: 'MIT' },
      'institution',
      '"MIT" is not known; known are HKU, CUHK',
    ],
    ['an unknown category', { category: 'magic' }, 'category', '"magic" is not known'],
    ['an unknown field', { colour: 'red' }, 'colour', 'is not a field of this format'],
    ['a missing field', { duration: undefined }, 'duration', 'is missing'],
    ['a text for a number', { intake: '64' }, 'intake', 'must be of type number, not a string'],
    ['a fraction of a place', { intake: 6.5 }, 'intake', 'must be of type int, not a number'],
    ['a negative count', { intake: -1 }, 'intake', 'is below the lowest allowed, 0'],
    ['an empty title', { full_title_en: '' }, 'full_title_en', 'is empty'],
    [
      'an endless title',
      { full_title_en: 'x'.repeat(401) },
      'full_title_en',
      'has too many characters; the most are 400',
    ],
    ['a control character', { short_name: 'MBBS\u0000' }, 'short_name', 'does not have the expected form'],
    ['a code of another form', { code: 'XX12' }, 'code', '"XX12" does not have the expected form'],
    ['a script for a link', { url: 'javascript:alert(1)' }, 'url', 'is not an http or https link'],
    ['a link that is none', { jupas_url: 'jupas' }, 'jupas_url', '"jupas" is not an http or https link'],
    [
      'quartiles out of order without the mark',
      { score_uq: 40, score_md: 41, score_lq: 39 },
      'score_md',
      'quartiles out of order (40, 41, 39 from the upper down)',
    ],
    ['the mark without the disorder', { printed_out_of_order: true }, 'printed_out_of_order', 'in order'],
    ['scores without their year', { score_year: null }, 'score_year', 'is missing'],
    [
      'scores of a later year',
      { score_year: 2027 },
      'score_year',
      "2027 is after the file's entry year 2026",
    ],
    [
      'a year without scores',
      { score_uq: null, score_md: null, score_lq: null, score_mean: null },
      'score_year',
      'is set without any score',
    ],
    [
      'offers above applications in a band',
      { stats_apply: [[2025, 1, 9, 0, 0, 0, 10]], stats_offer: [[2025, 2, 0, 0, 0, 0, 2]] },
      'stats_offer',
      'offers above applications in 2025, Band A: 2 of 1',
    ],
    [
      'offers above applications in total',
      { stats_apply: [[2025, 1, 0, 0, 0, 0, 1]], stats_offer: [[2025, 1, 1, 0, 0, 0, 2]] },
      'stats_offer',
      'offers above applications in 2025, total: 2 of 1',
    ],
    [
      'offers of a year without applications',
      { stats_apply: [], stats_offer: [[2025, 1, 0, 0, 0, 0, 1]] },
      'stats_offer',
      'offers of 2025 without applications of 2025',
    ],
    [
      'bands that do not add up',
      { stats_apply: [[2025, 1, 2, 3, 0, 0, 7]], stats_offer: [] },
      'stats_apply',
      'the bands of 2025 add up to 6, not to the total 7',
    ],
    [
      'years out of order',
      {
        stats_apply: [
          [2024, 0, 0, 0, 0, 0, 0],
          [2025, 0, 0, 0, 0, 0, 0],
        ],
        stats_offer: [],
      },
      'stats_apply',
      'years out of order: 2025 follows 2024',
    ],
    [
      'statistics of a later year',
      { stats_apply: [[2027, 0, 0, 0, 0, 0, 0]], stats_offer: [] },
      'stats_apply',
      "2027 is after the file's entry year 2026",
    ],
    [
      'a row of statistics with a number missing',
      { stats_apply: [[2025, 1, 1]], stats_offer: [] },
      'stats_apply.0',
      'has too few entries; the fewest are 7',
    ],
    [
      'an unknown subject in weights',
      { coming_weights: { ALC: 2 } },
      'coming_weights',
      'unknown subject code "ALC"',
    ],
    [
      'an unknown subject in the formula weights',
      { formula: { ...SAMPLE_FORMULA, weights: { ALC: 2 } } },
      'formula.weights',
      'unknown subject code "ALC"',
    ],
    [
      'an unknown subject in a term',
      { formula: { ...SAMPLE_FORMULA, terms: [{ n: 1, from: ['ALC'], w: 1, weights: null }] } },
      'formula.terms.0.from',
      'unknown subject code "ALC"',
    ],
    [
      'an unknown subject in an alternative',
      {
        formula: {
          ...SAMPLE_FORMULA,
          alternatives: [SAMPLE_FORMULA.terms, [{ n: 1, from: ['ALC'], w: 1, weights: null }]],
        },
      },
      'formula.alternatives.1.0.from',
      'unknown subject code "ALC"',
    ],
    [
      'an unknown subject in a pool',
      { formula: { ...SAMPLE_FORMULA, weight_pools: [{ n: 1, from: ['ALC'], w: 2 }] } },
      'formula.weight_pools.0.from',
      'unknown subject code "ALC"',
    ],
    [
      'an unknown rule',
      { formula: { ...SAMPLE_FORMULA, rules: ['anything goes'] } },
      'formula.rules.0',
      '"anything goes" is not known',
    ],
    ['a weight of nothing', { coming_weights: { ENG: 0 } }, 'coming_weights.ENG', 'must be above 0'],
    [
      'an unknown subject in the requirements',
      { requirements: { ALC: '3' } },
      'requirements',
      'unknown subject code "ALC"',
    ],
    [
      'an unknown subject in the elective requirements',
      { elective_requirements: [[{ ...SAMPLE_ELECTIVE, any_of: ['ALC'] }]] },
      'elective_requirements.0.0.any_of',
      'unknown subject code "ALC"',
    ],
    ['an unknown grade', { requirements: { ENG: '6' } }, 'requirements.ENG', '"6" is not known'],
    ['ungraded as a requirement', { requirements: { ENG: 'U' } }, 'requirements.ENG', '"U" is not known'],
    ['a level of CSD', { requirements: { CSD: '3' } }, 'requirements.CSD', 'CSD has no level 3, only "A"'],
    [
      'attained English',
      { requirements: { ENG: 'A' } },
      'requirements.ENG',
      '"A" (attained) is a result of CSD',
    ],
    [
      'an unknown grade of an elective',
      { elective_requirements: [[{ ...SAMPLE_ELECTIVE, level: '9' }]] },
      'elective_requirements.0.0.level',
      '"9" is not known',
    ],
    [
      'a source that the file lacks',
      { source: { scores: 'hearsay' } },
      'source.scores',
      'no source "hearsay"',
    ],
  ];

  it.each(refusals)('is refused for %s', (_name, change, field, why) => {
    const complaints = complaintsWithRow(change);
    const row = typeof change.code === 'string' ? change.code : 'JS6901';
    expect(complaints).toContainEqual({ row, field, why: expect.stringContaining(why) });
  });

  it('may name other languages and Applied Learning, which are kept as data', () => {
    const weights = { FRE: 2, URD: 1.5, OTH: 1.2 };
    const elective = { ...SAMPLE_ELECTIVE, any_of: ['ELE', 'JPN', 'APL'], excl: ['OLANG', 'MBO'] };
    expect(complaintsWithRow({ coming_weights: weights, elective_requirements: [[elective]] })).toEqual([]);
  });
});
