import {
  EMPTY_TRAJECTORY,
  isSameTrajectory,
  mergeTrajectories,
  parseTrajectory,
  type TrajectoryWork,
} from '@lodestar/domain';
import type { AccountKind } from './account-value.ts';
import { workPart } from './work-part.ts';

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
