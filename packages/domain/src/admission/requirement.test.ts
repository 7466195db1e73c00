import { describe, expect, it } from 'vitest';
import type { Grades } from '../grades/grade.ts';
import type { SubjectCode } from '../grades/subject.ts';
import { electives, programme } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import type { UnmetRequirement } from './classification.ts';
import type { ElectiveRequirement } from './programme.ts';
import { checkRequirements } from './requirement.ts';

/** Chinese 3, English 3, Mathematics 2, CSD attained, two electives at 2. */
const ORDINARY = programme();
const ENOUGH = pupil({ chi: '3', eng: '3', mat: '2', csd: 'Attained', bio: '2', eco: '2' });

const lacks = (
  subject: SubjectCode,
  count: number,
  required: string,
  have: number,
  held: string | null,
): UnmetRequirement => ({ on: 'subject', subject, count, required, have, held });

const lacksElectives = (
  named: readonly string[] | null,
  count: number,
  required: string,
  have: number,
  held: string | null,
): UnmetRequirement => ({ on: 'electives', named, excl: [], count, required, have, held });

describe('minimum grades', () => {
  it('are met by exactly the minimum', () => {
    expect(checkRequirements(ORDINARY, ENOUGH)).toEqual({ met: true, unmet: [], assumed: [] });
  });

  it.each<[string, Grades, readonly UnmetRequirement[]]>([
    ['Chinese 2 for 3', { CHI: '2' }, [lacks('CHI', 1, '3', 0, '2')]],
    ['English U for 3', { ENG: 'U' }, [lacks('ENG', 1, '3', 0, 'U')]],
    ['Mathematics 1 for 2', { MAT: '1' }, [lacks('MAT', 1, '2', 0, '1')]],
    ['CSD failed', { CSD: 'Failed' }, [lacks('CSD', 1, 'Attained', 0, 'Failed')]],
    [
      'CSD failed, with Liberal Studies of an earlier year',
      { CSD: 'Failed', LS: '4' },
      [lacks('CSD', 1, 'Attained', 0, 'Failed')],
    ],
    ['one elective too low', { BIO: '1' }, [lacksElectives(null, 2, '2', 1, '1')]],
    [
      'both electives too low: the better one is named',
      { BIO: 'U', ECO: '1' },
      [lacksElectives(null, 2, '2', 0, '1')],
    ],
    [
      'everything at once, in the order of the subjects',
      { MAT: '1', CSD: 'Failed', ENG: '2', BIO: '1', CHI: '1' },
      [
        lacks('CHI', 1, '3', 0, '1'),
        lacks('ENG', 1, '3', 0, '2'),
        lacks('MAT', 1, '2', 0, '1'),
        lacks('CSD', 1, 'Attained', 0, 'Failed'),
        lacksElectives(null, 2, '2', 1, '1'),
      ],
    ],
  ])('name what falls short: %s', (_, change, unmet) => {
    expect(checkRequirements(ORDINARY, { ...ENOUGH, ...change })).toEqual({ met: false, unmet, assumed: [] });
  });

  it('name every subject that is missing', () => {
    expect(checkRequirements(ORDINARY, {})).toEqual({
      met: false,
      unmet: [
        lacks('CHI', 1, '3', 0, null),
        lacks('ENG', 1, '3', 0, null),
        lacks('MAT', 1, '2', 0, null),
        lacksElectives(null, 2, '2', 0, null),
      ],
      assumed: ['CSD'],
    });
  });

  it('ask nothing of a programme that states none', () => {
    const open = programme({ requirements: {}, elective_requirements: [] });
    expect(checkRequirements(open, {})).toEqual({ met: true, unmet: [], assumed: [] });
  });
});

describe('Citizenship and Social Development', () => {
  const withCore = (core: Grades) => {
    const { CSD: _, ...others } = ENOUGH;
    return checkRequirements(ORDINARY, { ...others, ...core });
  };

  it.each<[string, Grades, boolean, readonly string[]]>([
    ['not entered counts as attained and is named as assumed', {}, true, ['CSD']],
    ['attained', { CSD: 'Attained' }, true, []],
    ['failed', { CSD: 'Failed' }, false, []],
    ['Liberal Studies 2 stands in', { LS: '2' }, true, []],
    ['Liberal Studies 5** stands in', { LS: '5**' }, true, []],
    ['Liberal Studies 1 does not', { LS: '1' }, false, []],
    ['Liberal Studies U does not', { LS: 'U' }, false, []],
  ])('%s', (_, core, met, assumed) => {
    expect(withCore(core)).toMatchObject({ met, assumed });
  });

  it('is unmet with the Liberal Studies held', () => {
    expect(withCore({ LS: '1' }).unmet).toEqual([lacks('CSD', 1, 'Attained', 0, '1')]);
  });

  it('is not assumed where it is not asked for', () => {
    const without = programme({ requirements: { CHI: '3' }, elective_requirements: [] });
    expect(checkRequirements(without, pupil({ chi: '3' })).assumed).toEqual([]);
    expect(checkRequirements(without, pupil({ chi: '3', csd: 'Failed' })).met).toBe(true);
  });
});

describe('electives', () => {
  const asking = (...alternatives: readonly (readonly ElectiveRequirement[])[]) =>
    programme({ requirements: {}, elective_requirements: alternatives });

  const SCIENCE_AND_ANOTHER = [electives(1, '3'), electives(1, '3', ['BIO', 'CHE'])];

  it('must be different subjects', () => {
    const check = checkRequirements(asking(SCIENCE_AND_ANOTHER), pupil({ bio: '5**' }));
    expect(check.met).toBe(false);
    expect(check.unmet).toHaveLength(1);
  });

  it.each([pupil({ bio: '3', eco: '3' }), pupil({ eco: '3', che: '3' }), pupil({ bio: '3', che: '3' })])(
    'are given out so that all demands are met: %o',
    (grades) => {
      expect(checkRequirements(asking(SCIENCE_AND_ANOTHER), grades).met).toBe(true);
      expect(checkRequirements(asking([...SCIENCE_AND_ANOTHER].reverse()), grades).met).toBe(true);
    },
  );

  it('of M1 and M2 are one', () => {
    const both = pupil({ m1: '5', m2: '5' });
    expect(checkRequirements(asking([electives(2, '2')]), both).unmet).toEqual([
      lacksElectives(null, 2, '2', 1, null),
    ]);
    expect(checkRequirements(asking([electives(1, '2')]), both).met).toBe(true);
    const modules = ['MEP_M1', 'MEP_M2'];
    expect(checkRequirements(asking([electives(1, '3', modules), electives(1, '3')]), both).met).toBe(false);
    expect(checkRequirements(asking([electives(1, '3', modules)]), pupil({ m1: '2', m2: '3' })).met).toBe(
      true,
    );
  });

  it('by a group code are any of its subjects', () => {
    expect(checkRequirements(asking([electives(1, '3', ['MEP'])]), pupil({ m2: '3' })).met).toBe(true);
    expect(checkRequirements(asking([electives(1, '3', ['SCI'])]), pupil({ phy: '3' })).met).toBe(true);
    expect(checkRequirements(asking([electives(1, '3', ['SCI'])]), pupil({ ict: '3' })).met).toBe(false);
    expect(checkRequirements(asking([electives(1, '3', ['APL'])]), pupil({ ict: '3' })).met).toBe(false);
  });

  it('may be compulsory subjects where these are named', () => {
    const threeOthers = asking([electives(3, '2', ['MAT', 'ELE'])]);
    expect(checkRequirements(threeOthers, pupil({ mat: '2', bio: '2', eco: '2' })).met).toBe(true);
    expect(checkRequirements(threeOthers, pupil({ chi: '2', bio: '2', eco: '2' })).met).toBe(false);
  });

  it('name the alternative that lacks least, the first of equals', () => {
    const programmeAsking = asking([electives(2, '3', ['BIO', 'CHE'])], [electives(1, '3', ['MUS'])]);
    expect(checkRequirements(programmeAsking, {}).unmet).toEqual([lacksElectives(['MUS'], 1, '3', 0, null)]);
    expect(checkRequirements(programmeAsking, pupil({ bio: '3', che: '2' })).unmet).toEqual([
      lacksElectives(['BIO', 'CHE'], 2, '3', 1, '2'),
    ]);
    expect(checkRequirements(programmeAsking, pupil({ mus: '3' })).met).toBe(true);
  });
});
