import { isPlainObject } from '../grades/plain-object.ts';
import { TRAJECTORY_LIMITS } from './limits.ts';
import { type Reading, readAnalysis, readConnection, readEvent, readType } from './read-entry.ts';
import { DEFAULT_EVENT_TYPES, type TrajectoryWork } from './trajectory.ts';

/** What of a stored map could not be read. `index`: which entry; null when the whole list is none. */
export interface TrajectoryDamage {
  readonly list: 'events' | 'connections' | 'analyses' | 'types';
  readonly index: number | null;
  readonly problem: 'notAList' | 'unreadable' | 'repeated' | 'sameEvent' | 'tooMany';
}

export interface ReadTrajectory {
  readonly work: TrajectoryWork;
  readonly damage: readonly TrajectoryDamage[];
}

/** The sound entries of a list, each id once. A list that is not there at all is empty, which is no damage. */
function readList<Entry extends { readonly id: string }>(
  list: TrajectoryDamage['list'],
  stored: unknown,
  max: number,
  read: (stored: unknown) => Reading<Entry>,
  damage: TrajectoryDamage[],
): readonly Entry[] {
  if (stored === undefined || stored === null) return [];
  if (!Array.isArray(stored)) {
    damage.push({ list, index: null, problem: 'notAList' });
    return [];
  }
  const entries = new Map<string, Entry>();
  for (const [index, one] of stored.entries()) {
    const entry = read(one);
    if (typeof entry === 'string') damage.push({ list, index, problem: entry });
    else if (entries.has(entry.id)) damage.push({ list, index, problem: 'repeated' });
    else if (entries.size >= max) damage.push({ list, index, problem: 'tooMany' });
    else entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

/** A map as the fields of a user record. */
export function trajectoryFieldsOf({ events, connections, analyses, types }: TrajectoryWork) {
  return {
    trajectory_events: events,
    trajectory_connections: connections,
    trajectory_analyses: analyses,
    event_types: types,
  };
}

/**
 * A map out of the fields of a user record, or of what lay in a browser's storage: what is sound, and what was not.
 * Connections whose events are not there are sound; the pupil is asked about them.
 */
export function readTrajectory(stored: unknown): ReadTrajectory {
  const fields = isPlainObject(stored) ? stored : {};
  const damage: TrajectoryDamage[] = [];
  const most = TRAJECTORY_LIMITS;
  const events = readList('events', fields.trajectory_events, most.events, readEvent, damage);
  const connections = readList(
    'connections',
    fields.trajectory_connections,
    most.connections,
    readConnection,
    damage,
  );
  const analyses = readList('analyses', fields.trajectory_analyses, most.analyses, readAnalysis, damage);
  const named = readList('types', fields.event_types, most.eventTypes, readType, damage);
  const types = Array.isArray(fields.event_types) ? named.map(({ id }) => id) : DEFAULT_EVENT_TYPES;
  return { work: { events, connections, types, analyses }, damage };
}
