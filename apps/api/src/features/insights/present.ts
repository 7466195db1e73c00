import type { aggregatedStats, DailyTally, dailyAnalytics, ResponseOf, userStats } from '@lodestar/contract';
import type { DayOfRoute, GradeCount } from './repository.ts';

interface VisitorCount {
  readonly day: string;
  readonly method: string;
  readonly path: string;
  readonly visitors: number;
}

interface RouteDays {
  readonly route_method: string;
  readonly route_path: string;
  total_requests: number;
  readonly daily_tallies: DailyTally[];
}

/** Days of routes, oldest first, as routes with their days; most requests first. */
export function presentDays(
  days: readonly DayOfRoute[],
  visitorCounts: readonly VisitorCount[],
): ResponseOf<typeof dailyAnalytics> {
  const visitors = new Map<string, number>();
  for (const one of visitorCounts) {
    const key = `${one.day} ${one.method} ${one.path}`;
    visitors.set(key, (visitors.get(key) ?? 0) + one.visitors);
  }
  const routes = new Map<string, RouteDays>();
  for (const { day, method, path, requests, elapsed, statuses } of days) {
    const key = `${method} ${path}`;
    const route = routes.get(key) ?? {
      route_method: method,
      route_path: path,
      total_requests: 0,
      daily_tallies: [],
    };
    routes.set(key, route);
    route.total_requests += requests;
    route.daily_tallies.push({
      date: day,
      total_requests: requests,
      unique_users: visitors.get(`${day} ${key}`) ?? 0,
      avg_response_time: Math.round(elapsed / requests / 10) / 100,
      status_codes: statuses,
    });
  }
  const data = [...routes.values()].sort((one, other) => other.total_requests - one.total_requests);
  return { success: true, data };
}

export function presentSums(
  sums: readonly { readonly path: string; readonly requests: number }[],
): ResponseOf<typeof aggregatedStats> {
  return {
    success: true,
    data: sums.map(({ path, requests }) => ({ route_path: path, total_requests: requests })),
  };
}

export function presentUsers(
  grades: readonly GradeCount[],
  signups: readonly string[],
): ResponseOf<typeof userStats> {
  const dseScoreDistribution: Record<string, Record<string, number>> = {};
  for (const { subject, grade, pupils } of grades) {
    dseScoreDistribution[subject] = { ...dseScoreDistribution[subject], [grade]: pupils };
  }
  return {
    success: true,
    dseScoreDistribution,
    users: signups.map((createdAt) => ({ createdAt })),
  };
}
