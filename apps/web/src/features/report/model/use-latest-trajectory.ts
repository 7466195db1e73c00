import type { User } from '@lodestar/contract';
import { readTrajectory, type TrajectoryWork } from '@lodestar/domain';
import { useEffect, useMemo } from 'react';
import { TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { useWork } from '../../../shared/work/use-work.ts';
import { wantPart } from '../../../shared/work/wanted-part.ts';

/** The map as it is now: what this device has of it, changes just made included; until that is here, the user's own. */
export function useLatestTrajectory(user: User): TrajectoryWork {
  const { value } = useWork(TRAJECTORY_WORK);
  const known = TRAJECTORY_WORK.account(user.User_ID).server() !== null;
  useEffect(() => wantPart('trajectory'), []);
  return useMemo(() => (known ? value : readTrajectory(user).work), [known, value, user]);
}
