import { haveSameTypes, isEdited } from './same-trajectory.ts';
import type {
  Trajectory,
  TrajectoryAnalysis,
  TrajectoryConnection,
  TrajectoryEvent,
  TrajectoryWork,
} from './trajectory.ts';

interface WithId {
  readonly id: string;
}

/** Whose field stays when both sides changed it. */
type Winner<Entry> = (mine: Entry, theirs: Entry) => Entry;

const byId = <Entry extends WithId>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Field by field: what one side changed is that side's; what both changed, the winner's. */
function mergedEntry<Entry extends WithId>(
  base: Entry | undefined,
  mine: Entry,
  theirs: Entry,
  winner: Winner<Entry>,
): Entry {
  const stronger = winner(mine, theirs);
  if (base === undefined) return stronger;
  const merged = { ...stronger };
  for (const field in merged) {
    if (mine[field] === base[field]) merged[field] = theirs[field];
    else if (theirs[field] === base[field]) merged[field] = mine[field];
  }
  return merged;
}

/** Ids carry the moment their entry was made. */
const madeAt = ({ id }: WithId) => Number(/_(\d+)/.exec(id)?.[1] ?? 0);

/** Entries in the order in which they were made, so that all sides come to the same. */
export function inOrderMade<Entry extends WithId>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((one, other) => madeAt(one) - madeAt(other));
}

/**
 * Entries changed on two sides since `base`: what either added is there; what either removed is gone, unless the other
 * has changed it meanwhile.
 */
export function mergeEntries<Entry extends WithId>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  winner: Winner<Entry>,
): readonly Entry[] {
  const bases = byId(base);
  const mines = byId(mine);
  const theirIds = new Set(theirs.map(({ id }) => id));
  const outlivesRemoval = (entry: Entry) => {
    const before = bases.get(entry.id);
    return before === undefined || isEdited(before, entry);
  };
  const kept = theirs.flatMap((their) => {
    const my = mines.get(their.id);
    if (my !== undefined) return [mergedEntry(bases.get(their.id), my, their, winner)];
    return outlivesRemoval(their) ? [their] : [];
  });
  const added = mine.filter((my) => !theirIds.has(my.id) && outlivesRemoval(my));
  return inOrderMade([...kept, ...added]);
}

const timeOf = ({ timestamp }: { readonly timestamp: string }) => Date.parse(timestamp);

const laterWritten = <Entry extends TrajectoryEvent | TrajectoryAnalysis>(mine: Entry, theirs: Entry) =>
  timeOf(theirs) > timeOf(mine) ? theirs : mine;
const myOwn = (mine: TrajectoryConnection) => mine;

/** Connections that one side removed only because it removed an event of theirs, which the other side kept. */
function revived(
  base: Trajectory,
  removing: Trajectory,
  keeping: Trajectory,
): readonly TrajectoryConnection[] {
  const there = new Set(removing.events.map(({ id }) => id));
  const stayed = new Set(removing.connections.map(({ id }) => id));
  const kept = new Set(keeping.connections.map(({ id }) => id));
  return base.connections.filter(
    ({ id, from, to }) => !stayed.has(id) && kept.has(id) && !(there.has(from) && there.has(to)),
  );
}

/** With an event that outlives its removal its connections come back. */
function mergeConnections(
  base: Trajectory,
  mine: Trajectory,
  theirs: Trajectory,
  events: readonly TrajectoryEvent[],
): readonly TrajectoryConnection[] {
  const merged = mergeEntries(base.connections, mine.connections, theirs.connections, myOwn);
  const ids = new Set(events.map(({ id }) => id));
  const known = new Set(merged.map(({ id }) => id));
  const missed = [...revived(base, mine, theirs), ...revived(base, theirs, mine)].filter(
    ({ id, from, to }) => !known.has(id) && ids.has(from) && ids.has(to),
  );
  return missed.length === 0 ? merged : inOrderMade([...merged, ...missed]);
}

/** In my order when I changed it or they changed nothing, else in theirs; a type that an event still has is not gone. */
function mergeTypes(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  used: ReadonlySet<string>,
): readonly string[] {
  const isGone = (type: string) =>
    base.includes(type) && !(mine.includes(type) && theirs.includes(type)) && !used.has(type);
  const stayed = base.filter((type) => mine.includes(type));
  const mineStayed = mine.filter((type) => base.includes(type));
  const reordered = stayed.some((type, index) => mineStayed[index] !== type);
  const isMine = reordered || haveSameTypes(base, theirs);
  const order = isMine ? [...mine, ...theirs] : [...theirs, ...mine];
  return [...new Set([...order, ...base.filter((type) => used.has(type))])].filter((type) => !isGone(type));
}

/**
 * What two sides made of `base`, so that neither loses anything: lists are merged by id, entries field by field. An
 * event edited on both sides takes each field from who changed it, the later written one where both did; an edit
 * outlives a removal. Analyses stay newest first.
 */
export function mergeTrajectories(
  base: TrajectoryWork,
  mine: TrajectoryWork,
  theirs: TrajectoryWork,
): TrajectoryWork {
  const events = mergeEntries(base.events, mine.events, theirs.events, laterWritten);
  const analyses = mergeEntries(base.analyses, mine.analyses, theirs.analyses, laterWritten);
  return {
    events,
    connections: mergeConnections(base, mine, theirs, events),
    types: mergeTypes(base.types, mine.types, theirs.types, new Set(events.map(({ type }) => type))),
    analyses: [...analyses].sort((one, other) => timeOf(other) - timeOf(one)),
  };
}
