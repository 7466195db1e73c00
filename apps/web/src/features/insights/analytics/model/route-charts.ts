import { type ChartData, OTHER_COLOUR, seriesColour } from '../../charts/chart-data.ts';
import type { RouteDays } from '../api/analytics-calls.ts';

/** Colours of routes; the eleventh is for the others together. */
const ROUTE_COLOURS = 10;

/** What of a day is counted. */
export type Measure = 'total_requests' | 'unique_users';

interface RouteChart {
  readonly measure: Measure;
  readonly days: readonly string[];
  /** How many routes have a line of their own, null for all. */
  readonly top: number | null;
  readonly words: { readonly corner: string; readonly other: string };
}

/** Method and path of a route, as it is named everywhere. */
export function routeName({ route_method, route_path }: RouteDays): string {
  return `${route_method} ${route_path}`;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Lines of the routes with the highest sums in these days, those of the rest added up as one. */
export function routeChart(routes: readonly RouteDays[], chart: RouteChart): ChartData {
  const { measure, days, top, words } = chart;
  const places = new Map(days.map((day, place) => [day, place]));
  const lines = routes
    .map((route) => {
      const values = days.map(() => 0);
      for (const tally of route.daily_tallies) {
        const place = places.get(tally.date);
        if (place !== undefined) values[place] = tally[measure];
      }
      return { name: routeName(route), values, sum: sumOf(values) };
    })
    .filter(({ sum }) => sum > 0)
    .toSorted((one, other) => other.sum - one.sum);
  const own = top === null ? lines : lines.slice(0, top);
  const rest = lines.slice(own.length);
  const other = days.map((_, place) => sumOf(rest.map(({ values }) => values[place] ?? 0)));
  const shown = rest.length === 0 ? own : [...own, { name: words.other, values: other }];
  return {
    corner: words.corner,
    series: shown.map(({ name }, place) => ({
      name,
      colour: place < own.length ? seriesColour(place % ROUTE_COLOURS) : OTHER_COLOUR,
    })),
    rows: days.map((day, place) => ({ label: day, values: shown.map(({ values }) => values[place] ?? 0) })),
  };
}
