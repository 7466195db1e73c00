import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../testing/app.ts';
import { callAs, PASSWORD, type Pupil, registered, registeredAdmin } from '../testing/pupil.ts';

let running: TestApp;
let pupil: Pupil;
/** Gets as far as the body of every call. */
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp({ environment: { RATE_LIMIT: 'off' } });
  pupil = await registered(running);
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(() => running.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

function callsBy(...methods: readonly Method[]) {
  return running.app.guardedRoutes.flatMap(({ method, url }) => {
    const known = methods.find((one) => one === method);
    const isCall = url.startsWith('/api/') && !url.startsWith('/api/docs');
    return known !== undefined && isCall ? [{ method: known, url: url.replace(/:\w+/g, 'none') }] : [];
  });
}

const send = (method: Method, url: string, contentType: string, payload: string) =>
  running.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': contentType },
    payload,
  });

describe('every call', () => {
  test('that changes something takes JSON only', async () => {
    for (const { method, url } of callsBy('POST', 'PUT', 'PATCH', 'DELETE')) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const response = await send(method, url, type, '{"password":"x"}');
        expect(errorOf(response, 415).code, `${method} ${url}`).toBe('unsupported_media_type');
      }
    }
  });

  test('refuses keys that reach for a prototype, at any depth', async () => {
    for (const { method, url } of callsBy('POST', 'PUT', 'PATCH', 'DELETE')) {
      for (const body of [
        '{"__proto__":{"admin":true}}',
        '{"row":{"a":[{"constructor":{"prototype":1}}]}}',
      ]) {
        const error = errorOf(await send(method, url, 'application/json', body), 400);
        expect(error.params, `${method} ${url}`).toMatchObject({ fields: [{ problem: 'forbiddenKey' }] });
      }
    }
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    expect((await pupil.call('GET', '/api/auth/me')).json()).toEqual(pupil.user);
  });

  test('carries the headers that keep it from being framed, sniffed or stored', async () => {
    for (const { method, url } of callsBy('GET', 'POST', 'PUT', 'PATCH', 'DELETE')) {
      const { headers } = await callAs(running, null, method, url, method === 'GET' ? undefined : {});
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['referrer-policy'], url).toBe('no-referrer');
      expect(headers['strict-transport-security'], url).toContain('max-age=');
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(headers['set-cookie'], url).toBeUndefined();
      expect(headers['access-control-allow-origin'], url).toBeUndefined();
    }
    const own = await pupil.call('GET', '/api/auth/me', undefined, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('carries them however its address is written', async () => {
    const own = await pupil.call('GET', '/%61pi/auth/me');
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('that reads changes nothing', async () => {
    const before = (await pupil.call('GET', '/api/auth/me')).body;
    for (const { url } of callsBy('GET')) await pupil.call('GET', url);
    expect((await pupil.call('GET', '/api/auth/me')).body).toBe(before);
  });

  test('knows a session by its bearer token alone: not by cookie, query or body', async () => {
    const { token } = pupil;
    const tries = [
      { headers: { cookie: `token=${token}` } },
      { headers: { 'x-access-token': token } },
      { query: { token, access_token: token } },
    ];
    for (const options of tries) {
      errorOf(await callAs(running, null, 'GET', '/api/auth/me', undefined, options), 401);
    }
  });
});

describe('SQL in a value is a value', () => {
  const PIECES = ["' or 1=1--", "'; drop table users; --", '%', '_', '\\', "admin'/*", '$1', 'a"b'];

  test.each(PIECES)('%j', async (piece) => {
    const login = { username: piece, password: piece };
    expect((await callAs(running, null, 'POST', '/api/auth/login', login)).statusCode).toBe(401);
    const byMail = { email: `${piece}@`, password: piece };
    expect((await callAs(running, null, 'POST', '/api/auth/login', byMail)).statusCode).toBe(401);
    const read = { collection: 'USER', ID: 'User_ID', rowID: piece };
    errorOf(await pupil.call('POST', '/api/database/read', read), 403);
    const session = `/api/auth/sessions/${encodeURIComponent(piece)}`;
    expect([400, 404]).toContain((await pupil.call('DELETE', session)).statusCode);
    const named = await registered(running, { First_Name: piece, School_Name: piece });
    expect(named.user).toMatchObject({ First_Name: piece, School_Name: piece });
    expect((await named.call('DELETE', '/api/auth/me', { password: PASSWORD })).statusCode).toBe(200);
    expect((await pupil.call('GET', '/api/auth/me')).json()).toEqual(pupil.user);
  });
});
