import { hongKongDay } from '@lodestar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, openServer, refusal, sentTo } from '../../../testing/account/fake-server.ts';
import { asMei, visit } from '../../../testing/account/visit.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const TODAY = hongKongDay(new Date());
const tally = (requests: number, users: number) => ({
  date: TODAY,
  total_requests: requests,
  unique_users: users,
  avg_response_time: 12.5,
  status_codes: { '200': requests - 1, '500': 1 },
});
const ROUTES = Array.from({ length: 6 }, (_, place) => ({
  route_method: 'GET',
  route_path: `/api/route-${place}`,
  total_requests: 100 - place,
  daily_tallies: [tally(100 - place, 6 - place)],
}));
const GRADES = { CHI: { '5**': 3, '4': 20 }, PHY: { '5': 40, '1': 2 }, CSD: { Attained: 6, Failed: 1 } };

openServer();
asMei();
afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  answerWith(
    http.get('/api/analytics/user-stats', () =>
      HttpResponse.json({
        success: true,
        dseScoreDistribution: GRADES,
        users: [1, 2, 3].map(() => ({ createdAt: new Date().toISOString() })),
      }),
    ),
    http.get('/api/usage/daily-analytics', () => HttpResponse.json({ success: true, data: ROUTES })),
    http.get('/api/usage/aggregated-stats', () =>
      HttpResponse.json({
        success: true,
        data: ROUTES.map(({ route_path, total_requests }) => ({ route_path, total_requests })),
      }),
    ),
  );
});

const open = (query = '', language: 'en' | 'tc' = 'en') =>
  visit(<AnalyticsPage />, {
    at: `/analytics${query}`,
    language,
    namespaces: ['analytics', 'insights', 'admission'],
  });
const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') ?? document.body);
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
const grades = async () => {
  const [table] = (await section('DSE grades entered')).getAllByRole('table');
  return table ? rowsOf(table) : [];
};

describe('the distribution of grades', () => {
  test('has the columns of the specification, exact for an admin, in the order of the subjects', async () => {
    await open();
    expect(await grades()).toEqual([
      'Subject 5** 5* 5 4 3 2 1 Attained Failed Total',
      'Chinese Language 3 – – 20 – – – – – 23',
      'Citizenship and Social Development – – – – – – – 6 1 7',
      'Physics – – 40 – – – 2 – – 42',
    ]);
  });

  test('is ordered by totals on request', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'total');
    expect((await grades()).map((row) => row.split(' ')[0])).toEqual([
      'Subject',
      'Physics',
      'Chinese',
      'Citizenship',
    ]);
  });

  test('tells no small groups apart in a shared view, until the exact counts are asked for', async () => {
    const { user } = await open('?shared=1');
    expect((await grades())[1]).toBe('Chinese Language <5 – – 20 – – – – – 20');
    await user.click(screen.getByRole('button', { name: 'Show exact counts' }));
    expect((await grades())[1]).toBe('Chinese Language 3 – – 20 – – – – – 23');
  });

  test('nor on paper', async () => {
    await open();
    await grades();
    window.dispatchEvent(new Event('beforeprint'));
    expect((await grades())[1]).toContain('<5');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(async () => expect((await grades())[1]).not.toContain('<5'));
  });
});

describe('the charts', () => {
  test('take range and routes from the address, and have a table behind', async () => {
    const { user } = await open('?calls=7&callsTop=4');
    const calls = await section('Calls a day by route');
    await user.click(calls.getByRole('button', { name: 'Show these figures as a table' }));
    const rows = rowsOf(calls.getByRole('table'));
    expect(rows).toHaveLength(8);
    expect(rows[0]).toBe('Day GET /api/route-0 GET /api/route-1 GET /api/route-2 GET /api/route-3 Other');
    expect(rows.at(-1)).toBe(`${TODAY} 100 99 98 97 191`);
    expect(sentTo('GET /api/usage/daily-analytics')).toHaveLength(1);
  });

  test('show other ranges', async () => {
    const { user } = await open();
    const signups = await section('Sign-ups a day');
    await user.selectOptions(signups.getByRole('combobox'), '90 days');
    await user.click(signups.getByRole('button', { name: 'Show these figures as a table' }));
    const rows = rowsOf(signups.getByRole('table'));
    expect(rows).toHaveLength(91);
    expect(rows.at(-1)).toBe(`${TODAY} 3`);
  });

  test('are saved with small groups of people merged, and no calls', async () => {
    const saved = catchSavedFiles();
    const { user } = await open('?users=7&usersTop=4');
    const users = await section('Unique users a day by route');
    await user.click(users.getByRole('button', { name: /^Save as CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines.at(-1)).toBe(`${TODAY},6,5,<5,<5,<5`);
  });
});

describe('the routes', () => {
  test('are listed by their requests, with details when asked for', async () => {
    const { user } = await open();
    const routes = await section('Routes by requests');
    expect(rowsOf(routes.getByRole('table'))[1]).toBe('/api/route-0 100');
    await user.click(screen.getByRole('button', { name: 'Show details' }));
    await user.click(await screen.findByRole('button', { name: 'Details of GET /api/route-0' }));
    expect(screen.getByText('500: 1 (1.0%)')).toBeDefined();
    const recent = rowsOf(screen.getByRole('table', { name: 'Five most recent days' }));
    expect(recent.at(-1)).toBe(`${TODAY} 100 6 13 ms`);
  });

  test('are saved with their status codes, and each with its latest days', async () => {
    const saved = catchSavedFiles();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show details' }));
    await user.click(await screen.findByRole('button', { name: 'Details of GET /api/route-2' }));
    await user.click(screen.getByRole('button', { name: /^Save as CSV.*details$/ }));
    await user.click(screen.getByRole('button', { name: /^Save as CSV.*recent-GET-api-route-2$/ }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const files = await Promise.all(saved.map((file) => file.text()));
    expect(files.map((text) => text.replace('\uFEFF', '').split('\r\n').slice(0, 2))).toEqual([
      ['Route,Requests,User-days,Mean response,Days tracked,200,500', 'GET /api/route-0,100,6,13,1,99,1'],
      ['Date,Requests,Users,Mean response', `${TODAY},98,<5,13`],
    ]);
  });
});

describe('what can go wrong', () => {
  test('a load error replaces the dashboard and can be tried again', async () => {
    answerWith(http.get('/api/usage/aggregated-stats', () => refusal('internal'), { once: true }));
    const { user } = await open();
    expect((await screen.findByRole('alert')).textContent).toContain('The analytics could not be loaded');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await grades()).length).toBe(4);
  });

  test('nothing yet is said', async () => {
    answerWith(
      http.get('/api/analytics/user-stats', () =>
        HttpResponse.json({ success: true, dseScoreDistribution: {}, users: [] }),
      ),
      http.get('/api/usage/daily-analytics', () => HttpResponse.json({ success: true, data: [] })),
      http.get('/api/usage/aggregated-stats', () => HttpResponse.json({ success: true, data: [] })),
    );
    await open('', 'tc');
    expect(await screen.findByText('還沒有成績')).toBeDefined();
    expect(screen.getAllByText('還沒有請求')).toHaveLength(3);
  });

  test('a link to share is copied, or shown', async () => {
    const { user } = await open('?calls=7');
    await user.click(screen.getByRole('button', { name: 'Copy a link to share' }));
    expect(await navigator.clipboard.readText()).toMatch(/\?calls=7&shared=1$/);
  });
});
