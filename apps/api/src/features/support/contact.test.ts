import { type BodyOf, contactUs, type listContactMessages, type ResponseOf } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { errorOf, openTestApp, type TestApp, type TestAppWish } from '../../testing/app.ts';
import { DAY_MS, testClock } from '../../testing/clock.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { callAs, PASSWORD, type Pupil, registered, registeredAdmin } from '../../testing/pupil.ts';

let database: Database;
let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  database = await openPreparedDatabase();
  running = await openTestApp({ database, environment: { RATE_LIMIT: 'off' } });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

let senders = 0;
function form(changes: Partial<BodyOf<typeof contactUs>> = {}): BodyOf<typeof contactUs> {
  senders += 1;
  return {
    name: 'Mei Chan',
    email: `sender${senders}@example.hk`,
    subject: 'A slip in JS6107',
    message: 'The median looks wrong.\n多謝',
    ...changes,
  };
}

const send = (body: unknown, app = running, headers: Record<string, string> = {}, remoteAddress?: string) =>
  callAs(app, null, 'POST', contactUs.path, body, {
    headers,
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  });

async function messages(query = '', reader = admin): Promise<ResponseOf<typeof listContactMessages>> {
  const response = await reader.call('GET', `/api/admin/messages${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function another(wish: TestAppWish, use: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await openTestApp({ database, ...wish });
  await use(app);
  await app.close();
}

const storedFrom = async (email: string | undefined) =>
  (await messages()).messages.filter((one) => one.email === email);

describe('a message', () => {
  test('is stored as it was written, for admins to read', async () => {
    const body = form({ email: ' Sender@Example.HK ', subject: '  求助  ' });
    const response = await send(body);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ success: true });
    const [stored] = await storedFrom('sender@example.hk');
    expect(stored).toEqual({
      id: expect.any(String),
      name: body.name,
      email: 'sender@example.hk',
      subject: '求助',
      message: body.message,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      mailed: false,
    });
  });

  test.each([
    ['name', undefined],
    ['name', '  '],
    ['name', 'x'.repeat(101)],
    ['name', 'a\r\nBcc: x@example.hk'],
    ['email', 'a\r\nBcc: x@example.hk'],
    ['name', 'Mei\r\n'],
    ['email', 'mei@example.hk\n'],
    ['subject', '\nhello'],
    ['email', 'nobody'],
    ['email', 'a@example.hk,b@example.hk'],
    ['email', 7],
    ['subject', 'a\nBcc: x@example.hk'],
    ['subject', 'a\rb'],
    ['subject', ''],
    ['subject', 'x'.repeat(201)],
    ['message', ' \n '],
    ['message', 'x'.repeat(5_001)],
    ['message', 'a\u0000b'],
    ['message', ['a']],
  ])('without a usable %s (%j) is 400', async (field, value) => {
    const body = { ...form(), [field]: value };
    const error = errorOf(await send(body), 400);
    expect(error.params).toMatchObject({ fields: [{ field }] });
  });

  test('of a machine that fills in what people do not see is thanked, and not kept', async () => {
    const body = form({ homepage: 'https://spam.example' });
    const response = await send(body);
    expect([response.statusCode, response.json()]).toEqual([201, { success: true }]);
    expect(await storedFrom(body.email)).toEqual([]);
  });

  test('sent twenty times at once with one key is one message', async () => {
    await another({ environment: { RATE_LIMIT: 'on' } }, async (app) => {
      const body = form();
      const headers = { 'idempotency-key': `twenty-${body.email}` };
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, app, headers)));
      expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`))).toEqual(
        new Set(['201 {"success":true}']),
      );
      expect(await storedFrom(body.email)).toHaveLength(1);
      const other = await send({ ...body, message: 'Something else' }, app, headers);
      expect(errorOf(other, 422).code).toBe('idempotency_mismatch');
    });
  });

  test('is kept for a year', async () => {
    const clock = testClock('2020-01-01T00:00:00Z');
    await another({ now: clock.now, environment: { RATE_LIMIT: 'off' } }, async (app) => {
      const first = form();
      await send(first, app);
      clock.advance(364 * DAY_MS);
      await send(form(), app);
      expect(await storedFrom(first.email)).toHaveLength(1);
      clock.advance(2 * DAY_MS);
      await send(form(), app);
      expect(await storedFrom(first.email)).toEqual([]);
    });
  });
});

describe('too many messages', () => {
  test('a sixth of one sender within the hour is 429, from wherever; others go through', async () => {
    await another({}, async (app) => {
      const body = form();
      for (let count = 0; count < 5; count++) {
        expect((await send(body, app, {}, `203.0.113.${count}`)).statusCode).toBe(201);
      }
      const refused = await send({ ...body, email: body.email.toUpperCase() }, app, {}, '203.0.113.9');
      expect(errorOf(refused, 429).code).toBe('too_many_requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
      expect(await storedFrom(body.email)).toHaveLength(5);
      expect((await send(form(), app)).statusCode).toBe(201);
    });
  });

  test('a sixty-first from one address is 429; refused ones do not count against the address', async () => {
    await another({}, async (app) => {
      for (let count = 0; count < 60; count++) {
        expect((await send(form(), app, {}, '203.0.113.50')).statusCode).toBe(201);
        if (count === 0) errorOf(await send(form({ subject: '' }), app, {}, '203.0.113.50'), 400);
      }
      errorOf(await send(form(), app, {}, '203.0.113.50'), 429);
      expect((await send(form(), app, {}, '203.0.113.51')).statusCode).toBe(201);
    });
  });
});

describe('the list', () => {
  test('is for admins only', async () => {
    const pupil = await registered(running);
    errorOf(await callAs(running, null, 'GET', '/api/admin/messages'), 401);
    errorOf(await pupil.call('GET', '/api/admin/messages'), 403);
  });

  test('comes a hundred at a time, newest first, none twice', async () => {
    const clock = testClock('2033-01-01T00:00:00Z');
    const app = await openTestApp({
      now: clock.now,
      environment: { RATE_LIMIT: 'off' },
    });
    const reader = await registeredAdmin(app, { User_ID: 'yan' });
    for (let count = 0; count < 150; count++) {
      await send(form({ subject: `number ${count}` }), app);
      if (count % 3 === 0) clock.advance(1_000);
    }
    const first = await messages('', reader);
    expect([first.messages.length, first.more]).toEqual([100, true]);
    const rest = await messages(`?before=${first.messages.at(-1)?.id}`, reader);
    expect([rest.messages.length, rest.more]).toEqual([50, false]);
    const all = [...first.messages, ...rest.messages];
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(150);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    await app.close();
  });

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000', '%27%20or%201=1--'])(
    'goes on after %s: 400',
    async (before) => {
      errorOf(await admin.call('GET', `/api/admin/messages?before=${before}`), 400);
    },
  );
});

describe('a message of somebody signed in', () => {
  test('is in the export of that account alone, and goes with it', async () => {
    const [one, other] = [await registered(running), await registered(running)];
    const body = form({ message: 'mine alone' });
    expect((await one.call('POST', contactUs.path, body)).statusCode).toBe(201);
    const { message, subject, name, email } = body;
    const exported = (await one.call('GET', '/api/auth/export')).json();
    expect(exported.contact_messages).toEqual([
      { name, email, subject, message, createdAt: expect.any(String) },
    ]);
    expect((await other.call('GET', '/api/auth/export')).body).not.toContain('mine alone');
    expect((await one.call('DELETE', '/api/auth/me', { password: PASSWORD })).statusCode).toBe(200);
    expect(await storedFrom(email)).toEqual([]);
  });

  test('with a token that is dead is a visitor’s', async () => {
    const body = form();
    const response = await callAs(running, 'made-up', 'POST', contactUs.path, body);
    expect(response.statusCode).toBe(201);
    expect(await storedFrom(body.email)).toHaveLength(1);
  });
});
