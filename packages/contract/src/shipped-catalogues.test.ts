import { readFileSync } from 'node:fs';
import { type CatalogueFile, INSTITUTIONS } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { validateCatalogueFile } from './catalogue-file.ts';

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'));
}

function catalogue(year: number): CatalogueFile {
  const verdict = validateCatalogueFile(read(`programmes/${year}.json`));
  if (verdict.kind === 'invalid') throw new Error(JSON.stringify(verdict.complaints, null, 2));
  return verdict.file;
}

function codesWhere(
  file: CatalogueFile,
  holds: (row: CatalogueFile['programmes'][number]) => boolean,
): string[] {
  return file.programmes.filter(holds).map((row) => row.code);
}

const current = catalogue(2026);
const earlier = catalogue(2025);

describe('the 2026 catalogue', () => {
  it('holds as many programmes of each institution as JUPAS lists', () => {
    const counts = INSTITUTIONS.map((code) => [
      code,
      codesWhere(current, (row) => row.institution === code).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      HKU: 57,
      CUHK: 72,
      HKUST: 33,
      PolyU: 46,
      CityU: 58,
      HKBU: 22,
      Lingnan: 23,
      EdUHK: 26,
      HKMU: 49,
      HSU: 6,
      SFU: 6,
      TWC: 8,
      THEi: 11,
      HKSYU: 2,
      UOWCHK: 2,
      HKCHU: 1,
    });
  });

  it('marks what was printed out of order, and has for all scores the formula they were worked out with', () => {
    expect(codesWhere(current, (row) => row.printed_out_of_order)).toEqual(['JS3624']);
    expect(codesWhere(current, (row) => !row.formula_matches_scores)).toEqual([]);
  });

  it('has a formula for every programme but those of UOWCHK', () => {
    expect(codesWhere(current, (row) => row.formula === null)).toEqual(['JSSW01', 'JSSW02']);
  });

  it('gives every PolyU subject its own multiplier', () => {
    const polyu = current.programmes.filter((row) => row.institution === 'PolyU');
    expect(polyu.every((row) => row.formula?.rules.includes('listedWeightsOnly'))).toBe(true);
    const weights = polyu.flatMap((row) => Object.values(row.formula?.weights ?? {}));
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...weights)).toBeLessThanOrEqual(10);
  });
});

describe('length, fee, interview and documents of 2026', () => {
  const count = (holds: (row: CatalogueFile['programmes'][number]) => boolean) =>
    codesWhere(current, holds).length;

  it('are known as far as they were found, and null elsewhere', () => {
    expect({
      length: count((row) => typeof row.duration_years === 'number'),
      normally: count((row) => row.duration_basis === 'institutionRule'),
      fee: count((row) => typeof row.first_year_fee_hkd === 'number'),
      subsidised: count((row) => typeof row.fee_after_subsidy_hkd === 'number'),
      documents: count((row) => (row.documents ?? []).length > 0),
    }).toEqual({ length: 383, normally: 219, fee: 422, subsidised: 85, documents: 26 });
    expect(codesWhere(current, (row) => row.fee_provisional === true)).toEqual(['JS9775', 'JSSU66']);
  });

  it('tell an interview that nobody has from one that was not found', () => {
    const kinds = ['required', 'selective', 'may', 'none'].map((kind) => [
      kind,
      count((row) => row.interview_arrangement?.kind === kind),
    ]);
    expect(Object.fromEntries(kinds)).toEqual({ required: 20, selective: 142, may: 86, none: 14 });
    expect(count((row) => row.interview_arrangement === null)).toBe(160);
    expect(count((row) => row.interview_arrangement?.general === true)).toBe(54);
  });

  it('tie the selection to Band A where the institution says so', () => {
    expect(codesWhere(current, (row) => row.interview_arrangement?.band_a === 'only')).toEqual([
      'JS3242',
      'JS3250',
      'JS3310',
    ]);
  });
});

describe('the 2025 catalogue', () => {
  it('holds only programmes of the 2026 catalogue that existed before', () => {
    const known = new Set(current.programmes.map((row) => row.code));
    expect(earlier.programmes.every((row) => known.has(row.code))).toBe(true);
    expect(earlier.programmes.every((row) => row.score_year === 2024 || row.stats_apply.length > 0)).toBe(
      true,
    );
  });

  it('carries nothing newer than 2024 and no intake', () => {
    const years = earlier.programmes.flatMap((row) =>
      [...row.stats_apply, ...row.stats_offer].map(([year]) => year),
    );
    expect(Math.max(...years)).toBe(2024);
    expect(codesWhere(earlier, (row) => row.intake !== null || row.score_year === 2025)).toEqual([]);
  });

  it('puts the 2024 figures of CityU on the 7-point scale and its formula in doubt', () => {
    const cityu = earlier.programmes.filter((row) => row.institution === 'CityU');
    expect(cityu.every((row) => row.score_scale === '7' && !row.formula_matches_scores)).toBe(true);
  });
});

it.each([[current], [earlier]])('takes every category of $collection from the reviewed table', (file) => {
  const categories = read('categories.json');
  expect(categories).toMatchObject(
    Object.fromEntries(file.programmes.map((row) => [row.code, row.category])),
  );
});

it('names the institutions in display order, in three languages', () => {
  const names = read('institutions.json');
  expect(names).toEqual(
    INSTITUTIONS.map((code) => ({
      code,
      name_en: expect.stringMatching(/\S/),
      name_tc: expect.stringMatching(/(大學|學院)$/),
      name_sc: expect.stringMatching(/(大学|学院)$/),
      short_en: code,
      short_tc: expect.stringMatching(/^\p{Script=Han}{2,4}$/u),
      short_sc: expect.stringMatching(/^\p{Script=Han}{2,4}$/u),
    })),
  );
});
