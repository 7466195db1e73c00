import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  loadRouteDays,
  loadRouteTotals,
  loadUserStats,
  type RouteDays,
  type RouteTotal,
  type UserStats,
} from '../api/analytics-calls.ts';
import { daysOf, type Range } from './view.ts';

const key = (...parts: readonly (string | number | null)[]) => ['insights', 'analytics', ...parts];

export const usersQuery = queryOptions({
  queryKey: key('users'),
  queryFn: ({ signal }) => loadUserStats(signal),
});

export const totalsQuery = queryOptions({
  queryKey: key('totals'),
  queryFn: ({ signal }) => loadRouteTotals(signal),
});

/** Each route's days of a range. */
export function daysQuery(range: Range) {
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
  return {
    data:
      users.data && totals.data && routes.data
        ? {
            users: users.data,
            totals: totals.data,
            routes: routes.data,
            routesPending: routes.isPlaceholderData,
          }
        : null,
    failed: queries.some((query) => query.isError),
    retry: () => void Promise.all(queries.filter((query) => query.isError).map((query) => query.refetch())),
  };
}

/** Each route's days; what was shown before stays until others have come. */
export function useRouteDays(range: Range, wanted: boolean) {
  return useQuery({ ...daysQuery(range), enabled: wanted, placeholderData: keepPreviousData });
}
