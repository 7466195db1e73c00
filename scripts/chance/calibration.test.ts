import { readFileSync } from 'node:fs';
import { type BackTest, type CalibrationFile, CHANCE_VERSION, worsened } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { comparedPairs } from './compared-pairs.ts';

const FILE = new URL('../../data/chance/calibration.json', import.meta.url);
const kept: CalibrationFile = JSON.parse(readFileSync(FILE, 'utf8'));

/** n, then what the bands of 50, 80 and 90 % hold, of median, lower and upper quartile (specification, section 9). */
const EXPECTED = [
  [2020, [147, 0.52, 0.91, 0.95], [111, 0.57, 0.92, 0.94], [75, 0.71, 0.93, 0.97]],
  [2021, [207, 0.62, 0.88, 0.97], [160, 0.7, 0.93, 0.94], [72, 0.68, 0.93, 0.97]],
  [2022, [172, 0.7, 0.94, 0.95], [133, 0.68, 0.93, 0.97], [45, 0.73, 0.93, 0.93]],
  [2023, [118, 0.64, 0.88, 0.94], [111, 0.57, 0.87, 0.92], [79, 0.56, 0.89, 0.92]],
  [2024, [229, 0.44, 0.79, 0.89], [195, 0.38, 0.73, 0.84], [94, 0.55, 0.86, 0.93]],
] as const;

describe('the back-test', () => {
  it.each(EXPECTED)('of %i comes to the table of the specification', (from, ...expected) => {
    const year = kept.years.find((one) => one.from === from);
    for (const [place, [n, in50, in80, in90]] of expected.entries()) {
      const found = [year?.median, year?.lower, year?.upper][place];
      expect(found?.n).toBe(n);
      for (const [share, of] of [
        [found?.in50, in50],
        [found?.in80, in80],
        [found?.in90, in90],
      ] as const)
        expect(Math.abs((share ?? 0) - of)).toBeLessThanOrEqual(0.02);
    }
  });

  it('says what it is of', () => {
    expect(kept.version).toBe(CHANCE_VERSION);
    expect(comparedPairs()).toHaveLength(873);
    expect(kept.reliability.reduce((sum, { n }) => sum + n, 0)).toBe(873 * 12);
    expect(kept.brier.estimate).toBeLessThan(kept.brier.nothingMoves);
  });

  it('tells every figure that worsens, and none that does not', () => {
    expect(worsened(kept, kept)).toEqual([]);
    const { median } = kept.alike;
    const worse: BackTest = { ...kept, alike: { ...kept.alike, median: { ...median, in80: 0.7 } } };
    expect(worsened(kept, worse)).toEqual(['median in80']);
    expect(worsened(worse, kept)).toEqual([]);
    const off = { ...kept, brier: { ...kept.brier, estimate: kept.brier.estimate + 0.01 } };
    expect(worsened(kept, off)).toEqual(['Brier']);
  });
});
