import { isEdited } from './same-entry.ts';

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
