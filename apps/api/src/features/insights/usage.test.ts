import { aggregatedStats, dailyAnalytics } from '@lodestar/contract';
import { hongKongDay } from '@lodestar/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { usageVisitors } from '../../db/schema.ts';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { DAY_MS, MINUTE_MS, testClock } from '../../testing/clock.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { callAs, type Pupil, registered, registeredAdmin, signedIn } from '../../testing/pupil.ts';

/** Noon in Hong Kong. */
const clock = testClock('2026-07-15T04:00:00Z');
const lines: string[] = [];
let database: Database;
let running: TestApp;
let second: TestApp;
let admin: Pupil;
beforeAll(async () => {
  database = await openPreparedDatabase();
  const environment = { RATE_LIMIT: 'off' };
  const logTo = { write: (line: string) => void lines.push(line) };
  running = await openTestApp({ database, environment, logTo, now: clock.now });
  second = await openTestApp({ database, environment, now: clock.now });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(async () => {
  await second.close();
  await running.close();
  await database.close();
});

/** Each test has days of its own. */
beforeEach(async () => {
  clock.advance(10 * DAY_MS);
  admin = await signedIn(running, admin);
});

const STATS = '/api/programmes/:collection/stats';
const read = (app: TestApp, url: string, remoteAddress = '203.0.113.1', agent = 'Firefox') =>
  app.app.inject({ url, remoteAddress, headers: { 'user-agent': agent } });

async function analytics(query = '') {
  await second.insights.usage.flush();
  return answerOf(dailyAnalytics, await admin.call('GET', `${dailyAnalytics.path}${query}`)).data;
}

async function today(path: string, method = 'GET') {
  const routes = await analytics('?days=1');
  const route = routes.find((one) => one.route_path === path && one.route_method === method);
  return route?.daily_tallies[0] ?? null;
}

describe('what is counted', () => {
  test('is every call by its template, with its status codes and how long it took', async () => {
    for (const collection of ['dse', 'Programmes_2026', 'none']) {
      await read(running, `/api/programmes/${collection}/stats`);
    }
    expect(await today(STATS)).toEqual({
      date: hongKongDay(clock.now()),
      total_requests: 3,
      unique_users: 1,
      avg_response_time: expect.any(Number),
      status_codes: { 200: 2, 404: 1 },
    });
    const { avg_response_time: mean = 0 } = (await today(STATS)) ?? {};
    expect(mean).toBeGreaterThan(0);
  });

  test('is neither a page nor what no route knows', async () => {
    for (const url of ['/', '/api/nothing/of/the/kind', '/asset/stats/dse_factors.csv']) {
      await read(running, url);
    }
    const paths = (await analytics('?days=1')).map(({ route_path }) => route_path);
    expect(paths.every((path) => path.startsWith('/api/'))).toBe(true);
    expect(paths.join()).not.toContain('nothing');
  });

  test('is counted by all servers together', async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, () => read(running, '/api/programmes/dse/stats')),
      ...Array.from({ length: 30 }, () => read(second, '/api/programmes/dse/stats')),
    ]);
    await Promise.all([running.insights.usage.flush(), second.insights.usage.flush()]);
    expect(await today(STATS)).toMatchObject({ total_requests: 50, unique_users: 1 });
  });

  test('is stored when the server stops', async () => {
    const third = await openTestApp({ database, now: clock.now });
    await read(third, '/api/programmes/dse/stats');
    await third.close();
    expect(await today(STATS)).toMatchObject({ total_requests: 1 });
  });

  test('is kept while the database does not answer, and added when it does', async () => {
    await database.db.execute('alter table usage_counts rename to elsewhere');
    await read(running, '/api/programmes/dse/stats');
    await running.insights.usage.flush();
    expect(lines.join()).toContain('counts of use were not stored');
    await database.db.execute('alter table elsewhere rename to usage_counts');
    await read(running, '/api/programmes/dse/stats');
    expect(await today(STATS)).toMatchObject({ total_requests: 2, unique_users: 1 });
  });
});

describe('visitors', () => {
  test('who are signed in are one on every device and every server', async () => {
    const pupil = await registered(running);
    const elsewhere = await signedIn(second, pupil, { remoteAddress: '203.0.113.9' });
    for (const one of [pupil, elsewhere]) {
      await one.call('GET', '/api/auth/me', undefined, { headers: { 'user-agent': one.token } });
    }
    expect(await today('/api/auth/me')).toMatchObject({ total_requests: 2, unique_users: 1 });
  });

  test('who are signed in are so on calls that anybody may make, too', async () => {
    const [pupil, other] = [await registered(running), await registered(running)];
    const elsewhere = await signedIn(second, pupil, { remoteAddress: '203.0.113.9' });
    for (const [one, agent] of [
      [pupil, 'Firefox'],
      [elsewhere, 'Safari'],
      [other, 'Firefox'],
    ] as const) {
      await one.call('GET', '/api/programmes/dse/stats', undefined, { headers: { 'user-agent': agent } });
    }
    expect(await today(STATS)).toMatchObject({ total_requests: 3, unique_users: 2 });
  });

  test('who bring a token that is no living session’s are guests', async () => {
    const pupil = await registered(running);
    const loggedOut = await signedIn(running, pupil);
    await loggedOut.call('POST', '/api/auth/logout');
    for (const token of [null, loggedOut.token, 'a'.repeat(43), 'x', "'; --"]) {
      await callAs(running, token, 'GET', '/api/programmes/dse/stats', undefined, {
        remoteAddress: '203.0.113.1',
      });
    }
    expect(await today(STATS)).toMatchObject({ total_requests: 5, unique_users: 1 });
  });

  test('who are signed in are known again once a database that was away is back', async () => {
    const pupil = await registered(running);
    await database.db.execute('alter table sessions rename to elsewhere');
    for (const agent of ['Firefox', 'Safari']) {
      const headers = { 'user-agent': agent };
      const answer = await pupil.call('GET', '/api/programmes/dse/stats', undefined, { headers });
      expect(answer.statusCode).toBe(200);
    }
    await running.insights.usage.flush();
    await database.db.execute('alter table elsewhere rename to sessions');
    expect(await today(STATS)).toMatchObject({ total_requests: 2, unique_users: 1 });
  });

  test('who are guests are told apart by address and browser', async () => {
    await read(running, '/api/programmes/dse/stats', '203.0.113.1', 'Firefox');
    await read(second, '/api/programmes/dse/stats', '203.0.113.1', 'Firefox');
    await read(running, '/api/programmes/dse/stats', '203.0.113.1', 'Safari');
    await read(running, '/api/programmes/dse/stats', '203.0.113.2', 'Firefox');
    expect(await today(STATS)).toMatchObject({ total_requests: 4, unique_users: 3 });
  });

  test('cannot be followed from one day to the next, and are forgotten when the day is over', async () => {
    const visitors = () =>
      database.db
        .select({ visitor: usageVisitors.visitor })
        .from(usageVisitors)
        .where(eq(usageVisitors.path, STATS));
    const salts = async () => database.db.execute('select salt from usage_salts');
    await read(running, '/api/programmes/dse/stats', '203.0.113.44', 'CanaryBrowser');
    await running.insights.usage.flush();
    const before = JSON.stringify([await visitors(), await salts()]);
    expect(before).not.toMatch(/203\.0\.113\.44|canary/i);
    clock.advance(DAY_MS);
    await read(running, '/api/programmes/dse/stats', '203.0.113.44', 'CanaryBrowser');
    await running.insights.usage.flush();
    const left = await visitors();
    expect(left).toHaveLength(1);
    expect(before).not.toContain(left[0]?.visitor ?? '');
    const route = (await analytics('?days=2')).find(({ route_path }) => route_path === STATS);
    expect(route?.daily_tallies).toMatchObject([{ unique_users: 1 }, { unique_users: 1 }]);
  });

  test('of the last seconds of a day count on that day, those of a server that was cut off not at all', async () => {
    clock.advance(12 * 60 * MINUTE_MS - 1_000);
    await read(running, '/api/programmes/dse/stats');
    await read(second, '/api/programmes/dse/stats', '203.0.113.7');
    clock.advance(2_000);
    await read(running, '/api/programmes/dse/stats');
    await running.insights.usage.flush();
    clock.advance(30 * MINUTE_MS);
    await read(running, '/api/programmes/dse/stats');
    await running.insights.usage.flush();
    const route = (await analytics('?days=2')).find(({ route_path }) => route_path === STATS);
    expect(route?.daily_tallies).toMatchObject([
      { total_requests: 2, unique_users: 1 },
      { total_requests: 2, unique_users: 1 },
    ]);
    expect(route?.total_requests).toBe(4);
  });
});

describe('the answers', () => {
  test('list routes and sums by use, days oldest first', async () => {
    await read(running, '/api/programmes/dse/stats');
    const data = await analytics();
    const totals = data.map(({ total_requests }) => total_requests);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    for (const { total_requests, daily_tallies } of data) {
      const dates = daily_tallies.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(daily_tallies.reduce((sum, one) => sum + one.total_requests, 0)).toBe(total_requests);
      for (const { total_requests: requests, status_codes } of daily_tallies) {
        expect(Object.values(status_codes).reduce((sum, count) => sum + count, 0)).toBe(requests);
      }
    }
    const sums = answerOf(aggregatedStats, await admin.call('GET', aggregatedStats.path)).data;
    expect(sums.map(({ route_path }) => route_path)).toContain(STATS);
    const counted = sums.map(({ total_requests }) => total_requests);
    expect(counted).toEqual(counted.toSorted((one, other) => other - one));
  });

  test.each(['0', '-1', '1.5', 'all', '3661'])('days=%s is 400', async (days) => {
    errorOf(await admin.call('GET', `${dailyAnalytics.path}?days=${days}`), 400);
  });

  test('are for admins only', async () => {
    const pupil = await registered(running);
    for (const path of [dailyAnalytics.path, aggregatedStats.path]) {
      errorOf(await callAs(running, null, 'GET', path), 401);
      errorOf(await pupil.call('GET', path), 403);
    }
  });

  test('and all that is kept for them hold nothing personal', async () => {
    const canary = { First_Name: 'CanaryFirst', User_ID: 'canary.bird', School_Name: 'CanarySchool' };
    const options = { remoteAddress: '203.0.113.99', headers: { 'user-agent': 'CanaryAgent' } };
    const pupil = await registered(running, canary, options);
    await pupil.call('GET', '/api/auth/me', undefined, options);
    await pupil.call('GET', '/api/programmes/dse/stats', undefined, options);
    await read(running, '/api/programmes/dse/code/CANARY?canary=1', '203.0.113.99', 'CanaryAgent');
    const answers = JSON.stringify([
      await analytics(),
      (await admin.call('GET', aggregatedStats.path)).json(),
    ]);
    const tables = ['usage_counts', 'usage_visitors', 'usage_visitor_counts', 'usage_salts'];
    const rows = await Promise.all(tables.map((name) => database.db.execute(`select * from ${name}`)));
    for (const text of [answers, JSON.stringify(rows)]) {
      expect(text).not.toMatch(/canary|203\.0\.113/i);
      expect(text).not.toContain(pupil.user.UID);
      expect(text).not.toContain(pupil.token);
    }
  });
});
