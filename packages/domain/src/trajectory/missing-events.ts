import type { Trajectory, TrajectoryConnection } from './trajectory.ts';

/** The connections of which one or both events are not there, in the order of the map. */
export function connectionsMissingEvents({
  events,
  connections,
}: Pick<Trajectory, 'events' | 'connections'>): readonly TrajectoryConnection[] {
  const ids = new Set(events.map(({ id }) => id));
  return connections.filter(({ from, to }) => !(ids.has(from) && ids.has(to)));
}

/** The connections that begin or end at an event. */
export function connectionsOf(
  { connections }: Pick<Trajectory, 'connections'>,
  eventId: string,
): readonly TrajectoryConnection[] {
  return connections.filter(({ from, to }) => from === eventId || to === eventId);
}
