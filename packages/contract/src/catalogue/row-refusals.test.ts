import { CATEGORIES, INSTITUTIONS } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { validateCatalogueFile } from '../catalogue-file.ts';
import { SAMPLE_CATALOGUE, SAMPLE_ELECTIVE, SAMPLE_FORMULA } from '../testing/sample-catalogue.ts';
import type { Reason } from './reason.ts';

function complaintsWithRow(change: Record<string, unknown>) {
  const [first, ...rest] = SAMPLE_CATALOGUE.programmes;
  const verdict = validateCatalogueFile({
    ...SAMPLE_CATALOGUE,
    programmes: [{ ...first, ...change }, ...rest],
  });
  return verdict.kind === 'invalid' ? verdict.complaints : [];
}

describe('a row of a catalogue file', () => {
  const refusals: [name: string, change: Record<string, unknown>, field: string, why: Partial<Reason>][] = [
    [
      'an unknown institution',
      { institution: 'MIT' },
      'institution',
      { code: 'unknownValue', value: 'MIT', known: [...INSTITUTIONS] },
    ],
    [
      'an unknown category',
      { category: 'magic' },
      'category',
      { code: 'unknownValue', value: 'magic', known: [...CATEGORIES] },
    ],
    ['an unknown field', { colour: 'red' }, 'colour', { code: 'unknownField' }],
    ['a missing field', { duration: undefined }, 'duration', { code: 'missing' }],
    [
      'a text for a number',
      { intake: '64' },
      'intake',
      { code: 'wrongKind', expected: 'number', found: 'text' },
    ],
    [
      'a fraction of a place',
      { intake: 6.5 },
      'intake',
      { code: 'wrongKind', expected: 'wholeNumber', found: 'fraction' },
    ],
    ['a negative count', { intake: -1 }, 'intake', { code: 'tooLow', lowest: 0 }],
    ['an empty title', { full_title_en: '' }, 'full_title_en', { code: 'empty' }],
    ['an endless title', { full_title_en: 'x'.repeat(401) }, 'full_title_en', { code: 'tooLong', most: 400 }],
    ['a control character', { short_name: 'MBBS\u0000' }, 'short_name', { code: 'wrongForm' }],
    ['a code of another form', { code: 'XX12' }, 'code', { code: 'wrongForm', value: 'XX12' }],
    [
      'a script for a link',
      { url: 'javascript:alert(1)' },
      'url',
      { code: 'notALink', value: 'javascript:alert(1)' },
    ],
    ['a link that is none', { jupas_url: 'jupas' }, 'jupas_url', { code: 'notALink', value: 'jupas' }],
    [
      'quartiles out of order without the mark',
      { score_uq: 40, score_md: 41, score_lq: 39 },
      'score_md',
      { code: 'quartilesOutOfOrder', figures: [40, 41, 39] },
    ],
    [
      'the mark without the disorder',
      { printed_out_of_order: true },
      'printed_out_of_order',
      { code: 'quartilesInOrder' },
    ],
    ['scores without their year', { score_year: null }, 'score_year', { code: 'scoresWithoutYear' }],
    [
      'scores of a later year',
      { score_year: 2027 },
      'score_year',
      { code: 'laterYear', year: 2027, entryYear: 2026 },
    ],
    [
      'a year without scores',
      { score_uq: null, score_md: null, score_lq: null, score_mean: null },
      'score_year',
      { code: 'yearWithoutScores' },
    ],
    [
      'offers above applications in a band',
      { stats_apply: [[2025, 1, 9, 0, 0, 0, 10]], stats_offer: [[2025, 2, 0, 0, 0, 0, 2]] },
      'stats_offer',
      { code: 'offersAboveApplications', year: 2025, band: 'A', offers: 2, applications: 1 },
    ],
    [
      'offers above applications in total',
      { stats_apply: [[2025, 1, 0, 0, 0, 0, 1]], stats_offer: [[2025, 1, 1, 0, 0, 0, 2]] },
      'stats_offer',
      { code: 'offersAboveApplications', year: 2025, band: 'total', offers: 2, applications: 1 },
    ],
    [
      'offers of a year without applications',
      { stats_apply: [], stats_offer: [[2025, 1, 0, 0, 0, 0, 1]] },
      'stats_offer',
      { code: 'offersWithoutApplications', year: 2025 },
    ],
    [
      'bands that do not add up',
      { stats_apply: [[2025, 1, 2, 3, 0, 0, 7]], stats_offer: [] },
      'stats_apply',
      { code: 'bandsNotTotal', year: 2025, sum: 6, total: 7 },
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
      { code: 'yearsOutOfOrder', year: 2025, before: 2024 },
    ],
    [
      'statistics of a later year',
      { stats_apply: [[2027, 0, 0, 0, 0, 0, 0]], stats_offer: [] },
      'stats_apply',
      { code: 'laterYear', year: 2027, entryYear: 2026 },
    ],
    [
      'a row of statistics with a number missing',
      { stats_apply: [[2025, 1, 1]], stats_offer: [] },
      'stats_apply.0',
      { code: 'tooFew', fewest: 7 },
    ],
    [
      'an unknown subject in weights',
      { coming_weights: { ALC: 2 } },
      'coming_weights',
      { code: 'unknownSubject', subject: 'ALC' },
    ],
    [
      'an unknown subject in the formula weights',
      { formula: { ...SAMPLE_FORMULA, weights: { ALC: 2 } } },
      'formula.weights',
      { code: 'unknownSubject', subject: 'ALC' },
    ],
    [
      'an unknown subject in a term',
      { formula: { ...SAMPLE_FORMULA, terms: [{ n: 1, from: ['ALC'], w: 1, weights: null }] } },
      'formula.terms.0.from',
      { code: 'unknownSubject', subject: 'ALC' },
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
      { code: 'unknownSubject', subject: 'ALC' },
    ],
    [
      'an unknown subject in a pool',
      { formula: { ...SAMPLE_FORMULA, weight_pools: [{ n: 1, from: ['ALC'], w: 2 }] } },
      'formula.weight_pools.0.from',
      { code: 'unknownSubject', subject: 'ALC' },
    ],
    [
      'an unknown rule',
      { formula: { ...SAMPLE_FORMULA, rules: ['anything goes'] } },
      'formula.rules.0',
      { code: 'unknownValue', value: 'anything goes' },
    ],
    [
      'too many years',
      { stats_apply: Array.from({ length: 41 }, (_, index) => [2026 - index, 0, 0, 0, 0, 0, 0]) },
      'stats_apply',
      { code: 'tooMany', most: 40 },
    ],
    [
      'a weight beyond reason',
      { coming_weights: { ENG: 21 } },
      'coming_weights.ENG',
      { code: 'tooHigh', highest: 20 },
    ],
    [
      'a subject of endless name',
      { coming_weights: { ['X'.repeat(21)]: 2 } },
      `coming_weights.${'X'.repeat(21)}`,
      { code: 'wrongForm', value: 'X'.repeat(21) },
    ],
    [
      'a list for a group',
      { requirements: [] },
      'requirements',
      { code: 'wrongKind', expected: 'group', found: 'list' },
    ],
    [
      'nothing for a list',
      { stats_offer: null },
      'stats_offer',
      { code: 'wrongKind', expected: 'list', found: 'nothing' },
    ],
    [
      'a number for true or false',
      { formula_changed: 1 },
      'formula_changed',
      { code: 'wrongKind', expected: 'yesNo', found: 'wholeNumber' },
    ],
    [
      'a weight of nothing',
      { coming_weights: { ENG: 0 } },
      'coming_weights.ENG',
      { code: 'notAbove', limit: 0 },
    ],
    [
      'an unknown subject in the requirements',
      { requirements: { ALC: '3' } },
      'requirements',
      { code: 'unknownSubject', subject: 'ALC' },
    ],
    [
      'an unknown subject in the elective requirements',
      { elective_requirements: [[{ ...SAMPLE_ELECTIVE, any_of: ['ALC'] }]] },
      'elective_requirements.0.0.any_of',
      { code: 'unknownSubject', subject: 'ALC' },
    ],
    [
      'an unknown grade',
      { requirements: { ENG: '6' } },
      'requirements.ENG',
      { code: 'unknownValue', value: '6' },
    ],
    [
      'ungraded as a requirement',
      { requirements: { ENG: 'U' } },
      'requirements.ENG',
      { code: 'unknownValue', value: 'U' },
    ],
    [
      'a level of CSD',
      { requirements: { CSD: '3' } },
      'requirements.CSD',
      { code: 'onlyAttainable', level: '3' },
    ],
    ['attained English', { requirements: { ENG: 'A' } }, 'requirements.ENG', { code: 'notAttainable' }],
    [
      'an unknown grade of an elective',
      { elective_requirements: [[{ ...SAMPLE_ELECTIVE, level: '9' }]] },
      'elective_requirements.0.0.level',
      { code: 'unknownValue', value: '9' },
    ],
  ];

  it.each(refusals)('is refused for %s', (_name, change, field, why) => {
    const complaints = complaintsWithRow(change);
    const row = typeof change.code === 'string' ? change.code : 'JS6901';
    expect(complaints).toContainEqual({ row, field, why: expect.objectContaining(why) });
  });

  it('may name other languages and Applied Learning, which are kept as data', () => {
    const weights = { FRE: 2, URD: 1.5, OTH: 1.2 };
    const elective = { ...SAMPLE_ELECTIVE, any_of: ['ELE', 'JPN', 'APL'], excl: ['OLANG', 'MBO'] };
    expect(complaintsWithRow({ coming_weights: weights, elective_requirements: [[elective]] })).toEqual([]);
  });
});
