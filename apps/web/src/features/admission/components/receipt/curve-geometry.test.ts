import { describe, expect, test } from 'vitest';
import { realYear } from '../../../../testing/programme/real-year.ts';
import { axisTicks, curveDrawing, labelSide, spreadApart } from './curve-geometry.ts';

function curveOf(code: string) {
  const curve = realYear(2026).entry(code)?.curve;
  if (curve === undefined || curve === null) throw new Error(`${code} has no curve`);
  return curve;
}

describe('the drawing of a curve', () => {
  const curve = curveOf('JS4408');

  test('puts the published quartiles at their shares', () => {
    const { place } = curveDrawing(curve, []);
    expect(place(30.5).y).toBeCloseTo(75);
    expect(place(31.5).y).toBeCloseTo(50);
    expect(place(33.75).y).toBeCloseTo(25);
  });

  test('reaches out to a score that lies off the curve, and marks one that lies far off at the edge', () => {
    const { low } = curveDrawing(curve, []);
    const reached = curveDrawing(curve, [low - 1]);
    expect(reached.low).toBeCloseTo(low - 1);
    const far = curveDrawing(curve, [5]);
    expect(far.low).toBeGreaterThan(5);
    expect(far.place(5).x).toBe(0);
    expect(curveDrawing(curve, [99]).place(99).x).toBe(100);
  });

  test('leaves room for labels when it is asked for', () => {
    expect(curveDrawing(curve, [], 0.3).low).toBeLessThan(curveDrawing(curve, []).low);
  });

  test('cuts the level scale without gaps, best on top', () => {
    const { levels } = curveDrawing(curve, []);
    expect(levels.map(({ level }) => level)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    const total = levels.reduce((sum, { height }) => sum + height, 0);
    expect(total).toBeCloseTo(100);
    for (const [index, bar] of levels.entries()) {
      const above = levels[index - 1];
      if (above) expect(bar.top).toBeCloseTo(above.top + above.height);
    }
  });

  test('names a score by the level that the rules give it', () => {
    const { levels, place } = curveDrawing(curve, []);
    for (const score of [27, 29.5, 31, 31.4, 32.2, 33, 34.5, 37, 40]) {
      const { y } = place(score);
      const bar = levels.find(({ top, height }) => y >= top && y < top + height);
      expect(bar?.level).toBe(curve.levelOf(score));
    }
  });

  test('is dashed only where the spread is estimated', () => {
    const kinds = (code: string) => curveDrawing(curveOf(code), []).paths.map(({ id }) => id);
    expect(kinds('JS4408')).toEqual(['known']);
    expect(kinds('JS1204')).toEqual(['known', 'upper']);
  });
});

test.each([
  [26, 38, [26, 28, 30, 32, 34, 36, 38]],
  [220, 360, [220, 240, 260, 280, 300, 320, 340, 360]],
  [11.2, 17.9, [12, 13, 14, 15, 16, 17]],
])('the axis from %s to %s has round figures', (low, high, ticks) => {
  expect(axisTicks(low, high)).toEqual(ticks);
});

test('labels are moved apart, in their order', () => {
  expect(spreadApart([10, 12, 60], 9)).toEqual([10, 19, 60]);
  expect(spreadApart([12, 10], 9)).toEqual([19, 10]);
});

test.each([
  ['in the middle', { x: 50, y: 50 }, { below: true, right: true }],
  ['low, with the curve rising beside it', { x: 45, y: 87 }, { below: true, right: true }],
  ['at the foot', { x: 45, y: 95 }, { below: false, right: false }],
  ['far below everybody', { x: 5, y: 99 }, { below: false, right: true }],
  ['where the right edge is near', { x: 70, y: 20 }, { below: false, right: false }],
  ['above nearly everybody', { x: 95, y: 2 }, { below: true, right: false }],
])('a label stands clear of the curve: %s', (_, place, side) => {
  expect(labelSide(place)).toEqual(side);
});
