import type { MapArea, MapBox, MapCurve, MapLayout, MapRow } from './map-layout.ts';

/** What of a map is in view. */
export interface InView {
  readonly rows: readonly MapRow[];
  readonly boxes: readonly MapBox[];
  readonly curves: readonly MapCurve[];
}

const touches = (one: MapArea, other: MapArea) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const NUMBER = /-?\d+(?:\.\d+)?/g;

const known = new WeakMap<MapCurve, readonly number[]>();

/** The corners of a line, x and y in turn. */
function pointsOf(curve: MapCurve): readonly number[] {
  const corners = known.get(curve) ?? (curve.path.match(NUMBER) ?? []).map(Number);
  known.set(curve, corners);
  return corners;
}

/** Whether a line itself runs through an area, not only around it: long lines are many, and few of them are seen. */
export function runsThrough(curve: MapCurve, { left, top, width, height }: MapArea): boolean {
  const corners = pointsOf(curve);
  const right = left + width;
  const bottom = top + height;
  for (let at = 0; at + 3 < corners.length; at += 2) {
    const [x = 0, y = 0, toX = 0, toY = 0] = corners.slice(at, at + 4);
    const passes =
      Math.min(x, toX) <= right &&
      Math.max(x, toX) >= left &&
      Math.min(y, toY) <= bottom &&
      Math.max(y, toY) >= top;
    if (passes) return true;
  }
  return false;
}

/** The part of a map that lies in an area, to draw no more than that. */
export function inView({ rows, boxes, curves }: MapLayout, area: MapArea): InView {
  return {
    rows: rows.filter(({ top, height }) => top < area.top + area.height && area.top < top + height),
    boxes: boxes.filter((box) => touches(box, area)),
    curves: curves.filter((curve) => touches(curve.bounds, area) && runsThrough(curve, area)),
  };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const ALONG: Readonly<
  Record<Direction, (from: MapBox, to: MapBox) => readonly [along: number, aside: number]>
> = {
  up: (from, to) => [from.top - to.top, from.left - to.left],
  down: (from, to) => [to.top - from.top, to.left - from.left],
  left: (from, to) => [from.left - to.left, from.top - to.top],
  right: (from, to) => [to.left - from.left, to.top - from.top],
};

/** How much farther than ahead something to the side seems. */
const ASIDE = 2;

/** The card that an arrow key leads to: the nearest ahead, rather straight ahead than aside. Null at the edge. */
export function neighbourOf({ boxes }: MapLayout, id: string, direction: Direction): MapBox | null {
  const from = boxes.find((box) => box.id === id);
  if (from === undefined) return null;
  let nearest: MapBox | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const [along, aside] = ALONG[direction](from, box);
    if (along <= 0) continue;
    const distance = along + ASIDE * Math.abs(aside);
    if (distance < least) {
      least = distance;
      nearest = box;
    }
  }
  return nearest;
}
