import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grades } from '../grades/grade.ts';
import { anyPupil, SEED } from '../testing/arbitrary-pupil.ts';
import { electives, programme } from '../testing/programme.ts';
import type { ElectiveRequirement } from './programme.ts';
import { checkRequirements } from './requirement.ts';

/** Most demands that can be met at once, by trying every elective for every demand; M1 and M2 are one. */
function mostDemandsMet(demands: readonly ElectiveRequirement[], held: Grades): number {
  const order = ['U', '1', '2', '3', '4', '5', '5*', '5**'];
  const [first, ...rest] = demands;
  if (first === undefined) return 0;
  const serving = Object.entries(held).filter(([subject, grade]) => {
    const named = first.any_of.includes('ELE') || first.any_of.includes(subject);
    return named && order.indexOf(grade) >= order.indexOf(first.level);
  });
  const others = serving.map(([used]) => {
    const left = Object.entries(held).filter(
      ([subject]) => subject !== used && !(used.startsWith('MEP') && subject.startsWith('MEP')),
    );
    return 1 + mostDemandsMet(rest, Object.fromEntries(left));
  });
  return Math.max(mostDemandsMet(rest, held), ...others);
}

describe('matching of electives to demands', () => {
  const anyDemand = fc
    .tuple(
      fc.integer({ min: 1, max: 2 }),
      fc.constantFrom('2', '3', '4'),
      fc.oneof(
        fc.constant(['ELE']),
        fc.subarray(['BIO', 'CHE', 'PHY', 'ECO', 'MEP_M1', 'MEP_M2'], { minLength: 1, maxLength: 3 }),
      ),
    )
    .map(([count, level, anyOf]) => electives(count, level, anyOf));

  it('leaves no more unmet than trying everything does', () => {
    const demandLists = fc.array(anyDemand, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(demandLists, anyPupil({ minLength: 0, maxLength: 6 }), (list, grades) => {
        const { CHI: _chi, ENG: _eng, MAT: _mat, CSD: _csd, ...held } = grades;
        const singles = list.flatMap((demand) => Array.from({ length: demand.count }, () => demand));
        const asking = programme({ requirements: {}, elective_requirements: [list] });
        const { met, unmet } = checkRequirements(asking, held);
        const missing = unmet.reduce((sum, { count, have }) => sum + count - have, 0);
        expect(missing).toBe(singles.length - mostDemandsMet(singles, held));
        expect(met).toBe(missing === 0);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
