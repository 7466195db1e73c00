import type { TrajectoryWork } from './trajectory.ts';

interface WithId {
  readonly id: string;
}

/** Whether two entries of a list say the same. */
export function isSameEntry<Entry extends WithId>(one: Entry, other: Entry): boolean {
  if (one === other) return true;
  for (const field in one) if (one[field] !== other[field]) return false;
  return true;
}

/** Whether an entry says something else than before; written anew in the same words it does not. */
export function isEdited<Entry extends WithId>(before: Entry, now: Entry): boolean {
  for (const field in before) if (field !== 'timestamp' && before[field] !== now[field]) return true;
  return false;
}

/** Whether two lists hold the same entries, in whatever order. */
export function haveSameEntries<Entry extends WithId>(
  one: readonly Entry[],
  other: readonly Entry[],
): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  const others = new Map(other.map((entry) => [entry.id, entry]));
  return one.every((entry) => {
    const twin = others.get(entry.id);
    return twin !== undefined && isSameEntry(entry, twin);
  });
}

/** Whether two lists of types are the same, in the same order. */
export function haveSameTypes(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((type, index) => other[index] === type);
}

/** Whether two maps say the same. The order of types counts; events and connections have none. */
export function isSameTrajectory(one: TrajectoryWork, other: TrajectoryWork): boolean {
  return (
    haveSameTypes(one.types, other.types) &&
    haveSameEntries(one.events, other.events) &&
    haveSameEntries(one.connections, other.connections) &&
    haveSameEntries(one.analyses, other.analyses)
  );
}
