/** A stretch of a channel that a line takes up. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The lane of each stretch that shares a channel, and how many lanes that takes. */
export interface Lanes {
  readonly lane: readonly number[];
  readonly count: number;
}

/** Gives stretches that come nearer than `gap` lanes of their own: the first that is free, from left to right. */
export function assignLanes(stretches: readonly Stretch[], gap: number): Lanes {
  const order = stretches.map((stretch, index) => ({ ...stretch, index })).sort((a, b) => a.start - b.start);
  const lane: number[] = stretches.map(() => 0);
  const ends: number[] = [];
  for (const { start, end, index } of order) {
    const free = ends.findIndex((last) => last + gap < start);
    const chosen = free === -1 ? ends.length : free;
    ends[chosen] = end;
    lane[index] = chosen;
  }
  return { lane, count: ends.length };
}

/** Where so many things lie that share some room: evenly around its middle, at most `gap` apart. */
export function spread(count: number, room: number, gap: number): readonly number[] {
  const step = Math.min(gap, Math.max(0, room) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
}
