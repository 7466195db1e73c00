import { describe, expect, it } from 'vitest';
import { checkRequirements } from '../admission/requirement.ts';
import type { Grades } from '../grades/grade.ts';
import { pupil } from '../testing/pupil.ts';
import { realFlexibleAdmission } from '../testing/real-advice.ts';
import { realProgramme } from '../testing/real-catalogue.ts';
import { flexibleRouteFor } from './flexible-route.ts';

const FILE = realFlexibleAdmission();
const base = { chi: '3', eng: '3', mat: '2', csd: 'Attained', phy: '4', che: '4' } as const;

function routeOf(code: string, grades: Grades, score: number | null = null) {
  const programme = realProgramme(code);
  const check = checkRequirements(programme, grades);
  return flexibleRouteFor(FILE, code, check, { grades, score, median: programme.score_md });
}

describe('a flexible route', () => {
  it('is for one subject that misses the general minimum by one level', () => {
    const open = routeOf('JS3003', pupil({ ...base, chi: '2' }));
    expect(open?.route).toMatchObject({ institution: 'PolyU', band_a_required: true });
    expect(open?.missed).toEqual({ subject: 'CHI', required: '3', held: '2' });
    expect(open?.source?.name).toContain('PolyU programme');
  });

  it.each([
    ['nothing is missed', pupil(base)],
    ['two levels are missed', pupil({ ...base, chi: '1' })],
    ['the subject was not taken', pupil({ eng: '3', mat: '2', csd: 'Attained', phy: '4', che: '4' })],
    ['two subjects are missed', pupil({ ...base, chi: '2', eng: '2' })],
  ])('is closed where %s', (_, grades) => {
    expect(routeOf('JS3003', grades)).toBeNull();
  });

  it('differs at Lingnan by the subject that a programme lets be missed', () => {
    expect(routeOf('JS7709', pupil({ ...base, chi: '2' }))).toBeNull();
    expect(routeOf('JS7709', pupil({ ...base, mat: '1' }))?.route.subjects).toEqual(['MAT']);
  });

  it('waives nothing that a programme asks beyond the general minimum', () => {
    const { code, requirements } = realProgramme('JS5300');
    expect(requirements).toMatchObject({ ENG: '4', MAT: '3' });
    const grades = pupil({ ...base, mat: '5', phy: '5' });
    expect(routeOf(code, grades, 99)).toBeNull();
    expect(routeOf(code, { ...grades, ENG: '4', CHI: '2' }, 99)?.missed.subject).toBe('CHI');
  });

  it('asks HKUST’s median of the score, and HKMU’s 5* of another subject', () => {
    const weakChinese = pupil({ ...base, chi: '2', eng: '5', mat: '5', phy: '5', che: '5' });
    const median = realProgramme('JS5101').score_md ?? 0;
    expect(routeOf('JS5101', weakChinese, median)?.route.institution).toBe('HKUST');
    expect(routeOf('JS5101', weakChinese, median - 0.01)).toBeNull();
    expect(routeOf('JS9220', weakChinese)).toBeNull();
    expect(routeOf('JS9220', { ...weakChinese, PHY: '5*' })?.route.needs).toContainEqual({
      code: 'anotherSubjectAt',
      grade: '5*',
    });
  });
});
