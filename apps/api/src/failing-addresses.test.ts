import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from './db/open.ts';
import { errorOf, openTestApp, type TestApp, type TestAppWish } from './testing/app.ts';
import { openPreparedDatabase } from './testing/database.ts';
import { registered } from './testing/pupil.ts';

let database: Database;
const opened: TestApp[] = [];
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => database.close());

async function openAnother(wish: TestAppWish) {
  const another = await openTestApp({ database, ...wish });
  opened.push(another);
  return another;
}

describe('an address that keeps failing', () => {
  const limited = () => openAnother({ failureLimit: { max: 5, windowMs: 60_000 } });
  const fail = ({ app }: TestApp, remoteAddress = '203.0.113.7') =>
    app.inject({ url: '/api/programmes/none', remoteAddress });
  const read = ({ app }: TestApp, remoteAddress = '203.0.113.7', url = '/api/programmes/dse/stats') =>
    app.inject({ url, remoteAddress });

  test('is told to wait, with Retry-After, and others are not', async () => {
    const one = await limited();
    for (let count = 0; count < 5; count++) expect((await fail(one)).statusCode).toBe(404);
    const response = await fail(one);
    const error = errorOf(response, 429);
    expect(error.code).toBe('too_many_requests');
    expect(error.message).toMatch(/too many/i);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    errorOf(await read(one), 429);
    expect((await read(one, '203.0.113.8')).statusCode).toBe(200);
    expect((await read(one, '203.0.113.7', '/api/health')).statusCode).toBe(200);
    errorOf(await read(one, '203.0.113.7', '/no-page-without-pages'), 404);
  });

  test('cannot hide it by the way the address is written', async () => {
    const one = await limited();
    for (let count = 0; count < 5; count++) {
      await one.app.inject({ url: '/%61pi/programmes/none', remoteAddress: '203.0.113.7' });
    }
    errorOf(await fail(one), 429);
  });

  test('a copy that is no longer the newest is no failure', async () => {
    const one = await limited();
    const pupil = await registered(one);
    for (let count = 0; count < 10; count++) {
      const headers = { 'if-match': '"0.0"' };
      errorOf(await pupil.call('PATCH', '/api/auth/me', { preferred_language: 'tc' }, { headers }), 412);
    }
  });

  test('good requests never count', async () => {
    const one = await limited();
    for (let count = 0; count < 50; count++) expect((await read(one)).statusCode).toBe(200);
  });

  test('an IPv6 address counts with its /64', async () => {
    const one = await limited();
    for (let count = 0; count < 5; count++) await fail(one, `2001:db8::${count + 1}`);
    errorOf(await fail(one, '2001:db8::ffff'), 429);
    errorOf(await fail(one, '2001:db8:0:1::1'), 404);
  });

  test('is let in again when its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const one = await limited();
    for (let count = 0; count < 5; count++) await fail(one);
    vi.setSystemTime(Date.now() + 59_000);
    errorOf(await read(one), 429);
    vi.setSystemTime(Date.now() + 1_000);
    expect((await read(one)).statusCode).toBe(200);
  });

  test('RATE_LIMIT=off lets it be', async () => {
    const one = await openAnother({
      failureLimit: { max: 2, windowMs: 60_000 },
      environment: { RATE_LIMIT: 'off' },
    });
    for (let count = 0; count < 10; count++) expect((await fail(one)).statusCode).toBe(404);
  });

  test('X-Forwarded-For is believed from a configured proxy only', async () => {
    const spoof = (one: TestApp, index: number) =>
      one.app.inject({
        url: '/api/programmes/none',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      });
    const open = await limited();
    for (let count = 0; count < 5; count++) await spoof(open, count);
    errorOf(await spoof(open, 99), 429);
    const behindProxy = await openAnother({
      failureLimit: { max: 5, windowMs: 60_000 },
      environment: { TRUST_PROXY: '10.0.0.1' },
    });
    for (let count = 0; count < 20; count++) errorOf(await spoof(behindProxy, count), 404);
  });
});
