import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../testing/arbitrary-pupil.ts';
import {
  covers,
  crossings,
  isInside,
  overlap,
  type Point,
  pointsOf,
  straightRuns,
} from '../../testing/map-lines.ts';
import { anyTrajectory, event, link, scatteredTrajectory, trajectory } from '../../testing/trajectory.ts';
import { layoutTrajectory } from './layout-trajectory.ts';
import type { LayoutWish, MapLayout } from './map-layout.ts';

const DESK: LayoutWish = { width: 1_040, windowWidth: 1_440, currentYear: 2026 };
const PHONE: LayoutWish = { width: 292, windowWidth: 360, currentYear: 2026 };
const WALL: LayoutWish = { width: 4_000, windowWidth: 4_400, currentYear: 2026 };

const RUNS = { seed: SEED };

const columnsOf = (layout: MapLayout) => layout.columns.map(({ type }) => type);
const years = ({ rows }: MapLayout) => [rows[0]?.from, rows.at(-1)?.to];
const boxOf = (layout: MapLayout, id: string) => layout.boxes.find((box) => box.id === id);

describe('the grid', () => {
  test('of nothing is now between two bands of five years, and a column per type', () => {
    const layout = layoutTrajectory(trajectory(), DESK);
    expect(years(layout)).toEqual([2021, 2031]);
    expect(columnsOf(layout)).toEqual(['academic', 'extracurricular', 'personal']);
    expect(layout.rows.map(({ period, folded }) => [period, folded])).toEqual([
      ['past', true],
      ['current', false],
      ['future', true],
    ]);
    expect([layout.boxes, layout.curves]).toEqual([[], []]);
    expect(layout.width).toBe(1_040);
  });

  test('reaches to the earliest and the latest event', () => {
    const events = [event('old', { year: 1998 }), event('far', { year: 2036 })];
    expect(years(layoutTrajectory(trajectory({ events }), DESK))).toEqual([1998, 2036]);
  });

  test('keeps to bounds that are wished for, and leaves out what lies beyond', () => {
    const events = [event('old', { year: 1998 }), event('new', { year: 2025 })];
    const layout = layoutTrajectory(trajectory({ events }), { ...DESK, from: 2024, to: 2026 });
    expect(years(layout)).toEqual([2024, 2026]);
    expect(layout.boxes.map(({ id }) => id)).toEqual(['new']);
    expect(years(layoutTrajectory(trajectory({ events }), { ...DESK, from: 2040 }))).toEqual([2040, 2040]);
    expect(years(layoutTrajectory(trajectory({ events }), { ...DESK, to: 1990 }))).toEqual([1990, 1990]);
  });

  test('keeps a column for events whose type was removed', () => {
    const layout = layoutTrajectory(trajectory({ events: [event('e', { type: 'music' })] }), DESK);
    expect(layout.columns.map(({ type, known }) => [type, known])).toEqual([
      ['academic', true],
      ['extracurricular', true],
      ['personal', true],
      ['music', false],
    ]);
  });

  test.each([
    [PHONE, 1],
    [{ ...DESK, windowWidth: 1_023 }, 1],
    [{ ...DESK, windowWidth: 1_024 }, 2],
    [{ ...WALL, windowWidth: 4_079 }, 2],
    [WALL, 3],
  ])('%j lays %i cards side by side', (wish, abreast) => {
    const events = Array.from({ length: 7 }, (_, index) => event(`e${index}`));
    const { boxes } = layoutTrajectory(trajectory({ events }), wish);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(abreast);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(Math.ceil(7 / abreast));
  });

  test('has cells of about 300 px, which share the room there is', () => {
    const narrow = layoutTrajectory(trajectory(), PHONE);
    expect(narrow.columns.map(({ width }) => width)).toEqual([248, 248, 248]);
    const desk = layoutTrajectory(trajectory(), { ...DESK, width: 600 });
    expect(desk.columns.map(({ width }) => width)).toEqual([300, 300, 300]);
    const wide = layoutTrajectory(trajectory(), { ...DESK, width: 1_500 });
    expect(wide.columns.map(({ width }) => width)).toEqual([500, 500, 500]);
    expect(wide.width).toBe(1_500);
  });

  test('puts every card into its cell, apart from the others', () => {
    fc.assert(
      fc.property(anyTrajectory, fc.constantFrom(DESK, PHONE, WALL), (map, wish) => {
        const layout = layoutTrajectory(map, wish);
        expect(layout.boxes.length).toBe(map.events.length);
        for (const box of layout.boxes) {
          const column = layout.columns[box.column];
          const row = layout.rows[box.row];
          const { type, year } = map.events.find(({ id }) => id === box.id) ?? {};
          expect([column?.type, row?.from, row?.folded]).toEqual([type, year, false]);
          expect(box.left).toBeGreaterThanOrEqual(column?.left ?? Number.NaN);
          expect(box.left + box.width).toBeLessThanOrEqual((column?.left ?? 0) + (column?.width ?? 0));
          expect(box.top).toBeGreaterThanOrEqual(row?.top ?? Number.NaN);
          expect(box.top + box.height).toBeLessThanOrEqual((row?.top ?? 0) + (row?.height ?? 0));
          const touching = layout.boxes.filter(
            (other) =>
              Math.abs(other.left - box.left) < box.width && Math.abs(other.top - box.top) < box.height,
          );
          expect(touching).toEqual([box]);
        }
        let top = 0;
        for (const row of layout.rows) {
          expect(row.top).toBe(top);
          expect(row.height).toBeGreaterThanOrEqual(44);
          top += row.height;
        }
        expect(top).toBe(layout.height);
      }),
      RUNS,
    );
  });

  test('is as high as its texts, in a band of empty years as thin as a finger needs', () => {
    const events = [
      event('short', { year: 2025 }),
      event('long', { year: 2026, description: 'word '.repeat(60) }),
    ];
    const { rows, boxes } = layoutTrajectory(trajectory({ events }), DESK);
    expect(rows.map(({ from, to, height }) => [from, to, height])).toEqual([
      [2021, 2024, 44],
      [2025, 2025, 102],
      [2026, 2026, 141],
      [2027, 2031, 44],
    ]);
    expect(boxes.map(({ height }) => height)).toEqual([58, 97]);
    const large = layoutTrajectory(trajectory({ events }), { ...DESK, textScale: 1.25 });
    expect(large.boxes[0]?.height).toBeGreaterThan(58);
  });

  test('shows the years of a band that is opened', () => {
    const opened = new Set([2028]);
    const { rows } = layoutTrajectory(trajectory(), { ...DESK, opened });
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [2021, 2025],
      [2026, 2026],
      [2027, 2027],
      [2028, 2028],
      [2029, 2031],
    ]);
  });

  test('counts the connections of each event', () => {
    const events = ['a', 'b', 'c'].map((id) => event(id));
    const layout = layoutTrajectory(
      trajectory({ events, connections: [link('a', 'b'), link('b', 'a'), link('b', 'gone')] }),
      DESK,
    );
    expect(layout.boxes.map(({ connections }) => connections)).toEqual([2, 3, 0]);
    expect(layout.curves.map(({ id }) => id)).toEqual(['a>b', 'b>a']);
  });
});

describe('lines', () => {
  const at = (id: string, year: number, type = 'academic') => event(id, { year, type });

  test('between neighbours are straight', () => {
    const events = [at('a', 2024), at('b', 2025), at('c', 2024, 'extracurricular')];
    const map = trajectory({ events, connections: [link('a', 'b'), link('a', 'c')] });
    const { curves } = layoutTrajectory(map, DESK);
    for (const { path } of curves) expect(path).toMatch(/^M[\d. ]+L[\d. ]+$/);
  });

  test('begin at the edge of one card and end just before the other', () => {
    fc.assert(
      fc.property(anyTrajectory, fc.constantFrom(DESK, PHONE, WALL), (map, wish) => {
        const layout = layoutTrajectory(map, wish);
        const reaches = (point: Point | undefined, id: string, slack: number) => {
          const box = boxOf(layout, id);
          if (point === undefined || box === undefined) return false;
          const wider = {
            left: box.left - slack,
            top: box.top - slack,
            width: box.width + 2 * slack,
            height: box.height + 2 * slack,
          };
          return isInside(point, wider, 0) && !isInside(point, box, 0.5);
        };
        for (const { from, to, path } of layout.curves) {
          const points = pointsOf(path);
          expect(reaches(points[0], from, 1), `${path} from ${from}`).toBe(true);
          expect(reaches(points.at(-1), to, 4), `${path} to ${to}`).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('run under no card', () => {
    fc.assert(
      fc.property(anyTrajectory, fc.constantFrom(DESK, PHONE, WALL), (map, wish) => {
        expect(crossings(layoutTrajectory(map, wish))).toEqual([]);
      }),
      { ...RUNS, numRuns: 300 },
    );
  });

  test('stay within their bounds and within the map', () => {
    fc.assert(
      fc.property(anyTrajectory, fc.constantFrom(DESK, PHONE, WALL), (map, wish) => {
        const layout = layoutTrajectory(map, wish);
        const whole = { left: 0, top: 0, width: layout.width, height: layout.height };
        for (const { path, bounds } of layout.curves) {
          for (const point of pointsOf(path)) {
            expect(isInside(point, bounds, -0.1) && isInside(point, whole, -0.1), path).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test('never run on top of each other', () => {
    fc.assert(
      fc.property(anyTrajectory, fc.constantFrom(DESK, PHONE, WALL), (map, wish) => {
        const runs = layoutTrajectory(map, wish).curves.flatMap(({ id, path }) => straightRuns(id, path));
        const covered = runs.flatMap((one, index) =>
          runs.slice(index + 1).flatMap((other) => (covers(one, other) ? [`${one.id} on ${other.id}`] : [])),
        );
        expect(covered).toEqual([]);
      }),
      RUNS,
    );
  });

  test('keep clear of the cards they pass', () => {
    const least = 12;
    fc.assert(
      fc.property(anyTrajectory, fc.constantFrom(DESK, PHONE, WALL), (map, wish) => {
        const { boxes, curves } = layoutTrajectory(map, wish);
        for (const { id, from, to, path } of curves) {
          const passed = boxes.filter((box) => box.id !== from && box.id !== to);
          for (const { isLevel, at, start, end } of straightRuns(id, path)) {
            const run = isLevel
              ? { left: start, top: at - least, width: end - start, height: 2 * least }
              : { left: at - least, top: start, width: 2 * least, height: end - start };
            expect(passed.filter((box) => overlap(box, run)).map((box) => box.id)).toEqual([]);
          }
        }
      }),
      RUNS,
    );
  });

  const largest = { events: 500, connections: 1_000 };
  const scattered = { events: 200, connections: 400 };
  test.each([
    ['of the largest map on a desk', DESK, largest],
    ['of the largest map on a phone', PHONE, largest],
    ['of fifty types', DESK, { ...scattered, types: 50 }],
    ['of a whole life', DESK, { ...scattered, years: 100 }],
  ])('%s run under no card either, and no two are the same', (_, wish, size) => {
    const layout = layoutTrajectory(scatteredTrajectory(size), wish);
    expect(crossings(layout)).toEqual([]);
    expect(new Set(layout.curves.map(({ path }) => path)).size).toBe(size.connections);
    const places = layout.boxes.map(({ left, top }) => `${left} ${top}`);
    expect(new Set(places).size).toBe(size.events);
  });
});
