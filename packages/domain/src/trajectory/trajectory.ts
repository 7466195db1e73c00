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
