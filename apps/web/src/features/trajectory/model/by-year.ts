import type { TrajectoryEvent } from '@lodestar/domain';

/** Events from the earliest to the latest; those of one year by name. */
export function byYear(events: readonly TrajectoryEvent[]): readonly TrajectoryEvent[] {
  return [...events].sort((one, other) => one.year - other.year || one.name.localeCompare(other.name));
}
