import type { MapArea, MapCurve } from '@lodestar/domain';

const NUMBER = /-?\d+(?:\.\d+)?/g;

const known = new WeakMap<MapCurve, readonly number[]>();

/** The corners of a line, x and y in turn. */
function cornersOf(curve: MapCurve): readonly number[] {
  const corners = known.get(curve) ?? (curve.path.match(NUMBER) ?? []).map(Number);
  known.set(curve, corners);
  return corners;
}

/** Whether a line itself runs through an area, not only around it: long lines are many, and few of them are seen. */
export function runsThrough(curve: MapCurve, { left, top, width, height }: MapArea): boolean {
  const corners = cornersOf(curve);
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
