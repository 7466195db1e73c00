import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isModule } from '../../grades/subject.ts';
import { anyFormula, anyHalvingFormula } from '../../testing/arbitrary-formula.ts';
import { anyPupil, SEED } from '../../testing/arbitrary-pupil.ts';
import { bruteForceScore } from '../../testing/brute-force-score.ts';
import { distinctFormulas } from '../../testing/real-catalogue.ts';
import type { Formula } from '../programme.ts';
import { scorePlan } from './plan.ts';
import { countScore, scoreCounter, scoreTotal } from './programme-score.ts';

const counterOf = (formula: Formula) => scoreCounter(scorePlan(formula));
const realFormulas = distinctFormulas();

describe('the score is the largest total over all assignments', () => {
  it('for every distinct formula of both years', () => {
    const pupils = fc.sample(anyPupil({ minLength: 2, maxLength: 5 }), { seed: SEED, numRuns: 10 });
    for (const { code, calculation } of realFormulas) {
      const counter = counterOf(calculation);
      const wrong = pupils.filter(
        (grades) => Math.abs(scoreTotal(counter, grades) - bruteForceScore(calculation, grades)) > 1e-5,
      );
      expect(wrong, code).toEqual([]);
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
      { seed: SEED, numRuns: 150 },
    );
  });
});

describe('the counted subjects', () => {
  const counters = realFormulas.map(({ code, calculation }) => ({
    code,
    counter: counterOf(calculation),
  }));

  it('add up to the score, each once, of M1 and M2 one', () => {
    const wide = anyPupil({ minLength: 1, maxLength: 7 });
    for (const grades of fc.sample(wide, { seed: SEED, numRuns: 5 })) {
      const wrong = counters.filter(({ counter }) => {
        const { total, counted } = countScore(counter, grades);
        const subjects = counted.map(({ subject }) => (isModule(subject) ? 'MEP' : subject));
        const sum = counted.reduce((added, { points, weight }) => added + points * weight, 0);
        const isOff = Math.abs(sum - total) > 1e-5 || Math.abs(total - scoreTotal(counter, grades)) > 1e-9;
        return isOff || new Set(subjects).size !== subjects.length;
      });
      expect(wrong.map(({ code }) => code)).toEqual([]);
    }
  });

  it('are none for a pupil without grades', () => {
    for (const { code, counter } of counters) {
      const { total, counted } = countScore(counter, { LS: '5**', CSD: 'Failed' });
      expect({ code, total, counted }).toEqual({ code, total: 0, counted: [] });
    }
  });
});
