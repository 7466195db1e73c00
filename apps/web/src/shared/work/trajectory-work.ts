import {
  EMPTY_TRAJECTORY,
  isSameTrajectory,
  mergeTrajectories,
  parseTrajectory,
  type TrajectoryWork,
} from '@lodestar/domain';
import { useSyncExternalStore } from 'react';
import { onForgotten } from './device-value.ts';
import { eventEmitter } from './stored-value.ts';
import { type AccountKind, workPart } from './work-part.ts';

const TRAJECTORY: AccountKind<TrajectoryWork, TrajectoryWork> = {
  parse: parseTrajectory,
  initial: () => EMPTY_TRAJECTORY,
  nothing: EMPTY_TRAJECTORY,
  savedOf: (work) => work,
  withSaved: (work, saved) => (isSameTrajectory(work, saved) ? work : saved),
  parseSaved: parseTrajectory,
  isSame: isSameTrajectory,
  merge: mergeTrajectories,
};

/** The map a pupil draws of his or her life, with what was written about it. */
export const TRAJECTORY_WORK = workPart('trajectory', TRAJECTORY);

const changed = eventEmitter();
let entries = 0;

/** How many entries of the account's map could not be read when it was last loaded. */
export function noteTrajectoryDamage(count: number): void {
  if (count === entries) return;
  entries = count;
  changed.emit();
}

onForgotten(() => noteTrajectoryDamage(0));

export function useTrajectoryDamage(): number {
  return useSyncExternalStore(changed.listen, () => entries);
}
