import type { Trajectory, TrajectoryEvent } from '@lodestar/domain';

/** What of the map is shown. */
export interface MapFilter {
  /** Types left out. */
  readonly hidden: ReadonlySet<string>;
  /** First and last year shown; null: no bound. */
  readonly from: number | null;
  readonly to: number | null;
}

export const NO_FILTER: MapFilter = { hidden: new Set(), from: null, to: null };

export function isFiltering({ hidden, from, to }: MapFilter): boolean {
  return hidden.size > 0 || from !== null || to !== null;
}

/** Whether the filter lets an event through. */
export function passes({ hidden, from, to }: MapFilter, { type, year }: TrajectoryEvent): boolean {
  return !hidden.has(type) && (from === null || year >= from) && (to === null || year <= to);
}

/** The part of a map that the filter lets through: connections need both their events. */
export function filtered<Whole extends Trajectory>(map: Whole, filter: MapFilter): Whole {
  if (!isFiltering(filter)) return map;
  const events = map.events.filter((event) => passes(filter, event));
  const ids = new Set(events.map(({ id }) => id));
  return {
    ...map,
    events,
    connections: map.connections.filter(({ from, to }) => ids.has(from) && ids.has(to)),
    types: map.types.filter((type) => !filter.hidden.has(type)),
  };
}
