import {
  EMPTY_TRAJECTORY,
  isSameTrajectory,
  mergeTrajectories,
  parseTrajectory,
  type TrajectoryWork,
} from '@lodestar/domain';
import { sharedValue } from '../event-emitter.ts';
import { onForgotten } from './device-value.ts';
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

const entries = sharedValue(0);

/** How many entries of the account's map could not be read when it was last loaded. */
export function noteTrajectoryDamage(count: number): void {
  if (count !== entries.get()) entries.set(count);
}

onForgotten(() => noteTrajectoryDamage(0));

export const useTrajectoryDamage = entries.use;
