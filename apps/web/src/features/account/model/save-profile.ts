import type { User } from '@lodestar/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { readProfile, writeProfile } from '../api/account-calls.ts';

const STALE = 412;

/**
 * Saves a profile by read, merge and write, so that what another tab or device has saved meanwhile stays. Once more
 * when somebody was quicker.
 */
export async function saveProfile(
  userId: string,
  merge: (latest: User) => User,
  again = true,
): Promise<User> {
  const { data, etag } = await readProfile(userId);
  const row = merge(data);
  try {
    await writeProfile(row, etag);
    return row;
  } catch (error) {
    if (!again || !(error instanceof ApiError) || error.status !== STALE) throw error;
    return saveProfile(userId, merge, false);
  }
}
