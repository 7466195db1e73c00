import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOpenSession, loadSessions, type OpenSession } from '../api/account-calls.ts';

const KEY = ['account', 'sessions'];

interface OpenSessions {
  /** Last used first; null until they have arrived. */
  readonly sessions: readonly OpenSession[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Id of the one that is being ended. */
  readonly ending: string | null;
  readonly end: (session: OpenSession, told: { onDone: () => void; onFailed: () => void }) => void;
}

/** Where the pupil is logged in, and how to end it there. */
export function useOpenSessions(): OpenSessions {
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => loadSessions(signal),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  const ending = useMutation({
    mutationFn: ({ id }: OpenSession) => endOpenSession(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return {
    sessions: answer.data ?? null,
    failed: answer.isError,
    retry: () => void answer.refetch(),
    ending: ending.isPending ? ending.variables.id : null,
    end: (session, { onDone, onFailed }) => ending.mutate(session, { onSuccess: onDone, onError: onFailed }),
  };
}
