import { isPlainObject } from '../grades/plain-object.ts';
import { EARLIEST_EVENT_YEAR, LATEST_STORED_YEAR, storableLine, storableProse } from './drafts.ts';
import { haveSameEntries, haveSameTypes } from './same-trajectory.ts';
import {
  CONNECTION_KINDS,
  DEFAULT_EVENT_TYPES,
  TRAJECTORY_TEXTS,
  type TrajectoryAnalysis,
  type TrajectoryConnection,
  type TrajectoryEvent,
  type TrajectoryWork,
} from './trajectory.ts';

/** Why an entry of a stored list is left out. */
type EntryFault = 'unreadable' | 'sameEvent';

/** A sound entry, or why it is none. */
export type Reading<Entry> = Entry | EntryFault;

const lineIn = (value: unknown, max: number): string | null => {
  if (typeof value !== 'string') return null;
  const line = storableLine(value);
  return line === '' || line.length > max ? null : line;
};

const typeIn = (value: unknown): string | null => lineIn(value, TRAJECTORY_TEXTS.type)?.toLowerCase() ?? null;

const proseIn = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.length <= max ? storableProse(value) : null;

const timestampIn = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null;

export function readEvent(stored: unknown): Reading<TrajectoryEvent> {
  if (!isPlainObject(stored)) return 'unreadable';
  const id = lineIn(stored.id, TRAJECTORY_TEXTS.id);
  const name = lineIn(stored.name, TRAJECTORY_TEXTS.name);
  const type = typeIn(stored.type);
  const description = proseIn(stored.description ?? '', TRAJECTORY_TEXTS.description);
  const { year } = stored;
  const mayBe =
    typeof year === 'number' &&
    Number.isInteger(year) &&
    year >= EARLIEST_EVENT_YEAR &&
    year <= LATEST_STORED_YEAR;
  if (id === null || name === null || type === null || description === null || !mayBe) return 'unreadable';
  const timestamp = timestampIn(stored.timestamp) ?? new Date(0).toISOString();
  return { id, name, year, type, description, timestamp };
}

export function readConnection(stored: unknown): Reading<TrajectoryConnection> {
  if (!isPlainObject(stored)) return 'unreadable';
  const id = lineIn(stored.id, TRAJECTORY_TEXTS.id);
  const from = lineIn(stored.from, TRAJECTORY_TEXTS.id);
  const to = lineIn(stored.to, TRAJECTORY_TEXTS.id);
  const type = CONNECTION_KINDS.find((kind) => kind === stored.type);
  const description = proseIn(stored.description ?? '', TRAJECTORY_TEXTS.description);
  if (id === null || from === null || to === null || type === undefined || description === null) {
    return 'unreadable';
  }
  return from === to ? 'sameEvent' : { id, from, to, type, description };
}

export function readAnalysis(stored: unknown): Reading<TrajectoryAnalysis> {
  if (!isPlainObject(stored)) return 'unreadable';
  const id = lineIn(stored.id, TRAJECTORY_TEXTS.id);
  const timestamp = timestampIn(stored.timestamp);
  const content = proseIn(stored.content, TRAJECTORY_TEXTS.content);
  return id === null || timestamp === null || content === null ? 'unreadable' : { id, timestamp, content };
}

export function readType(stored: unknown): Reading<{ readonly id: string }> {
  const id = typeIn(stored);
  return id === null ? 'unreadable' : { id };
}

/** What of a stored map could not be read. `index`: which entry; null when the whole list is none. */
export interface TrajectoryDamage {
  readonly list: 'events' | 'connections' | 'analyses' | 'types';
  readonly index: number | null;
  readonly problem: 'notAList' | 'unreadable' | 'repeated' | 'sameEvent';
}

export interface ReadTrajectory {
  readonly work: TrajectoryWork;
  readonly damage: readonly TrajectoryDamage[];
}

/** The sound entries of a list, each id once. A list that is not there at all is empty, which is no damage. */
function readList<Entry extends { readonly id: string }>(
  list: TrajectoryDamage['list'],
  stored: unknown,
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

/** Those of the fields that differ from a map known to be saved. */
export function changedTrajectoryFields(work: TrajectoryWork, saved: TrajectoryWork) {
  const fields = trajectoryFieldsOf(work);
  return {
    ...(!haveSameEntries(work.events, saved.events) && { trajectory_events: fields.trajectory_events }),
    ...(!haveSameEntries(work.connections, saved.connections) && {
      trajectory_connections: fields.trajectory_connections,
    }),
    ...(!haveSameEntries(work.analyses, saved.analyses) && {
      trajectory_analyses: fields.trajectory_analyses,
    }),
    ...(!haveSameTypes(work.types, saved.types) && { event_types: fields.event_types }),
  };
}

/**
 * A map out of the fields of a user record, or of what lay in a browser's storage: what is sound, and what was not.
 * Connections whose events are not there are sound; the pupil is asked about them.
 */
export function readTrajectory(stored: unknown): ReadTrajectory {
  const fields = isPlainObject(stored) ? stored : {};
  const damage: TrajectoryDamage[] = [];
  const events = readList('events', fields.trajectory_events, readEvent, damage);
  const connections = readList('connections', fields.trajectory_connections, readConnection, damage);
  const analyses = readList('analyses', fields.trajectory_analyses, readAnalysis, damage);
  const named = readList('types', fields.event_types, readType, damage);
  const types = Array.isArray(fields.event_types) ? named.map(({ id }) => id) : DEFAULT_EVENT_TYPES;
  return { work: { events, connections, types, analyses }, damage };
}

/** A map out of what lay in a browser's storage, as far as it is sound; null when there is none. */
export function parseTrajectory(stored: unknown): TrajectoryWork | null {
  if (!isPlainObject(stored) || !Array.isArray(stored.events)) return null;
  const { events, connections, types, analyses } = stored;
  return readTrajectory({
    trajectory_events: events,
    trajectory_connections: connections,
    trajectory_analyses: analyses,
    event_types: types,
  }).work;
}
