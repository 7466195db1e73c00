import type { User } from '@lodestar/contract';
import { useQuery } from '@tanstack/react-query';
import { readUserRow } from '../../../shared/user/user-row.ts';
import { RETRY_KEYS } from '../api/account-calls.ts';

interface ProfileState {
  /** Null until it has arrived. */
  readonly user: User | null;
  /** The call succeeded, but there was no user in it. */
  readonly missing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The user's own row, read anew whenever the page opens. */
export function useProfile(userId: string): ProfileState {
  const answer = useQuery({
    queryKey: ['account', 'profile', userId],
    queryFn: async ({ signal }) => {
      const { data } = await readUserRow(userId, { retryKey: RETRY_KEYS.profile, signal });
      return data ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  const user = answer.data?.User_ID ? answer.data : null;
  return {
    user,
    missing: answer.isSuccess && user === null,
    error: answer.isError ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}
