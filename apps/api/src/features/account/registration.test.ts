import { currentUser, registerAccount } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, registered, registrationForm } from '../../testing/pupil.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const register = (form: unknown, headers = {}, remoteAddress = '127.0.0.1') =>
  callAs(running, null, 'POST', '/api/register', form, { headers, remoteAddress });

describe('registration', () => {
  test('opens a pupil’s account and signs in', async () => {
    const form = registrationForm({
      Email_Address: '  Mei.Wong@Example.HK ',
      First_Name: ' 美 ',
      Title: 'Ms.',
      Gender: 'female',
      Form: '5',
      Nickname: '',
      preferred_language: 'tc',
    });
    const response = await register(form);
    expect(response.statusCode, response.body).toBe(201);
    const { token, user } = registerAccount.response.parse(response.json());
    expect(user).toMatchObject({
      User_ID: form.User_ID,
      Email_Address: 'mei.wong@example.hk',
      First_Name: '美',
      Title: 'Ms.',
      Gender: 'Female',
      Form: 5,
      Nickname: null,
      Tel: null,
      User_Role: 'Stu',
      ability_6d: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
      needs_recommendation_regeneration: true,
      event_types: ['academic', 'extracurricular', 'personal'],
      preferred_language: 'tc',
      jupas_programme_order: {},
    });
    expect(answerOf(currentUser, await callAs(running, token, 'GET', '/api/auth/me'))).toEqual(user);
  });

  test('starts in form 1, in English, when nothing is said', async () => {
    const { user } = await registered(running);
    expect(user).toMatchObject({ Form: 1, preferred_language: 'en', Title: null, School_Name: null });
  });

  test.each(['', null] as const)('keeps that no form was said, where it is sent as %j', async (Form) => {
    const { user, token } = await registered(running, { Form });
    expect(user.Form).toBeNull();
    expect(answerOf(currentUser, await callAs(running, token, 'GET', '/api/auth/me')).Form).toBeNull();
  });

  test.each(['', null, undefined])('a username left out (%j) is made, readable', async (User_ID) => {
    const { user } = await registered(running, { User_ID });
    expect(user.User_ID).toMatch(/^[a-z]+-[a-z]+-\d{1,3}$/);
  });

  test('forces role and flags, whatever the form says', async () => {
    const response = await register({
      ...registrationForm(),
      User_Role: 'Sta',
      admin: true,
      UID: 'mine',
      direct_marketing: true,
      email_list: true,
      createdAt: '2020-01-01T00:00:00Z',
      card_id: '1',
      ability_6d: [5, 5, 5, 5, 5, 5],
      version: 99,
    });
    expect(response.statusCode, response.body).toBe(201);
    const { user } = registerAccount.response.parse(response.json());
    expect(user).toMatchObject({
      User_Role: 'Stu',
      admin: false,
      direct_marketing: false,
      email_list: false,
      card_id: null,
      ability_6d: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
    });
    expect(user.UID).not.toBe('mine');
    expect(user.createdAt).not.toMatch(/^2020/);
  });

  test.each([
    ['First_Name', '', 'too_small'],
    ['First_Name', '   ', 'too_small'],
    ['First_Name', 'x'.repeat(101), 'too_big'],
    ['First_Name', 'a\u0000b', 'invalid_format'],
    ['Last_Name', 'a\r\nBcc: x', 'invalid_format'],
    ['Last_Name', 7, 'invalid_type'],
    ['Email_Address', 'no address', 'invalid_format'],
    ['Email_Address', `${'x'.repeat(250)}@x.hk`, 'too_big'],
    ['Password', 'short', 'too_small'],
    ['Password', 'x'.repeat(129), 'too_big'],
    ['Password', 'password1', 'tooCommon'],
    ['Password', 'aaaaaaaa', 'repeats'],
    ['Password', 'Password123!', 'likeCommon'],
    ['Password', 'hongkong1', 'likeCommon'],
    ['School_District', 'kowloon', 'invalid_value'],
    ['Form', 7, 'invalid_value'],
    ['Form', 1.5, 'invalid_value'],
    ['Title', 'Sir', 'invalid_value'],
    ['Gender', 'x', 'invalid_value'],
    ['Tel', '1'.repeat(31), 'too_big'],
    ['School_Name', 'x'.repeat(201), 'too_big'],
    ['preferred_language', 'fr', 'invalid_value'],
  ])('refuses %s %j and names the field', async (field, value, problem) => {
    const error = errorOf(await register({ ...registrationForm(), [field]: value }), 400);
    expect(error.code).toBe('invalid_request');
    expect(error.params).toMatchObject({ fields: [{ field, problem }] });
    expect(error.message).toMatch(/invalid/i);
  });

  test.each(['ab', 'x'.repeat(31), 'a b', '我的名字', 'a@b', 'a/b'])(
    'refuses the username %j',
    async (User_ID) => {
      const error = errorOf(await register(registrationForm({ User_ID })), 400);
      expect(error.params).toMatchObject({ fields: [{ field: 'User_ID' }] });
    },
  );

  test('takes each limit exactly', async () => {
    const { user } = await registered(running, {
      First_Name: '名'.repeat(100),
      Tel: '1'.repeat(30),
      School_Name: 'x'.repeat(200),
      User_ID: 'A_.-5678901234567890123456789z',
      Password: `🔑 under the third stone ${'🔑'.repeat(52)}`,
    });
    expect(user.First_Name).toHaveLength(100);
    expect(user.User_ID).toHaveLength(30);
  });

  test.each(['First_Name', 'Last_Name', 'Email_Address', 'Password', 'School_District'])(
    'requires %s',
    async (field) => {
      const rest = Object.fromEntries(Object.entries(registrationForm()).filter(([name]) => name !== field));
      const error = errorOf(await register(rest), 400);
      expect(error.params).toMatchObject({ fields: [{ field }] });
    },
  );

  test('refuses a password equal to the username or the e-mail address', async () => {
    const named = registrationForm({ User_ID: 'harbour.light', Password: 'Harbour.Light' });
    expect(errorOf(await register(named), 400).params).toMatchObject({
      fields: [{ field: 'Password', problem: 'sameAsUsername' }],
    });
    const mailed = registrationForm({ Email_Address: 'same@example.hk', Password: 'same@example.hk' });
    expect(errorOf(await register(mailed), 400).params).toMatchObject({
      fields: [{ field: 'Password', problem: 'sameAsEmail' }],
    });
  });
});

test('a password made of the own name is refused with its reason', async () => {
  const form = registrationForm({
    First_Name: 'Hoi Ching',
    Last_Name: 'Szeto',
    Password: 'Hoi Ching1',
  });
  const error = errorOf(await register(form), 400);
  expect(error.params).toMatchObject({ fields: [{ field: 'Password', problem: 'ownData' }] });
});

describe('a name that is taken', () => {
  test('by username or by e-mail address, in whatever case, is 409 and says which', async () => {
    const { user } = await registered(running);
    const sameName = await register(registrationForm({ User_ID: user.User_ID.toUpperCase() }));
    const error = errorOf(sameName, 409);
    expect(error.message).toContain('already exists');
    expect(error.params).toMatchObject({ fields: [{ field: 'User_ID', problem: 'taken' }] });
    const sameMail = await register(registrationForm({ Email_Address: user.Email_Address.toUpperCase() }));
    expect(errorOf(sameMail, 409).params).toMatchObject({ fields: [{ field: 'Email_Address' }] });
  });

  test('is taken once, however many ask at the same moment', async () => {
    const User_ID = 'wanted.by.all';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register(registrationForm({ User_ID }))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('is taken once by one e-mail address, however its letters are written', async () => {
    const forms = ['mixed.case@example.hk', 'MIXED.case@Example.HK', ' Mixed.Case@example.hk '].map(
      (Email_Address) => registrationForm({ Email_Address }),
    );
    const answers = await Promise.all(forms.map((form) => register(form)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('Idempotency-Key', () => {
  test('the same request twenty times at once is one account and twenty equal answers', async () => {
    const form = registrationForm();
    const headers = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(form, headers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { token } = registerAccount.response.parse((await register(form, headers)).json());
    expect((await callAs(running, token, 'GET', '/api/auth/me')).statusCode).toBe(200);
  });

  test('for another request is refused', async () => {
    const headers = { 'idempotency-key': 'key-2' };
    expect((await register(registrationForm(), headers)).statusCode).toBe(201);
    const error = errorOf(await register(registrationForm(), headers), 422);
    expect(error.code).toBe('idempotency_mismatch');
  });

  test('of a refused request is free again', async () => {
    const headers = { 'idempotency-key': 'key-3' };
    const { user } = await registered(running);
    errorOf(await register(registrationForm({ User_ID: user.User_ID }), headers), 409);
    expect((await register(registrationForm(), headers)).statusCode).toBe(201);
  });

  test('that is no key is refused', async () => {
    errorOf(await register(registrationForm(), { 'idempotency-key': 'x'.repeat(201) }), 400);
  });
});

describe('check-username', () => {
  const check = (username: unknown, remoteAddress: string) =>
    callAs(running, null, 'POST', '/api/check-username', { username }, { remoteAddress });

  test('tells whether a name is free, in whatever case', async () => {
    const { user } = await registered(running);
    const { User_ID } = user;
    expect((await check('nobody.yet', '10.1.0.1')).json()).toEqual({ available: true });
    for (const name of [User_ID, User_ID.toUpperCase(), ` ${User_ID} `]) {
      expect((await check(name, '10.1.0.1')).json()).toEqual({ available: false });
    }
  });

  test('refuses what can be no username', async () => {
    for (const name of ['ab', '', 'a b', 'x\u0000yz', 5, null]) errorOf(await check(name, '10.1.0.2'), 400);
  });

  test('counts only taken names: the 21st in a minute is 429, free ones never', async () => {
    const { user } = await registered(running);
    for (let count = 0; count < 60; count++) {
      expect((await check(`free-${count}`, '10.1.0.3')).statusCode).toBe(200);
    }
    for (let count = 0; count < 20; count++) {
      expect((await check(user.User_ID, '10.1.0.3')).statusCode).toBe(200);
    }
    const refused = await check(user.User_ID, '10.1.0.3');
    expect(errorOf(refused, 429).message).toMatch(/too many/i);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await check(user.User_ID, '10.1.0.4')).statusCode).toBe(200);
  });
});
