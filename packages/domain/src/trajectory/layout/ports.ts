import type { Across, Down } from './geometry.ts';
import { spread } from './lanes.ts';
import type { Card } from './place-cards.ts';
import type { Line } from './routes.ts';

/** Where a line leaves or reaches a card. */
interface Port {
  /** The gap between two cards of a slot or line; all ports on either side of it share its room. */
  readonly gap: string;
  readonly middle: number;
  /** How long the edge or side is on which it lies. */
  readonly length: number;
  /** By where their lines lead, so that these cross seldom. */
  readonly order: number;
  readonly put: (at: number) => void;
}

const EDGE_GAP = 28;
const SIDE_GAP = 16;
/** Corners of cards are round. */
const CORNER = 16;

/** Gives the ports of each gap places of their own, so that no two lines run on top of each other. */
function placePorts(ports: readonly Port[], apart: number): void {
  const gaps = new Map<string, Port[]>();
  for (const port of ports) {
    const sharing = gaps.get(port.gap);
    if (sharing) sharing.push(port);
    else gaps.set(port.gap, [port]);
  }
  for (const sharing of gaps.values()) {
    sharing.sort((one, other) => one.order - other.order);
    const length = Math.min(...sharing.map((port) => port.length));
    const offsets = spread(sharing.length, length - 2 * CORNER, apart);
    for (const [index, port] of sharing.entries()) port.put(port.middle + (offsets[index] ?? 0));
  }
}

/** Takes down where a line leaves, where it arrives, or both when it runs straight. */
function endsOf(line: Line) {
  const leave = (at: number) => {
    line.leave = at;
  };
  const arrive = (at: number) => {
    line.arrive = at;
  };
  const both = (at: number) => {
    leave(at);
    arrive(at);
  };
  return { leave, arrive, both };
}

/** Ports at the upper and lower edges of cards. */
export function placeEdgePorts(lines: readonly Line[], { starts, cardWidth }: Across): void {
  const edge = (card: Card, isLower: boolean, order: number, put: Port['put']): Port => ({
    gap: `${card.slot}/${card.inSlot + (isLower ? 1 : 0)}`,
    middle: (starts[card.slot] ?? 0) + cardWidth / 2,
    length: cardWidth,
    order,
    put,
  });
  const ports = lines.flatMap((line): readonly Port[] => {
    const { from, to, route } = line;
    const { leave, arrive, both } = endsOf(line);
    switch (route.kind) {
      case 'down':
        return [edge(from, to.line > from.line, from.slot, both)];
      case 'bend':
        return [
          edge(from, route.channel > from.line, to.slot, leave),
          edge(to, route.channel > to.line, from.slot, arrive),
        ];
      case 'around':
        return [edge(from, route.channel > from.line, to.slot, leave)];
      default:
        return [];
    }
  });
  placePorts(ports, EDGE_GAP);
}

/** Ports at the sides of cards. */
export function placeSidePorts(lines: readonly Line[], { starts, sizes }: Down): void {
  const side = (card: Card, isRight: boolean, order: number, put: Port['put']): Port => ({
    gap: `${card.line}/${card.inLine + (isRight ? 1 : 0)}`,
    middle: (starts[card.line] ?? 0) + (sizes[card.line] ?? 0) / 2,
    length: sizes[card.line] ?? 0,
    order,
    put,
  });
  const ports = lines.flatMap((line): readonly Port[] => {
    const { from, to, route } = line;
    const { leave, arrive, both } = endsOf(line);
    switch (route.kind) {
      case 'across':
        return [side(from, to.slot > from.slot, from.line, both)];
      case 'around':
        return [side(to, route.shaft > to.slot, from.line, arrive)];
      case 'beside':
        return [side(from, true, to.line, leave), side(to, true, from.line, arrive)];
      default:
        return [];
    }
  });
  placePorts(ports, SIDE_GAP);
}
