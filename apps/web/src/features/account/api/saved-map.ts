import {
  changedTrajectoryFields,
  readTrajectory,
  type TrajectoryWork,
  trajectoryFieldsOf,
} from '@lodestar/domain';
import { callWithTag } from '../../../shared/api/call.ts';
import { noteTrajectoryDamage, TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import type { ServerCopy } from '../../../shared/work/work-part.ts';
import { ifMatch } from './saved-work-calls.ts';

/** What of the stored map is sound; the rest is counted. */
async function loadTrajectory(): Promise<ServerCopy<TrajectoryWork>> {
  const { data, etag } = await callWithTag('currentUser');
  const { work, damage } = readTrajectory(data);
  noteTrajectoryDamage(damage.length);
  return { saved: work, tag: etag };
}

/** Saves the lists that differ from those of version `tag`; answers with the new version. */
async function saveTrajectory(
  work: TrajectoryWork,
  tag: string | null,
  known: TrajectoryWork | null,
): Promise<string | null> {
  const body =
    tag === null || known === null ? trajectoryFieldsOf(work) : changedTrajectoryFields(work, known);
  const { etag } = await callWithTag('changeCurrentUser', { body, headers: ifMatch(tag) });
  return etag;
}

/** The map as an account saves it; its script comes to those who have one here or look at it. */
export const SAVED_MAP = {
  part: TRAJECTORY_WORK,
  calls: { load: loadTrajectory, save: saveTrajectory },
  onlyWhenWanted: true,
} as const;
