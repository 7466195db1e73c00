import type { Trajectory, TrajectoryEvent } from '../trajectory.ts';

/** An event with the lines that begin and end at it. */
export interface Node {
  readonly event: TrajectoryEvent;
  /** Events it led to or influenced. */
  readonly effects: readonly TrajectoryEvent[];
  /** Events that led to it or influenced it. */
  readonly causes: readonly TrajectoryEvent[];
  /** Lines of all kinds, merely related events included. */
  readonly lines: number;
}

/** The map by year, then in the order in which events stand in it. */
export interface Graph {
  readonly nodes: readonly Node[];
  /** Place of each event in that order. */
  readonly rank: ReadonlyMap<string, number>;
  /** Lines between events that are there. */
  readonly lines: number;
  /** Causes that lie in a later year than their effects. */
  readonly backwards: number;
}

/** What follows from what on a map. Lines to events that are not there are left out. */
export function graphOf({ events, connections }: Trajectory): Graph {
  const ordered = [...events].sort((one, other) => one.year - other.year);
  const nodes = ordered.map((event) => ({
    event,
    effects: [] as TrajectoryEvent[],
    causes: [] as TrajectoryEvent[],
    lines: 0,
  }));
  const byId = new Map(nodes.map((node) => [node.event.id, node]));
  let lines = 0;
  let backwards = 0;
  for (const { from, to, type } of connections) {
    const cause = byId.get(from);
    const effect = byId.get(to);
    if (cause === undefined || effect === undefined) continue;
    lines += 1;
    cause.lines += 1;
    effect.lines += 1;
    if (type === 'related') continue;
    if (cause.event.year > effect.event.year) backwards += 1;
    cause.effects.push(effect.event);
    effect.causes.push(cause.event);
  }
  return { nodes, rank: new Map(ordered.map(({ id }, index) => [id, index])), lines, backwards };
}

/** The longest run of events of which each led to the next, forward in time, so that a circle has an end. */
export function longestChain({ nodes, rank }: Graph): readonly TrajectoryEvent[] {
  const lengths = nodes.map(() => 1);
  const before = nodes.map(() => -1);
  for (const [index, { effects }] of nodes.entries()) {
    for (const { id } of effects) {
      const next = rank.get(id) ?? -1;
      const length = (lengths[index] ?? 0) + 1;
      if (next <= index || length <= (lengths[next] ?? 0)) continue;
      lengths[next] = length;
      before[next] = index;
    }
  }
  const chain: TrajectoryEvent[] = [];
  let at = lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length), 0));
  for (let node = nodes[at]; node !== undefined; node = nodes[at]) {
    chain.unshift(node.event);
    at = before[at] ?? -1;
  }
  return chain;
}
