import { describe, expect, it } from 'vitest';
import type { SubjectCode } from '../../grades/subject.ts';
import { formula, programme, term } from '../../testing/programme.ts';
import type { FormulaRow } from '../programme-row.ts';
import { formulaTakes, scorePlan } from './plan.ts';

const planOf = (parts: Partial<FormulaRow>, score_scale: '7' | '8.5' = '7') =>
  scorePlan(programme({ formula: formula(parts), score_scale }).calculation);

const weightsOf = (parts: Partial<FormulaRow>) =>
  planOf(parts).alternatives.map((groups) =>
    groups.map(({ size, weightOf }) => [size, weightOf('ENG'), weightOf('PHY'), weightOf('MUS')]),
  );

describe('a point is worth', () => {
  it.each<[string, Partial<FormulaRow>, readonly (readonly number[])[]]>([
    ['1 without weights', {}, [[5, 1, 1, 1]]],
    ['the formula’s weight of the subject', { weights: { ENG: 2 } }, [[5, 2, 1, 1]]],
    [
      'the slot’s, times the slot’s of the subject, times the formula’s',
      { terms: [term(2, null, 1.5, { PHY: 2 })], weights: { ENG: 3, PHY: 3 } },
      [[2, 4.5, 9, 1.5]],
    ],
    ['what OTH says for all others', { terms: [term(2, null, 1, { PHY: 2, OTH: 1.5 })] }, [[2, 1.5, 2, 1.5]]],
    [
      'nothing when only listed subjects count',
      { weights: { ENG: 10, PHY: 7 }, rules: ['listedWeightsOnly'] },
      [[5, 10, 7, 0]],
    ],
    [
      'a share of its own weight in a bonus',
      {
        weights: { ENG: 10, PHY: 7 },
        bonus: [{ nth: 6, w: 0.1, min_points: 3 }],
        rules: ['listedWeightsOnly'],
      },
      [
        [5, 10, 7, 0],
        [1, 1, 0.1 * 7, 0],
      ],
    ],
    [
      'the second elective’s weight in one of two slots only',
      { terms: [term(2, null, 1, { PHY: 1.5 })], rules: ['secondElectiveWeights'] },
      [
        [1, 1, 1.5, 1],
        [1, 1, 1, 1],
      ],
    ],
  ])('%s', (_, parts, groups) => {
    const [only] = weightsOf(parts);
    expect(only?.flat()).toHaveLength(groups.flat().length);
    for (const [index, group] of groups.entries())
      for (const [place, weight] of group.entries()) expect(only?.[index]?.[place]).toBeCloseTo(weight, 9);
  });
});

describe('alternatives', () => {
  it('each have the common slots and their own', () => {
    const plan = planOf({
      terms: [term(1, ['ENG'], 2)],
      alternatives: [[term(3)], [term(1, ['ECO'], 1.5), term(2)]],
    });
    expect(plan.alternatives.map((groups) => groups.map(({ size }) => size))).toEqual([
      [1, 3],
      [1, 1, 2],
    ]);
  });
});

describe('subjects', () => {
  it('that count as one are M1 and M2, at CityU JS1211 Mathematics too', () => {
    expect(planOf({}).onlyOneOf).toEqual(['MEP_M1', 'MEP_M2']);
    expect(planOf({ rules: ['mathematicsCountsOnce'] }).onlyOneOf).toEqual(['MAT', 'MEP_M1', 'MEP_M2']);
  });

  it('that are left out are M1 and M2 where they are not among the counted', () => {
    expect([...planOf({}).excluded]).toEqual([]);
    expect([...planOf({ rules: ['categoryAOnly'] }).excluded]).toEqual(['MEP_M1', 'MEP_M2']);
    expect([...planOf({ rules: ['halfExtendedReplacement'] }).excluded]).toEqual(['MEP_M1', 'MEP_M2']);
  });
});

describe('a formula takes', () => {
  const takes = (parts: Partial<FormulaRow>, subject: SubjectCode) =>
    formulaTakes(programme({ formula: formula(parts) }).calculation, subject);

  it.each<[SubjectCode, boolean, Partial<FormulaRow>]>([
    ['ECO', true, {}],
    ['ECO', true, { terms: [term(1, ['BIO', 'CHE']), term(5)] }],
    ['ECO', false, { terms: [term(1, ['ENG']), term(1, ['PHY'])] }],
    ['ECO', true, { terms: [term(1, ['ENG'])], bonus: [{ nth: 2, w: 0.1, min_points: null }] }],
    ['ECO', true, { terms: [], alternatives: [[term(1, ['ENG'])], [term(1, ['ECO'])]] }],
    ['ECO', false, { weights: { ENG: 5 }, rules: ['listedWeightsOnly'] }],
    ['MEP_M1', false, { rules: ['categoryAOnly'] }],
    ['MEP_M1', true, { rules: ['halfExtendedReplacement'] }],
    ['CSD', false, {}],
    ['CSD', true, { rules: ['csdCountsAsTwo'] }],
    ['LS', false, {}],
  ])('%s: %s, in %j', (subject, taken, parts) => {
    expect(takes(parts, subject)).toBe(taken);
  });
});

describe('the key', () => {
  it('is equal for equal formulas and for nothing else', () => {
    const variants: readonly Partial<FormulaRow>[] = [
      {},
      { terms: [term(4)] },
      { weights: { ENG: 2 } },
      { weight_pools: [{ n: 1, from: ['ENG'], w: 2 }] },
      { max_weighted: 3 },
      { bonus: [{ nth: 6, w: 0.2, min_points: null }] },
      { rules: ['categoryAOnly'] },
      { alternatives: [[term(1)], [term(2)]] },
    ];
    const keys = variants.map((parts) => planOf(parts).key);
    expect(new Set(keys).size).toBe(variants.length);
    expect(planOf({}, '8.5').key).not.toBe(planOf({}).key);
    expect(planOf({ year: 2024 }).key).toBe(planOf({ year: 2026 }).key);
  });
});
