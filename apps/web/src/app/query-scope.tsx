import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { logFailure } from '../shared/api/log-failure.ts';

/** Calls retry by themselves, an offline call fails at once and says so, and whatever fails is logged. */
export const createQueries = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    mutationCache: new MutationCache({ onError: logFailure }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: 60_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queries = createQueries();

/** A page with the answers of earlier calls at hand. */
export function inQueryScope(Page: ComponentType): ComponentType {
  return function PageInQueryScope() {
    return (
      <QueryClientProvider client={queries}>
        <Page />
      </QueryClientProvider>
    );
  };
}
