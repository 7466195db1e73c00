import { describe, expect, test } from 'vitest';
import {
  daysUntil,
  dayWriting,
  detailsOf,
  FEW,
  gradeRows,
  type Measure,
  mergedCount,
  mergedSum,
  routeChart,
  signupChart,
  signupDays,
} from './charts.ts';
import { chartCsv } from './csv.ts';
import type { RouteDays } from './use-analytics.ts';

const tally = (
  date: string,
  requests: number,
  users: number,
  mean = 10,
  codes: Readonly<Record<string, number>> = { '200': requests },
) => ({
  date,
  total_requests: requests,
  unique_users: users,
  avg_response_time: mean,
  status_codes: codes,
});
const route = (path: string, ...daily_tallies: RouteDays['daily_tallies']): RouteDays => ({
  route_method: 'GET',
  route_path: path,
  total_requests: daily_tallies.reduce((sum, { total_requests }) => sum + total_requests, 0),
  daily_tallies,
});

describe('days', () => {
  test('go back from today, over months and years', () => {
    expect(daysUntil('2026-03-01', 3, [])).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysUntil('2026-01-01', 2, [])).toEqual(['2025-12-31', '2026-01-01']);
    expect(daysUntil('2026-01-03', null, ['2026-01-02', '2026-01-01'])).toHaveLength(3);
    expect(daysUntil('2026-01-03', null, [])).toEqual(['2026-01-03']);
  });
});

describe('routes over time', () => {
  const DAYS = ['2026-11-19', '2026-11-20'];
  const routes = [
    route('/a', tally('2026-11-19', 10, 1), tally('2026-11-20', 20, 9)),
    route('/b', tally('2026-11-20', 90, 2)),
    route('/c', tally('2026-11-20', 5, 3), tally('2025-01-01', 9999, 3)),
    route('/d', tally('2025-01-01', 7, 3)),
  ];
  const chart = (measure: Measure, top: number | null) =>
    routeChart(routes, { measure, days: DAYS, top, words: { corner: 'Day', other: 'Other' } });

  test('have a line for each of the most called, the rest added up', () => {
    const { series, rows } = chart('total_requests', 1);
    expect(series.map(({ name }) => name)).toEqual(['GET /b', 'Other']);
    expect(rows).toEqual([
      { label: '2026-11-19', values: [0, 10] },
      { label: '2026-11-20', values: [90, 25] },
    ]);
  });

  test('have no other when all are shown, and none that was not called in these days', () => {
    expect(chart('total_requests', null).series.map(({ name }) => name)).toEqual([
      'GET /b',
      'GET /a',
      'GET /c',
    ]);
  });

  test('are ranked by what is counted', () => {
    expect(chart('unique_users', 2).series.map(({ name }) => name)).toEqual(['GET /a', 'GET /c', 'Other']);
  });

  test('have ten colours, and the eleventh for the others', () => {
    const many = Array.from({ length: 13 }, (_, place) =>
      route(`/${place}`, tally(DAYS[0] ?? '', 99 - place, 1)),
    );
    const { series } = routeChart(many, {
      measure: 'total_requests',
      days: DAYS,
      top: 12,
      words: { corner: 'Day', other: 'Other' },
    });
    const colours = series.map(({ colour }) => colour);
    expect(new Set(colours.slice(0, 12)).size).toBe(10);
    expect(colours.at(-1)).toBe('var(--chart-11)');
    expect(colours.slice(0, 12)).not.toContain('var(--chart-11)');
  });
});

test('sign-ups are counted by the day in Hong Kong', () => {
  const opened = signupDays([{ createdAt: '2026-11-19T15:00:00Z' }, { createdAt: '2026-11-19T17:00:00Z' }]);
  const { rows } = signupChart(opened, ['2026-11-19', '2026-11-20'], { corner: 'Day', series: 'Sign-ups' });
  expect(rows.map(({ values }) => values)).toEqual([[1], [1]]);
});

test('grades are in the order of the subjects or of their totals; what is no subject is left out', () => {
  const distribution = {
    PHY: { '5**': 2, '4': 1 },
    CHI: { '3': 1, U: 8 },
    CSD: { Attained: 9 },
    XYZ: { '5': 1 },
  };
  const subjects = (order: 'subject' | 'total') =>
    gradeRows(distribution, order).map(({ subject }) => subject);
  expect(subjects('subject')).toEqual(['CHI', 'CSD', 'PHY']);
  expect(subjects('total')).toEqual(['CSD', 'PHY', 'CHI']);
  expect(gradeRows(distribution, 'subject').at(-1)).toEqual({
    subject: 'PHY',
    counts: [2, 0, 0, 1, 0, 0, 0, 0, 0],
    total: 3,
  });
});

test('details weigh the response time by requests and keep the five latest days', () => {
  const days = Array.from({ length: 7 }, (_, place) => tally(`2026-11-0${place + 1}`, 1, 2, 4));
  const details = detailsOf(route('/a', ...days, tally('2026-11-08', 3, 1, 20, { '200': 1, '500': 2 })));
  expect(details).toMatchObject({ name: 'GET /a', requests: 10, userDays: 15, days: 8 });
  expect(details.mean).toBeCloseTo((7 * 4 + 3 * 20) / 10);
  expect(details.codes).toEqual([
    { code: '200', count: 8 },
    { code: '500', count: 2 },
  ]);
  expect(details.recent.map(({ date }) => date)).toEqual([
    '2026-11-08',
    '2026-11-07',
    '2026-11-06',
    '2026-11-05',
    '2026-11-04',
  ]);
});

describe('groups under five', () => {
  test.each([
    [0, 0],
    [1, FEW],
    [4, FEW],
    [5, 5],
  ])('%i becomes %d', (count, shown) => {
    expect(mergedCount(count)).toBe(shown);
  });

  test('do not come back from a sum', () => {
    expect(mergedSum([7, 3, 0])).toBe(7);
    expect(mergedSum([2, 3])).toBe(FEW);
    expect(mergedSum([0, 0])).toBe(0);
  });
});

test.each([
  ['en', '1.2m', '21 Nov'],
  ['tc', '1.2M', '11月21日'],
  ['sc', '120万', '11月21日'],
])('beside its axes a chart writes short, in %s', (language, count, day) => {
  const { scale, axis } = dayWriting(language, '<5');
  expect([scale?.(1_200_000), axis?.('2026-11-21')]).toEqual([count, day]);
});

test('a file holds no formulas, and says that it is UTF-8', () => {
  const data = {
    corner: '=1+1',
    series: [{ name: '@x', colour: '' }],
    rows: [{ label: '-a,b', values: [4] }],
  };
  expect(chartCsv(data, String)).toBe(`\uFEFF"'=1+1","'@x"\r\n"'-a,b",4`);
});
