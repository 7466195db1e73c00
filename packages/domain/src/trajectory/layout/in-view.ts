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

/** The part of a map that lies in an area, to draw no more than that. */
export function inView({ rows, boxes, curves }: MapLayout, area: MapArea): InView {
  return {
    rows: rows.filter(({ top, height }) => top < area.top + area.height && area.top < top + height),
    boxes: boxes.filter((box) => touches(box, area)),
    curves: curves.filter(({ bounds }) => touches(bounds, area)),
  };
}
