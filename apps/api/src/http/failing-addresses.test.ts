import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../db/open.ts';
import { errorOf, openTestApp, type TestApp, type TestAppWish } from '../testing/app.ts';
import { openPreparedDatabase } from '../testing/database.ts';
import { callAs, registered, signedIn } from '../testing/pupil.ts';

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
    errorOf(await fail(one, '203.0.113.8'), 404);
    expect((await read(one, '203.0.113.7', '/api/health')).statusCode).toBe(200);
    errorOf(await read(one, '203.0.113.7', '/no-page-without-pages'), 404);
  });

  test('cuts nobody off who sends what is good: a school is one address', async () => {
    const one = await limited();
    const remoteAddress = '203.0.113.7';
    const pupil = await registered(one);
    for (let count = 0; count < 6; count++) await fail(one);
    errorOf(await fail(one), 429);
    expect((await read(one)).statusCode).toBe(200);
    expect((await pupil.call('GET', '/api/auth/me', undefined, { remoteAddress })).statusCode).toBe(200);
    await signedIn(one, pupil, { remoteAddress });
    await registered(one, {}, { remoteAddress });
    const wrong = { username: 'nobody.at.all', password: 'x' };
    errorOf(await callAs(one, null, 'POST', '/api/auth/login', wrong, { remoteAddress }), 401);
  });

  test('a session counts for itself, whatever its address or another session does', async () => {
    const one = await limited();
    const pupil = await registered(one);
    const other = await registered(one);
    for (let count = 0; count < 6; count++) await fail(one, '127.0.0.1');
    for (let count = 0; count < 5; count++) errorOf(await pupil.call('GET', '/api/programmes/none'), 404);
    errorOf(await pupil.call('GET', '/api/programmes/none'), 429);
    errorOf(await pupil.call('GET', '/api/chat/none'), 429);
    expect((await pupil.call('GET', '/api/auth/me')).statusCode).toBe(200);
    errorOf(await other.call('GET', '/api/chat/none'), 404);
    errorOf(await callAs(one, 'x'.repeat(43), 'GET', '/api/auth/me'), 429);
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
    errorOf(await fail(one), 429);
    vi.setSystemTime(Date.now() + 1_000);
    errorOf(await fail(one), 404);
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

  test('a proxy on this machine that is not believed is named in the log, once', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));
    const ask = (one: TestApp, remoteAddress: string) =>
      one.app.inject({
        url: '/api/health',
        remoteAddress,
        headers: { 'x-forwarded-for': '203.0.113.1' },
      });
    const one = await openAnother({ logTo });
    await ask(one, '203.0.113.9');
    expect(warnings()).toEqual([]);
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) await ask(one, address);
    expect(warnings()).toHaveLength(1);
    const trusting = await openAnother({ logTo, environment: { TRUST_PROXY: 'loopback' } });
    await ask(trusting, '127.0.0.1');
    expect(warnings()).toHaveLength(1);
  });
});
