import { describe, expect, it } from 'vitest';
import type { PlannedPool, SlotGroup } from './plan.ts';
import { type Place, stateSpace } from './state-space.ts';

const slots = (size: number): SlotGroup => ({
  size,
  from: null,
  minimumPoints: 0,
  isBonus: false,
  weightOf: () => 1,
});
const places = (size: number): PlannedPool => ({ size, from: new Set(), weight: 2 });
const place = (group: number, pool = -1, usesExtraWeight = false): Place => ({
  group,
  pool,
  usesExtraWeight,
});

const spaceOf = (groups: SlotGroup[], pools: PlannedPool[], maxWeighted: number | null) =>
  stateSpace({ groups, pools, maxWeighted });

describe('the states of counting', () => {
  it('are as many as ways to use up slots, places and extra weights', () => {
    expect(spaceOf([slots(5)], [], null).states).toBe(6);
    expect(spaceOf([slots(2), slots(3)], [places(1)], 3).states).toBe(3 * 4 * 2 * 4);
    expect(spaceOf([], [], null).states).toBe(1);
  });

  it('are each reached by its own places only, never beyond what is there', () => {
    const space = spaceOf([slots(2), slots(1)], [places(1)], 1);
    const all = [place(0), place(1), place(0, 0), place(1, -1, true)];
    const seen = new Map([[0, '0,0,0,0']]);
    const waiting: (readonly [state: number, used: readonly number[]])[] = [[0, [0, 0, 0, 0]]];
    for (const [state, used] of waiting) {
      for (const one of all) {
        const room = [2, 1, 1, 1];
        const next = used.map((count, dimension) => {
          const takes =
            one.group === dimension ||
            (one.pool === 0 && dimension === 2) ||
            (one.usesExtraWeight && dimension === 3);
          return takes ? count + 1 : count;
        });
        const fits = next.every((count, dimension) => count <= (room[dimension] ?? 0));
        expect(((space.usedUp[state] ?? 0) & space.needs(one)) === 0).toBe(fits);
        if (!fits) continue;
        const reached = state + space.step(one);
        expect(reached).toBeGreaterThan(state);
        expect(reached).toBeLessThan(space.states);
        expect(seen.get(reached) ?? next.join()).toBe(next.join());
        if (!seen.has(reached)) waiting.push([reached, next]);
        seen.set(reached, next.join());
      }
    }
    expect(seen.size).toBeGreaterThan(8);
  });
});
