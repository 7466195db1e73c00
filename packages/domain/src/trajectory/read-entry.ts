import { isPlainObject } from '../grades/plain-object.ts';
import { storableLine, storableProse } from './drafts.ts';
import { EARLIEST_EVENT_YEAR, LATEST_STORED_YEAR } from './event-year.ts';
import { TRAJECTORY_TEXTS } from './limits.ts';
import {
  CONNECTION_KINDS,
  type TrajectoryAnalysis,
  type TrajectoryConnection,
  type TrajectoryEvent,
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

const proseIn = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.length <= max ? storableProse(value) : null;

const timestampIn = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null;

export function readEvent(stored: unknown): Reading<TrajectoryEvent> {
  if (!isPlainObject(stored)) return 'unreadable';
  const id = lineIn(stored.id, TRAJECTORY_TEXTS.id);
  const name = lineIn(stored.name, TRAJECTORY_TEXTS.name);
  const type = lineIn(stored.type, TRAJECTORY_TEXTS.type);
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
  const id = lineIn(stored, TRAJECTORY_TEXTS.type);
  return id === null ? 'unreadable' : { id };
}
