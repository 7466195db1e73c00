import type { TrajectoryEvent } from '../trajectory.ts';
import type { Graph } from './graph.ts';

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
