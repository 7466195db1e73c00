import type { currentUser, ResponseOf } from '@lodestar/contract';
import {
  changedTrajectoryFields,
  readTrajectory,
  type TrajectoryWork,
  trajectoryFieldsOf,
} from '@lodestar/domain';
import { requestAnswer } from '../../../shared/api-client.ts';
import type { ServerCopy } from '../../../shared/work/account-value.ts';
import { noteTrajectoryDamage } from '../../../shared/work/trajectory-damage.ts';
import { ifMatch } from './if-match.ts';

/** What of the stored map is sound; the rest is counted. */
export async function loadTrajectory(): Promise<ServerCopy<TrajectoryWork>> {
  const { data, etag } = await requestAnswer<ResponseOf<typeof currentUser>>('/api/auth/me', {
    retryKey: 'work.trajectory.load',
  });
  const { work, damage } = readTrajectory(data);
  noteTrajectoryDamage(damage.length);
  return { saved: work, tag: etag };
}

/** Saves the lists that differ from those of version `tag`; answers with the new version. */
export async function saveTrajectory(
  work: TrajectoryWork,
  tag: string | null,
  known: TrajectoryWork | null,
): Promise<string | null> {
  const body =
    tag === null || known === null ? trajectoryFieldsOf(work) : changedTrajectoryFields(work, known);
  const { etag } = await requestAnswer('/api/auth/me', {
    method: 'PATCH',
    body,
    headers: ifMatch(tag),
    retryKey: 'work.trajectory.save',
  });
  return etag;
}
