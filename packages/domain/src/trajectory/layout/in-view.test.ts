import { describe, expect, test } from 'vitest';
import { event, link, scatteredTrajectory, trajectory } from '../../testing/trajectory.ts';
import { inView } from './in-view.ts';
import { layoutTrajectory } from './layout-trajectory.ts';
import { neighbourOf } from './neighbour.ts';

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
    const area = { left: 200, top: 5_000, width: 1_040, height: 700 };
    const seen = inView(layout, area);
    expect(seen.boxes.length).toBeGreaterThan(0);
    expect(seen.boxes.length).toBeLessThan(60);
    for (const { top, height, left, width } of seen.boxes) {
      expect(top + height > 5_000 && top < 5_700 && left + width > 200 && left < 1_240).toBe(true);
    }
    expect(seen.rows.length).toBeLessThan(3);
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
