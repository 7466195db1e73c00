import type { SubjectCode } from '../../grades/subject.ts';
import type { SubjectPoints } from './counted-points.ts';
import type { PlannedPool, SlotGroup } from './plan.ts';
import type { Move, StateSpace } from './state-space.ts';

/** What the counting needs of one alternative of a plan. */
export interface CountingTask {
  readonly groups: readonly SlotGroup[];
  readonly pools: readonly PlannedPool[];
  readonly maxWeighted: number | null;
  readonly space: StateSpace;
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

function movesOf(task: CountingTask, { subject, points }: SubjectPoints): readonly Move[] {
  const moves: Move[] = [];
  task.groups.forEach((slots, group) => {
    if (points < slots.minimumPoints || (slots.from !== null && !slots.from.has(subject))) return;
    const own = slots.weightOf(subject);
    if (own <= 0) return;
    const add = (pool: number, weight: number): void => {
      const capped = task.maxWeighted !== null && !slots.isBonus && weight > 1;
      moves.push({ group, pool, usesExtraWeight: capped, weight, value: points * weight });
      if (capped) moves.push({ group, pool: -1, usesExtraWeight: false, weight: 1, value: points });
    };
    add(-1, own);
    if (slots.isBonus) return;
    task.pools.forEach((pool, index) => {
      if (pool.weight > own && pool.from.has(subject)) add(index, pool.weight);
    });
  });
  return moves;
}

/** Lets one more subject be counted or left out. States only grow, so going down the array uses each subject once. */
function advance(best: Float64Array, space: StateSpace, moves: readonly Move[]): void {
  const steps = moves.map(space.step);
  for (let state = space.states - 1; state >= 0; state--) {
    const total = best[state] ?? UNREACHED;
    if (total < 0) continue;
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index];
      if (move === undefined || !space.allows(state, move)) continue;
      const next = state + (steps[index] ?? 0);
      if (total + move.value > (best[next] ?? UNREACHED)) best[next] = total + move.value;
    }
  }
}

function emptyTable(space: StateSpace): Float64Array {
  const best = new Float64Array(space.states).fill(UNREACHED);
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
  for (const subject of held) advance(best, task.space, movesOf(task, subject));
  return best[stateOfLargest(best)] ?? 0;
}

/** The assignment behind the largest total, in the order of the subjects held. */
export function largestAssignment(
  task: CountingTask,
  held: readonly SubjectPoints[],
): readonly CountedSlot[] {
  const { space } = task;
  const tables = [emptyTable(space)];
  for (const subject of held) {
    const table = Float64Array.from(tables[tables.length - 1] ?? []);
    advance(table, space, movesOf(task, subject));
    tables.push(table);
  }
  const counted: CountedSlot[] = [];
  let state = stateOfLargest(tables[held.length] ?? emptyTable(space));
  for (let index = held.length - 1; index >= 0; index--) {
    const before = tables[index];
    const after = tables[index + 1];
    const subject = held[index];
    if (before === undefined || after === undefined || subject === undefined) continue;
    if (before[state] === after[state]) continue;
    const move = movesOf(task, subject).find((candidate) => {
      const from = state - space.step(candidate);
      return (
        from >= 0 &&
        (before[from] ?? -1) >= 0 &&
        space.allows(from, candidate) &&
        (before[from] ?? 0) + candidate.value === after[state]
      );
    });
    if (move === undefined) continue;
    counted.unshift({ ...subject, weight: move.weight, value: move.value, isBonus: isBonusMove(task, move) });
    state -= space.step(move);
  }
  return counted;
}

function isBonusMove(task: CountingTask, move: Move): boolean {
  return task.groups[move.group]?.isBonus ?? false;
}
