import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnswerOf, call } from '../../../../shared/api/call.ts';
import { currentSession } from '../../../../shared/session.ts';
import { daysOf, longestRange, type Range, viewOf } from './view.ts';

const key = (...parts: readonly (string | number | null)[]) => ['insights', 'analytics', ...parts];

const usersQuery = queryOptions({
  queryKey: key('users'),
  queryFn: ({ signal }) => loadUserStats(signal),
});

const totalsQuery = queryOptions({
  queryKey: key('totals'),
  queryFn: ({ signal }) => loadRouteTotals(signal),
});

/** Each route's days of a range. */
function daysQuery(range: Range) {
  const days = daysOf(range);
  return queryOptions({ queryKey: key('days', days), queryFn: ({ signal }) => loadRouteDays(days, signal) });
}

export interface Analytics {
  readonly users: UserStats;
  readonly totals: readonly RouteTotal[];
  readonly routes: readonly RouteDays[];
  /** The days are still those of another range. */
  readonly routesPending: boolean;
}

interface UsedAnalytics {
  readonly data: Analytics | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Everything the dashboard needs at once. `range`: the longest that any chart shows. */
export function useAnalytics(range: Range): UsedAnalytics {
  const users = useQuery(usersQuery);
  const totals = useQuery(totalsQuery);
  const routes = useRouteDays(range, true);
  const queries = [users, totals, routes];
  const data = useMemo(
    () =>
      users.data && totals.data && routes.data
        ? {
            users: users.data,
            totals: totals.data,
            routes: routes.data,
            routesPending: routes.isPlaceholderData,
          }
        : null,
    [users.data, totals.data, routes.data, routes.isPlaceholderData],
  );
  return {
    data,
    failed: queries.some((query) => query.isError),
    retry: () => void Promise.all(queries.filter((query) => query.isError).map((query) => query.refetch())),
  };
}

/** Each route's days; what was shown before stays until others have come. */
export function useRouteDays(range: Range, wanted: boolean) {
  return useQuery({ ...daysQuery(range), enabled: wanted, placeholderData: keepPreviousData });
}

/**
 * Asks for what the dashboard shows while the saved token is still being checked. Only for somebody who was an admin
 * when last seen: the server answers nobody else.
 */
export function askAhead(queries: QueryClient): void {
  const session = currentSession();
  const known = session.kind === 'checking' ? session.known : session;
  if (known?.kind !== 'signedIn' || !known.admin) return;
  const range = longestRange(viewOf(new URLSearchParams(location.search)));
  void queries.prefetchQuery(usersQuery);
  void queries.prefetchQuery(totalsQuery);
  void queries.prefetchQuery(daysQuery(range));
}

export type UserStats = AnswerOf<'userStats'>;
export type RouteDays = AnswerOf<'dailyAnalytics'>['data'][number];
export type RouteTotal = AnswerOf<'aggregatedStats'>['data'][number];

function loadUserStats(signal: AbortSignal): Promise<UserStats> {
  return call('userStats', { signal });
}

/** Each route's days, the latest so many or all. */
async function loadRouteDays(days: number | null, signal: AbortSignal): Promise<readonly RouteDays[]> {
  const { data } = await call('dailyAnalytics', { signal, query: { days: days ?? undefined } });
  return data;
}

async function loadRouteTotals(signal: AbortSignal): Promise<readonly RouteTotal[]> {
  const { data } = await call('aggregatedStats', { signal });
  return data;
}
