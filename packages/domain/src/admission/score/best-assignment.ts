import type { SubjectCode } from '../../grades/subject.ts';
import type { SubjectPoints } from './counted-points.ts';
import { type MoveTable, moveTable, subjectNumber } from './moves.ts';
import type { PlannedPool, SlotGroup } from './plan.ts';
import { type StateSpace, stateSpace } from './state-space.ts';

/** What the counting needs of one alternative of a plan, worked out once for all pupils. */
export interface CountingTask {
  readonly space: StateSpace;
  readonly moves: MoveTable;
}

/** A subject as it was counted. */
export interface CountedSlot {
  readonly subject: SubjectCode;
  readonly points: number;
  readonly weight: number;
  readonly value: number;
}

const UNREACHED = -1;

export function countingTask(
  groups: readonly SlotGroup[],
  pools: readonly PlannedPool[],
  maxWeighted: number | null,
): CountingTask {
  const space = stateSpace(groups, pools, maxWeighted);
  return { space, moves: moveTable(groups, pools, maxWeighted, space) };
}

/** Lets one more subject be counted or left out. States only grow, so going down the array uses each subject once. */
function advance(
  best: Float64Array,
  { space, moves }: CountingTask,
  { subject, points }: SubjectPoints,
): void {
  const { usedUp, states } = space;
  const { needs, steps, weights, minimumPoints } = moves;
  const number = subjectNumber(subject);
  const start = moves.starts[number] ?? 0;
  const end = moves.ends[number] ?? 0;
  for (let state = states - 1; state >= 0; state--) {
    const total = best[state] ?? UNREACHED;
    if (total < 0) continue;
    const blocked = usedUp[state] ?? 0;
    for (let move = start; move < end; move++) {
      if ((blocked & (needs[move] ?? 0)) !== 0 || points < (minimumPoints[move] ?? 0)) continue;
      const next = state + (steps[move] ?? 0);
      const value = total + points * (weights[move] ?? 0);
      if (value > (best[next] ?? UNREACHED)) best[next] = value;
    }
  }
}

function cleared(best: Float64Array): Float64Array {
  best.fill(UNREACHED);
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
  const best = cleared(task.space.totals);
  for (const subject of held) advance(best, task, subject);
  return best[stateOfLargest(best)] ?? 0;
}

/** The move that led from one table of totals to a state of the next; -1 when the subject was left out. */
function moveInto(
  state: number,
  before: Float64Array,
  total: number,
  task: CountingTask,
  held: SubjectPoints,
): number {
  if (before[state] === total) return -1;
  const { needs, steps, weights, minimumPoints, starts, ends } = task.moves;
  const number = subjectNumber(held.subject);
  for (let move = starts[number] ?? 0; move < (ends[number] ?? 0); move++) {
    const from = state - (steps[move] ?? 0);
    const earlier = before[from] ?? UNREACHED;
    const isOpen = earlier >= 0 && ((task.space.usedUp[from] ?? 0) & (needs[move] ?? 0)) === 0;
    const isEnough = held.points >= (minimumPoints[move] ?? 0);
    if (isOpen && isEnough && earlier + held.points * (weights[move] ?? 0) === total) return move;
  }
  return -1;
}

/** The assignment behind the largest total, in the order of the subjects held. */
export function largestAssignment(
  task: CountingTask,
  held: readonly SubjectPoints[],
): readonly CountedSlot[] {
  const best = cleared(task.space.totals);
  const steps = held.map((one) => {
    const before = best.slice();
    advance(best, task, one);
    return { one, before, after: best.slice() };
  });
  const counted: CountedSlot[] = [];
  let state = stateOfLargest(best);
  for (const { one, before, after } of steps.reverse()) {
    const move = moveInto(state, before, after[state] ?? UNREACHED, task, one);
    if (move < 0) continue;
    const weight = task.moves.weights[move] ?? 0;
    counted.unshift({ ...one, weight, value: one.points * weight });
    state -= task.moves.steps[move] ?? 0;
  }
  return counted;
}
