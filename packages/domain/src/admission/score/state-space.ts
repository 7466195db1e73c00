import type { Slots } from './plan.ts';

/** Where a subject is counted: in which group, lifted by which pool (-1: none), using up one extra weight or not. */
export interface Place {
  readonly group: number;
  readonly pool: number;
  readonly usesExtraWeight: boolean;
}

/**
 * The states of counting: how many slots of each group, places of each pool and extra weights are used up, packed
 * into one number (mixed radix), so that the best total of every state fits in one array.
 */
export interface StateSpace {
  readonly states: number;
  /** For each state one bit for every group, pool and extra weight that is used up. */
  readonly usedUp: Int32Array;
  /** Room for one total per state, written anew by every count. */
  readonly totals: Float64Array;
  /** The bits that must not be set in a state for the place to be free. */
  readonly needs: (place: Place) => number;
  /** By how much taking the place advances the state. */
  readonly step: (place: Place) => number;
}

const spaces = new Map<string, StateSpace>();

/** The states of a formula's shape; formulas of one shape share them. */
export function stateSpace({ groups, pools, maxWeighted }: Slots): StateSpace {
  const sizes = [groups.map(({ size }) => size), pools.map(({ size }) => size), [maxWeighted ?? 0]];
  const shape = JSON.stringify(sizes);
  const space = spaces.get(shape) ?? spaceOf(sizes.flat(), groups.length);
  spaces.set(shape, space);
  return space;
}

function spaceOf(sizes: readonly number[], groupCount: number): StateSpace {
  const strides: number[] = [];
  let states = 1;
  for (const size of sizes) {
    strides.push(states);
    states *= size + 1;
  }
  const usedUp = Int32Array.from({ length: states }, (_, state) =>
    sizes.reduce((bits, size, dimension) => {
      const used = Math.floor(state / (strides[dimension] ?? 1)) % (size + 1);
      return used === size ? bits | (1 << dimension) : bits;
    }, 0),
  );
  const dimensionsOf = ({ group, pool, usesExtraWeight }: Place): readonly number[] => [
    group,
    ...(pool >= 0 ? [groupCount + pool] : []),
    ...(usesExtraWeight ? [sizes.length - 1] : []),
  ];
  return {
    states,
    usedUp,
    totals: new Float64Array(states),
    needs: (place) => dimensionsOf(place).reduce((bits, dimension) => bits | (1 << dimension), 0),
    step: (place) => dimensionsOf(place).reduce((sum, dimension) => sum + (strides[dimension] ?? 0), 0),
  };
}
