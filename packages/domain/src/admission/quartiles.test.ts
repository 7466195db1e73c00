import { describe, expect, it } from 'vitest';
import { programme } from '../testing/programme.ts';
import type { CatalogueFigures } from './classification.ts';
import { anchorsOf, quartilesOf, type ReferenceKind, referenceKind, referenceScore } from './quartiles.ts';

/** A tenth of the median on the 7-point scale, a twentieth on the 8.5-point scale. */
const FIGURES: CatalogueFigures = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };

const NO_SCORES = { score_lq: null, score_md: null, score_uq: null, score_mean: null };
type Scores = Partial<Record<keyof typeof NO_SCORES, number>>;
const publishing = (scores: Scores) => programme({ ...NO_SCORES, ...scores });

describe('the reference of a programme', () => {
  it.each<[string, Scores, number | null, ReferenceKind | null]>([
    ['the median', { score_md: 20, score_mean: 21, score_lq: 18, score_uq: 24 }, 20, 'median'],
    ['else the mean', { score_mean: 21, score_lq: 18, score_uq: 24 }, 21, 'mean'],
    ['else the middle of the quartiles', { score_lq: 12, score_uq: 16 }, 14, 'middle'],
    ['else nothing: one quartile alone', { score_lq: 12 }, null, null],
    ['else nothing', {}, null, null],
  ])('is %s', (_, scores, reference, kind) => {
    expect(referenceScore(publishing(scores))).toBe(reference);
    expect(referenceKind(publishing(scores))).toBe(kind);
    expect(quartilesOf(publishing(scores), FIGURES)?.middle ?? null).toBe(reference);
  });
});

describe('quartiles', () => {
  it.each<
    [
      string,
      Scores,
      readonly [below: number, above: number, belowEstimated: boolean, aboveEstimated: boolean],
    ]
  >([
    ['as published', { score_lq: 18, score_md: 20, score_uq: 23 }, [2, 3, false, false]],
    ['upper one missing: a tenth of 20', { score_lq: 18, score_md: 20 }, [2, 2, false, true]],
    ['lower one missing: a tenth of 20', { score_md: 20, score_uq: 23 }, [2, 3, true, false]],
    ['mean alone: a tenth of 24', { score_mean: 24 }, [2.4, 2.4, true, true]],
    ['at least half a point', { score_md: 3 }, [0.5, 0.5, true, true]],
    ['around the middle of both', { score_lq: 12, score_uq: 16 }, [2, 2, false, false]],
    ['lower one tied with the median', { score_lq: 20, score_md: 20, score_uq: 23 }, [0, 3, false, false]],
    ['upper one tied with the median', { score_lq: 18, score_md: 20, score_uq: 20 }, [2, 0, false, false]],
    ['tied below and missing above', { score_lq: 20, score_md: 20 }, [0, 2, false, true]],
  ])('%s', (_, scores, [below, above, belowEstimated, aboveEstimated]) => {
    const quartiles = quartilesOf(publishing(scores), FIGURES);
    expect(quartiles).toMatchObject({ belowEstimated, aboveEstimated });
    expect(quartiles?.below).toBeCloseTo(below, 9);
    expect(quartiles?.above).toBeCloseTo(above, 9);
  });

  it('printed out of order are not used, the median is', () => {
    const one = programme({ score_lq: 21, score_md: 20, score_uq: null, printed_out_of_order: true });
    expect(quartilesOf(one, FIGURES)).toEqual({
      middle: 20,
      below: 2,
      above: 2,
      belowEstimated: true,
      aboveEstimated: true,
    });
  });

  it('take the spread of their own scale, half a point when none is known', () => {
    const lone = { ...NO_SCORES, score_md: 40 };
    expect(quartilesOf(programme({ ...lone, score_scale: '8.5' }), FIGURES)?.below).toBeCloseTo(2, 9);
    const unknown = { movement: null, spread: { '7': null, '8.5': null }, sharedMovements: [] };
    expect(quartilesOf(programme(lone), unknown)?.below).toBe(0.5);
  });
});

describe('anchors', () => {
  const anchorsFor = (below: number, above: number, belowEstimated = false, aboveEstimated = false) =>
    anchorsOf({ middle: 20, below, above, belowEstimated, aboveEstimated }).map(
      ({ score, percent, estimated }) => [score, percent, estimated],
    );

  it.each<
    [string, readonly [number, number, boolean, boolean], readonly (readonly [number, number, boolean])[]]
  >([
    [
      'three',
      [2, 3, false, false],
      [
        [18, 25, false],
        [20, 50, false],
        [23, 75, false],
      ],
    ],
    [
      'lower quartile tied with the median: 37.5',
      [0, 3, false, false],
      [
        [20, 37.5, false],
        [23, 75, false],
      ],
    ],
    [
      'upper quartile tied with the median: 62.5',
      [2, 0, false, false],
      [
        [18, 25, false],
        [20, 62.5, false],
      ],
    ],
    [
      'an estimated side is marked',
      [2, 2, false, true],
      [
        [18, 25, false],
        [20, 50, false],
        [22, 75, true],
      ],
    ],
  ])('%s', (_, [below, above, belowEstimated, aboveEstimated], anchors) => {
    expect(anchorsFor(below, above, belowEstimated, aboveEstimated)).toEqual(anchors);
  });
});
