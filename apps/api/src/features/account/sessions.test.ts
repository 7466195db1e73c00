import { listSessions } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { DAY_MS, MINUTE_MS, testClock } from '../../testing/clock.ts';
import { callAs, type Pupil, registered, signedIn } from '../../testing/pupil.ts';

const clock = testClock();
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

const statusOf = async (pupil: Pupil) => (await pupil.call('GET', '/api/auth/me')).statusCode;
const sessionsOf = async (pupil: Pupil) =>
  answerOf(listSessions, await pupil.call('GET', '/api/auth/sessions')).sessions;

describe('a session', () => {
  test('is dead after logging out, the others live on', async () => {
    const pupil = await registered(running);
    const phone = await signedIn(running, pupil);
    expect((await pupil.call('POST', '/api/auth/logout')).json()).toEqual({ success: true });
    expect(await statusOf(pupil)).toBe(401);
    expect(await statusOf(phone)).toBe(200);
    errorOf(await pupil.call('POST', '/api/auth/logout'), 401);
  });

  test('ends when nobody has used it for 14 days', async () => {
    const pupil = await registered(running);
    clock.advance(13 * DAY_MS);
    expect(await statusOf(pupil)).toBe(200);
    clock.advance(13 * DAY_MS);
    expect(await statusOf(pupil)).toBe(200);
    const idle = await signedIn(running, pupil);
    clock.advance(14 * DAY_MS + MINUTE_MS);
    expect(await statusOf(idle)).toBe(401);
  });

  test('ends after 30 days, however busy', async () => {
    const pupil = await registered(running);
    for (let day = 0; day < 29; day += 1) {
      clock.advance(DAY_MS);
      expect(await statusOf(pupil)).toBe(200);
    }
    clock.advance(DAY_MS + MINUTE_MS);
    expect(await statusOf(pupil)).toBe(401);
  });

  test('is stored as a hash only', async () => {
    const pupil = await registered(running);
    const { token } = await signedIn(running, pupil);
    const rows = JSON.stringify(await running.database.db.execute('select * from sessions'));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(pupil.token);
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '\u0101', 'a'.repeat(10_000)])(
    'is not had for the token %j',
    async (token) => {
      const headers = { authorization: `Bearer ${encodeURIComponent(token)}` };
      errorOf(await callAs(running, null, 'GET', '/api/auth/me', undefined, { headers }), 401);
    },
  );

  test.each(['Basic bWVpOm1laQ==', 'Bearer', 'bearer  ', 'Token x'])(
    'is not had for %j',
    async (authorization) => {
      errorOf(
        await callAs(running, null, 'GET', '/api/auth/me', undefined, { headers: { authorization } }),
        401,
      );
    },
  );
});

describe('one’s own sessions', () => {
  test('are listed with their device, last used first, and can be ended', async () => {
    const pupil = await registered(running);
    clock.advance(6 * MINUTE_MS);
    const userAgent = 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36';
    const phone = await signedIn(running, pupil, { headers: { 'user-agent': userAgent } });
    const listed = await sessionsOf(phone);
    expect(listed.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome, Android', current: true },
      { device: null, current: false },
    ]);
    const [, other] = listed;
    expect(other?.expiresAt).toBe(
      new Date(new Date(other?.createdAt ?? '').getTime() + 30 * DAY_MS).toISOString(),
    );
    const ended = await phone.call('DELETE', `/api/auth/sessions/${other?.id}`);
    expect(ended.json()).toEqual({ success: true });
    expect(await statusOf(pupil)).toBe(401);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  test('are nobody else’s: a foreign one is answered like an absent one', async () => {
    const pupil = await registered(running);
    const stranger = await registered(running);
    const [own] = await sessionsOf(pupil);
    const foreign = errorOf(await stranger.call('DELETE', `/api/auth/sessions/${own?.id}`), 404);
    const absent = errorOf(
      await stranger.call('DELETE', '/api/auth/sessions/00000000-0000-4000-8000-000000000000'),
      404,
    );
    expect(foreign.code).toBe(absent.code);
    expect(await statusOf(pupil)).toBe(200);
    errorOf(await stranger.call('DELETE', '/api/auth/sessions/%00'), 404);
  });

  test('are for whoever is signed in', async () => {
    errorOf(await callAs(running, null, 'GET', '/api/auth/sessions'), 401);
    errorOf(await callAs(running, null, 'DELETE', '/api/auth/sessions/x'), 401);
  });
});
