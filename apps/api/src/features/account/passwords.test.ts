import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { MINUTE_MS, testClock } from '../../testing/clock.ts';
import { type MailBox, openMailBox } from '../../testing/mail-box.ts';
import { callAs, PASSWORD, type Pupil, registered, signedIn } from '../../testing/pupil.ts';

const NEXT = 'a quieter harbour';
const clock = testClock();
let running: TestApp;
let mail: MailBox;
beforeAll(async () => {
  mail = await openMailBox();
  running = await openTestApp({
    now: clock.now,
    environment: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Lodestar <lodestar@example.hk>',
      PUBLIC_URL: 'https://lodestar.example.hk',
    },
  });
});
afterAll(async () => {
  await running.close();
  await mail.close();
});
beforeEach(() => mail.empty());
afterEach(() => running.accounts.settled());

const post = (url: string, body: unknown, options = {}) => callAs(running, null, 'POST', url, body, options);
const canLogIn = async ({ user }: Pupil, password: string) => {
  const response = await post('/api/auth/login', { username: user.User_ID, password });
  return response.statusCode === 200;
};
const forgot = async (email: string) => {
  const response = await post('/api/auth/password/forgot', { email });
  await running.accounts.settled();
  return response;
};
const reset = (token: string, next = NEXT) => post('/api/auth/password/reset', { token, next });
async function mailedToken({ user }: Pupil): Promise<string> {
  await forgot(user.Email_Address);
  const letter = mail.letters().at(-1);
  return /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('changing the password', () => {
  const change = (pupil: Pupil, body: unknown) => pupil.call('POST', '/api/auth/password', body);

  test('ends all other sessions, and the old password', async () => {
    const pupil = await registered(running);
    const phone = await signedIn(running, pupil);
    expect((await change(pupil, { current: PASSWORD, next: NEXT })).json()).toEqual({ success: true });
    expect((await pupil.call('GET', '/api/auth/me')).statusCode).toBe(200);
    errorOf(await phone.call('GET', '/api/auth/me'), 401);
    expect(await canLogIn(pupil, PASSWORD)).toBe(false);
    expect(await canLogIn(pupil, NEXT)).toBe(true);
  });

  test('leaves nobody in who signs in with the old one at that very moment', async () => {
    const pupil = await registered(running);
    const login = { username: pupil.user.User_ID, password: PASSWORD };
    const signIns = () =>
      Array.from({ length: 6 }, () => post('/api/auth/login', login, { remoteAddress: '10.5.0.1' }));
    const before = signIns();
    const changed = change(pupil, { current: PASSWORD, next: NEXT });
    const answers = await Promise.all([...before, ...signIns()]);
    expect((await changed).statusCode).toBe(200);
    for (const answer of answers) {
      expect([200, 401, 423]).toContain(answer.statusCode);
      const { token = null } = answer.json<{ token?: string }>();
      errorOf(await callAs(running, token, 'GET', '/api/auth/me'), 401);
    }
    expect((await pupil.call('GET', '/api/auth/me')).statusCode).toBe(200);
  });

  test('of several at the same moment is one, and the others are told', async () => {
    const pupil = await registered(running);
    const nexts = [NEXT, 'a louder harbour', 'an older harbour'];
    const answers = await Promise.all(nexts.map((next) => change(pupil, { current: PASSWORD, next })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    for (const [place, next] of nexts.entries()) {
      expect(await canLogIn(pupil, next)).toBe(answers[place]?.statusCode === 200);
    }
  });

  test('does not undo a reset that was quicker', async () => {
    const pupil = await registered(running);
    const token = await mailedToken(pupil);
    const changing = change(pupil, { current: PASSWORD, next: 'a louder harbour' });
    const resetting = reset(token);
    const [changed, set] = [(await changing).statusCode, (await resetting).statusCode];
    expect([changed, set]).toBeOneOf([
      [403, 200],
      [200, 400],
    ]);
    expect(await canLogIn(pupil, set === 200 ? NEXT : 'a louder harbour')).toBe(true);
  });

  test('wants the current one', async () => {
    const pupil = await registered(running);
    const error = errorOf(await change(pupil, { current: 'wrong', next: NEXT }), 403);
    expect(error.params).toEqual({ fields: [{ field: 'current', problem: 'wrongPassword' }] });
    expect(await canLogIn(pupil, PASSWORD)).toBe(true);
  });

  test.each([
    ['short', 'too_small'],
    ['x'.repeat(129), 'too_big'],
    ['password1', 'tooCommon'],
    [undefined, 'invalid_type'],
  ])('refuses %j as the next', async (next, problem) => {
    const pupil = await registered(running);
    const response = await change(pupil, { current: PASSWORD, next });
    expect(errorOf(response, 400).params).toMatchObject({ fields: [{ field: 'next', problem }] });
    expect(response.body).not.toContain(PASSWORD);
  });

  test('is for whoever is signed in', async () => {
    errorOf(await post('/api/auth/password', { current: PASSWORD, next: NEXT }), 401);
  });
});

describe('a forgotten password', () => {
  test('is reset by a mailed link, once; every session ends and a locked account opens', async () => {
    const pupil = await registered(running);
    for (let tries = 0; tries < 6; tries++) await canLogIn(pupil, 'wrong');
    expect(await canLogIn(pupil, PASSWORD)).toBe(false);
    const token = await mailedToken(pupil);
    const letter = mail.letters()[0];
    expect(letter).toMatchObject({
      from: 'lodestar@example.hk',
      to: [pupil.user.Email_Address],
      headers: { from: 'Lodestar <lodestar@example.hk>', subject: 'Set a new password for Lodestar' },
    });
    expect(letter?.text).toContain(`https://lodestar.example.hk/reset-password#token=${token}`);
    expect((await reset(token)).json()).toEqual({ success: true });
    errorOf(await pupil.call('GET', '/api/auth/me'), 401);
    expect(await canLogIn(pupil, NEXT)).toBe(true);
    const again = errorOf(await reset(token, 'yet another one'), 400);
    expect(again.params).toMatchObject({ fields: [{ field: 'token', problem: 'invalidOrExpired' }] });
    expect(await canLogIn(pupil, NEXT)).toBe(true);
  });

  test.each([
    ['tc', '為你的啟明帳戶設定新密碼'],
    ['sc', '为你的启明账户设置新密码'],
  ] as const)('is written of in the pupil’s language (%s)', async (preferred_language, subject) => {
    const pupil = await registered(running, { preferred_language });
    await forgot(pupil.user.Email_Address);
    expect(mail.letters()[0]?.headers.subject).toBe(subject);
  });

  test('of an unknown address is answered the same, and nothing is sent', async () => {
    const pupil = await registered(running);
    const known = await forgot(pupil.user.Email_Address.toUpperCase());
    const unknown = await forgot('nobody@example.hk');
    expect(known.json()).toEqual({ success: true });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(mail.letters()).toHaveLength(1);
  });

  test('has a link for ten minutes', async () => {
    const pupil = await registered(running);
    const token = await mailedToken(pupil);
    clock.advance(10 * MINUTE_MS);
    errorOf(await reset(token), 400);
    expect(await canLogIn(pupil, PASSWORD)).toBe(true);
  });

  test('is mailed of while no three links are valid: whoever asks first keeps nobody out', async () => {
    const pupil = await registered(running);
    for (let wishes = 0; wishes < 5; wishes++) await forgot(pupil.user.Email_Address);
    expect(mail.letters()).toHaveLength(3);
    clock.advance(9 * MINUTE_MS);
    await forgot(pupil.user.Email_Address);
    expect(mail.letters()).toHaveLength(3);
    clock.advance(2 * MINUTE_MS);
    const token = await mailedToken(pupil);
    expect(mail.letters()).toHaveLength(4);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('cannot be reset twice by two who are quick', async () => {
    const pupil = await registered(running);
    const token = await mailedToken(pupil);
    const tries = Array.from({ length: 6 }, (_, index) => reset(token, `password number ${index}`));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('a weak new one does not use up the link', async () => {
    const pupil = await registered(running);
    const token = await mailedToken(pupil);
    for (const next of ['password1', pupil.user.Email_Address, 'short'])
      errorOf(await reset(token, next), 400);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('a link dies with the address it went to, and with the password', async () => {
    const pupil = await registered(running);
    const token = await mailedToken(pupil);
    mail.empty();
    const email = `moved-${pupil.user.Email_Address}`;
    await pupil.call('POST', '/api/auth/email', { email, current: PASSWORD });
    await running.accounts.settled();
    const link = mail.letters().find(({ to }) => to[0] === email)?.text ?? '';
    const confirmed = await post('/api/auth/email/confirm', { token: /#token=([\w-]+)/.exec(link)?.[1] });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    errorOf(await reset(token), 400);
    const other = await registered(running);
    const otherToken = await mailedToken(other);
    await other.call('POST', '/api/auth/password', { current: PASSWORD, next: NEXT });
    errorOf(await reset(otherToken, 'yet another one'), 400);
  });

  test.each(['a@x.hk\r\nBcc: all@x.hk', 'a@x.hk, b@x.hk', '<a@x.hk>', 'a\u0000@x.hk', ['a@x.hk'], null])(
    'is not mailed to %j',
    async (email) => {
      errorOf(await post('/api/auth/password/forgot', { email }), 400);
      expect(mail.letters()).toEqual([]);
    },
  );

  test.each(['', 'x'.repeat(201), 'a'.repeat(43), null])('is not reset by the token %j', async (token) => {
    errorOf(await post('/api/auth/password/reset', { token, next: NEXT }), 400);
  });

  test('is answered the same where no mail can be sent, and where the mail server is gone', async () => {
    const environments = [{}, { SMTP_URL: 'smtp://127.0.0.1:1' }];
    for (const environment of environments) {
      const lines: string[] = [];
      const logTo = { write: (line: string) => void lines.push(line) };
      const other = await openTestApp({ database: running.database, environment, logTo });
      const pupil = await registered(other);
      const email = pupil.user.Email_Address;
      const response = await callAs(other, null, 'POST', '/api/auth/password/forgot', { email });
      expect(response.json()).toEqual({ success: true });
      await other.close();
      expect(lines.join()).not.toContain(email);
      const told = lines.filter((line) => line.includes('password reset mail'));
      expect(told).toHaveLength('SMTP_URL' in environment ? 1 : 0);
    }
  });
});
