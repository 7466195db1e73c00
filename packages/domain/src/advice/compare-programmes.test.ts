import { describe, expect, it } from 'vitest';
import { classify } from '../admission/classify.ts';
import { SCIENCE_PUPIL } from '../testing/pupil.ts';
import { realFieldGuide } from '../testing/real-advice.ts';
import { realCatalogue, realProgramme } from '../testing/real-catalogue.ts';
import { type ComparisonRow, compareProgrammes } from './compare-programmes.ts';

const catalogue = realCatalogue(2026);
const basis = { catalogue, guide: realFieldGuide() };
const CODES = ['JS6456', 'JS3636', 'JSSA01'];

function rowsOf(
  codes: readonly string[],
  grades = null as typeof SCIENCE_PUPIL | null,
): readonly ComparisonRow[] {
  const compared = compareProgrammes(basis, codes, grades);
  return compared.kind === 'compared' ? compared.rows : [];
}
const row = <Id extends ComparisonRow['id']>(rows: readonly ComparisonRow[], id: Id) =>
  rows.find((one): one is Extract<ComparisonRow, { id: Id }> => one.id === id);

describe('programmes side by side', () => {
  const rows = rowsOf(CODES, SCIENCE_PUPIL);

  it('have one value each in every row, in the order asked for', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.every(({ values }) => values.length === CODES.length)).toBe(true);
    expect(row(rows, 'institution')?.values).toEqual(['HKU', 'PolyU', 'SFU']);
    expect(row(rowsOf([...CODES].reverse()), 'institution')?.values).toEqual(['SFU', 'PolyU', 'HKU']);
  });

  it('have the levels, scores and minimums that a receipt has', () => {
    const receipts = CODES.map((code) => classify(catalogue, realProgramme(code), SCIENCE_PUPIL));
    expect(row(rows, 'level')?.values.map((value) => value?.level)).toEqual(
      receipts.map(({ classification }) => classification),
    );
    expect(row(rows, 'score')?.values.map((value) => value?.score)).toEqual(
      receipts.map(({ user_score }) => user_score),
    );
    expect(row(rows, 'unmet')?.values).toEqual(receipts.map(({ requirement }) => requirement.unmet));
  });

  it('say what is to be paid, what weighs much and what an average stands for', () => {
    expect(row(rows, 'fee')?.values[2]).toMatchObject({ scheme: expect.any(String) });
    expect(row(rows, 'formula')?.values[1]?.heavy[0]).toMatchObject({ outOf: 10 });
    expect(row(rows, 'score')?.values[2]?.kind).toBe('mean');
    expect(row(rows, 'careers')?.values[0]).toContain('doctor');
  });

  it('say nothing of levels before there are grades', () => {
    const plain = rowsOf(CODES);
    expect(row(plain, 'level')).toEqual({ id: 'level', values: [null, null, null], differs: false });
    expect(row(plain, 'unmet')?.differs).toBe(false);
    expect(row(plain, 'fee')?.differs).toBe(true);
  });
});

describe('what cannot be compared', () => {
  it.each([
    [[], 0],
    [['JS6456'], 1],
    [['JS6456', 'JS6456'], 1],
    [['JS6456', 'JS3636', 'JSSA01', 'JS1000', 'JS1001'], 5],
  ])('%j', (codes, count) => {
    expect(compareProgrammes(basis, codes)).toEqual({ kind: 'wrongNumber', count });
  });

  it('is named where it is unknown', () => {
    expect(compareProgrammes(basis, ['JS6456', 'JS0000'])).toEqual({ kind: 'unknown', codes: ['JS0000'] });
  });
});
