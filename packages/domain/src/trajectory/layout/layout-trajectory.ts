import type { Trajectory, TrajectoryConnection } from '../trajectory.ts';
import { type CardText, cardHeight, cardText } from './card-text.ts';
import { type Across, type Channel, type Down, layAcross, layDown } from './geometry.ts';
import { assignLanes, type Stretch, spread } from './lanes.ts';
import { boundsOf, cornersOf, roundedPath } from './line-paths.ts';
import { type LayoutWish, type MapLayout, MEASURES } from './map-layout.ts';
import { type Placement, placeCards } from './place-cards.ts';
import { placeEdgePorts, placeSidePorts } from './ports.ts';
import { chooseRoutes, type Line, type RoutedConnection, startLine } from './routes.ts';

interface Laid {
  readonly across: Across;
  readonly down: Down;
  readonly lines: readonly Line[];
  readonly texts: ReadonlyMap<string, CardText>;
}

/** A line that takes up a stretch of a channel. */
interface User {
  readonly line: Line;
  readonly channel: number;
  readonly stretch: Stretch;
}

const NEAR = 12;
const NO_TEXT: CardText = { name: [], description: [] };

const between = (one: number, other: number): Stretch => ({
  start: Math.min(one, other),
  end: Math.max(one, other),
});

/** Lanes for all channels of one direction, and what puts each line into its lane once the channels' places are known. */
function shareChannels(channels: number, users: readonly User[], near: number) {
  const sharing: User[][] = Array.from({ length: channels }, () => []);
  for (const user of users) sharing[user.channel]?.push(user);
  const lanes = sharing.map((together) =>
    assignLanes(
      together.map(({ stretch }) => stretch),
      near,
    ),
  );
  return {
    counts: lanes.map(({ count }) => count),
    settle(places: readonly Channel[], put: (line: Line, at: number) => void) {
      for (const [channel, { lane, count }] of lanes.entries()) {
        const { start, end } = places[channel] ?? { start: 0, end: 0 };
        const offsets = spread(count, end - start - 2 * MEASURES.laneMargin, 2 * MEASURES.laneGap);
        for (const [index, { line }] of (sharing[channel] ?? []).entries()) {
          put(line, (start + end) / 2 + (offsets[lane[index] ?? 0] ?? 0));
        }
      }
    },
  };
}

/** Stretches of vertical channels, counted in lines (odd) and the horizontal channels between them (even). */
function shaftUser(line: Line): readonly User[] {
  const { from, to, route } = line;
  const end = 2 * to.line + 1;
  if (route.kind === 'around') {
    return [{ line, channel: route.shaft, stretch: between(2 * route.channel, end) }];
  }
  if (route.kind !== 'beside') return [];
  return [{ line, channel: route.shaft, stretch: between(2 * from.line + 1, end) }];
}

function channelUser(line: Line): readonly User[] {
  const { route } = line;
  if (route.kind !== 'bend' && route.kind !== 'around') return [];
  const end = route.kind === 'bend' ? line.arrive : line.shaftX;
  return [{ line, channel: route.channel, stretch: between(line.leave, end) }];
}

/**
 * Finds every line its place. Columns come first, as wide as the vertical parts between them need; then, knowing from
 * where to where the horizontal parts run, rows as high as those need.
 */
function layLines(routes: readonly RoutedConnection[], placement: Placement, wish: LayoutWish): Laid {
  const lines = routes.map(startLine);
  const shafts = shareChannels(placement.slots.length + 1, lines.flatMap(shaftUser), 0);
  const across = layAcross(placement, wish, shafts.counts);
  shafts.settle(across.channels, (line, at) => {
    line.shaftX = at;
  });
  placeEdgePorts(lines, across);
  const channels = shareChannels(placement.lines.length + 1, lines.flatMap(channelUser), NEAR);
  const { textScale = 1 } = wish;
  const texts = new Map(
    [...placement.cards].map(([id, { event }]) => [id, cardText(event, across.cardWidth, textScale)]),
  );
  const down = layDown(placement, wish, channels.counts, ({ event }) =>
    cardHeight(texts.get(event.id) ?? NO_TEXT, textScale),
  );
  channels.settle(down.channels, (line, at) => {
    line.laneY = at;
  });
  placeSidePorts(lines, down);
  return { across, down, lines, texts };
}

/** How many connections begin or end at each event. */
function countByEvent(connections: readonly TrajectoryConnection[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { from, to } of connections) {
    for (const id of [from, to]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * Where everything of a map lies: a column of cells per type, a row per year, a card per event in its cell, and a line
 * per connection that runs under no card and on top of no other line. Lengths are CSS pixels.
 */
export function layoutTrajectory(trajectory: Trajectory, wish: LayoutWish): MapLayout {
  const placement = placeCards(trajectory, wish);
  const routes = chooseRoutes(trajectory.connections, placement);
  const { across, down, lines, texts } = layLines(routes, placement, wish);
  const counts = countByEvent(trajectory.connections);
  return {
    width: across.size,
    height: down.size,
    columns: across.columns,
    rows: down.rows,
    boxes: [...placement.cards.values()].map(({ event: { id }, column, row, slot, line }) => ({
      id,
      column,
      row,
      left: across.starts[slot] ?? 0,
      top: down.starts[line] ?? 0,
      width: across.cardWidth,
      height: down.sizes[line] ?? 0,
      text: texts.get(id) ?? NO_TEXT,
      connections: counts.get(id) ?? 0,
    })),
    curves: lines.map((line) => {
      const { id, from, to, type } = line.connection;
      const corners = cornersOf(line, across, down);
      return { id, from, to, kind: type, path: roundedPath(corners), bounds: boundsOf(corners) };
    }),
  };
}
