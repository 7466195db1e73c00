import { describe, expect, it } from 'vitest';
import { interview } from '../testing/interview.ts';
import { programme } from '../testing/programme.ts';
import { INTERVIEW_KINDS } from './study-facts.ts';

describe('the length of study', () => {
  it.each([
    ['stated', '4 years'],
    ['feeTable', '4 years'],
    ['institutionRule', 'normally 4 years'],
  ] as const)('resting on %s is worded "%s"', (basis, text) => {
    const { duration } = programme({ duration_years: 4, duration_basis: basis });
    expect(duration).toBe(text);
  });

  it('is read out of the text of an older file', () => {
    const { duration, duration_years, duration_basis } = programme({ duration: '5 years' });
    expect({ duration, duration_years, duration_basis }).toEqual({
      duration: '5 years',
      duration_years: 5,
      duration_basis: 'stated',
    });
  });

  it('stays unknown where nothing is stated', () => {
    const { duration, duration_years, duration_basis } = programme();
    expect({ duration, duration_years, duration_basis }).toEqual({
      duration: null,
      duration_years: null,
      duration_basis: null,
    });
  });
});

describe('the interview', () => {
  it('has a text for each kind', () => {
    expect(
      INTERVIEW_KINDS.map((kind) => programme({ interview_arrangement: interview(kind) }).interview),
    ).toEqual(['Yes', 'Yes (on a selective basis)', 'May require interview and/or test', 'No']);
  });

  it('is not found rather than none where the file says nothing', () => {
    const { interview: text, interview_arrangement: arrangement } = programme();
    expect([text, arrangement]).toEqual([null, null]);
  });

  it('keeps the text of an older file', () => {
    expect(programme({ interview: 'Yes (special cases only)' }).interview).toBe('Yes (special cases only)');
  });
});

it('keeps fee and documents as stated, null where they are not', () => {
  const { first_year_fee_hkd, documents } = programme();
  expect([first_year_fee_hkd, documents]).toEqual([null, null]);
  expect(programme({ first_year_fee_hkd: 47_000 }).first_year_fee_hkd).toBe(47_000);
});
