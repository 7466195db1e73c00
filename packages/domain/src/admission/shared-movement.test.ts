import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { realCatalogue, realHistory, realProgrammes } from '../testing/real-catalogue.ts';
import { levelAfterRise } from './admission-curve.ts';
import { type ScoreHistory, sharedMovements, steepestRise } from './shared-movement.ts';

describe('how the line of all programmes together moved', () => {
  it('is the median change over comparable pairs, of medians or else of means', () => {
    const history: ScoreHistory = {
      A: [
        [2023, 20, null, true],
        [2024, 22, null, null],
      ],
      B: [
        [2023, 20, 21, true],
        [2024, null, 42, null],
      ],
      C: [
        [2023, null, 10, true],
        [2024, null, 11, null],
      ],
    };
    expect(sharedMovements(history)).toEqual([
      { from: 2023, to: 2024, programmes: 3, change: expect.closeTo(0.1, 9) },
    ]);
  });

  it.each<[string, ScoreHistory]>([
    [
      'known not to be comparable',
      {
        A: [
          [2023, 20, null, false],
          [2024, 22, null, null],
        ],
      },
    ],
    [
      'not known to be comparable',
      {
        A: [
          [2023, 20, null, null],
          [2024, 22, null, null],
        ],
      },
    ],
    [
      'more than a year apart',
      {
        A: [
          [2022, 20, null, true],
          [2024, 22, null, null],
        ],
      },
    ],
    [
      'a median and a mean',
      {
        A: [
          [2023, 20, null, true],
          [2024, null, 22, null],
        ],
      },
    ],
    ['nothing at all', {}],
  ])('leaves out years that are %s', (_, history) => {
    expect(sharedMovements(history)).toEqual([]);
  });

  it('stood still in four of the five years held, and rose by 3.6 % in 2025', () => {
    const told = sharedMovements(realHistory()).map(({ to, programmes, change }) => [
      to,
      programmes,
      Math.round(change * 1000) / 10,
    ]);
    expect(told).toEqual([
      [2021, 150, 0],
      [2022, 207, 0],
      [2023, 175, 0],
      [2024, 118, 0],
      [2025, 229, 3.6],
    ]);
  });

  it('rests on no pair of other weights', () => {
    const history = realHistory();
    const changed = realProgrammes(2026).filter(
      ({ code, institution, formula_changed }) =>
        formula_changed && institution === 'PolyU' && history[code] !== undefined,
    );
    const compared = changed.filter(({ code }) =>
      history[code]?.some(([year, , , comparable]) => year === 2024 && comparable === true),
    );
    expect(compared.map(({ code }) => code)).toEqual([]);
    expect(changed.length).toBeGreaterThan(5);
  });
});

describe('the steepest rise', () => {
  const rose = (from: number, change: number) => ({ from, to: from + 1, programmes: 9, change });
  const [small, large, later] = [rose(2021, 0.01), rose(2022, 0.04), rose(2024, 0.09)];

  it.each([
    ['is the largest', [small, large], 2026, large],
    ['is one up to the year of the scores', [small, large, later], 2024, large],
    ['may be into that very year', [small, large, later], 2025, later],
    ['is the later of two alike', [large, rose(2023, 0.04)], 2026, rose(2023, 0.04)],
    ['is no news where it is very small', [rose(2022, 0.0049)], 2026, null],
    ['is news from half a percent on', [rose(2022, 0.005)], 2026, rose(2022, 0.005)],
    ['is none where all fell', [rose(2022, -0.04)], 2026, null],
    ['is none where no year is known', [], 2026, null],
  ])('%s', (_, movements, year, steepest) => {
    expect(steepestRise(movements, year)).toEqual(steepest);
  });
});

describe('the level once the line has risen', () => {
  const curves = realCatalogue(2026).entries.flatMap(({ curve }) => curve ?? []);

  it('is never higher after a larger rise', () => {
    const rise = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...curves), share, rise, rise, (curve, at, one, other) => {
        const { low, high } = curve.range;
        const score = low + at * (high - low);
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(levelAfterRise(curve, score, more)).toBeLessThanOrEqual(levelAfterRise(curve, score, less));
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it('is the level itself where it did not move', () => {
    for (const curve of curves) {
      const { low, high } = curve.range;
      for (const score of [low, (low + high) / 2, high]) {
        expect(levelAfterRise(curve, score, 0)).toBe(curve.levelOf(score));
      }
    }
  });
});
