/** How one event bears on another (specification, part 2, section 3). */
export const CONNECTION_KINDS = ['influenced', 'led_to', 'related'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** The kinds of events that everybody begins with. */
export const DEFAULT_EVENT_TYPES = ['academic', 'extracurricular', 'personal'] as const;

/** Something that happened in a pupil's life. `timestamp`: when it was last written, ISO 8601. */
export interface TrajectoryEvent {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  /** One of the pupil's own event types. */
  readonly type: string;
  readonly description: string;
  readonly timestamp: string;
}

/** A link from one event to another, by their ids. */
export interface TrajectoryConnection {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly type: ConnectionKind;
  readonly description: string;
}

/** What was written about a map. `content`: text with `**title**` markers; `timestamp`: ISO 8601. */
export interface TrajectoryAnalysis {
  readonly id: string;
  readonly timestamp: string;
  readonly content: string;
}

/** A pupil's map: what happened, what led to what, and the kinds of events in the order of their columns. */
export interface Trajectory {
  readonly events: readonly TrajectoryEvent[];
  readonly connections: readonly TrajectoryConnection[];
  readonly types: readonly string[];
}

/** A map with what was written about it, newest first: all that is saved. */
export interface TrajectoryWork extends Trajectory {
  readonly analyses: readonly TrajectoryAnalysis[];
}

/** The map of somebody who has not entered anything. */
export const EMPTY_TRAJECTORY: TrajectoryWork = {
  events: [],
  connections: [],
  types: DEFAULT_EVENT_TYPES,
  analyses: [],
};

/** Most entries of a trajectory; a further analysis drops the oldest. */
export const TRAJECTORY_LIMITS = { events: 500, connections: 2_000, analyses: 50, eventTypes: 50 } as const;

/** Longest texts of a trajectory, in characters (UTF-16). */
export const TRAJECTORY_TEXTS = { id: 100, name: 200, type: 50, description: 5_000, content: 5_000 } as const;

/** How many steps can be undone. */
export const UNDO_STEPS = 100;

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
