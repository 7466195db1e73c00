import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { MINUTE_MS, testClock } from '../../testing/clock.ts';
import { type MailBox, openMailBox } from '../../testing/mail-box.ts';
import { callAs, PASSWORD, type Pupil, registered, registrationForm, signedIn } from '../../testing/pupil.ts';

const SEND_AGAIN = '/api/auth/email/confirmation';
const HOUR_MS = 60 * MINUTE_MS;
const clock = testClock();
let running: TestApp;
let mail: MailBox;
beforeAll(async () => {
  mail = await openMailBox();
  const environment = { SMTP_URL: mail.url, PUBLIC_URL: 'https://lodestar.example.hk' };
  running = await openTestApp({ now: clock.now, environment });
});
afterAll(async () => {
  await running.close();
  await mail.close();
});
beforeEach(() => mail.empty());
afterEach(() => running.accounts.settled());

const sendAgain = (pupil: Pupil) => pupil.call('POST', SEND_AGAIN);
const confirm = (token: unknown) => callAs(running, null, 'POST', '/api/auth/email/confirm', { token });
const isDue = async (pupil: Pupil) =>
  (await pupil.call('GET', '/api/auth/me')).json<{ email_confirmation_due: boolean }>()
    .email_confirmation_due;
async function lettersTo({ user }: Pick<Pupil, 'user'>) {
  await running.accounts.settled();
  return mail.ownEmailLetters().filter(({ to }) => to[0] === user.Email_Address);
}
const tokenIn = (text: string | undefined) => /\/confirm-email#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const mailedToken = async (pupil: Pupil) => tokenIn((await lettersTo(pupil)).at(-1)?.text);

describe('the address somebody registers with', () => {
  test('is confirmed by the link mailed there, once, and every session goes on', async () => {
    const pupil = await registered(running, { preferred_language: 'tc' });
    const phone = await signedIn(running, pupil);
    expect(pupil.user.email_confirmation_due).toBe(true);
    const [letter] = await lettersTo(pupil);
    expect(letter?.headers.subject).toBe('確認你在啟明的電郵地址');
    expect(letter?.text).toContain('https://lodestar.example.hk/confirm-email#token=');
    const token = await mailedToken(pupil);
    expect((await confirm(token)).json()).toEqual({ success: true });
    for (const device of [pupil, phone]) expect(await isDue(device)).toBe(false);
    errorOf(await confirm(token), 400);
    expect(mail.letters()).toEqual([]);
    const { account } = (
      await signedIn(running, pupil).then((one) => one.call('GET', '/api/auth/export'))
    ).json();
    expect(account.emailVerifiedAt).toBe(clock.now().toISOString());
  });

  test('is written to once for a registration sent twice', async () => {
    const form = registrationForm();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const register = () => callAs(running, null, 'POST', '/api/register', form, { headers });
    const [first, second] = await Promise.all([register(), register()]);
    expect(second.body).toBe(first.body);
    expect(await lettersTo(first.json<Pupil>())).toHaveLength(1);
  });

  test('is confirmed for a day; a later link takes the place of an earlier one', async () => {
    const pupil = await registered(running);
    const first = await mailedToken(pupil);
    expect((await sendAgain(pupil)).json()).toEqual({ success: true, confirmation: 'sent' });
    const second = await mailedToken(pupil);
    expect(second).not.toBe(first);
    errorOf(await confirm(first), 400);
    clock.advance(24 * HOUR_MS);
    errorOf(await confirm(second), 400);
    expect(await isDue(pupil)).toBe(true);
    await sendAgain(pupil);
    expect((await confirm(await mailedToken(pupil))).statusCode).toBe(200);
    expect((await sendAgain(pupil)).json()).toEqual({ success: true, confirmation: 'done' });
  });

  test('is not confirmed by its link once the account has another', async () => {
    const pupil = await registered(running);
    const token = await mailedToken(pupil);
    const email = `other-${pupil.user.Email_Address}`;
    await pupil.call('POST', '/api/auth/email', { email, current: PASSWORD });
    await running.accounts.settled();
    errorOf(await confirm(token), 400);
    expect((await confirm(tokenIn(mail.letters().find(({ to }) => to[0] === email)?.text))).statusCode).toBe(
      200,
    );
    expect(await isDue(pupil)).toBe(false);
  });

  test('needs no link where one was opened to set a password', async () => {
    const pupil = await registered(running);
    await callAs(running, null, 'POST', '/api/auth/password/forgot', { email: pupil.user.Email_Address });
    await running.accounts.settled();
    const token = /#token=([\w-]+)/.exec(mail.letters().at(-1)?.text ?? '')?.[1];
    const next = 'a quieter harbour';
    await callAs(running, null, 'POST', '/api/auth/password/reset', { token, next });
    expect(await isDue(await signedIn(running, { ...pupil, password: next }))).toBe(false);
  });
});

describe('the link once more', () => {
  test('goes to an address five times an hour, the first one counted, whoever asks for it', async () => {
    const pupil = await registered(running);
    await running.accounts.settled();
    for (let count = 0; count < 4; count++) expect((await sendAgain(pupil)).statusCode).toBe(200);
    const refused = await sendAgain(pupil);
    expect(errorOf(refused, 429).code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await lettersTo(pupil)).toHaveLength(5);
    const { user } = pupil;
    await pupil.call('DELETE', '/api/auth/me', { password: PASSWORD });
    await registered(running, { Email_Address: user.Email_Address });
    expect(await lettersTo(pupil)).toHaveLength(5);
  });

  test('is for whoever is signed in, and only to the own address', async () => {
    errorOf(await callAs(running, null, 'POST', SEND_AGAIN), 401);
    errorOf(await callAs(running, 'x'.repeat(43), 'POST', SEND_AGAIN), 401);
    const pupil = await registered(running);
    const other = await registered(running);
    await running.accounts.settled();
    mail.empty();
    await pupil.call('POST', SEND_AGAIN, { email: other.user.Email_Address, uid: other.user.UID });
    expect(await lettersTo(other)).toEqual([]);
    expect(await lettersTo(pupil)).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(201), 'a'.repeat(43), 7, null])('that is %j confirms nothing', async (token) => {
    errorOf(await confirm(token), 400);
  });
});

test('where no mail can be sent nothing is asked', async () => {
  const silent = await openTestApp({ database: running.database });
  const pupil = await registered(silent);
  expect(pupil.user.email_confirmation_due).toBe(false);
  expect((await sendAgain(pupil)).json()).toEqual({ success: true, confirmation: 'done' });
  await silent.close();
});
