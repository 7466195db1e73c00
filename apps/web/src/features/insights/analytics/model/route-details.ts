import { routeName } from './charts.ts';
import type { RouteDays } from './use-analytics.ts';

const RECENT_DAYS = 5;

export interface RouteDetails {
  readonly name: string;
  readonly requests: number;
  /** Users of each day added up: nobody is followed from day to day. */
  readonly userDays: number;
  /** Milliseconds, weighted by requests; null without any. */
  readonly mean: number | null;
  readonly days: number;
  /** Most frequent first. */
  readonly codes: readonly { readonly code: string; readonly count: number }[];
  /** Latest first. */
  readonly recent: RouteDays['daily_tallies'];
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What the days of a route come to. */
export function detailsOf(route: RouteDays): RouteDetails {
  const { daily_tallies: tallies } = route;
  const requests = sumOf(tallies.map((tally) => tally.total_requests));
  const time = sumOf(tallies.map((tally) => tally.avg_response_time * tally.total_requests));
  const codes = new Map<string, number>();
  for (const { status_codes } of tallies)
    for (const [code, count] of Object.entries(status_codes)) codes.set(code, (codes.get(code) ?? 0) + count);
  return {
    name: routeName(route),
    requests,
    userDays: sumOf(tallies.map((tally) => tally.unique_users)),
    mean: requests === 0 ? null : time / requests,
    days: tallies.length,
    codes: [...codes]
      .map(([code, count]) => ({ code, count }))
      .toSorted((one, other) => other.count - one.count),
    recent: tallies.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, RECENT_DAYS),
  };
}
