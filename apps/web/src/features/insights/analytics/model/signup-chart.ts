import { type ChartData, seriesColour } from '../../charts/chart-data.ts';
import type { UserStats } from '../api/analytics-calls.ts';
import { hongKongDay } from './days.ts';

/** The days on which the accounts were opened, one entry an account. */
export function signupDays(users: UserStats['users']): readonly string[] {
  return users.map(({ createdAt }) => hongKongDay(new Date(createdAt)));
}

/** New accounts on each of these days. */
export function signupChart(
  opened: readonly string[],
  days: readonly string[],
  words: { readonly corner: string; readonly series: string },
): ChartData {
  const counts = new Map<string, number>();
  for (const day of opened) counts.set(day, (counts.get(day) ?? 0) + 1);
  return {
    corner: words.corner,
    series: [{ name: words.series, colour: seriesColour(0) }],
    rows: days.map((day) => ({ label: day, values: [counts.get(day) ?? 0] })),
  };
}
