import { readFileSync } from 'node:fs';
import { catalogueFileSchema, programmeDataFileSchema } from '@lodestar/contract';
import { AREAS, type ProgrammeRow } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { emphasisOf } from './ability-emphasis.ts';
import { ABILITY_DATA, madeFiles } from './ability-files.ts';
import {
  adjustmentsFor,
  FIELD_TOTAL,
  fieldProfilesSchema,
  type TitleAdjustment,
  titleAdjustmentsSchema,
} from './ability-method.ts';
import { programmeProfile } from './ability-programmes.ts';
import { settledTenths } from './ability-rounding.ts';
import { simplifiedStatements } from './ability-simplified.ts';

const text = (path: string) => readFileSync(new URL(path, ABILITY_DATA), 'utf8');
const json = (path: string): unknown => JSON.parse(text(path));

const catalogue = catalogueFileSchema.parse(json('../programmes/2026.json'));
const profiles = programmeDataFileSchema.parse(json('prog-data.json'));
const fields = fieldProfilesSchema.parse(json('method/field-profiles.json'));
const { adjustments } = titleAdjustmentsSchema.parse(json('method/title-adjustments.json'));

function rowOf(code: string, changes: Partial<ProgrammeRow> = {}): ProgrammeRow {
  const found = catalogue.programmes.find((row) => row.code === code);
  if (found === undefined) throw new Error(`${code} is not in the catalogue`);
  return { ...found, ...changes };
}

const sum = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * 10) / 10;

describe('the files under data/ability', () => {
  it('are exactly as the script makes them', () => {
    for (const { path, text: made } of madeFiles()) expect(text(path), path).toBe(made);
  });

  it('hold every programme of the year once', () => {
    expect(profiles.rows.map(({ code }) => code)).toEqual(
      catalogue.programmes.map(({ code }) => code).sort(),
    );
  });

  it('rest on one total, so that no programme stands above another', () => {
    for (const { code, ability } of profiles.rows) {
      expect(sum(ability.slice(0, 6)), code).toBe(FIELD_TOTAL);
      expect(Math.min(...ability.slice(0, 6)), code).toBeGreaterThanOrEqual(1.5);
      expect(Math.max(...ability.slice(0, 6)), code).toBeLessThanOrEqual(4.7);
    }
  });

  it('tell the very subject of every programme but those that leave it open', () => {
    const open = profiles.rows.filter(({ area_like }) => Math.max(...area_like) < 3).map(({ code }) => code);
    const general =
      'JS2510 JS2950 JS3000 JS3005 JS3008 JS4601 JS5101 JS5102 JS5103 JS6054 JS6303 JS6688 JS6901 JS9733';
    expect(open).toEqual(general.split(' '));
  });

  it('use every adjustment, and no word of them for nothing', () => {
    const single = adjustments.flatMap((adjustment) =>
      adjustment.words.map((word): TitleAdjustment => ({ ...adjustment, words: [word] })),
    );
    const idle = single.filter(
      (adjustment) =>
        !catalogue.programmes.some(
          (row) => adjustmentsFor([adjustment], row.full_title_en, row.category).length > 0,
        ),
    );
    expect(idle).toEqual([]);
  });
});

describe('the words of a title', () => {
  const adjustment = (word: string): TitleAdjustment => ({
    id: word,
    words: [word],
    categories: ['arts-design'],
    shift: [0, 0, 0, 0, 0, 0],
    like: {},
  });
  const found = (word: string, title: string) =>
    adjustmentsFor([adjustment(word)], title, 'arts-design').length === 1;

  it.each([
    ['art', 'Art and Design', true],
    ['art', 'Martial Studies', false],
    ['art', 'Arts', false],
    ['art*', 'Arts', true],
    ['=fine arts', 'Fine Arts', true],
    ['=fine arts', 'Bachelor of Fine Arts in Acting', false],
    ['design+', 'Arts and Sciences in Design+', true],
    ['art', 'Music (Features: Art)', false],
  ])('%s in %s: %s', (word, title, is) => {
    expect(found(word, title)).toBe(is);
  });

  it('count in their fields only', () => {
    expect(adjustmentsFor([adjustment('art')], 'Art', 'law')).toEqual([]);
  });
});

describe('the subjects a programme leans on', () => {
  const plain = rowOf('JS4082', { formula: null, requirements: { CHI: '3', ENG: '3', MAT: '2' } });

  it('are none where everything is as usual', () => {
    expect([...emphasisOf(plain).values()].every((value) => value === 0)).toBe(true);
  });

  it('are a quarter for each level above the usual', () => {
    const emphasis = emphasisOf({ ...plain, requirements: { CHI: '3', ENG: '5', MAT: '3' } });
    expect([emphasis.get('CHI'), emphasis.get('ENG'), emphasis.get('MAT')]).toEqual([0, 0.5, 0.25]);
  });

  it('share a requirement that no alternative avoids', () => {
    const one = (...any_of: string[]) => ({ count: 1, any_of, level: '3', excl: [] });
    const emphasis = emphasisOf({
      ...plain,
      elective_requirements: [
        [one('BIO', 'CHE'), one('ELE')],
        [one('BIO', 'CHE'), one('MEP_M1', 'MEP_M2')],
      ],
    });
    expect([emphasis.get('BIO'), emphasis.get('CHE'), emphasis.get('MEP_M1')]).toEqual([0.5, 0.5, 0]);
  });

  it('are what the formula weights above the average', () => {
    const formula = {
      ...(rowOf('JS4082').formula ?? rowOf('JS6456').formula),
      terms: [{ n: 5, from: null, w: 1, weights: null }],
      alternatives: null,
      weights: { MAT: 2 },
      weight_pools: [],
      max_weighted: null,
      bonus: [],
      rules: [],
      year: 2026,
    };
    const emphasis = emphasisOf({ ...plain, formula });
    expect(emphasis.get('MAT')).toBeCloseTo(2 / (28 / 27) - 1, 9);
    expect(emphasis.get('ENG')).toBe(0);
  });

  it('pull the profile towards what they ask for', () => {
    const subjects = [{ _id: 'MAT', code: 'MAT', item: 'Mathematics', reqr: [5, 3, 3, 3, 3, 1] as const }];
    const method = { fields, adjustments: [], subjects };
    const row = { ...plain, category: 'law' as const };
    const before = programmeProfile(row, method).ability;
    const after = programmeProfile({ ...row, requirements: { MAT: '4' } }, method).ability;
    expect([before[0], after[0]]).toEqual([2, 2.5]);
    expect([before[5], after[5]]).toEqual([2, 1.5]);
  });
});

describe('numbers settled to tenths', () => {
  it.each([
    ['the largest remainders round up', [3.04, 3.04, 3.04, 2.96, 2.96, 2.96], [3, 3, 3, 3, 3, 3]],
    ['whole tenths stay', [3.1, 2.9, 3, 3, 3, 3], [3.1, 2.9, 3, 3, 3, 3]],
    ['what two may not have, the others share', [5.2, 3, 3, 3, 3, 0.8], [4.7, 3, 3, 2.9, 2.9, 1.5]],
  ])('%s', (_, values, settled) => {
    expect(settledTenths(values, 18)).toEqual(settled);
  });
});

describe('areas', () => {
  it('that are disliked weigh less than the same areas liked, but where they cannot be avoided', () => {
    for (const { code, area_like, area_disl } of profiles.rows) {
      const { category } = rowOf(code);
      const { unavoidable } = fields.profiles[fields.without_field.includes(code) ? 'open' : category];
      for (const [index, area] of AREAS.entries()) {
        const expected = Math.max((area_like[index] ?? 0) - 1, unavoidable[area] ?? 0, 0);
        expect(area_disl[index], `${code} ${area}`).toBe(expected);
      }
    }
  });
});

describe('simplified texts', () => {
  const word = { id: 'unable' as const, en: 'Unable', tc: '甚麼', sc: '' };
  const file = { format: 1 as const, answers: [word], statements: [] };

  it('are made from the traditional ones, a correction winning', () => {
    expect(simplifiedStatements(file, {}).answers[0]?.sc).toBe('什么');
    expect(simplifiedStatements(file, { answers: { unable: '啥' } }).answers[0]?.sc).toBe('啥');
  });

  it('refuse a correction that nothing answers to', () => {
    expect(() => simplifiedStatements(file, { answers: { gone: '啥' } })).toThrow('gone');
  });
});
