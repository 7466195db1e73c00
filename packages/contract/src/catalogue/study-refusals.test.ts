import { describe, expect, it } from 'vitest';
import { validateCatalogueFile } from '../catalogue-file.ts';
import { SAMPLE_CATALOGUE, SAMPLE_DOCUMENT, SAMPLE_INTERVIEW } from '../testing/sample-catalogue.ts';
import type { Reason } from './reason.ts';

function complaintsWithRow(change: Record<string, unknown>) {
  const [first, ...rest] = SAMPLE_CATALOGUE.programmes;
  const verdict = validateCatalogueFile({
    ...SAMPLE_CATALOGUE,
    programmes: [{ ...first, ...change }, ...rest],
  });
  return verdict.kind === 'invalid' ? verdict.complaints : [];
}

describe('what a row says of the length, fee, interview and documents of a programme', () => {
  const refusals: [name: string, change: Record<string, unknown>, field: string, why: Partial<Reason>][] = [
    ['a length of no years', { duration_years: 0 }, 'duration_years', { code: 'tooLow', lowest: 1 }],
    [
      'a length without what it rests on',
      { duration: null, duration_years: 4 },
      'duration_basis',
      { code: 'goesWith', other: 'duration_years' },
    ],
    [
      'a length resting on hearsay',
      { duration: null, duration_years: 4, duration_basis: 'hearsay' },
      'duration_basis',
      { code: 'unknownValue', value: 'hearsay' },
    ],
    [
      'a length as a text and as a number',
      { duration: '4 years', duration_years: 4, duration_basis: 'stated' },
      'duration',
      { code: 'statedTwice', other: 'duration_years' },
    ],
    [
      'a length without its source',
      { duration: null, duration_years: 4, duration_basis: 'stated' },
      'source.duration',
      { code: 'withoutSource', other: 'duration_years' },
    ],
    [
      'a fee in cents',
      { first_year_fee_hkd: 47_000.5 },
      'first_year_fee_hkd',
      { code: 'wrongKind', expected: 'wholeNumber', found: 'fraction' },
    ],
    [
      'a fee that may or may not be confirmed',
      { first_year_fee_hkd: 47_000 },
      'fee_provisional',
      { code: 'goesWith', other: 'first_year_fee_hkd' },
    ],
    [
      'a subsidy of nothing',
      {
        first_year_fee_hkd: 47_000,
        fee_provisional: false,
        fee_after_subsidy_hkd: 47_000,
        subsidy_scheme: 'NMTSS',
      },
      'fee_after_subsidy_hkd',
      { code: 'notBelowFee', fee: 47_000 },
    ],
    [
      'a subsidy of an unknown fee',
      { fee_after_subsidy_hkd: 47_000, subsidy_scheme: 'NMTSS' },
      'first_year_fee_hkd',
      { code: 'goesWith', other: 'fee_after_subsidy_hkd' },
    ],
    [
      'an unknown scheme',
      { subsidy_scheme: 'CHARITY' },
      'subsidy_scheme',
      { code: 'unknownValue', value: 'CHARITY' },
    ],
    [
      'an unknown kind of interview',
      { interview_arrangement: { ...SAMPLE_INTERVIEW, kind: 'unknown' } },
      'interview_arrangement.kind',
      { code: 'unknownValue', value: 'unknown' },
    ],
    [
      'an unknown form of selection',
      { interview_arrangement: { ...SAMPLE_INTERVIEW, forms: ['duel'] } },
      'interview_arrangement.forms.0',
      { code: 'unknownValue', value: 'duel' },
    ],
    [
      'no interview, held in a group',
      { interview_arrangement: { ...SAMPLE_INTERVIEW, kind: 'none' } },
      'interview_arrangement',
      { code: 'noneWithDetails' },
    ],
    [
      'an interview as a text and as an arrangement',
      { interview: 'Yes', interview_arrangement: SAMPLE_INTERVIEW },
      'interview',
      { code: 'statedTwice', other: 'interview_arrangement' },
    ],
    [
      'an interview without its source',
      { interview_arrangement: SAMPLE_INTERVIEW },
      'source.interview',
      { code: 'withoutSource', other: 'interview_arrangement' },
    ],
    ['documents of which there are none', { documents: [] }, 'documents', { code: 'tooFew', fewest: 1 }],
    [
      'a document in one language',
      { documents: [{ kind: 'portfolio', need: 'required', text: { en: 'portfolio' } }] },
      'documents.0.text.tc',
      { code: 'missing' },
    ],
    [
      'documents without their source',
      { documents: [SAMPLE_DOCUMENT] },
      'source.documents',
      { code: 'withoutSource', other: 'documents' },
    ],
    [
      'a source that the file lacks',
      { source: { scores: 'hearsay' } },
      'source.scores',
      { code: 'unknownSource', source: 'hearsay' },
    ],
  ];

  it.each(refusals)('is refused for %s', (_name, change, field, why) => {
    const complaints = complaintsWithRow(change);
    const row = typeof change.code === 'string' ? change.code : 'JS6901';
    expect(complaints).toContainEqual({ row, field, why: expect.objectContaining(why) });
  });

  it('may say nothing of length, fee, interview and documents, as files did before', () => {
    expect(validateCatalogueFile(SAMPLE_CATALOGUE).kind).toBe('valid');
  });

  it('may state length, fee, interview and documents, each with its source', () => {
    const source = 'score-sheet-2025';
    const stated = {
      duration: null,
      duration_years: 4,
      duration_basis: 'institutionRule',
      first_year_fee_hkd: 94_770,
      fee_provisional: true,
      fee_after_subsidy_hkd: 13_320,
      subsidy_scheme: 'SSSDP',
      interview_arrangement: SAMPLE_INTERVIEW,
      documents: [SAMPLE_DOCUMENT],
      source: { duration: source, fee: source, interview: source, documents: source },
    };
    expect(complaintsWithRow(stated)).toEqual([]);
  });
});
