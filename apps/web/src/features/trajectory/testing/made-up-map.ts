import type { TrajectoryConnection, TrajectoryEvent } from '@lodestar/domain';
import { yearInHongKong } from '@lodestar/domain';

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

export const LIFE_YEAR = yearInHongKong(new Date());
export const physics = event('Physics', LIFE_YEAR - 1, 'academic', 'First in the form.');
export const robotics = event('Robotics', LIFE_YEAR, 'extracurricular');

/** Two events, one of which led to the other. */
export const LIFE = { events: [physics, robotics], connections: [connection('Physics', 'Robotics')] };
