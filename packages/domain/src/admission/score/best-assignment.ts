import type { CountedCode, SubjectPoints } from './counted-points.ts';
import {
  MINIMUM_POINTS,
  MOVE_SIZE,
  type MoveTable,
  moveTable,
  NEEDS,
  STEP,
  subjectNumber,
  WEIGHT,
} from './moves.ts';
import type { Slots } from './plan.ts';
import { type StateSpace, stateSpace } from './state-space.ts';

/** What the counting needs of one alternative of a plan, worked out once for all pupils. */
export interface CountingTask {
  readonly space: StateSpace;
  readonly moves: MoveTable;
}

/** A subject as it was counted. */
export interface CountedSlot {
  readonly subject: CountedCode;
  readonly points: number;
  readonly weight: number;
  readonly value: number;
}

const UNREACHED = -1;

export function countingTask(slots: Slots): CountingTask {
  const space = stateSpace(slots);
  return { space, moves: moveTable(slots, space) };
}

/** Lets one more subject be counted or left out. States only grow, so going down the array uses each subject once. */
function advance(best: Float64Array, { space, moves }: CountingTask, held: SubjectPoints): void {
  const { usedUp, states } = space;
  const { points } = held;
  const number = subjectNumber(held.subject);
  const start = moves[2 * number] ?? 0;
  const end = moves[2 * number + 1] ?? 0;
  for (let state = states - 1; state >= 0; state--) {
    const total = best[state] ?? UNREACHED;
    if (total < 0) continue;
    const blocked = usedUp[state] ?? 0;
    for (let move = start; move < end; move += MOVE_SIZE) {
      if ((blocked & (moves[move + NEEDS] ?? 0)) !== 0 || points < (moves[move + MINIMUM_POINTS] ?? 0))
        continue;
      const next = state + (moves[move + STEP] ?? 0);
      const value = total + points * (moves[move + WEIGHT] ?? 0);
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
  { space, moves }: CountingTask,
  { subject, points }: SubjectPoints,
): number {
  if (before[state] === total) return -1;
  const number = subjectNumber(subject);
  for (let move = moves[2 * number] ?? 0; move < (moves[2 * number + 1] ?? 0); move += MOVE_SIZE) {
    const from = state - (moves[move + STEP] ?? 0);
    const earlier = before[from] ?? UNREACHED;
    const isOpen = earlier >= 0 && ((space.usedUp[from] ?? 0) & (moves[move + NEEDS] ?? 0)) === 0;
    const isEnough = points >= (moves[move + MINIMUM_POINTS] ?? 0);
    if (isOpen && isEnough && earlier + points * (moves[move + WEIGHT] ?? 0) === total) return move;
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
    const weight = task.moves[move + WEIGHT] ?? 0;
    counted.unshift({ ...one, weight, value: one.points * weight });
    state -= task.moves[move + STEP] ?? 0;
  }
  return counted;
}
