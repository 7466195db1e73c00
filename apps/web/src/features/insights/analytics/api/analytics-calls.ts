import type { aggregatedStats, dailyAnalytics, ResponseOf, userStats } from '@lodestar/contract';
import { requestJson } from '../../../../shared/api-client.ts';

export type UserStats = ResponseOf<typeof userStats>;
export type RouteDays = ResponseOf<typeof dailyAnalytics>['data'][number];
export type RouteTotal = ResponseOf<typeof aggregatedStats>['data'][number];

export function loadUserStats(signal: AbortSignal): Promise<UserStats> {
  return requestJson('/api/analytics/user-stats', { signal });
}

/** Each route's days, the latest so many or all. */
export async function loadRouteDays(days: number | null, signal: AbortSignal): Promise<readonly RouteDays[]> {
  const { data } = await requestJson<ResponseOf<typeof dailyAnalytics>>('/api/usage/daily-analytics', {
    signal,
    retryKey: `daily-analytics ${days ?? 'all'}`,
    ...(days !== null && { query: { days } }),
  });
  return data;
}

export async function loadRouteTotals(signal: AbortSignal): Promise<readonly RouteTotal[]> {
  const { data } = await requestJson<ResponseOf<typeof aggregatedStats>>('/api/usage/aggregated-stats', {
    signal,
  });
  return data;
}
