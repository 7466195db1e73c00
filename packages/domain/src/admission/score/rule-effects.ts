import { FORMULA_RULES, type Formula, type FormulaRule } from '../programme.ts';

/** What becomes of M1/M2: among the subjects that may count, shut out, or half of the worst counted one. */
export type ModuleRule = 'counted' | 'shut' | 'half';

/** What a formula says of other languages and Applied Learning. */
export type OtherCategories = 'unsaid' | 'no' | 'languageOrModule' | 'languageAndModule';

/** What the rules of a formula come to. */
export interface RuleEffects {
  readonly csdCounts: boolean;
  /** The weight of a subject that the formula's weights do not list. */
  readonly unlistedWeight: 0 | 1;
  readonly modules: ModuleRule;
  /** Whether MAT, M1 and M2 count as one subject. */
  readonly mathematicsOnce: boolean;
  /** Whether a term's weights apply to one of its subjects only. */
  readonly splitsSecondElective: boolean;
  /** Whether entry asks for a total and for top grades. */
  readonly asksForTopGrades: boolean;
  readonly otherCategories: OtherCategories;
}

const NO_RULES: RuleEffects = {
  csdCounts: false,
  unlistedWeight: 1,
  modules: 'counted',
  mathematicsOnce: false,
  splitsSecondElective: false,
  asksForTopGrades: false,
  otherCategories: 'unsaid',
};

function effectOf(rule: FormulaRule): Partial<RuleEffects> {
  switch (rule) {
    case 'csdCountsAsTwo':
      return { csdCounts: true };
    case 'listedWeightsOnly':
      return { unlistedWeight: 0 };
    case 'categoryAOnly':
      return { modules: 'shut' };
    case 'halfExtendedReplacement':
      return { modules: 'half' };
    case 'mathematicsCountsOnce':
      return { mathematicsOnce: true };
    case 'secondElectiveWeights':
      return { splitsSecondElective: true };
    case 'sixAboveFortyWithFourTopGrades':
      return { asksForTopGrades: true };
    case 'extendedOrCategoryC':
      return { otherCategories: 'languageOrModule' };
    case 'extendedAndCategoryC':
      return { otherCategories: 'languageAndModule' };
    case 'categoryAAndExtendedOnly':
      return { otherCategories: 'no' };
  }
}

/** What the rules of a formula come to, in whatever order they stand; of two that contradict each other the later of the list. */
export function ruleEffects({ rules }: Pick<Formula, 'rules'>): RuleEffects {
  const effects = { ...NO_RULES };
  for (const rule of FORMULA_RULES) if (rules.includes(rule)) Object.assign(effects, effectOf(rule));
  return effects;
}
