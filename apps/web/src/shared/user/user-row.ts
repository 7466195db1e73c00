import type { User } from '@lodestar/contract';
import { ApiError } from '../api/api-error.ts';
import { call, callUnchecked } from '../api/call.ts';
import type { ApiAnswer } from '../api-client.ts';

const STALE = 412;

/** The server answered, but with no user in it. */
export class NoUserError extends Error {
  override readonly name = 'NoUserError';
}

/** A user's own row with its version, through the call that every client of the collection USER uses. */
export async function readUserRow(
  userId: string,
  signal?: AbortSignal,
): Promise<ApiAnswer<User | undefined>> {
  const { data, etag } = await callUnchecked('readRow', {
    body: { collection: 'USER', ID: 'User_ID', rowID: userId },
    signal,
  });
  return { data: isUser(data) ? data : undefined, etag };
}

function isUser(row: object | null | undefined): row is User {
  return typeof row === 'object' && row !== null && 'User_ID' in row && Boolean(row.User_ID);
}

/** Writes the whole row back; what is not the user's to change goes back as it came. */
function writeUserRow(row: User, etag: string | null): Promise<unknown> {
  return call('writeRow', {
    body: { collection: 'USER', ID: 'User_ID', rowID: row.User_ID, row },
    headers: etag === null ? {} : { 'If-Match': etag },
  });
}

/**
 * Changes a user's row by read, merge and write, so that what another tab or device has saved meanwhile stays. Once
 * more when somebody was quicker.
 */
export async function changeUserRow(
  userId: string,
  merge: (latest: User) => User,
  again = true,
): Promise<User> {
  const { data, etag } = await readUserRow(userId);
  if (!data?.User_ID) throw new NoUserError('no user in the answer');
  const row = merge(data);
  try {
    await writeUserRow(row, etag);
    return row;
  } catch (error) {
    if (!again || !(error instanceof ApiError) || error.status !== STALE) throw error;
    return changeUserRow(userId, merge, false);
  }
}
