import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFormula, anyHalvingFormula } from '../../testing/arbitrary-formula.ts';
import { anyPupil, SEED } from '../../testing/arbitrary-pupil.ts';
import { bruteForceScore } from '../../testing/brute-force-score.ts';
import { distinctFormulas } from '../../testing/real-catalogue.ts';
import type { Formula } from '../programme.ts';
import { scorePlan } from './plan.ts';
import { countScore, scoreCounter, scoreTotal } from './programme-score.ts';

const counterOf = (formula: Formula) => scoreCounter(scorePlan(formula));
const realFormulas = [2026, 2025] as const;

describe('the score is the largest total over all assignments', () => {
  it.each(realFormulas)('for every distinct formula of %i', (year) => {
    const pupils = fc.sample(anyPupil({ minLength: 2, maxLength: 5 }), { seed: SEED + year, numRuns: 12 });
    for (const { code, calculation } of distinctFormulas(year)) {
      const counter = counterOf(calculation);
      for (const grades of pupils) {
        const expected = bruteForceScore(calculation, grades);
        expect(scoreTotal(counter, grades), `${code} ${JSON.stringify(grades)}`).toBeCloseTo(expected, 5);
      }
    }
  });

  it.each([
    ['of any shape', anyFormula],
    ['that halve M1/M2 in', anyHalvingFormula],
  ])('for formulas %s', (_, formulas) => {
    fc.assert(
      fc.property(formulas, anyPupil({ minLength: 1, maxLength: 3 }), (formula, grades) => {
        expect(scoreTotal(counterOf(formula), grades)).toBeCloseTo(bruteForceScore(formula, grades), 5);
      }),
      { seed: SEED, numRuns: 250 },
    );
  });
});

describe('the counted subjects', () => {
  const counters = distinctFormulas(2026).map(({ code, calculation }) => ({
    code,
    counter: counterOf(calculation),
  }));

  it('add up to the score, each once, of M1 and M2 one', () => {
    const wide = anyPupil({ minLength: 1, maxLength: 7 });
    for (const grades of fc.sample(wide, { seed: SEED, numRuns: 5 })) {
      for (const { code, counter } of counters) {
        const { total, counted } = countScore(counter, grades);
        const subjects = counted.map(({ subject }) => subject);
        expect(total, code).toBeCloseTo(scoreTotal(counter, grades), 9);
        expect(
          counted.reduce((sum, { value }) => sum + value, 0),
          code,
        ).toBeCloseTo(total, 5);
        expect(new Set(subjects).size, code).toBe(subjects.length);
        expect(subjects.includes('MEP_M1') && subjects.includes('MEP_M2'), code).toBe(false);
        for (const { points, weight, value } of counted) expect(value).toBeCloseTo(points * weight, 9);
      }
    }
  });

  it('are none for a pupil without grades', () => {
    for (const { code, counter } of counters) {
      const { total, counted } = countScore(counter, { LS: '5**', CSD: 'Failed' });
      expect({ code, total, counted }).toEqual({ code, total: 0, counted: [] });
    }
  });
});
