import { describe, expect, test } from 'vitest';
import { event, link, scatteredTrajectory, trajectory } from '../../testing/trajectory.ts';
import { inView, neighbourOf, runsThrough } from './in-view.ts';
import { layoutTrajectory } from './layout-trajectory.ts';

const WISH = { width: 1_040, windowWidth: 1_440, currentYear: 2026 };

describe('what is in view', () => {
  const layout = layoutTrajectory(scatteredTrajectory({ events: 500, connections: 1_000 }), WISH);

  test('of the whole area is everything', () => {
    const { width, height } = layout;
    const seen = inView(layout, { left: 0, top: 0, width, height });
    expect([seen.rows.length, seen.boxes.length, seen.curves.length]).toEqual([
      layout.rows.length,
      500,
      1_000,
    ]);
  });

  test('of a screen is what touches it, and far less than everything', () => {
    const area = { left: 200, top: 2_000, width: 1_040, height: 700 };
    const seen = inView(layout, area);
    expect(seen.boxes.length).toBeGreaterThan(0);
    expect(seen.boxes.length).toBeLessThan(80);
    for (const { top, height, left, width } of seen.boxes) {
      expect(top + height > 2_000 && top < 2_700 && left + width > 200 && left < 1_240).toBe(true);
    }
    expect(seen.rows.length).toBeLessThan(4);
  });

  test('of an area beyond the map is nothing', () => {
    const seen = inView(layout, { left: -500, top: -500, width: 400, height: 400 });
    expect(seen).toEqual({ rows: [], boxes: [], curves: [] });
  });
});

describe('the next card', () => {
  const events = [
    event('a', { year: 2022 }),
    event('b', { year: 2024 }),
    event('c', { year: 2022, type: 'personal' }),
    event('d', { year: 2025, type: 'extracurricular' }),
  ];
  const layout = layoutTrajectory(trajectory({ events, connections: [link('a', 'b')] }), WISH);

  test.each([
    ['a', 'down', 'b'],
    ['a', 'right', 'c'],
    ['a', 'up', undefined],
    ['a', 'left', undefined],
    ['b', 'up', 'a'],
    ['b', 'right', 'd'],
    ['c', 'left', 'a'],
    ['d', 'up', 'b'],
    ['gone', 'up', undefined],
  ] as const)('from %s %s is %s', (from, direction, to) => {
    expect(neighbourOf(layout, from, direction)?.id).toBe(to);
  });
});

describe('a bent line runs through', () => {
  const bent = {
    id: 'c',
    from: 'a',
    to: 'b',
    kind: 'led_to',
    path: 'M0 0L0 964Q0 1000 36 1000L1000 1000',
    bounds: { left: 0, top: 0, width: 1000, height: 1000 },
  } as const;
  const area = (left: number, top: number) => ({ left, top, width: 200, height: 200 });

  test.each([
    ['along its first leg', area(-100, 400), true],
    ['along its second leg', area(500, 900), true],
    ['at its end', area(950, 950), true],
    ['inside its bend, where nothing is', area(400, 300), false],
    ['beyond it', area(1100, 1100), false],
  ])('%s: %j', (_, where, runs) => expect(runsThrough(bent, where)).toBe(runs));
});
