import { UNDO_STEPS } from './limits.ts';
import { mergeTrajectories } from './merge-trajectories.ts';
import { isSameEntry } from './same-entry.ts';
import type { TrajectoryWork } from './trajectory.ts';

interface Step {
  readonly before: TrajectoryWork;
  readonly after: TrajectoryWork;
}

/** What was done to a map here and can be taken back, the latest last, and what was taken back. */
export interface UndoHistory {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export interface Undone {
  readonly work: TrajectoryWork;
  readonly history: UndoHistory;
}

export const NO_HISTORY: UndoHistory = { done: [], undone: [] };

/** The history after one more step; what was taken back before can then not be done again. */
export function remember(history: UndoHistory, before: TrajectoryWork, after: TrajectoryWork): UndoHistory {
  return { done: [...history.done, { before, after }].slice(-UNDO_STEPS), undone: [] };
}

/** What changed is written now: a later edit elsewhere is told from an earlier one by its time. */
function writtenNow(before: TrajectoryWork, after: TrajectoryWork, now: Date): TrajectoryWork {
  const known = new Map(before.events.map((event) => [event.id, event]));
  const timestamp = now.toISOString();
  const events = after.events.map((event) => {
    const old = known.get(event.id);
    return old !== undefined && isSameEntry(old, event) ? event : { ...event, timestamp };
  });
  return { ...after, events };
}

/**
 * Takes the latest step back, and nothing else: what came from another tab or device meanwhile stays. Null when there
 * is none.
 */
export function undo({ done, undone }: UndoHistory, work: TrajectoryWork, now: Date): Undone | null {
  const step = done.at(-1);
  if (step === undefined) return null;
  const back = writtenNow(work, mergeTrajectories(step.after, step.before, work), now);
  return {
    work: back,
    history: { done: done.slice(0, -1), undone: [...undone, { before: work, after: back }] },
  };
}

/** Does again what was taken back last. */
export function redo({ done, undone }: UndoHistory, work: TrajectoryWork, now: Date): Undone | null {
  const step = undone.at(-1);
  if (step === undefined) return null;
  const again = writtenNow(work, mergeTrajectories(step.after, step.before, work), now);
  return {
    work: again,
    history: { done: [...done, { before: work, after: again }], undone: undone.slice(0, -1) },
  };
}
