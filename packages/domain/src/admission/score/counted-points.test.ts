import { describe, expect, it } from 'vitest';
import type { Grades } from '../../grades/grade.ts';
import { ELECTIVE_SUBJECTS } from '../../grades/subject.ts';
import { pupil } from '../../testing/pupil.ts';
import { realFile } from '../../testing/real-catalogue.ts';
import { isCsdAssumed, subjectPoints, subjectSet, subjectsOf } from './counted-points.ts';

describe('what a pupil brings to a formula', () => {
  const grades = pupil({ chi: '5**', eng: 'U', csd: 'Attained', ls: '5', m1: '2', bio: '5' });

  it('is every subject with points on the scale; never LS, CSD only where asked for', () => {
    expect(subjectPoints(grades, '8.5', false)).toEqual([
      { subject: 'CHI', points: 8.5 },
      { subject: 'BIO', points: 5.5 },
      { subject: 'MEP_M1', points: 2 },
    ]);
    expect(subjectPoints(grades, '7', true)).toEqual([
      { subject: 'CHI', points: 7 },
      { subject: 'CSD', points: 2 },
      { subject: 'BIO', points: 5 },
      { subject: 'MEP_M1', points: 2 },
    ]);
  });

  it.each<[string, Grades, number, boolean]>([
    ['attained', { CSD: 'Attained' }, 2, false],
    ['failed', { CSD: 'Failed' }, 0, false],
    ['not entered', {}, 2, true],
    ['Liberal Studies in its place', { LS: '5**' }, 0, false],
  ])('CSD %s', (_, core, points, assumed) => {
    const counted = subjectPoints(core, '7', true);
    expect(counted).toEqual(points === 0 ? [] : [{ subject: 'CSD', points }]);
    expect(isCsdAssumed(core)).toBe(assumed);
  });
});

describe('subjects that a code stands for', () => {
  it.each([
    ['ELE', [...ELECTIVE_SUBJECTS]],
    ['MEP', ['MEP_M1', 'MEP_M2']],
    ['MBO', ['MAT', 'MEP_M1', 'MEP_M2']],
    ['SCI', ['BIO', 'CHE', 'PHY']],
    ['BIO', ['BIO']],
    ['CSD', ['CSD']],
    ['APL', []],
    ['FRE', []],
    ['OTH', []],
    ['toString', []],
  ])('%s', (code, subjects) => {
    expect(subjectsOf(code)).toEqual(subjects);
  });

  it('together are each once', () => {
    expect([...subjectSet(['MEP', 'MBO', 'MAT', 'FRE'])].sort()).toEqual(['MAT', 'MEP_M1', 'MEP_M2']);
  });

  it('leave no slot of a real formula without a subject', () => {
    for (const year of [2026, 2025] as const) {
      for (const { code, formula } of realFile(year).programmes) {
        const terms = [...(formula?.terms ?? []), ...(formula?.alternatives ?? []).flat()];
        for (const { from } of terms)
          if (from !== null) expect(subjectSet(from).size, code).toBeGreaterThan(0);
      }
    }
  });
});
