import type { RoutedConnection } from './choose-routes.ts';
import { type Across, type Channel, type Down, layAcross, layDown } from './geometry.ts';
import { assignLanes, type Stretch, spread } from './lanes.ts';
import { type Line, startLine } from './line.ts';
import type { LayoutWish } from './map-layout.ts';
import { MEASURES } from './measures.ts';
import type { Placement } from './place-cards.ts';
import { placeEdgePorts, placeSidePorts } from './ports.ts';

interface Laid {
  readonly across: Across;
  readonly down: Down;
  readonly lines: readonly Line[];
}

/** A line that takes up a stretch of a channel. */
interface User {
  readonly line: Line;
  readonly channel: number;
  readonly stretch: Stretch;
}

const NEAR = 12;

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
export function layLines(routes: readonly RoutedConnection[], placement: Placement, wish: LayoutWish): Laid {
  const lines = routes.map(startLine);
  const shafts = shareChannels(placement.slots.length + 1, lines.flatMap(shaftUser), 0);
  const across = layAcross(placement, wish, shafts.counts);
  shafts.settle(across.channels, (line, at) => {
    line.shaftX = at;
  });
  placeEdgePorts(lines, across);
  const channels = shareChannels(placement.lines.length + 1, lines.flatMap(channelUser), NEAR);
  const down = layDown(placement, wish, channels.counts);
  channels.settle(down.channels, (line, at) => {
    line.laneY = at;
  });
  placeSidePorts(lines, down);
  return { across, down, lines };
}
