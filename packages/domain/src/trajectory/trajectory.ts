/** How one event bears on another (specification, part 2, section 3). */
export const CONNECTION_KINDS = ['influenced', 'led_to', 'related'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

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

/** A pupil's map: what happened, what led to what, and the kinds of events in the order of their columns. */
export interface Trajectory {
  readonly events: readonly TrajectoryEvent[];
  readonly connections: readonly TrajectoryConnection[];
  readonly types: readonly string[];
}
