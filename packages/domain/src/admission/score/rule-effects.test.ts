import { describe, expect, it } from 'vitest';
import { FORMULA_FOOTNOTES, FORMULA_RULES, type FormulaRule } from '../programme.ts';
import { type RuleEffects, ruleEffects } from './rule-effects.ts';

const PLAIN = ruleEffects({ rules: [] });

describe('what rules come to', () => {
  it.each<[FormulaRule, Partial<RuleEffects>]>([
    ['csdCountsAsTwo', { csdCounts: true }],
    ['listedWeightsOnly', { unlistedWeight: 0 }],
    ['categoryAOnly', { modules: 'shut' }],
    ['mathematicsCountsOnce', { mathematicsOnce: true }],
    ['secondElectiveWeights', { splitsSecondElective: true }],
    ['halfExtendedReplacement', { modules: 'half' }],
    ['sixAboveFortyWithFourTopGrades', { asksForTopGrades: true }],
    ['extendedOrCategoryC', { otherCategories: 'languageOrModule' }],
    ['extendedAndCategoryC', { otherCategories: 'languageAndModule' }],
    ['categoryAAndExtendedOnly', { otherCategories: 'no' }],
  ])('%s', (rule, effect) => {
    expect(ruleEffects({ rules: [rule] })).toEqual({ ...PLAIN, ...effect });
  });

  it.each(FORMULA_FOOTNOTES)('nothing for the footnote %s', (footnote) => {
    expect(ruleEffects({ rules: [footnote] })).toEqual(PLAIN);
    expect(ruleEffects({ rules: [footnote, 'csdCountsAsTwo'] })).toEqual({ ...PLAIN, csdCounts: true });
  });

  it('does not depend on their order', () => {
    const effects = ruleEffects({ rules: [...FORMULA_RULES].reverse() });
    expect(effects).toEqual(ruleEffects({ rules: FORMULA_RULES }));
    expect(effects).toMatchObject({ modules: 'half', otherCategories: 'no' });
  });
});
