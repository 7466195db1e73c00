import type { SubjectCode } from '../../grades/subject.ts';
import type { SubjectPoints } from './counted-points.ts';
import type { PlannedPool, SlotGroup } from './plan.ts';
import { type Place, type StateSpace, stateSpace } from './state-space.ts';

/** One way to count a subject, whatever its points. */
interface Move {
  readonly weight: number;
  readonly minimumPoints: number;
  readonly isBonus: boolean;
  readonly needs: number;
  readonly step: number;
}

/** What the counting needs of one alternative of a plan. Moves do not depend on the pupil and are worked out once. */
export interface CountingTask {
  readonly space: StateSpace;
  readonly movesOf: (subject: SubjectCode) => readonly Move[];
}

/** A subject as it was counted. */
export interface CountedSlot {
  readonly subject: SubjectCode;
  readonly points: number;
  readonly weight: number;
  readonly value: number;
  readonly isBonus: boolean;
}

const UNREACHED = -1;

export function countingTask(
  groups: readonly SlotGroup[],
  pools: readonly PlannedPool[],
  maxWeighted: number | null,
): CountingTask {
  const space = stateSpace(groups, pools, maxWeighted);
  const movesInto = (slots: SlotGroup, group: number, subject: SubjectCode): readonly Move[] => {
    const own = slots.weightOf(subject);
    if (own <= 0 || (slots.from !== null && !slots.from.has(subject))) return [];
    const { minimumPoints, isBonus } = slots;
    const move = (weight: number, place: Place): Move => ({
      weight,
      minimumPoints,
      isBonus,
      needs: space.needs(place),
      step: space.step(place),
    });
    const withWeight = (weight: number, pool: number): readonly Move[] => {
      const usesExtraWeight = maxWeighted !== null && !isBonus && weight > 1;
      const moves = [move(weight, { group, pool, usesExtraWeight })];
      return usesExtraWeight ? [...moves, move(1, { group, pool: -1, usesExtraWeight: false })] : moves;
    };
    const lifts = pools.flatMap((pool, index) =>
      !isBonus && pool.weight > own && pool.from.has(subject) ? withWeight(pool.weight, index) : [],
    );
    return [...withWeight(own, -1), ...lifts];
  };
  const known = new Map<SubjectCode, readonly Move[]>();
  return {
    space,
    movesOf: (subject) => {
      const moves = known.get(subject) ?? groups.flatMap((slots, group) => movesInto(slots, group, subject));
      known.set(subject, moves);
      return moves;
    },
  };
}

/** Lets one more subject be counted or left out. States only grow, so going down the array uses each subject once. */
function advance(best: Float64Array, { space, movesOf }: CountingTask, held: SubjectPoints): void {
  const { usedUp, states } = space;
  const { points } = held;
  const moves = movesOf(held.subject).filter(({ minimumPoints }) => points >= minimumPoints);
  for (let state = states - 1; state >= 0; state--) {
    const total = best[state] ?? UNREACHED;
    if (total < 0) continue;
    const blocked = usedUp[state] ?? 0;
    for (const { needs, step, weight } of moves) {
      if ((blocked & needs) !== 0) continue;
      const value = total + points * weight;
      if (value > (best[state + step] ?? UNREACHED)) best[state + step] = value;
    }
  }
}

function emptyTable({ states }: StateSpace): Float64Array {
  const best = new Float64Array(states).fill(UNREACHED);
  best[0] = 0;
  return best;
}

function stateOfLargest(best: Float64Array): number {
  let largest = 0;
  for (let state = 1; state < best.length; state++) {
    if ((best[state] ?? UNREACHED) > (best[largest] ?? UNREACHED)) largest = state;
  }
  return largest;
}

/** The largest total over all allowed assignments of subjects to slots. */
export function largestTotal(task: CountingTask, held: readonly SubjectPoints[]): number {
  const best = emptyTable(task.space);
  for (const subject of held) advance(best, task, subject);
  return best[stateOfLargest(best)] ?? 0;
}

/** The assignment behind the largest total, in the order of the subjects held. */
export function largestAssignment(
  task: CountingTask,
  held: readonly SubjectPoints[],
): readonly CountedSlot[] {
  const { space, movesOf } = task;
  const tables = [emptyTable(space)];
  for (const subject of held) {
    const table = Float64Array.from(tables[tables.length - 1] ?? []);
    advance(table, task, subject);
    tables.push(table);
  }
  const counted: CountedSlot[] = [];
  let state = stateOfLargest(tables[held.length] ?? emptyTable(space));
  for (let index = held.length - 1; index >= 0; index--) {
    const before = tables[index];
    const after = tables[index + 1];
    const one = held[index];
    if (before === undefined || after === undefined || one === undefined) continue;
    if (before[state] === after[state]) continue;
    const move = movesOf(one.subject).find(({ step, needs, weight, minimumPoints }) => {
      const total = before[state - step] ?? UNREACHED;
      const isOpen = total >= 0 && ((space.usedUp[state - step] ?? 0) & needs) === 0;
      return isOpen && one.points >= minimumPoints && total + one.points * weight === after[state];
    });
    if (move === undefined) continue;
    const { weight, isBonus, step } = move;
    counted.unshift({ ...one, weight, value: one.points * weight, isBonus });
    state -= step;
  }
  return counted;
}
