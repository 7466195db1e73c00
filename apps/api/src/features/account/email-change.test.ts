import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { MINUTE_MS, testClock } from '../../testing/clock.ts';
import { type MailBox, openMailBox } from '../../testing/mail-box.ts';
import { callAs, PASSWORD, type Pupil, registered, signedIn } from '../../testing/pupil.ts';

const clock = testClock();
let running: TestApp;
let mail: MailBox;
beforeAll(async () => {
  mail = await openMailBox();
  const environment = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'a@example.hk',
    PUBLIC_URL: 'https://lodestar.example.hk',
  };
  running = await openTestApp({ now: clock.now, environment });
});
afterAll(async () => {
  await running.close();
  await mail.close();
});
beforeEach(() => mail.empty());
afterEach(() => running.accounts.settled());

let addresses = 0;
const newAddress = () => `new${++addresses}@example.hk`;
const wish = (pupil: Pupil, email: unknown, current: unknown = PASSWORD, options = {}) =>
  pupil.call('POST', '/api/auth/email', { email, current }, options);
const confirm = (token: unknown) => callAs(running, null, 'POST', '/api/auth/email/confirm', { token });
const addressOf = async (pupil: Pupil) =>
  (await pupil.call('GET', '/api/auth/me')).json<{ Email_Address: string }>().Email_Address;
const lettersTo = (email: string) => mail.letters().filter(({ to }) => to[0] === email);
async function mailedToken(email: string): Promise<string> {
  await running.accounts.settled();
  return /\/confirm-email#token=([\w-]+)/.exec(lettersTo(email).at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a new e-mail address', () => {
  test('counts once its link is opened; the old one is told, other sessions end', async () => {
    const pupil = await registered(running);
    const old = pupil.user.Email_Address;
    const phone = await signedIn(running, pupil);
    const email = newAddress();
    expect((await wish(pupil, ` ${email.toUpperCase()} `)).json()).toEqual({
      success: true,
      confirmation: 'sent',
    });
    const token = await mailedToken(email);
    expect(await addressOf(pupil)).toBe(old);
    expect(await addressOf(phone)).toBe(old);
    expect(lettersTo(old)).toHaveLength(1);
    expect((await confirm(token)).json()).toEqual({ success: true });
    await running.accounts.settled();
    expect(await addressOf(pupil)).toBe(email);
    errorOf(await phone.call('GET', '/api/auth/me'), 401);
    expect(lettersTo(old).at(-1)?.headers.subject).toContain('was changed');
    errorOf(await confirm(token), 400);
    const login = { email, password: PASSWORD };
    expect((await callAs(running, null, 'POST', '/api/auth/login', login)).statusCode).toBe(200);
  });

  test('of somebody else is 409, at the wish and at the link', async () => {
    const pupil = await registered(running);
    const other = await registered(running);
    const error = errorOf(await wish(pupil, other.user.Email_Address.toUpperCase()), 409);
    expect(error.params).toMatchObject({ fields: [{ field: 'email', problem: 'taken' }] });
    const email = newAddress();
    await wish(pupil, email);
    const token = await mailedToken(email);
    await registered(running, { Email_Address: email });
    errorOf(await confirm(token), 409);
    expect(await addressOf(pupil)).toBe(pupil.user.Email_Address);
  });

  test('dies after ten minutes, with a later wish, and with the password', async () => {
    const pupil = await registered(running);
    const [late, first, second, third] = [newAddress(), newAddress(), newAddress(), newAddress()];
    await wish(pupil, late);
    const lateToken = await mailedToken(late);
    clock.advance(10 * MINUTE_MS);
    errorOf(await confirm(lateToken), 400);
    await wish(pupil, first);
    const firstToken = await mailedToken(first);
    await wish(pupil, second);
    await mailedToken(second);
    errorOf(await confirm(firstToken), 400);
    await wish(pupil, third);
    const thirdToken = await mailedToken(third);
    await pupil.call('POST', '/api/auth/password', { current: PASSWORD, next: 'a quieter harbour' });
    errorOf(await confirm(thirdToken), 400);
    expect(await addressOf(pupil)).toBe(pupil.user.Email_Address);
  });

  test('wants the password, and wrong ones count like wrong logins', async () => {
    const from = { remoteAddress: '10.7.0.1' };
    const pupil = await registered(running, {}, from);
    for (let tries = 0; tries < 5; tries++) {
      const error = errorOf(await wish(pupil, newAddress(), 'wrong', from), 403);
      expect(error).toMatchObject({
        code: 'wrong_password',
        params: { fields: [{ field: 'current', problem: 'wrongPassword' }] },
      });
    }
    errorOf(await wish(pupil, newAddress(), PASSWORD, from), 423);
    expect(mail.letters()).toEqual([]);
  });

  test('is mailed to strangers at most five times an hour', async () => {
    const pupil = await registered(running);
    for (let count = 0; count < 5; count++) expect((await wish(pupil, newAddress())).statusCode).toBe(200);
    errorOf(await wish(pupil, newAddress()), 429);
  });

  test('gets five letters an hour, however many accounts ask for it', async () => {
    const email = newAddress();
    for (let count = 0; count < 5; count++)
      expect((await wish(await registered(running), email)).statusCode).toBe(200);
    errorOf(await wish(await registered(running), email.toUpperCase()), 429);
    await running.accounts.settled();
    expect(lettersTo(email)).toHaveLength(5);
  });

  test('malformed, oversized, its own or signed out is refused', async () => {
    const pupil = await registered(running);
    for (const bad of ['', 'none', 'a@x.hk\r\nBcc: b@x.hk', `${'x'.repeat(250)}@x.hk`, 7, null, undefined])
      errorOf(await wish(pupil, bad), 400);
    for (const bad of ['', 'x'.repeat(129), null]) errorOf(await wish(pupil, newAddress(), bad), 400);
    errorOf(await wish(pupil, pupil.user.Email_Address), 400);
    for (const bad of ['', 'x'.repeat(201), 'a'.repeat(43), null]) errorOf(await confirm(bad), 400);
    errorOf(
      await callAs(running, null, 'POST', '/api/auth/email', { email: 'a@x.hk', current: PASSWORD }),
      401,
    );
    expect(mail.letters()).toEqual([]);
  });
});

test('without mail a new address counts at once; several who want it: one gets it', async () => {
  const other = await openTestApp({ database: running.database });
  const pupils = await Promise.all(Array.from({ length: 4 }, () => registered(other)));
  const phone = await signedIn(other, pupils[0] ?? expect.fail());
  const email = newAddress();
  const answers = await Promise.all(pupils.map((pupil) => wish(pupil, email)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({
    success: true,
    confirmation: 'done',
  });
  await wish(pupils[0] ?? expect.fail(), newAddress());
  errorOf(await phone.call('GET', '/api/auth/me'), 401);
  await other.close();
});

describe('the password once more', () => {
  test('is asked for by export and the end of a session, ten minutes after it was given', async () => {
    const pupil = await registered(running);
    const phone = await signedIn(running, pupil);
    expect((await pupil.call('GET', '/api/auth/export')).statusCode).toBe(200);
    clock.advance(10 * MINUTE_MS);
    const { sessions } = (await pupil.call('GET', '/api/auth/sessions')).json();
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    const end = () => pupil.call('DELETE', `/api/auth/sessions/${other.id}`);
    expect(errorOf(await pupil.call('GET', '/api/auth/export'), 403).code).toBe('password_required');
    expect(errorOf(await end(), 403).code).toBe('password_required');
    expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(200);
    const give = (password: unknown) => pupil.call('POST', '/api/auth/confirm-password', { password });
    for (const bad of ['', 'x'.repeat(129), null, undefined]) errorOf(await give(bad), 400);
    expect(errorOf(await give('wrong'), 403).code).toBe('wrong_password');
    errorOf(await pupil.call('GET', '/api/auth/export'), 403);
    expect((await give(PASSWORD)).json()).toEqual({ success: true });
    expect((await pupil.call('GET', '/api/auth/export')).statusCode).toBe(200);
    expect(errorOf(await phone.call('GET', '/api/auth/export'), 403).code).toBe('password_required');
    expect((await end()).statusCode).toBe(200);
    errorOf(await callAs(running, null, 'POST', '/api/auth/confirm-password', { password: PASSWORD }), 401);
  });

  test('ends every session, this one too, of nobody else, and says so by mail', async () => {
    const pupil = await registered(running);
    const phone = await signedIn(running, pupil);
    const other = await registered(running);
    const endAll = (password: unknown) => pupil.call('DELETE', '/api/auth/sessions', { password });
    for (const bad of ['', 'x'.repeat(129), null, undefined]) errorOf(await endAll(bad), 400);
    expect(errorOf(await endAll('wrong'), 403).code).toBe('wrong_password');
    expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(200);
    expect((await endAll(PASSWORD)).json()).toEqual({ success: true });
    for (const one of [pupil, phone]) errorOf(await one.call('GET', '/api/auth/me'), 401);
    expect((await other.call('GET', '/api/auth/me')).statusCode).toBe(200);
    await running.accounts.settled();
    expect(lettersTo(pupil.user.Email_Address)[0]?.headers.subject).toContain('logged out');
    errorOf(await callAs(running, null, 'DELETE', '/api/auth/sessions', { password: PASSWORD }), 401);
  });
});
