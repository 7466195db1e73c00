import type { Trajectory, TrajectoryEvent } from '../trajectory.ts';
import type { TrajectoryFinding, TypeShare } from './findings.ts';

/** Fewer events than these have no balance worth a word. */
const ENOUGH = 4;
/** Shares so far apart at most are even. */
const EVEN_WITHIN = 1;
/** Types named of a longer list. */
const NAMED = { shares: 6, empty: 4 } as const;

function sharesOf(events: readonly TrajectoryEvent[]): readonly TypeShare[] {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, events: count }))
    .sort((one, other) => other.events - one.events);
}

const sumOf = (shares: readonly TypeShare[]) => shares.reduce((sum, { events }) => sum + events, 0);

/** The one type that more events have than any other. */
function leader(events: readonly TrajectoryEvent[]): string | null {
  const [first, second] = sharesOf(events);
  return first === undefined || first.events === second?.events ? null : first.type;
}

function leaning(
  events: readonly TrajectoryEvent[],
  shares: readonly TypeShare[],
): readonly TrajectoryFinding[] {
  const [first] = shares;
  const last = shares.at(-1);
  if (first === undefined || last === undefined || events.length < ENOUGH) return [];
  if (shares.length === 1) return [{ code: 'leading', type: first.type, all: true }];
  if (first.events > events.length / 2) return [{ code: 'leading', type: first.type, all: false }];
  return first.events - last.events <= EVEN_WITHIN ? [{ code: 'even' }] : [];
}

/** Whether the earlier half of the events was of another type than the later one. */
function shift(events: readonly TrajectoryEvent[]): readonly TrajectoryFinding[] {
  const years = events.map(({ year }) => year).sort((one, other) => one - other);
  const year = years[Math.floor((years.length - 1) / 2)];
  if (year === undefined || events.length < 2 * ENOUGH) return [];
  const from = leader(events.filter((event) => event.year <= year));
  const to = leader(events.filter((event) => event.year > year));
  return from === null || to === null || from === to ? [] : [{ code: 'shift', year, from, to }];
}

/** How the events are spread over the pupil's types, and whether that has changed. */
export function findBalance({ events, types }: Trajectory): readonly TrajectoryFinding[] {
  const shares = sharesOf(events);
  const named = shares.slice(0, NAMED.shares);
  const empty = types.filter((type) => shares.every((share) => share.type !== type));
  return [
    { code: 'shares', shares: named, others: sumOf(shares) - sumOf(named) },
    ...leaning(events, shares),
    ...shift(events),
    ...(empty.length === 0
      ? []
      : [{ code: 'emptyTypes', types: empty.slice(0, NAMED.empty), count: empty.length } as const]),
  ];
}
