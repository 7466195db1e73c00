import { daysBefore, hongKongDay, isSubjectCode, SUBJECTS, type SubjectCode } from '@lodestar/domain';
import { dateLocale, languageOf } from '../../../../shared/i18n/languages.ts';
import {
  type ChartData,
  OTHER_COLOUR,
  seriesColour,
  type Writing,
  writeNumber,
} from '../../charts/chart-data.ts';
import type { RouteDays, UserStats } from './use-analytics.ts';
import type { Order } from './view.ts';

/** A chart of people with its small groups merged. */
export function mergedChart(data: ChartData): ChartData {
  const rows = data.rows.map(({ label, values }) => ({ label, values: values.map(mergedCount) }));
  return { ...data, rows };
}

/** A count that may be merged, in words. */
export function countWriter(few: string): (count: number) => string {
  return (count) => (count === FEW ? few : writeNumber(count));
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };

/** How days and counts are written in a language. */
export function dayWriting(language: string, few: string): Writing {
  const locale = dateLocale(languageOf(language));
  const format = new Intl.DateTimeFormat(locale, DAY);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return {
    value: countWriter(few),
    scale: (count) => short.format(count),
    axis: (day) => format.format(new Date(day)),
  };
}

const DAY_MS = 86_400_000;

function earliest(today: string, known: readonly string[]): string {
  let first = today;
  for (const day of known) if (day < first) first = day;
  return first;
}

/**
 * Every day of a range, oldest first and today last; `known`: days that there is something about, of which the first
 * begins the range of all.
 */
export function daysUntil(today: string, days: number | null, known: readonly string[]): readonly string[] {
  const begin = days === null ? earliest(today, known) : daysBefore(today, days - 1);
  const length = Math.max(1, Math.round((Date.parse(today) - Date.parse(begin)) / DAY_MS) + 1);
  return Array.from({ length }, (_, place) => daysBefore(today, length - 1 - place));
}

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
function routeName({ route_method, route_path }: RouteDays): string {
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

/** Groups of people smaller than this are not told apart in what leaves the dashboard. */
const SMALLEST = 5;

/** Stands for one to four people; no count is ever a half. */
export const FEW = 2.5;

/** A count of people as it may be shared: one to four are all the same. */
export function mergedCount(count: number): number {
  return count > 0 && count < SMALLEST ? FEW : count;
}

/** The sum of counts as it may be shared: those that are merged are left out, so that it does not give them away. */
export function mergedSum(counts: readonly number[]): number {
  const shown = counts.filter((count) => mergedCount(count) === count).reduce((sum, count) => sum + count, 0);
  return shown === 0 && counts.some((count) => count > 0) ? FEW : shown;
}

/** Columns of the distribution (specification 2, section 2). */
export const GRADE_COLUMNS = ['5**', '5*', '5', '4', '3', '2', '1', 'Attained', 'Failed'] as const;

export interface GradeRow {
  readonly subject: SubjectCode;
  /** One count a column. */
  readonly counts: readonly number[];
  readonly total: number;
}

type Distribution = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many pupils saved which grade, a row for each subject that somebody saved. */
export function gradeRows(distribution: Distribution, order: Order): readonly GradeRow[] {
  const rows = Object.entries(distribution).flatMap(([subject, grades]) => {
    if (!isSubjectCode(subject)) return [];
    const counts = GRADE_COLUMNS.map((grade) => grades[grade] ?? 0);
    return [{ subject, counts, total: counts.reduce((sum, count) => sum + count, 0) }];
  });
  const inOrder = rows.toSorted(
    (one, other) => SUBJECTS.indexOf(one.subject) - SUBJECTS.indexOf(other.subject),
  );
  return order === 'subject' ? inOrder : inOrder.toSorted((one, other) => other.total - one.total);
}

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
