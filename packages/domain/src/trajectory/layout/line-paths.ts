import type { Across, Channel, Down } from './geometry.ts';
import { type MapArea, MEASURES } from './map-layout.ts';
import type { Card } from './place-cards.ts';
import type { Line } from './routes.ts';

const roomAround = (at: number, channel: Channel | undefined) =>
  channel === undefined ? 0 : Math.min(at - channel.start, channel.end - at);

/** The corners of a line, from its first card's edge to its second's. */
export function cornersOf(line: Line, across: Across, down: Down): readonly Corner[] {
  const { from, to, route, leave, arrive, laneY, shaftX } = line;
  const side = (card: Card, isRight: boolean) =>
    (across.starts[card.slot] ?? 0) + (isRight ? across.cardWidth : 0);
  const edge = (card: Card, isLower: boolean) =>
    (down.starts[card.line] ?? 0) + (isLower ? (down.sizes[card.line] ?? 0) : 0);
  switch (route.kind) {
    case 'down': {
      const isBelow = to.line > from.line;
      return [
        { x: leave, y: edge(from, isBelow) },
        { x: leave, y: edge(to, !isBelow) },
      ];
    }
    case 'across': {
      const isRight = to.slot > from.slot;
      return [
        { x: side(from, isRight), y: leave },
        { x: side(to, !isRight), y: leave },
      ];
    }
    case 'bend': {
      const limit = roomAround(laneY, down.channels[route.channel]);
      return [
        { x: leave, y: edge(from, route.channel > from.line) },
        { x: leave, y: laneY, limit },
        { x: arrive, y: laneY, limit },
        { x: arrive, y: edge(to, route.channel > to.line) },
      ];
    }
    case 'around': {
      const limit = roomAround(laneY, down.channels[route.channel]);
      const reached = side(to, route.shaft > to.slot);
      return [
        { x: leave, y: edge(from, route.channel > from.line) },
        { x: leave, y: laneY, limit },
        { x: shaftX, y: laneY, limit },
        { x: shaftX, y: arrive, limit: Math.abs(shaftX - reached) },
        { x: reached, y: arrive },
      ];
    }
    case 'beside': {
      const limit = Math.abs(shaftX - side(from, true));
      return [
        { x: side(from, true), y: leave },
        { x: shaftX, y: leave, limit },
        { x: shaftX, y: arrive, limit },
        { x: side(to, true), y: arrive },
      ];
    }
  }
}

/** A corner of a line. `limit`: how wide its curve may be without leaving the channel. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly limit?: number;
}

/** So far a line ends before the card, for the point of its arrow. */
const BEFORE_CARD = 3;

const distance = (one: Corner, other: Corner) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

/** The point so far from a corner towards another; both lie on a horizontal or a vertical. */
function towards(corner: Corner, other: Corner, length: number): Corner {
  return {
    x: corner.x + Math.sign(other.x - corner.x) * length,
    y: corner.y + Math.sign(other.y - corner.y) * length,
  };
}

const point = ({ x, y }: Corner) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line along these corners, each rounded as far as its legs and its channel let it, as an SVG path. */
export function roundedPath(corners: readonly Corner[]): string {
  const [first, ...rest] = corners;
  const last = rest.pop();
  if (first === undefined || last === undefined) return '';
  const end = towards(last, rest.at(-1) ?? first, BEFORE_CARD);
  let path = `M${point(first)}`;
  for (const [index, corner] of rest.entries()) {
    const before = rest[index - 1] ?? first;
    const after = rest[index + 1];
    const leaving =
      after === undefined ? distance(corner, end) - MEASURES.arrow : distance(corner, after) / 2;
    const arriving = distance(before, corner) / (index === 0 ? 1 : 2);
    const radius = Math.max(0, Math.min(MEASURES.cornerRadius, corner.limit ?? 0, leaving, arriving));
    if (radius < 1) path += `L${point(corner)}`;
    else {
      path += `L${point(towards(corner, before, radius))}`;
      path += `Q${point(corner)} ${point(towards(corner, after ?? end, radius))}`;
    }
  }
  return `${path}L${point(end)}`;
}

/** Where a line along these corners runs, its arrow with it. */
export function boundsOf(corners: readonly Corner[]): MapArea {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.min(...xs) - MEASURES.arrow;
  const top = Math.min(...ys) - MEASURES.arrow;
  const width = Math.max(...xs) + MEASURES.arrow - left;
  const height = Math.max(...ys) + MEASURES.arrow - top;
  return { left, top, width, height };
}
