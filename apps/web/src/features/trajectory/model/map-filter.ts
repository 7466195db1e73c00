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

/** Events from the earliest to the latest; those of one year by name. */
export function byYear(events: readonly TrajectoryEvent[]): readonly TrajectoryEvent[] {
  return [...events].sort((one, other) => one.year - other.year || one.name.localeCompare(other.name));
}

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en');

/** Events that hold every word of a question in their name, description or year; names come before descriptions. */
export function findEvents(events: readonly TrajectoryEvent[], question: string): readonly TrajectoryEvent[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const matching = byYear(events).filter(({ name, description, year }) =>
    holds(`${name} ${year} ${description}`),
  );
  const inName = (event: TrajectoryEvent) => holds(`${event.name} ${event.year}`);
  return [...matching.filter(inName), ...matching.filter((event) => !inName(event))];
}
