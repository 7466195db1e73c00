import type { Across, Channel, Down } from './geometry.ts';
import type { Line } from './line.ts';
import { MEASURES } from './measures.ts';
import type { Card } from './place-cards.ts';
import type { Corner } from './rounded-path.ts';

const roomAround = (at: number, channel: Channel | undefined) =>
  channel === undefined ? 0 : Math.min(at - channel.start, channel.end - at);

/** The corners of a line, from its first card's edge to its second's. */
export function cornersOf(line: Line, across: Across, down: Down): readonly Corner[] {
  const { from, to, route, leave, arrive, laneY, shaftX } = line;
  const side = (card: Card, isRight: boolean) =>
    (across.starts[card.slot] ?? 0) + (isRight ? across.cardWidth : 0);
  const edge = (card: Card, isLower: boolean) =>
    (down.starts[card.line] ?? 0) + (isLower ? MEASURES.cardHeight : 0);
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
