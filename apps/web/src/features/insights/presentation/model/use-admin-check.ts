import type { CurrentUser } from '@lodestar/contract';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../shared/api-client.ts';

type AdminCheck = 'asking' | 'admin' | 'refused' | 'failed';

/** Whether the server, asked anew, calls whoever is signed in an admin. */
export function useAdminCheck(): { readonly check: AdminCheck; readonly retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ['insights', 'admin'],
    queryFn: ({ signal }) => requestJson<CurrentUser>('/api/auth/me', { signal, retryKey: 'insights.admin' }),
    staleTime: 0,
    gcTime: 0,
  });
  const retry = () => void refetch();
  if (data) return { check: data.admin ? 'admin' : 'refused', retry };
  return { check: isError ? 'failed' : 'asking', retry };
}
