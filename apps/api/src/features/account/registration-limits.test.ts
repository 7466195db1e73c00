import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, PASSWORD, registered, registrationForm } from '../../testing/pupil.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const register = (form: unknown, headers = {}, remoteAddress = '127.0.0.1') =>
  callAs(running, null, 'POST', '/api/register', form, { headers, remoteAddress });

describe('asking who is here by registering', () => {
  const from = (Email_Address: string, remoteAddress: string) =>
    register(registrationForm({ Email_Address }), {}, remoteAddress);

  test('ends at the 21st e-mail address that is taken: then 429, there and for ten minutes', async () => {
    const { user } = await registered(running);
    for (let count = 0; count < 20; count++) {
      errorOf(await from(user.Email_Address, '10.1.1.1'), 409);
    }
    const refused = await from(user.Email_Address, '10.1.1.1');
    errorOf(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    errorOf(await from('nobody.yet@example.hk', '10.1.1.1'), 429);
    errorOf(await from(user.Email_Address, '10.1.1.2'), 409);
    const login = { email: user.Email_Address, password: PASSWORD };
    const options = { remoteAddress: '10.1.1.1' };
    expect((await callAs(running, null, 'POST', '/api/auth/login', login, options)).statusCode).toBe(200);
  });

  test('all at once finds no more', async () => {
    const { user } = await registered(running);
    const asked = await Promise.all(Array.from({ length: 30 }, () => from(user.Email_Address, '10.1.1.3')));
    expect(asked.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20);
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});

test('a whole class registers and signs in from one address within a minute', async () => {
  const forms = Array.from({ length: 40 }, () => registrationForm());
  const opened = await Promise.all(forms.map((form) => register(form, {}, '10.1.0.9')));
  expect(new Set(opened.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const signedIn = await Promise.all(
    forms.map(({ Email_Address: email, Password: password }) =>
      callAs(running, null, 'POST', '/api/auth/login', { email, password }, { remoteAddress: '10.1.0.9' }),
    ),
  );
  expect(new Set(signedIn.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

describe('accounts opened from one address', () => {
  const open = (remoteAddress: string) => register(registrationForm(), {}, remoteAddress);

  test('40 in a minute and 60 in ten are a school; the 61st is told to wait, others are not', async () => {
    const address = '10.9.0.1';
    const school = await Promise.all(Array.from({ length: 60 }, () => open(address)));
    for (const { statusCode, body } of school) expect(statusCode, body).toBe(201);
    const refused = await open(address);
    expect(errorOf(refused, 429).code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open('10.9.0.2')).statusCode).toBe(201);
  });

  test('what is refused opens none and takes nothing of it', async () => {
    const address = '10.9.0.3';
    const form = registrationForm();
    expect((await register(form, {}, address)).statusCode).toBe(201);
    for (let count = 0; count < 15; count++) errorOf(await register(form, {}, address), 409);
    expect((await open(address)).statusCode).toBe(201);
  });
});
