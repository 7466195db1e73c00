import { skipToken, useQuery } from '@tanstack/react-query';
import { NoUserError, readUserRow } from '../../../shared/user/user-row.ts';
import { DATABASE_TIMEOUT_MS, within } from '../api/report-calls.ts';

/** Attempts at loading the report before it says that it failed (specification 2, section 9). */
const LOAD_ATTEMPTS = 3;
const PAUSE_MS = 300;

export const userKey = (userId: string | null) => ['report', 'user', userId] as const;

/** The user's own row, read anew whenever the page opens; one load at a time, at most three attempts. */
export function useReportUser(userId: string | null) {
  return useQuery({
    queryKey: userKey(userId),
    queryFn:
      userId === null
        ? skipToken
        : async ({ signal }) => {
            const { data } = await readUserRow(userId, within(DATABASE_TIMEOUT_MS, signal));
            if (!data?.User_ID) throw new NoUserError('no user in the answer');
            return data;
          },
    staleTime: 0,
    retry: (failures, error) => failures < LOAD_ATTEMPTS - 1 && !(error instanceof NoUserError),
    retryDelay: PAUSE_MS,
  });
}
