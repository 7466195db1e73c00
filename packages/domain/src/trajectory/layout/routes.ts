import type { TrajectoryConnection } from '../trajectory.ts';
import type { Card, Placement } from './place-cards.ts';

/**
 * How a line runs from card to card without crossing a third one. Between the lines of cards lie horizontal channels,
 * channel n above line n; between the slots lie vertical ones, channel n left of slot n.
 */
export type Route =
  /** Straight through what lies free between two cards of a slot. */
  | { readonly kind: 'down' }
  /** Straight through what lies free between two cards of a line. */
  | { readonly kind: 'across' }
  /** Out of one card's edge, along one horizontal channel, into the other's edge. */
  | { readonly kind: 'bend'; readonly channel: number }
  /** Out of the edge, along a horizontal and down a vertical channel, into the other's side. */
  | { readonly kind: 'around'; readonly channel: number; readonly shaft: number }
  /** Out of the side, along a vertical channel, into the side again. */
  | { readonly kind: 'beside'; readonly shaft: number };

export interface RoutedConnection {
  readonly connection: TrajectoryConnection;
  readonly from: Card;
  readonly to: Card;
  readonly route: Route;
}

/** Whether a card's slot is free from the card on up to a line. */
function isFreeTo(card: Card, line: number, { slots }: Placement): boolean {
  const slot = slots[card.slot] ?? [];
  const next = slot[card.inSlot + (line > card.line ? 1 : -1)];
  if (next === undefined) return true;
  return line > card.line ? next.line >= line : next.line <= line;
}

function routeOf(from: Card, to: Card, placement: Placement): Route {
  if (from.slot === to.slot) {
    return isFreeTo(from, to.line, placement) ? { kind: 'down' } : { kind: 'beside', shaft: from.slot + 1 };
  }
  if (from.line === to.line) {
    const isNext = Math.abs(from.inLine - to.inLine) === 1;
    return isNext ? { kind: 'across' } : { kind: 'bend', channel: from.line + 1 };
  }
  const isBelow = to.line > from.line;
  const leaving = isBelow ? from.line + 1 : from.line;
  const arriving = isBelow ? to.line : to.line + 1;
  if (isFreeTo(to, from.line, placement)) return { kind: 'bend', channel: leaving };
  if (isFreeTo(from, to.line, placement)) return { kind: 'bend', channel: arriving };
  return { kind: 'around', channel: leaving, shaft: from.slot < to.slot ? to.slot : to.slot + 1 };
}

/** A route for every connection of which both events are on the map. */
export function chooseRoutes(
  connections: readonly TrajectoryConnection[],
  placement: Placement,
): readonly RoutedConnection[] {
  return connections.flatMap((connection) => {
    const from = placement.cards.get(connection.from);
    const to = placement.cards.get(connection.to);
    if (from === undefined || to === undefined || from === to) return [];
    return [{ connection, from, to, route: routeOf(from, to, placement) }];
  });
}

/** A line while it is being laid. */
export interface Line extends RoutedConnection {
  /** Where it leaves its first card and reaches its second: across for an edge, down for a side. */
  leave: number;
  arrive: number;
  /** Where its horizontal part lies. */
  laneY: number;
  /** Where its vertical part between two slots lies. */
  shaftX: number;
}

export function startLine(routed: RoutedConnection): Line {
  return { ...routed, leave: 0, arrive: 0, laneY: 0, shaftX: 0 };
}
