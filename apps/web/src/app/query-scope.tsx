import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Calls retry by themselves, and an offline call fails at once and says so. */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

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
