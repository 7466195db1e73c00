import { mergeTrajectories } from './merge-trajectories.ts';
import { isSameEntry } from './same-trajectory.ts';
import type { TrajectoryWork } from './trajectory.ts';
import { UNDO_STEPS } from './trajectory.ts';

interface Step {
  /** By which it is known, also after it was taken back and done again. */
  readonly number: number;
  readonly before: TrajectoryWork;
  readonly after: TrajectoryWork;
}

/** What was done to a map here and can be taken back, the latest last, and what was taken back. */
export interface UndoHistory {
  /** How many steps there ever were: the number of the latest. */
  readonly made: number;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export interface Undone {
  readonly work: TrajectoryWork;
  readonly history: UndoHistory;
}

export const NO_HISTORY: UndoHistory = { made: 0, done: [], undone: [] };

/** The history after one more step; what was taken back before can then not be done again. */
export function remember(history: UndoHistory, before: TrajectoryWork, after: TrajectoryWork): UndoHistory {
  const number = history.made + 1;
  return { made: number, done: [...history.done, { number, before, after }].slice(-UNDO_STEPS), undone: [] };
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

const idsOf = (entries: readonly { readonly id: string }[]) => new Set(entries.map(({ id }) => id));

/** A map as if a step had not been; a connection does not come back to an event that went with a later one. */
function withoutStep({ before, after }: Step, work: TrajectoryWork): TrajectoryWork {
  const merged = mergeTrajectories(after, before, work);
  const [there, once, known] = [idsOf(merged.events), idsOf(before.events), idsOf(work.connections)];
  const isLost = (end: string) => once.has(end) && !there.has(end);
  return {
    ...merged,
    connections: merged.connections.filter(
      ({ id, from, to }) => known.has(id) || !(isLost(from) || isLost(to)),
    ),
  };
}

/**
 * Takes one step back, and nothing else: later steps stay, and so does what came from another tab or device meanwhile.
 * Null when it is not there to be taken back, or has been already.
 */
export function undoStep(
  { made, done, undone }: UndoHistory,
  number: number,
  work: TrajectoryWork,
  now: Date,
): Undone | null {
  const step = done.find((one) => one.number === number);
  if (step === undefined) return null;
  const back = writtenNow(work, withoutStep(step, work), now);
  const rest = done.flatMap((one) => {
    if (one.number <= number) return one === step ? [] : [one];
    return [{ ...one, before: withoutStep(step, one.before), after: withoutStep(step, one.after) }];
  });
  return {
    work: back,
    history: { made, done: rest, undone: [...undone, { number, before: work, after: back }] },
  };
}

/** Takes the latest step back. Null when there is none. */
export function undo(history: UndoHistory, work: TrajectoryWork, now: Date): Undone | null {
  const step = history.done.at(-1);
  return step === undefined ? null : undoStep(history, step.number, work, now);
}

/** Does again what was taken back last. */
export function redo({ made, done, undone }: UndoHistory, work: TrajectoryWork, now: Date): Undone | null {
  const step = undone.at(-1);
  if (step === undefined) return null;
  const again = writtenNow(work, mergeTrajectories(step.after, step.before, work), now);
  return {
    work: again,
    history: {
      made,
      done: [...done, { number: step.number, before: work, after: again }],
      undone: undone.slice(0, -1),
    },
  };
}
