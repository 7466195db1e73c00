import type { PlannedPool, SlotGroup } from './plan.ts';

/** One way to count a subject: in which group, lifted by which pool (-1: none), using up one extra weight or not. */
export interface Move {
  readonly group: number;
  readonly pool: number;
  readonly usesExtraWeight: boolean;
  readonly weight: number;
  readonly value: number;
}

/**
 * The states of counting: how many slots of each group, places of each pool and extra weights are used up, packed
 * into one number (mixed radix), so that the best total of every state fits in one array.
 */
export interface StateSpace {
  readonly states: number;
  /** The states from which the move is possible, and by how much it advances the state. */
  readonly step: (move: Move) => number;
  readonly allows: (state: number, move: Move) => boolean;
}

export function stateSpace(
  groups: readonly SlotGroup[],
  pools: readonly PlannedPool[],
  maxWeighted: number | null,
): StateSpace {
  const sizes = [...groups.map((group) => group.size), ...pools.map((pool) => pool.size), maxWeighted ?? 0];
  const strides: number[] = [];
  let states = 1;
  for (const size of sizes) {
    strides.push(states);
    states *= size + 1;
  }
  const used = Uint8Array.from({ length: states * sizes.length }, (_, index) => {
    const dimension = Math.floor(index / states);
    return Math.floor((index % states) / (strides[dimension] ?? 1)) % ((sizes[dimension] ?? 0) + 1);
  });
  const poolStart = groups.length;
  const extra = sizes.length - 1;
  const hasRoom = (state: number, dimension: number): boolean =>
    (used[dimension * states + state] ?? 0) < (sizes[dimension] ?? 0);
  return {
    states,
    step: (move) =>
      (strides[move.group] ?? 0) +
      (move.pool >= 0 ? (strides[poolStart + move.pool] ?? 0) : 0) +
      (move.usesExtraWeight ? (strides[extra] ?? 0) : 0),
    allows: (state, move) =>
      hasRoom(state, move.group) &&
      (move.pool < 0 || hasRoom(state, poolStart + move.pool)) &&
      (!move.usesExtraWeight || hasRoom(state, extra)),
  };
}
