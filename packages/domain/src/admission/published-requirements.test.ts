import { describe, expect, it } from 'vitest';
import type { Grades } from '../grades/grade.ts';
import { formula, programme } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import { realProgramme, realProgrammes } from '../testing/real-catalogue.ts';
import { minimumCodes } from './minimum.ts';
import { checkRequirements } from './requirement.ts';

const unmetOf = (code: string, grades: Grades) =>
  checkRequirements(realProgramme(code), grades).unmet.map((one) => ({
    anyOf: minimumCodes(one).join(' '),
    required: one.required,
    have: one.have,
    held: one.held,
  }));

describe('published requirements', () => {
  const CORE = { chi: '3', eng: '4', mat: '3', csd: 'Attained' } as const;

  it.each([
    ['BIO and ECO', pupil({ ...CORE, bio: '3', eco: '3' }), []],
    ['CHE and ECO', pupil({ ...CORE, che: '3', eco: '3' }), []],
    ['BIO and CHE', pupil({ ...CORE, bio: '3', che: '3' }), []],
    ['BIO alone', pupil({ ...CORE, bio: '3' }), [{ anyOf: 'ELE', required: '3', have: 0, held: null }]],
    [
      'neither BIO nor CHE',
      pupil({ ...CORE, phy: '5**', eco: '5**' }),
      [{ anyOf: 'BIO', required: '3', have: 0, held: null }],
    ],
  ])('JS4501 asks for BIO or CHE, and another elective: %s', (_, grades, unmet) => {
    expect(unmetOf('JS4501', grades)).toEqual(unmet);
  });

  it('JS4733 asks for M1/M2 at 5 and another elective at 4', () => {
    expect(unmetOf('JS4733', pupil({ ...CORE, mat: '5', m2: '4', phy: '4' }))).toContainEqual({
      anyOf: 'MEP_M1 MEP_M2',
      required: '5',
      have: 0,
      held: '4',
    });
  });

  it('JS8507 asks for Chinese 2, English 2 and three others at 2, nothing of CSD', () => {
    const electivesOnly = pupil({ chi: '2', eng: '2', csd: 'Failed', bio: '2', eco: '2', mus: '2' });
    expect(checkRequirements(realProgramme('JS8507'), electivesOnly)).toEqual({
      met: true,
      unmet: [],
      assumed: [],
    });
    expect(unmetOf('JS8507', { ...electivesOnly, ENG: '1' })).toEqual([
      { anyOf: 'ENG', required: '2', have: 0, held: '1' },
    ]);
  });

  it('JS8507 takes Mathematics as one of the three others', () => {
    const withMathematics = pupil({ chi: '2', eng: '2', mat: '2', bio: '2', eco: '2' });
    expect(checkRequirements(realProgramme('JS8507'), withMathematics).met).toBe(true);
  });

  it('JS6846 takes BAF where it names both its variants', () => {
    const { elective_requirements: alternatives } = realProgramme('JS6846');
    expect(
      alternatives.flat().some(({ any_of }) => any_of.includes('BAF_ACC') && any_of.includes('BAF_BUS')),
    ).toBe(true);
    const withBaf = pupil({ chi: '5', eng: '5', mat: '5', csd: 'Attained', baf: '5', his: '5' });
    const withVariant = pupil({ chi: '5', eng: '5', mat: '5', csd: 'Attained', baf_acc: '5', his: '5' });
    expect(checkRequirements(realProgramme('JS6846'), withBaf)).toEqual(
      checkRequirements(realProgramme('JS6846'), withVariant),
    );
  });

  it('never asks for a grade or subject that nobody can reach', () => {
    const best = pupil({
      chi: '5**',
      eng: '5**',
      mat: '5**',
      csd: 'Attained',
      bio: '5**',
      che: '5**',
      phy: '5**',
    });
    const all = { ...best, ...pupil({ eco: '5**', ict: '5**', geo: '5**', ths: '5**', m2: '5**' }) };
    for (const one of realProgrammes(2026)) expect(checkRequirements(one, all).unmet, one.code).toEqual([]);
  });
});

describe('JS4502: above 40 in six graded subjects, 5** in any four', () => {
  const BEST = pupil({
    chi: '5**',
    eng: '5**',
    mat: '5**',
    csd: 'Attained',
    bio: '5**',
    che: '5**',
    phy: '5*',
  });
  const special = (grades: Grades) =>
    unmetOf('JS4502', grades).filter(({ anyOf }) => anyOf !== 'BIO' && anyOf !== 'CHE');

  it('is met by 7 + 7 + 7 + 7 + 7 + 6 = 41', () => {
    expect(checkRequirements(realProgramme('JS4502'), BEST).met).toBe(true);
  });

  it('is not met by 7 + 7 + 7 + 7 + 6 + 6 = 40', () => {
    expect(special({ ...BEST, CHE: '5*' })).toEqual([
      { anyOf: 'TOTAL', required: '>40', have: 6, held: '40' },
    ]);
  });

  it('is not met by five subjects', () => {
    const { PHY: _, ...five } = BEST;
    expect(special(five)).toEqual([{ anyOf: 'TOTAL', required: '>40', have: 5, held: '35' }]);
  });

  it('names the missing 5** beside the total', () => {
    expect(special({ ...BEST, MAT: '5*', CHE: '5*' })).toEqual([
      { anyOf: 'TOTAL', required: '>40', have: 6, held: '39' },
      { anyOf: 'CHI ENG MAT ELE', required: '5**', have: 3, held: '5*' },
    ]);
  });

  it('takes M1 and M2 for one subject', () => {
    const twoModules = pupil({
      chi: '5**',
      eng: '5**',
      mat: '5*',
      csd: 'Attained',
      bio: '5',
      che: '5',
      m1: '5**',
      m2: '5**',
    });
    expect(special(twoModules)).toEqual([
      { anyOf: 'TOTAL', required: '>40', have: 6, held: '37' },
      { anyOf: 'CHI ENG MAT ELE', required: '5**', have: 3, held: '5*' },
    ]);
  });

  it('holds for any programme with that rule', () => {
    const other = programme({
      requirements: {},
      elective_requirements: [],
      formula: formula({ rules: ['sixAboveFortyWithFourTopGrades'] }),
    });
    expect(checkRequirements(other, BEST).met).toBe(true);
    expect(checkRequirements(other, {}).met).toBe(false);
  });
});
