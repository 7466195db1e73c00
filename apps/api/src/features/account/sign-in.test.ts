import { logIn } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { MINUTE_MS, testClock } from '../../testing/clock.ts';
import { callAs, type Pupil, registered, registrationForm } from '../../testing/pupil.ts';

const clock = testClock();
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

const HOME = '10.2.0.1';
const logInFrom = (remoteAddress: string, body: unknown, one = running) =>
  callAs(one, null, 'POST', '/api/auth/login', body, { remoteAddress });
const wrong = (username: string) => ({ username, password: 'not this one' });
const right = ({ user, password }: Pupil) => ({ username: user.User_ID, password });

async function failTimes(count: number, remoteAddress: string, username: string): Promise<void> {
  for (let tries = 0; tries < count; tries++) {
    errorOf(await logInFrom(remoteAddress, wrong(username)), 401);
  }
}

describe('signing in', () => {
  test('works by username or e-mail address, in whatever case', async () => {
    const pupil = await registered(running);
    const { User_ID, Email_Address } = pupil.user;
    const { password } = pupil;
    for (const body of [
      { username: User_ID, password },
      { username: User_ID.toUpperCase(), password },
      { email: Email_Address, password },
      { email: ` ${Email_Address.toUpperCase()} `, password },
      { username: Email_Address, password },
    ]) {
      const { token, user } = answerOf(logIn, await logInFrom(HOME, body));
      expect(user).toEqual(pupil.user);
      expect((await callAs(running, token, 'GET', '/api/auth/me')).statusCode).toBe(200);
    }
  });

  test.each([
    {},
    { password: 'x' },
    { username: 'x' },
    { username: 'x', email: 'x@y.hk', password: 'x' },
    { username: '', password: 'x' },
    { username: 'a\u0000b', password: 'x' },
    { username: ['a'], password: 'x' },
    { username: { $gt: '' }, password: 'x' },
    { username: 'x', password: 'x'.repeat(129) },
    { username: 'x'.repeat(255), password: 'x' },
    [],
    null,
    'text',
  ])('refuses %j', async (body) => {
    errorOf(await logInFrom(HOME, body), 400);
  });

  test('an unknown account is answered exactly like a wrong password', async () => {
    const { user } = await registered(running);
    const known = errorOf(await logInFrom(HOME, wrong(user.User_ID)), 401);
    const unknown = errorOf(await logInFrom(HOME, wrong('nobody.at.all')), 401);
    expect({ ...known, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(known.message).toContain('invalid');
  });

  test('letters of another case are another password', async () => {
    const pupil = await registered(running);
    const shouted = { username: pupil.user.User_ID, password: pupil.password.toUpperCase() };
    errorOf(await logInFrom(HOME, shouted), 401);
  });
});

describe('five wrong passwords', () => {
  test('lock the account there for 15 minutes, the right password too', async () => {
    const pupil = await registered(running);
    await failTimes(5, HOME, pupil.user.User_ID);
    const error = errorOf(await logInFrom(HOME, right(pupil)), 423);
    expect(error.code).toBe('account_locked');
    expect(error.message).toContain('locked');
    const byMail = { email: pupil.user.Email_Address, password: pupil.password };
    errorOf(await logInFrom(HOME, byMail), 423);
    clock.advance(14.9 * MINUTE_MS);
    errorOf(await logInFrom(HOME, right(pupil)), 423);
    clock.advance(0.2 * MINUTE_MS);
    answerOf(logIn, await logInFrom(HOME, right(pupil)));
  });

  test('four and a right one start counting anew', async () => {
    const pupil = await registered(running);
    for (let round = 0; round < 3; round++) {
      await failTimes(4, HOME, pupil.user.User_ID);
      answerOf(logIn, await logInFrom(HOME, right(pupil)));
    }
  });

  test('lock an unknown identifier the same', async () => {
    const name = 'nobody.is.called.this';
    await failTimes(5, HOME, name);
    errorOf(await logInFrom(HOME, wrong(name.toUpperCase())), 423);
  });

  test('are five, though a hundred are sent at once', async () => {
    const pupil = await registered(running);
    const guesses = Array.from({ length: 30 }, () => logInFrom('10.2.0.2', wrong(pupil.user.User_ID)));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 423)).toHaveLength(25);
  });

  test('elsewhere do not keep the owner out', async () => {
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    await failTimes(5, '10.2.1.1', pupil.user.User_ID);
    errorOf(await logInFrom('10.2.1.1', right(pupil)), 423);
    answerOf(logIn, await logInFrom(HOME, right(pupil)));
    answerOf(logIn, await logInFrom('10.2.1.2', right(pupil)));
  });

  test('from many places close the account to strangers, not to where its owner has been', async () => {
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    for (let place = 0; place < 10; place++) await failTimes(5, `10.2.2.${place}`, pupil.user.User_ID);
    errorOf(await logInFrom('10.2.2.99', right(pupil)), 423);
    answerOf(logIn, await logInFrom(HOME, right(pupil)));
    clock.advance(15 * MINUTE_MS);
    answerOf(logIn, await logInFrom('10.2.2.99', right(pupil)));
  });

  test('lock with RATE_LIMIT=off too', async () => {
    const open = await openTestApp({ database: running.database, environment: { RATE_LIMIT: 'off' } });
    const pupil = await registered(open);
    for (let tries = 0; tries < 5; tries++) {
      errorOf(await logInFrom(HOME, wrong(pupil.user.User_ID), open), 401);
    }
    errorOf(await logInFrom(HOME, right(pupil), open), 423);
    await open.close();
  });
});

describe('a hundred failures from one address', () => {
  async function failEverywhere(one: TestApp, remoteAddress: string, count: number): Promise<void> {
    const tries = Array.from({ length: count }, (_, index) =>
      logInFrom(remoteAddress, wrong(`name-${remoteAddress}-${index}`), one),
    );
    for (const answer of await Promise.all(tries)) errorOf(answer, 401);
  }

  test('are answered 429 with Retry-After, before anything is tried', async () => {
    const pupil = await registered(running);
    await failEverywhere(running, '10.3.0.1', 100);
    const refused = await logInFrom('10.3.0.1', right(pupil));
    expect(errorOf(refused, 429).message).toMatch(/too many/i);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    answerOf(logIn, await logInFrom('10.3.0.2', right(pupil)));
  });

  test('are let be with RATE_LIMIT=off', async () => {
    const open = await openTestApp({ database: running.database, environment: { RATE_LIMIT: 'off' } });
    await failEverywhere(open, '10.3.0.3', 105);
    await open.close();
  });

  test('X-Forwarded-For counts from a configured proxy only', async () => {
    const claim = (one: TestApp, address: string, body: unknown) =>
      callAs(one, null, 'POST', '/api/auth/login', body, {
        remoteAddress: '10.3.9.9',
        headers: { 'x-forwarded-for': address },
      });
    const pupil = await registered(running);
    for (let tries = 0; tries < 5; tries++) {
      errorOf(await claim(running, `203.0.113.${tries}`, wrong(pupil.user.User_ID)), 401);
    }
    errorOf(await claim(running, '203.0.113.77', right(pupil)), 423);
    const behind = await openTestApp({
      database: running.database,
      now: clock.now,
      environment: { TRUST_PROXY: '10.3.9.9' },
    });
    answerOf(logIn, await claim(behind, '203.0.113.77', right(pupil)));
    await behind.close();
  });

  test('keep nobody out where the account was used before', async () => {
    const here = '10.3.0.4';
    const pupil = await registered(running, {}, { remoteAddress: here });
    const stranger = await registered(running, {}, { remoteAddress: HOME });
    await failEverywhere(running, here, 100);
    errorOf(await logInFrom(here, right(stranger)), 429);
    answerOf(logIn, await logInFrom(here, right(pupil)));
    const { deviceToken } = answerOf(logIn, await logInFrom(HOME, right(stranger)));
    answerOf(logIn, await logInFrom(here, { ...right(stranger), deviceToken }));
  });

  test('do not shut registration', async () => {
    const here = '10.3.0.5';
    await failEverywhere(running, here, 100);
    errorOf(await logInFrom(here, wrong('one.more')), 429);
    await registered(running, {}, { remoteAddress: here });
  });

  test('are counted before they are checked: of 150 at once 100 are tried', async () => {
    const tries = Array.from({ length: 150 }, (_, index) => logInFrom('10.3.0.6', wrong(`at.once.${index}`)));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  });

  test('are not what a school that signs in at once makes', async () => {
    const here = '10.3.0.7';
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    await failEverywhere(running, here, 60);
    const logins = Array.from({ length: 40 }, () => logInFrom(here, right(pupil)));
    for (const answer of await Promise.all(logins)) answerOf(logIn, answer);
  });
});

describe('a device that somebody signed in on', () => {
  const from = (remoteAddress: string, pupil: Pupil, deviceToken?: string) =>
    logInFrom(remoteAddress, { ...right(pupil), deviceToken });
  const tokenFrom = async (remoteAddress: string, pupil: Pupil) =>
    answerOf(logIn, await from(remoteAddress, pupil)).deviceToken;

  test('is let in while strangers at the same address keep the account locked', async () => {
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    const deviceToken = await tokenFrom(HOME, pupil);
    await failTimes(5, HOME, pupil.user.User_ID);
    errorOf(await from(HOME, pupil), 423);
    const again = answerOf(logIn, await from(HOME, pupil, deviceToken));
    expect(again.deviceToken).toBe(deviceToken);
    errorOf(await from(HOME, pupil), 423);
  });

  test('is let in at an address never seen, while many places keep the account locked', async () => {
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    const deviceToken = await tokenFrom(HOME, pupil);
    for (let place = 0; place < 10; place++) await failTimes(5, `10.4.1.${place}`, pupil.user.User_ID);
    errorOf(await from('10.4.1.99', pupil), 423);
    answerOf(logIn, await from('10.4.1.99', pupil, deviceToken));
  });

  test('has five tries of its own', async () => {
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    const deviceToken = await tokenFrom(HOME, pupil);
    const guess = () => logInFrom(HOME, { ...wrong(pupil.user.User_ID), deviceToken });
    for (let tries = 0; tries < 5; tries++) errorOf(await guess(), 401);
    errorOf(await from('10.4.2.1', pupil, deviceToken), 423);
    answerOf(logIn, await from(HOME, pupil));
  });

  test('of one account is nothing to another, nor is a made-up one', async () => {
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    const other = await registered(running, {}, { remoteAddress: HOME });
    const deviceToken = await tokenFrom(HOME, other);
    await failTimes(5, HOME, pupil.user.User_ID);
    for (const token of [deviceToken, 'x'.repeat(43), '', 'short', '../..']) {
      errorOf(await from(HOME, pupil, token), 423);
    }
    errorOf(await from(HOME, pupil, 'x'.repeat(101)), 400);
  });

  test('is known by one token to everybody who uses it, and gets a new one for a made-up one', async () => {
    const pupil = await registered(running, {}, { remoteAddress: HOME });
    const other = await registered(running, {}, { remoteAddress: HOME });
    const deviceToken = await tokenFrom(HOME, pupil);
    expect(answerOf(logIn, await from(HOME, other, deviceToken)).deviceToken).toBe(deviceToken);
    expect(answerOf(logIn, await from(HOME, other, 'made up')).deviceToken).toMatch(/^[\w-]{43}$/);
    await failTimes(5, HOME, other.user.User_ID);
    answerOf(logIn, await from(HOME, other, deviceToken));
  });

  test('is known from registration on; the token opens nothing and is stored nowhere', async () => {
    const form = registrationForm();
    const response = await callAs(running, null, 'POST', '/api/register', form, { remoteAddress: HOME });
    const { deviceToken } = response.json<{ deviceToken: string }>();
    errorOf(await callAs(running, deviceToken, 'GET', '/api/auth/me'), 401);
    const stored = await running.database.db.execute('select * from known_addresses');
    expect(JSON.stringify(stored)).not.toContain(deviceToken);
    await failTimes(5, HOME, form.User_ID ?? '');
    const body = { username: form.User_ID, password: form.Password, deviceToken };
    answerOf(logIn, await logInFrom(HOME, body));
  });
});
