import type { Trajectory, TrajectoryConnection } from '../trajectory.ts';
import { chooseRoutes } from './choose-routes.ts';
import { cornersOf } from './corners.ts';
import { layLines } from './lay-lines.ts';
import type { LayoutWish, MapLayout } from './map-layout.ts';
import { MEASURES } from './measures.ts';
import { placeCards } from './place-cards.ts';
import { boundsOf, roundedPath } from './rounded-path.ts';

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
  const { across, down, lines } = layLines(routes, placement, wish);
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
      height: MEASURES.cardHeight,
      connections: counts.get(id) ?? 0,
    })),
    curves: lines.map((line) => {
      const { id, from, to, type } = line.connection;
      const corners = cornersOf(line, across, down);
      return { id, from, to, kind: type, path: roundedPath(corners), bounds: boundsOf(corners) };
    }),
  };
}
