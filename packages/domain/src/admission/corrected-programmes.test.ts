import { describe, expect, it } from 'vitest';
import { pupil } from '../testing/pupil.ts';
import { realCatalogue, realProgramme, realProgrammes } from '../testing/real-catalogue.ts';
import { classify } from './classify.ts';
import { checkRequirements } from './requirement.ts';

const CORE = { chi: '4', eng: '4', mat: '5', csd: 'Attained' } as const;
const standing = (code: string, grades: Parameters<typeof classify>[2]) =>
  classify(realCatalogue(2026), realProgramme(code), grades);

describe('what the publishers’ own sheets correct', () => {
  it('JS5901 counts its sciences twice and has levels', () => {
    const grades = pupil({ ...CORE, chi: '5', eng: '5*', mat: '5**', phy: '5*', m2: '5*', eco: '5*' });
    const { classification, reason, statistics, user_score } = standing('JS5901', grades);
    expect(user_score).toBeCloseTo(7 * 2 + 8.5 * 2 + 7 * 2 + 7 * 1.5 + 7 + 5.5 * 0.425, 2);
    expect(statistics.median).toBe(62.48);
    expect([reason, classification]).toEqual([null, 5]);
  });

  it('JS5711 takes DAT as its science or technology elective, and says whose word that is', () => {
    const grades = pupil({ ...CORE, dat: '3', eco: '3' });
    expect(checkRequirements(realProgramme('JS5711'), grades).unmet).toEqual([]);
    expect(realProgramme('JS5711').notes).toEqual(['designTechnologyByInstitution']);
  });

  it('JS3569 stands by its mean and its lower quartile, the printed median left out', () => {
    const one = realProgramme('JS3569');
    expect(one).toMatchObject({
      score_md: null,
      score_mean: 200,
      score_lq: 190,
      printed_out_of_order: false,
    });
    expect(one.notes).toEqual(['printedMedianLeftOut']);
    const curve = realCatalogue(2026).entry('JS3569')?.curve;
    expect([curve?.percentAt(200), curve?.percentAt(190)]).toEqual([50, 25]);
  });

  it('JS3624 is read by its median alone', () => {
    expect(realProgramme('JS3624')).toMatchObject({
      score_md: 278,
      score_lq: 279.5,
      printed_out_of_order: true,
    });
  });

  it('JS3243 is no longer subject to approval', () => {
    const { full_title_en, full_title_cn } = realProgramme('JS3243');
    expect(`${full_title_en} ${full_title_cn}`).not.toMatch(/approval|審批/);
  });

  it('two years of other weights are not compared', () => {
    const changed = [
      'JS3050',
      'JS3223',
      'JS3236',
      'JS3237',
      'JS3569',
      'JS3624',
      'JS3636',
      'JS3739',
      'JS3791',
    ];
    expect(changed.filter((code) => !realProgramme(code).formula_changed)).toEqual([]);
    expect(changed.filter((code) => realProgramme(code, 2025).formula_matches_scores)).toEqual([]);
  });
});

describe('the first elective of HKBU is a Category A subject, not M1 or M2', () => {
  const HKBU = realProgrammes(2026).filter(({ institution }) => institution === 'HKBU');
  const anyTwo = HKBU.filter(({ elective_requirements: [first] }) => first?.[0]?.any_of.join() === 'ELE');
  const unmet = (grades: Parameters<typeof classify>[2]) =>
    anyTwo.map((one) =>
      checkRequirements(one, grades).unmet.map(
        (one) => (one.on === 'electives' && one.excl.join(' ')) || 'any',
      ),
    );
  const each = (reasons: readonly string[]) => anyTwo.map(() => reasons);

  it('as the data of 20 of its 22 programmes state', () => {
    expect([HKBU.length, anyTwo.length]).toEqual([22, 20]);
  });

  it.each([
    ['a subject and M2', pupil({ ...CORE, his: '3', m2: '3' }), []],
    ['M1 and M2', pupil({ ...CORE, m1: '5**', m2: '5**' }), ['MEP APL OLANG']],
    ['M2 alone', pupil({ ...CORE, m2: '5**' }), ['MEP APL OLANG']],
    ['one subject', pupil({ ...CORE, his: '3' }), ['any']],
    ['M2 beside a subject too low', pupil({ ...CORE, his: '2', m2: '3' }), ['MEP APL OLANG']],
    ['two subjects', pupil({ ...CORE, his: '3', chh: '3' }), []],
  ])('%s', (_, grades, reasons) => {
    expect(unmet(grades)).toEqual(each(reasons));
  });

  it('nor does M2 stand for the science that a programme names', () => {
    expect(checkRequirements(realProgramme('JS2410'), pupil({ ...CORE, bio: '3', m2: '3' })).met).toBe(true);
    expect(checkRequirements(realProgramme('JS2410'), pupil({ ...CORE, his: '3', m2: '3' })).met).toBe(false);
  });
});
