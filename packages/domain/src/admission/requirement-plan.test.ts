import { describe, expect, it } from 'vitest';
import { OTHER_SUBJECTS } from '../grades/other-subject.ts';
import { electives, formula, programme } from '../testing/programme.ts';
import { realProgrammes } from '../testing/real-catalogue.ts';
import { requirementPlan } from './requirement-plan.ts';

describe('requirements made ready', () => {
  it('name subjects in their order, with the grade asked for', () => {
    const plan = requirementPlan(programme({ requirements: { CSD: 'A', MAT: '2', CHI: '3', BIO: '5*' } }));
    expect(plan.subjects).toEqual([
      { subject: 'CHI', required: '3' },
      { subject: 'MAT', required: '2' },
      { subject: 'CSD', required: 'Attained' },
      { subject: 'BIO', required: '5*' },
    ]);
    expect(plan.asksForCsd).toBe(true);
  });

  it('leave out what cannot be entered', () => {
    const plan = requirementPlan(programme({ requirements: { FRE: '3', CHI: 'A', CSD: '2' } }));
    expect(plan.subjects).toEqual([]);
  });

  it('have one demand for every elective asked for', () => {
    const [alternative] = requirementPlan(
      programme({ elective_requirements: [[electives(2, '3'), electives(1, '4', ['MEP'])]] }),
    ).alternatives;
    expect(alternative?.demands.map(({ required, from }) => [required, from.size])).toEqual([
      ['3', 24 + OTHER_SUBJECTS.length],
      ['3', 24 + OTHER_SUBJECTS.length],
      ['4', 2],
    ]);
  });

  it('ask for top grades by rule only', () => {
    const special = formula({ rules: ['sixAboveFortyWithFourTopGrades'] });
    expect(requirementPlan(programme({ formula: special })).asksForTopGrades).toBe(true);
    expect(requirementPlan(programme()).asksForTopGrades).toBe(false);
  });

  it('lose no minimum of a real programme', () => {
    for (const year of [2026, 2025] as const) {
      for (const one of realProgrammes(year)) {
        const { subjects, alternatives } = requirementPlan(one);
        expect(subjects.map(({ subject }) => subject).sort(), one.code).toEqual(
          Object.keys(one.requirements).sort(),
        );
        const demands = alternatives.flatMap((alternative) => alternative.demands);
        const asked = one.elective_requirements.flat().reduce((sum, { count }) => sum + count, 0);
        expect(demands, one.code).toHaveLength(asked);
        for (const { required, from } of demands)
          expect([required !== null, from.size > 0]).toEqual([true, true]);
      }
    }
  });
});
