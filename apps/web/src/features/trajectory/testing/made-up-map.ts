import type { TrajectoryConnection, TrajectoryEvent } from '@lodestar/domain';

const WRITTEN = '2026-09-01T00:00:00.000Z';

/** An event of a made-up life. */
export function event(name: string, year: number, type = 'academic', description = ''): TrajectoryEvent {
  return { id: `event_${name}`, name, year, type, description, timestamp: WRITTEN };
}

/** A connection of two such events, by their names. */
export function connection(
  from: string,
  to: string,
  type: TrajectoryConnection['type'] = 'led_to',
): TrajectoryConnection {
  return {
    id: `connection_${from}_${to}`,
    from: `event_${from}`,
    to: `event_${to}`,
    type,
    description: '',
  };
}
