import fc from 'fast-check';
import { FORMULA_RULES, type Formula, type FormulaTerm, type WeightPool } from '../admission/programme.ts';

const WEIGHED = ['ENG', 'MAT', 'PHY', 'CHE', 'BIO', 'ECO', 'MEP_M1', 'MEP_M2'];

const STRUCTURAL_RULES = FORMULA_RULES.filter((rule) => rule !== 'halfExtendedReplacement');

const anyWeight = fc.constantFrom(1, 1.25, 1.5, 2, 2.5);
const anyWeights = fc.dictionary(fc.constantFrom(...WEIGHED, 'OTH'), anyWeight, { maxKeys: 4 });
const anySubjects = fc.subarray(WEIGHED, { minLength: 1, maxLength: 4 });

const anyTerm: fc.Arbitrary<FormulaTerm> = fc.record({
  n: fc.integer({ min: 1, max: 3 }),
  from: fc.oneof(fc.constant(null), fc.constant(['ELE']), anySubjects),
  w: fc.constantFrom(1, 1, 1.5, 2),
  weights: fc.option(anyWeights),
});
const anyTerms = fc.array(anyTerm, { minLength: 1, maxLength: 3 });

const anyPool: fc.Arbitrary<WeightPool> = fc.record({
  n: fc.integer({ min: 1, max: 2 }),
  from: anySubjects,
  w: fc.constantFrom(1.25, 1.5, 2),
});

const anyBonus = fc.record({
  nth: fc.constant(6),
  w: fc.constantFrom(0.1, 0.2, 0.5),
  min_points: fc.constantFrom(null, 3),
});

/** Formulas of every structure the data knows, more tangled than any that is published. */
export const anyFormula: fc.Arbitrary<Formula> = fc
  .record({
    scale: fc.constantFrom('7' as const, '8.5' as const),
    terms: anyTerms,
    alternatives: fc.option(fc.array(anyTerms, { minLength: 2, maxLength: 2 }), { freq: 3 }),
    weights: anyWeights,
    weight_pools: fc.array(anyPool, { maxLength: 2 }),
    max_weighted: fc.option(fc.integer({ min: 0, max: 3 })),
    bonus: fc.array(anyBonus, { maxLength: 1 }),
    rules: fc.subarray(STRUCTURAL_RULES, { maxLength: 2 }),
  })
  .map((structure) => ({ ...structure, known: true, text: 'any', maximum: 0, year: null }));

/** Formulas where half of M1/M2 may come in for half of the worst subject: published only without weights. */
export const anyHalvingFormula: fc.Arbitrary<Formula> = fc
  .tuple(anyFormula, anyTerms)
  .map(([shape, terms]) => ({
    ...shape,
    terms: terms.map(({ n, from }) => ({ n, from, w: 1, weights: null })),
    alternatives: null,
    weights: {},
    weight_pools: [],
    max_weighted: null,
    bonus: [],
    rules: ['halfExtendedReplacement'],
  }));
