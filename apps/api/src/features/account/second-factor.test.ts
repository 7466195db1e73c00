import * as contract from '@lodestar/contract';
import { beginSecondFactor, confirmSecondFactor, secondFactorState, securityLog } from '@lodestar/contract';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { MINUTE_MS, testClock } from '../../testing/clock.ts';
import { openMailBox } from '../../testing/mail-box.ts';
import { callAs, PASSWORD, type Pupil, registered, registeredAdmin, signedIn } from '../../testing/pupil.ts';

const FACTOR = '/api/auth/second-factor';
const STEP_MS = 30_000;
const KEY = 'a key for tests, and for nothing else';
const isForAdmins = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && value.access === 'admin';
const clock = testClock();
let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  const environment = { RATE_LIMIT: 'off', SECOND_FACTOR_KEY: KEY };
  open = await openTestApp({ environment: { ...environment, HOST: '0.0.0.0' }, now: clock.now });
  closed = await openTestApp({ environment, now: clock.now });
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const begun = async (admin: Pupil) =>
  answerOf(beginSecondFactor, await admin.call('POST', `${FACTOR}/begin`));
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
const state = async (pupil: Pupil) => answerOf(secondFactorState, await pupil.call('GET', FACTOR));
const logIn = (running: TestApp, { user }: Pupil, code?: string, password = PASSWORD) =>
  callAs(running, null, 'POST', '/api/auth/login', { username: user.User_ID, password, code });

/** An admin whose second factor is on. */
async function withFactor(running: TestApp) {
  const admin = await registeredAdmin(running);
  const { secret } = await begun(admin);
  const answer = await admin.call('POST', `${FACTOR}/confirm`, { code: codeOf(secret) });
  const { recoveryCodes } = answerOf(confirmSecondFactor, answer);
  clock.advance(STEP_MS);
  return { admin, secret, recoveryCodes };
}

describe('switching it on', () => {
  test('takes a secret and its first code, and ends the sessions that began without one', async () => {
    const admin = await registeredAdmin(closed);
    const elsewhere = await signedIn(closed, admin);
    const { secret, uri } = await begun(admin);
    expect(URI.parse(uri)).toMatchObject({ issuer: 'Lodestar', label: admin.user.User_ID });
    expect(await state(admin)).toMatchObject({ on: false, required: false });
    errorOf(await admin.call('POST', `${FACTOR}/confirm`, { code: '000000' }), 403);
    const answer = await admin.call('POST', `${FACTOR}/confirm`, { code: codeOf(secret) });
    const { recoveryCodes } = answerOf(confirmSecondFactor, answer);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state(admin)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    errorOf(await elsewhere.call('GET', '/api/auth/me'), 401);
    errorOf(await admin.call('POST', `${FACTOR}/begin`), 409);
    errorOf(await admin.call('POST', `${FACTOR}/confirm`, { code: codeOf(secret) }), 409);
  });

  test('wants the password given lately: a stolen session binds no phone of its own', async () => {
    const admin = await registeredAdmin(closed);
    clock.advance(10 * MINUTE_MS);
    expect(errorOf(await admin.call('POST', `${FACTOR}/begin`), 403).code).toBe('password_required');
    await admin.call('POST', '/api/auth/confirm-password', { password: PASSWORD });
    expect((await begun(admin)).secret).not.toBe('');
  });

  test('is for admins, who must have begun', async () => {
    const pupil = await registered(closed);
    errorOf(await pupil.call('POST', `${FACTOR}/begin`), 403);
    errorOf(await pupil.call('POST', `${FACTOR}/confirm`, { code: '123456' }), 403);
    errorOf(await pupil.call('DELETE', FACTOR, { code: '123456' }), 409);
    errorOf(await (await registeredAdmin(closed)).call('POST', `${FACTOR}/confirm`, { code: '123456' }), 409);
    for (const [method, path] of [
      ['GET', FACTOR],
      ['POST', `${FACTOR}/begin`],
      ['POST', `${FACTOR}/confirm`],
      ['DELETE', FACTOR],
    ] as const) {
      const body = method === 'GET' ? undefined : { code: '123456' };
      errorOf(await callAs(closed, null, method, path, body), 401);
    }
  });

  test.each([{}, { code: '' }, { code: 123456 }, { code: null }, { code: '1'.repeat(41) }])(
    'refuses %j',
    async (body) => {
      const admin = await registeredAdmin(closed);
      errorOf(await admin.call('POST', `${FACTOR}/confirm`, body), 400);
      errorOf(await admin.call('DELETE', FACTOR, body), 400);
    },
  );
});

describe('signing in', () => {
  test('asks for a code once the password is right', async () => {
    const { admin, secret } = await withFactor(closed);
    const missing = errorOf(await logIn(closed, admin), 401);
    expect(missing.code).toBe('second_factor_required');
    expect(errorOf(await logIn(closed, admin, codeOf(secret), 'a wrong one'), 401).code).toBe(
      'unauthenticated',
    );
    expect(errorOf(await logIn(closed, admin, undefined, 'a wrong one'), 401).code).toBe('unauthenticated');
    expect((await logIn(closed, admin, codeOf(secret))).statusCode).toBe(200);
  });

  test('tells a wrong code from a wrong password, to whoever has the right password', async () => {
    const { admin } = await withFactor(closed);
    const reason = async (password: string) =>
      errorOf(await logIn(closed, admin, '000000', password), 401).params.reason;
    expect(await reason(PASSWORD)).toBe('invalidCode');
    expect(await reason('a wrong one')).toBe('invalidCredentials');
  });

  test('takes each code once, also when it comes many times at once', async () => {
    const { admin, secret } = await withFactor(closed);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 3 }, () => logIn(closed, admin, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    clock.advance(STEP_MS);
    expect((await logIn(closed, admin, codeOf(secret))).statusCode).toBe(200);
  });

  test('takes the code of a clock that is half a minute wrong, and no older one', async () => {
    const { admin, secret } = await withFactor(closed);
    clock.advance(MINUTE_MS);
    const code = codeOf(secret);
    clock.advance(3 * STEP_MS);
    errorOf(await logIn(closed, admin, code), 401);
    const late = codeOf(secret);
    clock.advance(STEP_MS);
    expect((await logIn(closed, admin, late)).statusCode).toBe(200);
  });

  test('takes a recovery code once, however it is typed', async () => {
    const { admin, recoveryCodes } = await withFactor(closed);
    const [code = ''] = recoveryCodes;
    expect((await logIn(closed, admin, ` ${code.toUpperCase().replaceAll('-', '')}`)).statusCode).toBe(200);
    errorOf(await logIn(closed, admin, code), 401);
    expect(await state(admin)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('counts wrong codes like wrong passwords, and the right password forgives none', async () => {
    const { admin, secret } = await withFactor(closed);
    for (let tries = 0; tries < 5; tries++) {
      errorOf(await logIn(closed, admin), 401);
      errorOf(await logIn(closed, admin, '000000'), 401);
    }
    errorOf(await logIn(closed, admin, codeOf(secret)), 423);
  });

  test('of who has none passes over a code', async () => {
    const pupil = await registered(closed);
    expect((await logIn(closed, pupil, '123456')).statusCode).toBe(200);
    expect(errorOf(await logIn(closed, pupil, '123456', 'wrong'), 401).params).toEqual({
      reason: 'invalidCredentials',
    });
  });
});

describe('switching it off', () => {
  test('takes a code; the password alone is enough then', async () => {
    const { admin, secret } = await withFactor(closed);
    errorOf(await admin.call('DELETE', FACTOR, { code: '000000' }), 403);
    expect((await admin.call('DELETE', FACTOR, { code: codeOf(secret) })).statusCode).toBe(200);
    expect((await logIn(closed, admin)).statusCode).toBe(200);
    const { data } = answerOf(
      securityLog,
      await admin.call('GET', `/api/admin/security-log?who=${admin.user.User_ID}`),
    );
    expect(data.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['secondFactorOn', 'secondFactorOff']),
    );
  });

  test('can be done by an operator, which ends every session', async () => {
    const { admin } = await withFactor(closed);
    const { User_ID: userId } = admin.user;
    await closed.accounts.doAdminCommand({ action: 'reset-second-factor', userId });
    errorOf(await admin.call('GET', '/api/auth/me'), 401);
    expect((await logIn(closed, admin)).statusCode).toBe(200);
  });
});

describe('where others reach the server', () => {
  test('an admin without one is let in nowhere that is for admins', async () => {
    const admin = await registeredAdmin(open);
    expect(await state(admin)).toMatchObject({ on: false, required: true });
    const other = await registered(open);
    const row = { collection: 'USER', ID: 'User_ID', rowID: other.user.User_ID, reason: 'a test' };
    const read = await admin.call('POST', '/api/database/read', row);
    expect(errorOf(read, 403).code).toBe('second_factor_required');
    const forAdmins = Object.values<unknown>(contract).filter(isForAdmins);
    expect(forAdmins.length).toBeGreaterThan(5);
    for (const { method, path } of forAdmins) {
      const answer = await admin.call(method, path, method === 'GET' ? undefined : {});
      expect(errorOf(answer, 403).code, path).toBe('second_factor_required');
    }
    const { secret } = await begun(admin);
    expect((await admin.call('GET', '/api/admin/messages')).statusCode).toBe(403);
    await admin.call('POST', `${FACTOR}/confirm`, { code: codeOf(secret) });
    expect((await admin.call('GET', '/api/admin/messages')).statusCode).toBe(200);
    expect((await admin.call('POST', '/api/database/read', row)).statusCode).toBe(200);
  });
});

test('its owner is told by mail when it is switched on or off', async () => {
  const mail = await openMailBox();
  const running = await openTestApp({
    database: closed.database,
    environment: { SMTP_URL: mail.url, SECOND_FACTOR_KEY: KEY, RATE_LIMIT: 'off' },
    now: clock.now,
  });
  const { admin, secret } = await withFactor(running);
  await admin.call('DELETE', FACTOR, { code: codeOf(secret) });
  await running.accounts.settled();
  const owner = admin.user.Email_Address;
  expect(
    mail
      .letters()
      .map(({ to, headers }) => [to[0], headers.subject])
      .sort(),
  ).toEqual([
    [owner, expect.stringContaining('switched off')],
    [owner, expect.stringContaining('switched on')],
  ]);
  await running.close();
  await mail.close();
});

test('neither the secret nor a recovery code can be read in the database', async () => {
  const { secret, recoveryCodes } = await withFactor(closed);
  const rows = JSON.stringify([
    await closed.database.db.execute('select * from second_factors'),
    await closed.database.db.execute('select * from recovery_codes'),
  ]);
  expect(rows).not.toContain(secret);
  for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
  for (const code of recoveryCodes) expect(rows).not.toContain(code);
});
