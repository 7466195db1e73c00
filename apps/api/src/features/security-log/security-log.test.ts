import { SECURITY_LINES_A_PAGE, securityLog } from '@lodestar/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { DAY_MS, MINUTE_MS, testClock } from '../../testing/clock.ts';
import { callAs, PASSWORD, type Pupil, registered, signedIn } from '../../testing/pupil.ts';

const HONG_KONG_MS = 8 * 60 * MINUTE_MS;
const clock = testClock();
let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp({ environment: { RATE_LIMIT: 'off' }, now: clock.now });
  admin = await registered(running, { User_ID: 'zoe' });
  await grant(admin, 'grant');
});
afterAll(() => running.close());

const grant = ({ user }: Pupil, action: 'grant' | 'revoke') =>
  running.accounts.doAdminCommand({ action, userId: user.User_ID });
const logIn = ({ user }: Pupil, password: string) =>
  callAs(running, null, 'POST', '/api/auth/login', { username: user.User_ID, password });

async function log(query: Record<string, string> = {}) {
  const response = await admin.call('GET', `/api/admin/security-log?${new URLSearchParams(query)}`);
  return answerOf(securityLog, response);
}

/** What the log holds of one person, newest first: what, who, result. */
async function linesOf({ user }: Pupil) {
  return (await log({ who: user.User_ID })).data;
}
const told = async (pupil: Pupil) =>
  (await linesOf(pupil)).map(({ what, who, result }) => [what, who, result]);

describe('a line is written for', () => {
  test('a sign-in, a refusal and a lock', async () => {
    const pupil = await registered(running);
    await signedIn(running, pupil);
    const refused = await logIn(pupil, 'a wrong one');
    for (let more = 0; more < 4; more++) await logIn(pupil, 'a wrong one');
    const name = pupil.user.User_ID;
    const lines = await linesOf(pupil);
    expect(lines.filter(({ what }) => what === 'signIn').map(({ who, result }) => [who, result])).toEqual([
      ...Array.from({ length: 5 }, () => [null, 'refused']),
      [name, 'done'],
    ]);
    expect(lines.filter(({ what }) => what === 'accountLocked')).toMatchObject([{ who: null, whose: name }]);
    expect(lines.map(({ requestId }) => requestId)).toContain(errorOf(refused, 401).requestId);
    expect(lines.every(({ at }) => at === clock.now().toISOString())).toBe(true);
  });

  test('a try at an account that is none, without what was typed', async () => {
    await callAs(running, null, 'POST', '/api/auth/login', {
      username: 'my secret typed here',
      password: 'x',
    });
    const response = await admin.call('GET', '/api/admin/security-log');
    expect(response.body).not.toContain('my secret');
    expect(answerOf(securityLog, response).data[0]).toMatchObject({ what: 'signIn', who: null, whose: null });
  });

  test('a password changed, an export and an account erased, which then has no name', async () => {
    const pupil = await registered(running);
    const name = pupil.user.User_ID;
    await pupil.call('POST', '/api/auth/password', { current: PASSWORD, next: 'a quieter harbour' });
    await pupil.call('GET', '/api/auth/export');
    clock.advance(1);
    expect((await told(pupil)).sort()).toEqual([
      ['export', name, 'done'],
      ['passwordChanged', name, 'done'],
    ]);
    await pupil.call('DELETE', '/api/auth/me', { password: 'a quieter harbour' });
    await registered(running, { User_ID: name });
    expect(await told(pupil)).toEqual([]);
    const [erased] = (await log()).data;
    expect(erased).toMatchObject({ what: 'erase', who: `(erased ${pupil.user.UID.slice(0, 8)})` });
    expect((await log({ who: erased?.who ?? '' })).data).toHaveLength(3);
  });

  test('what an operator does', async () => {
    const pupil = await registered(running);
    await grant(pupil, 'grant');
    clock.advance(1);
    await grant(pupil, 'revoke');
    clock.advance(1);
    await running.accounts.doAdminCommand({ action: 'reset-password', userId: pupil.user.User_ID });
    expect(await told(pupil)).toEqual([
      ['passwordReset', '(operator)', 'done'],
      ['adminRevoked', '(operator)', 'done'],
      ['adminGranted', '(operator)', 'done'],
    ]);
    const { data } = await log({ who: '(operator)' });
    expect(data.map(({ whose }) => whose)).toContain(pupil.user.User_ID);
  });

  test('every wrong code for becoming an admin and for the second factor, the first one already', async () => {
    const one = await registered(running);
    const factor = '/api/auth/second-factor';
    const refused = async (pupil: Pupil, method: 'POST' | 'DELETE', path: string, code: string) => {
      clock.advance(1);
      return errorOf(await pupil.call(method, path, { code }), 403).requestId;
    };
    const claimed = await refused(one, 'POST', '/api/admin/claim', 'abcd-abcd-abcd-abcd');
    const [line] = await linesOf(one);
    const name = one.user.User_ID;
    expect(line).toMatchObject({ what: 'adminGranted', who: name, whose: name, result: 'refused' });
    expect(line?.requestId).toBe(claimed);
    await grant(one, 'grant');
    const { secret } = (await one.call('POST', `${factor}/begin`)).json<{ secret: string }>();
    await refused(one, 'POST', `${factor}/confirm`, 'none');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: clock.now().getTime() });
    expect((await one.call('POST', `${factor}/confirm`, { code })).statusCode).toBe(200);
    await refused(one, 'DELETE', factor, 'none');
    clock.advance(1);
    const login = { username: name, password: PASSWORD, code: 'none' };
    errorOf(await callAs(running, null, 'POST', '/api/auth/login', login), 401);
    const all = (await told(one)).filter(([, , result]) => result === 'refused');
    expect(all).toEqual([
      ['signIn', null, 'refused'],
      ['secondFactorOff', name, 'refused'],
      ['secondFactorOn', name, 'refused'],
      ['adminGranted', name, 'refused'],
    ]);
    expect(JSON.stringify(await linesOf(one))).not.toContain('abcd');
  });

  test('a pupil at an admin’s door, and an import that was refused', async () => {
    const pupil = await registered(running);
    errorOf(await pupil.call('GET', '/api/admin/security-log'), 403);
    expect(await told(pupil)).toEqual([['adminCall', pupil.user.User_ID, 'refused']]);
    clock.advance(1);
    errorOf(await admin.call('POST', '/api/admin/import', {}), 400);
    errorOf(await admin.call('POST', '/api/admin/import?dryRun=maybe', {}), 400);
    await admin.call('POST', '/api/admin/import?dryRun=true', {});
    expect((await told(admin)).filter(([what]) => what === 'import')).toEqual([['import', 'zoe', 'refused']]);
  });
});

describe('the list', () => {
  test('is narrowed by days of Hong Kong, both included', async () => {
    const pupil = await registered(running);
    const days = async (from: string, to: string) =>
      (await log({ who: pupil.user.User_ID, from, to })).data.length;
    // The first moment of the next day in Hong Kong, which is still the day before in UTC.
    const today = Math.floor((clock.now().getTime() + HONG_KONG_MS) / DAY_MS);
    clock.advance((today + 1) * DAY_MS - HONG_KONG_MS - clock.now().getTime());
    const day = (after: number) => new Date((today + after) * DAY_MS).toISOString().slice(0, 10);
    await logIn(pupil, PASSWORD);
    expect(await days(day(0), day(0))).toBe(0);
    expect(await days(day(1), day(1))).toBe(1);
    expect(await days(day(2), day(3))).toBe(0);
  });

  test('goes on page by page, without a gap or a repeat, and so does the file', async () => {
    const pupil = await registered(running);
    for (let visit = 0; visit < SECURITY_LINES_A_PAGE + 5; visit++) await logIn(pupil, PASSWORD);
    const who = pupil.user.User_ID;
    const first = await log({ who });
    expect(first.data).toHaveLength(SECURITY_LINES_A_PAGE);
    const second = await log({ who, before: first.next ?? '' });
    expect(second).toMatchObject({ next: null });
    expect(second.data).toHaveLength(5);
    const ids = [...first.data, ...second.data].map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(ids.length);
    const file = await admin.call('GET', `/api/admin/security-log.csv?who=${who}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.body.match(/\r\n/g)).toHaveLength(ids.length + 1);
    expect(file.body).toMatch(/^\uFEFFat,who,what,whose,result,request_id,reason\r\n\d{4}-/);
    expect(file.body.lastIndexOf('\uFEFF')).toBe(0);
    expect((await told(admin))[0]).toEqual(['export', 'zoe', 'done']);
  });

  test('is for admins', async () => {
    const pupil = await registered(running);
    for (const path of ['/api/admin/security-log', '/api/admin/security-log.csv']) {
      errorOf(await callAs(running, null, 'GET', path), 401);
      errorOf(await pupil.call('GET', path), 403);
    }
  });

  test.each(['from=yesterday', 'to=2026-13-01', `who=${'x'.repeat(101)}`, 'before=1', 'before=x.y'])(
    'refuses %s',
    async (query) => {
      errorOf(await admin.call('GET', `/api/admin/security-log?${query}`), 400);
    },
  );
});

test('lines are kept for 180 days', async () => {
  const pupil = await registered(running);
  await logIn(pupil, PASSWORD);
  clock.advance(179 * DAY_MS);
  await signedIn(running, pupil);
  await running.accounts.settled();
  admin = await signedIn(running, admin);
  expect(await linesOf(pupil)).toHaveLength(2);
  clock.advance(2 * DAY_MS);
  admin = await signedIn(running, admin);
  await running.accounts.settled();
  expect(await linesOf(pupil)).toHaveLength(1);
});
