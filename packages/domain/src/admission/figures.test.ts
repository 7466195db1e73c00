import { describe, expect, it } from 'vitest';
import { programme } from '../testing/programme.ts';
import { realCatalogue, realFile } from '../testing/real-catalogue.ts';
import { catalogueFigures } from './figures.ts';
import type { Programme } from './programme.ts';

const median = (
  code: string,
  score_md: number | null,
  more: Parameters<typeof programme>[0] = {},
): Programme => programme({ code, score_md, score_lq: null, score_uq: null, ...more });

function naiveMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (at(half - 1) + at(half)) / 2 : at(Math.floor(half));
}

describe('the movement of medians from year to year', () => {
  it('is 1.4826 × the median distance of the relative changes from their median', () => {
    const older = [median('A', 20), median('B', 20), median('C', 40), median('D', 10)];
    const newer = [median('A', 20), median('B', 22), median('C', 42), median('D', 12)];
    // Changes 0, 0.1, 0.05, 0.2: median 0.075; distances 0.075, 0.025, 0.025, 0.125: median 0.05.
    expect(catalogueFigures([newer, older]).movement).toBeCloseTo(1.4826 * 0.05, 9);
  });

  it('leaves out changed formulas, missing medians and programmes of one year only', () => {
    const older = [median('A', 20), median('B', 20), median('C', null), median('D', 10), median('E', 50)];
    const newer = [
      median('A', 21),
      median('B', 40, { formula_changed: true }),
      median('C', 40),
      median('D', null),
      median('F', 50),
    ];
    expect(catalogueFigures([newer, older]).movement).toBe(0);
  });

  it('is unknown with one year, or with nothing to compare', () => {
    expect(catalogueFigures([[median('A', 20)]]).movement).toBeNull();
    expect(catalogueFigures([[median('A', 20)], [median('B', 20)]]).movement).toBeNull();
    expect(catalogueFigures([])).toEqual({
      movement: null,
      spread: { '7': null, '8.5': null },
      sharedMovements: [],
    });
  });

  it('is between the two newest years', () => {
    const years = [[median('A', 22)], [median('A', 20)], [median('A', 1)]];
    expect(catalogueFigures(years)).toEqual(catalogueFigures(years.slice(0, 2)));
  });
});

describe('the spread of quartiles around medians', () => {
  it('is the median of both sides together, by scale', () => {
    const year = [
      programme({ code: 'A', score_lq: 18, score_md: 20, score_uq: 25 }),
      programme({ code: 'B', score_lq: 19, score_md: 20, score_uq: null }),
      programme({ code: 'C', score_lq: 36, score_md: 40, score_uq: 48, score_scale: '8.5' }),
    ];
    // On the 7-point scale 0.1, 0.25 and 0.05; on the other 0.1 and 0.2.
    expect(catalogueFigures([year]).spread['7']).toBeCloseTo(0.1, 9);
    expect(catalogueFigures([year]).spread['8.5']).toBeCloseTo(0.15, 9);
  });

  it('leaves out figures printed out of order, and programmes without a median', () => {
    const year = [
      programme({ code: 'A', score_lq: 18, score_md: 20, score_uq: null }),
      programme({ code: 'B', score_lq: 29, score_md: 20, score_uq: null, printed_out_of_order: true }),
      programme({ code: 'C', score_lq: 12, score_md: null, score_uq: 30 }),
    ];
    expect(catalogueFigures([year]).spread['7']).toBeCloseTo(0.1, 9);
  });

  it('can be that of an earlier year', () => {
    const newer = [programme({ score_lq: 10, score_md: 20, score_uq: 30 })];
    const older = [programme({ score_lq: 19, score_md: 20, score_uq: 21 })];
    const figures = catalogueFigures([newer, older], older);
    expect(figures.spread['7']).toBeCloseTo(0.05, 9);
    expect(figures.movement).toBe(catalogueFigures([newer, older]).movement);
  });
});

describe('the figures of the real years', () => {
  it('are those worked out naively from the files', () => {
    const [newer, older] = [realFile(2026).programmes, realFile(2025).programmes];
    const changes: number[] = [];
    const spreads: Record<'7' | '8.5', number[]> = { '7': [], '8.5': [] };
    for (const row of newer) {
      const earlier = older.find(({ code }) => code === row.code);
      if (row.score_md === null) continue;
      if (!row.formula_changed && earlier !== undefined && earlier.score_md !== null)
        changes.push(row.score_md / earlier.score_md - 1);
      if (row.printed_out_of_order) continue;
      for (const quartile of [row.score_lq, row.score_uq])
        if (quartile !== null) spreads[row.score_scale].push(Math.abs(1 - quartile / row.score_md));
    }
    const centre = naiveMedian(changes);
    const movement = 1.4826 * naiveMedian(changes.map((change) => Math.abs(change - centre)));
    const { figures } = realCatalogue(2026);
    expect(changes.length).toBeGreaterThan(200);
    expect(figures.movement).toBeCloseTo(movement, 9);
    expect(figures.spread['7']).toBeCloseTo(naiveMedian(spreads['7']), 9);
    expect(figures.spread['8.5']).toBeCloseTo(naiveMedian(spreads['8.5']), 9);
  });

  it('agree with the product’s reading: a few percent of the median', () => {
    const { movement, spread } = realCatalogue(2026).figures;
    for (const share of [movement, spread['7'], spread['8.5']]) {
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.08);
    }
  });
});
