import { describe, expect, it } from 'vitest';
import type { Grades } from '../../grades/grade.ts';
import { pupil } from '../../testing/pupil.ts';
import { isCsdAssumed, subjectPoints } from './counted-points.ts';

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
