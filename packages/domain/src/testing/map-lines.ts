import type { MapArea, MapLayout } from '../trajectory/layout/map-layout.ts';

/** In CSS pixels of the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const NUMBERS = /-?\d+(?:\.\d+)?/g;

/** Points along a path of straight parts and quadratic corners, a few pixels apart. */
export function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const part of path.match(/[MLQ][^MLQ]*/g) ?? []) {
    const [a = 0, b = 0, c = 0, d = 0] = (part.match(NUMBERS) ?? []).map(Number);
    const start = at;
    const control = { x: a, y: b };
    const end = part.startsWith('Q') ? { x: c, y: d } : control;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const steps = part.startsWith('M') ? 1 : Math.max(4, Math.ceil(length / 3));
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      if (part.startsWith('Q')) {
        const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        points.push({
          x: u * start.x + v * control.x + w * end.x,
          y: u * start.y + v * control.y + w * end.y,
        });
      } else if (part.startsWith('M')) points.push(end);
      else points.push({ x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t });
    }
    at = end;
  }
  return points;
}

/** Whether a point lies in an area, further from its edges than the tolerance. */
export const isInside = ({ x, y }: Point, { left, top, width, height }: MapArea, tolerance: number) =>
  x > left + tolerance && x < left + width - tolerance && y > top + tolerance && y < top + height - tolerance;

/** Whether two areas have something in common. */
export const overlap = (one: MapArea, other: MapArea) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Lines that run under a card, by the ids of both. */
export function crossings({ boxes, curves }: MapLayout): readonly string[] {
  return curves.flatMap(({ id, path, bounds }) => {
    const points = pointsOf(path);
    const near = boxes.filter((box) => overlap(box, bounds));
    const hit = near.find((box) => points.some((point) => isInside(point, box, 0.5)));
    return hit === undefined ? [] : [`${id} under ${hit.id}`];
  });
}

/** A straight part of a line. */
interface Run {
  readonly id: string;
  readonly isLevel: boolean;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** The horizontal and vertical parts of a path, its corners left out. */
export function straightRuns(id: string, path: string): readonly Run[] {
  const ends = [...path.replaceAll(/Q[\d.]+ [\d.]+ /g, 'M').matchAll(/([ML])([\d.]+) ([\d.]+)/g)];
  return ends.flatMap(([, command, x, y], index) => {
    const before = ends[index - 1];
    if (command !== 'L' || before === undefined) return [];
    const [x1, y1, x2, y2] = [Number(before[2]), Number(before[3]), Number(x), Number(y)];
    const isLevel = Math.abs(y1 - y2) < Math.abs(x1 - x2);
    const [from, to] = isLevel ? [x1, x2] : [y1, y2];
    return [{ id, isLevel, at: isLevel ? y1 : x1, start: Math.min(from, to), end: Math.max(from, to) }];
  });
}

/** Whether two parts run on top of each other. */
export const covers = (one: Run, other: Run) =>
  one.isLevel === other.isLevel &&
  Math.abs(one.at - other.at) < 0.2 &&
  Math.min(one.end, other.end) - Math.max(one.start, other.start) > 1;
