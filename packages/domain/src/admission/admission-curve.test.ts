import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { programme } from '../testing/programme.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { type AdmissionCurve, admissionCurve } from './admission-curve.ts';
import type { CatalogueFigures, Level } from './classification.ts';

const FIGURES: CatalogueFigures = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
const STILL: CatalogueFigures = { ...FIGURES, movement: null };

function curveOf(scores: Parameters<typeof programme>[0], figures = FIGURES): AdmissionCurve {
  const curve = admissionCurve(programme(scores), figures);
  if (curve === null) throw new Error('no curve');
  return curve;
}

const realCurves = ([2026, 2025] as const).flatMap((year) =>
  realCatalogue(year).entries.flatMap(({ programme: of, curve }) => (curve === null ? [] : [{ of, curve }])),
);

describe('the position among last year’s admitted', () => {
  it('goes through the published quartiles, whatever the movement', () => {
    const { percentAt } = curveOf({ score_lq: 18, score_md: 20, score_uq: 23 });
    expect([18, 20, 23].map((score) => Math.round(percentAt(score) * 1e6) / 1e6)).toEqual([25, 50, 75]);
  });

  it('goes through every strictly ordered published quartile of both years', () => {
    for (const { of, curve } of realCurves) {
      if (of.printed_out_of_order) continue;
      const middle = of.score_md ?? of.score_mean;
      const below = of.score_lq !== null && middle !== null && of.score_lq < middle;
      const above = of.score_uq !== null && middle !== null && of.score_uq > middle;
      if (below) expect(curve.percentAt(of.score_lq), `${of.code} lower`).toBeCloseTo(25, 6);
      if (above) expect(curve.percentAt(of.score_uq), `${of.code} upper`).toBeCloseTo(75, 6);
      const untied = of.score_lq !== middle && of.score_uq !== middle;
      if (middle !== null && untied) expect(curve.percentAt(middle), of.code).toBeCloseTo(50, 6);
    }
  });

  it('takes tied figures for one at the mean of their percentages', () => {
    expect(curveOf({ score_lq: 20, score_md: 20, score_uq: 23 }).percentAt(20)).toBeCloseTo(37.5, 9);
    expect(curveOf({ score_lq: 18, score_md: 20, score_uq: 20 }).percentAt(20)).toBeCloseTo(62.5, 9);
  });

  it('is of the median alone where all three are tied', () => {
    const curve = curveOf({ score_lq: 20, score_md: 20, score_uq: 20 });
    expect(curve.percentAt(20)).toBeCloseTo(50, 9);
    expect(curve.percentAt(22)).toBeCloseTo(75, 9);
    expect(curve.spreadEstimated).toEqual({ lower: true, upper: true });
  });

  it('uses figures printed out of order by their median alone', () => {
    const curve = curveOf({ score_lq: 21, score_md: 20, score_uq: null, printed_out_of_order: true });
    expect(curve.percentAt(20)).toBeCloseTo(50, 9);
    expect(curve.percentAt(18)).toBeCloseTo(25, 9);
    expect(curve.spreadEstimated).toEqual({ lower: true, upper: true });
  });

  it('says which side is estimated', () => {
    expect(curveOf({ score_lq: 18, score_md: 20, score_uq: null }).spreadEstimated).toEqual({
      lower: false,
      upper: true,
    });
  });

  it('rises strictly with the score', () => {
    for (const { of, curve } of realCurves) {
      const { low, high } = curve.range;
      const percents = Array.from({ length: 41 }, (_, step) =>
        curve.percentAt(low + ((high - low) * step) / 40),
      );
      const flat = percents.filter((percent, step) => percent <= (percents[step - 1] ?? 0));
      expect(flat, of.code).toEqual([]);
    }
  });

  it('and the score for a percentage are each other’s inverse', () => {
    const curves = fc.constantFrom(...realCurves);
    fc.assert(
      fc.property(curves, fc.double({ min: 1, max: 99, noNaN: true }), ({ curve }, percent) => {
        expect(curve.percentAt(curve.scoreAt(percent))).toBeCloseTo(percent, 6);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('has no curve without published scores', () => {
    const none = { score_lq: null, score_md: null, score_uq: null, score_mean: null };
    expect(admissionCurve(programme(none), FIGURES)).toBeNull();
    expect(admissionCurve(programme({ ...none, score_lq: 18 }), FIGURES)).toBeNull();
  });
});

describe('the level', () => {
  const curve = curveOf({ score_lq: 18, score_md: 20, score_uq: 23 });
  const shift = 0.6745 * 0.05 * 20;

  it('is read on the curve whose quartiles lie √(a² + (0.6745·m·median)²) from the median', () => {
    expect(curve.levelPercentAt(20 + Math.sqrt(3 ** 2 + shift ** 2))).toBeCloseTo(75, 9);
    expect(curve.levelPercentAt(20 - Math.sqrt(2 ** 2 + shift ** 2))).toBeCloseTo(25, 9);
    expect(curve.levelPercentAt(20)).toBeCloseTo(50, 9);
    expect(curve.movement).toBeCloseTo(0.05 * 20, 9);
  });

  it('is read on the plain curve when no movement is known', () => {
    const still = curveOf({ score_lq: 18, score_md: 20, score_uq: 23 }, STILL);
    expect(still.movement).toBeNull();
    for (const score of [15, 18, 19.5, 20, 22, 23, 27])
      expect(still.levelPercentAt(score)).toBeCloseTo(still.percentAt(score), 9);
  });

  it.each<[Level, number]>([
    [8, 95],
    [7, 82],
    [6, 70],
    [5, 60],
    [4, 52],
    [3, 43],
    [2, 30],
    [1, 15],
  ])('%i begins at %d %%', (level, percent) => {
    const from =
      curve.levelThresholds.find((threshold) => threshold.level === level)?.fromScore ?? Number.NaN;
    expect(curve.levelPercentAt(from)).toBeCloseTo(percent, 9);
    expect(curve.levelOf(from)).toBe(level);
    expect(curve.levelOf(from + 1e-9)).toBe(level);
    expect(curve.levelOf(from - 1e-9)).toBe(level - 1);
  });

  it('is 0 from nothing on', () => {
    expect(curve.levelThresholds.at(-1)).toEqual({ level: 0, fromScore: Number.NEGATIVE_INFINITY });
    expect(curve.levelOf(0)).toBe(0);
  });

  it('never falls when the score rises', () => {
    const curves = fc.constantFrom(...realCurves);
    const score = fc.double({ min: 0, max: 400, noNaN: true });
    fc.assert(
      fc.property(curves, score, score, ({ curve: one }, a, b) => {
        expect(one.levelOf(Math.max(a, b))).toBeGreaterThanOrEqual(one.levelOf(Math.min(a, b)));
        expect(one.levelPercentAt(Math.max(a, b))).toBeGreaterThanOrEqual(one.levelPercentAt(Math.min(a, b)));
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('has its thresholds in order, best first', () => {
    for (const { of, curve: one } of realCurves) {
      const scores = one.levelThresholds.map(({ fromScore }) => fromScore);
      expect(scores, of.code).toEqual([...scores].sort((a, b) => b - a));
    }
  });
});
