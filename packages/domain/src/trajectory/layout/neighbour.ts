import type { MapBox, MapLayout } from './map-layout.ts';

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
