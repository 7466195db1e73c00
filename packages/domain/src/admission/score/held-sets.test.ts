import { describe, expect, it } from 'vitest';
import type { Grades } from '../../grades/grade.ts';
import { formula, programme } from '../../testing/programme.ts';
import { pupil } from '../../testing/pupil.ts';
import type { Formula } from '../programme.ts';
import { heldBy } from './held-sets.ts';
import { scorePlan } from './plan.ts';

const planWith = (rules: Formula['rules'], score_scale: '7' | '8.5' = '7') =>
  scorePlan(programme({ formula: formula({ rules }), score_scale }).calculation);

const setsOf = (grades: Grades, rules: Formula['rules'] = []) =>
  heldBy(grades)(planWith(rules)).allowed.map((set) => set.map(({ subject }) => subject).join(' '));

const BOTH = pupil({ chi: '4', mat: '4', phy: '4', m1: '4', m2: '4' });

describe('what may be counted together', () => {
  it.each<[string, Grades, Formula['rules'], readonly string[]]>([
    ['everything but M1 or M2', BOTH, [], ['CHI MAT PHY MEP_M1', 'CHI MAT PHY MEP_M2']],
    ['everything with one module', pupil({ mat: '4', m1: '4' }), [], ['MAT MEP_M1']],
    [
      'one of Mathematics, M1 and M2',
      BOTH,
      ['mathematicsCountsOnce'],
      ['CHI MAT PHY', 'CHI PHY MEP_M1', 'CHI PHY MEP_M2'],
    ],
    ['neither module', BOTH, ['categoryAOnly'], ['CHI MAT PHY']],
    ['neither module, they come in by half', BOTH, ['halfExtendedReplacement'], ['CHI MAT PHY']],
    ['CSD where it counts', BOTH, ['csdCountsAsTwo', 'categoryAOnly'], ['CHI MAT CSD PHY']],
    ['nothing', {}, [], ['']],
  ])('%s', (_, grades, rules, sets) => {
    expect(setsOf(grades, rules)).toEqual(sets);
  });

  it('is worked out once for formulas that let the same subjects count on the same scale', () => {
    const held = heldBy(BOTH);
    expect(held(planWith([]))).toBe(held(planWith(['otherCategoriesMayCount'])));
    expect(held(planWith([], '8.5'))).not.toBe(held(planWith([])));
    expect(held(planWith([], '8.5')).all[0]).toEqual({ subject: 'CHI', points: 4 });
  });
});
