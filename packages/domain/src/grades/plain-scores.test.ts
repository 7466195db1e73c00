import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPupil, SEED } from '../testing/arbitrary-pupil.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../testing/pupil.ts';
import type { Grades } from './grade.ts';
import { plainScores } from './plain-scores.ts';

const FULL_MARKS = pupil({
  chi: '5**',
  eng: '5**',
  mat: '5**',
  bio: '5**',
  che: '5**',
  phy: '5**',
  m2: '5**',
});

describe('plain scores', () => {
  it.each<
    [string, Grades, { totalScore: number; best5Score: number; best6Score: number; coreScore: number }]
  >([
    [
      'the science pupil: 7, 6, 6, 5, 4, 3, 2',
      SCIENCE_PUPIL,
      { totalScore: 33, best5Score: 28, best6Score: 31, coreScore: 3 + 4 + 6 },
    ],
    [
      'the arts pupil: 7, 6, 5, 4, 3, 2',
      ARTS_PUPIL,
      { totalScore: 27, best5Score: 25, best6Score: 27, coreScore: 6 + 7 + 3 },
    ],
    [
      'fewer than five subjects',
      pupil({ chi: '4', eng: '3' }),
      { totalScore: 7, best5Score: 7, best6Score: 7, coreScore: 7 },
    ],
    [
      'U is worth nothing',
      pupil({ chi: 'U', eng: '5', mat: '2', bio: 'U' }),
      { totalScore: 7, best5Score: 7, best6Score: 7, coreScore: 7 },
    ],
    ['no grades', {}, { totalScore: 0, best5Score: 0, best6Score: 0, coreScore: 0 }],
  ])('of %s', (_, grades, scores) => {
    expect(plainScores(grades)).toMatchObject(scores);
  });

  it.each<[string, Grades, number]>([
    ['M1 5** and not M2 5', pupil({ chi: '4', m1: '5**', m2: '5' }), 4 + 7],
    ['M2 5* and not M1 2', pupil({ chi: '4', m1: '2', m2: '5*' }), 4 + 6],
    ['M1 alone', pupil({ chi: '4', m1: '3' }), 4 + 3],
  ])('count %s', (_, grades, total) => {
    expect(plainScores(grades).totalScore).toBe(total);
  });

  it.each([pupil({ csd: 'Attained' }), pupil({ csd: 'Failed' }), pupil({ ls: '5**' })])(
    'never count the core slot: %o',
    (core) => {
      expect(plainScores({ ...ARTS_PUPIL, ...core })).toEqual(plainScores(ARTS_PUPIL));
    },
  );
});

describe('competitiveness', () => {
  it.each<[string, Grades, number, number, number]>([
    ['best six 27, best five 25', ARTS_PUPIL, (27 / 42) * 100, (25 / 35) * 100, 100],
    ['best six 31, best five 28', SCIENCE_PUPIL, (31 / 42) * 100, 80, 100],
    ['full marks', FULL_MARKS, 100, 100, 100],
    [
      'best five 20',
      pupil({ chi: '4', eng: '4', mat: '4', bio: '4', che: '4' }),
      (20 / 42) * 100,
      (20 / 35) * 100,
      80,
    ],
    ['nothing', {}, 0, 0, 0],
  ])(
    'is best six over 42, best five over 35 and over 25, at most 100: %s',
    (_, grades, top, competitive, safety) => {
      const scores = plainScores(grades);
      expect(scores.top).toBeCloseTo(top, 9);
      expect(scores.competitive).toBeCloseTo(competitive, 9);
      expect(scores.safety).toBeCloseTo(safety, 9);
    },
  );

  it('stays between 0 and 100', () => {
    fc.assert(
      fc.property(anyPupil({ minLength: 0, maxLength: 8 }), (grades) => {
        const { top, competitive, safety } = plainScores(grades);
        for (const percent of [top, competitive, safety]) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
