import { type BodyOf, contactUs, type listContactMessages, type ResponseOf } from '@lodestar/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { openTestApp, type TestApp, type TestAppWish } from '../../testing/app.ts';
import { DAY_MS, MINUTE_MS, testClock } from '../../testing/clock.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { type MailBox, openMailBox } from '../../testing/mail-box.ts';
import { callAs, type Pupil, registeredAdmin } from '../../testing/pupil.ts';

const clock = testClock('2026-07-15T04:00:00Z');
let database: Database;
let desk: TestApp;
let admin: Pupil;
beforeAll(async () => {
  database = await openPreparedDatabase();
  desk = await openTestApp({ database, environment: {} });
  admin = await registeredAdmin(desk, { User_ID: 'zoe' });
});
afterAll(async () => {
  await desk.close();
  await database.close();
});

let box: MailBox;
beforeEach(async () => {
  box = await openMailBox();
});
afterEach(() => box.close());

let senders = 0;
function form(changes: Partial<BodyOf<typeof contactUs>> = {}): BodyOf<typeof contactUs> {
  senders += 1;
  const email = `sender${senders}@example.hk`;
  return { name: 'Mei Chan', email, subject: 'A slip', message: 'The median looks wrong.\n多謝', ...changes };
}

async function send(app: TestApp, changes: Parameters<typeof form>[0] = {}) {
  const body = form(changes);
  const { statusCode } = await callAs(app, null, 'POST', contactUs.path, body);
  expect(statusCode).toBe(201);
  await app.accounts.settled();
  return body;
}

async function isMailed({ email }: { readonly email: string }): Promise<boolean | undefined> {
  const response = await admin.call('GET', '/api/admin/messages');
  const { messages } = response.json<ResponseOf<typeof listContactMessages>>();
  return messages.find((one) => one.email === email)?.mailed;
}

/** A server with mail, at the time of the clock. */
async function serving(wish: TestAppWish, use: (app: TestApp) => Promise<void>): Promise<void> {
  const environment = { SMTP_URL: box.url, RATE_LIMIT: 'off', ...wish.environment };
  const app = await openTestApp({ database, now: clock.now, ...wish, environment });
  await app.accounts.settled();
  await use(app);
  await app.close();
}

/** What it does every minute. */
async function look(app: TestApp): Promise<void> {
  app.accounts.support.deliverDueMail();
  await app.accounts.settled();
}

const senderOf = ({ text }: { readonly text: string }) => /<(sender\d+@[^>]+)>/.exec(text)?.[1];

describe('a message', () => {
  test('goes to the operator from the one sender, with the visitor to answer to', async () => {
    const environment = {
      MAIL_FROM: 'Lodestar <desk@school.example.hk>',
      CONTACT_EMAIL: 'help@school.example.hk',
    };
    await serving({ environment }, async (app) => {
      const body = await send(app, { name: 'Bcc: all@example.hk', subject: '中文 subject' });
      const [letter, ...more] = box.letters();
      expect(more).toEqual([]);
      expect(letter).toMatchObject({
        from: 'desk@school.example.hk',
        to: ['help@school.example.hk'],
        headers: {
          from: 'Lodestar <desk@school.example.hk>',
          subject: 'Lodestar: 中文 subject',
          messageId: expect.stringMatching(/^<[\da-f-]{36}@school\.example\.hk>$/),
        },
      });
      expect(letter?.text).toContain(body.email);
      expect(letter?.text.replaceAll('\r\n', '\n')).toContain(body.message);
      expect(await isMailed(body)).toBe(true);
    });
  });

  test('goes to the sender of all mail where no address is set', async () => {
    await serving({ environment: { MAIL_FROM: 'Lodestar <desk@school.example.hk>' } }, async (app) => {
      await send(app);
      expect(box.letters()).toMatchObject([{ to: ['desk@school.example.hk'] }]);
    });
  });

  test('is only stored where no mail server is set, and not mailed when one is set later', async () => {
    const body = await send(desk);
    clock.advance(DAY_MS);
    await serving({}, async () => expect(box.letters()).toEqual([]));
    expect(await isMailed(body)).toBe(false);
  });
});

describe('while the mail server is away', () => {
  test('a message is stored, nothing of it is in the log, and it is sent when the server is back', async () => {
    const lines: string[] = [];
    await serving({ logTo: { write: (line: string) => void lines.push(line) } }, async (app) => {
      await box.close();
      const changes = { name: 'CanaryName', subject: 'CanarySubject', message: 'CanaryMessage' };
      const body = await send(app, changes);
      expect(await isMailed(body)).toBe(false);
      expect(lines.join()).toContain('contact mail');
      expect(lines.join()).not.toMatch(/canary|sender\d+@/i);
      box = await openMailBox(box.port);
      clock.advance(4 * MINUTE_MS);
      await look(app);
      expect(box.letters()).toEqual([]);
      clock.advance(MINUTE_MS);
      await look(app);
      await look(app);
      expect(box.letters().map(senderOf)).toEqual([body.email]);
      expect(await isMailed(body)).toBe(true);
    });
  });

  test('what one server could not send another sends when it starts', async () => {
    await box.close();
    let body = form();
    await serving({}, async (app) => {
      body = await send(app);
    });
    box = await openMailBox(box.port);
    clock.advance(5 * MINUTE_MS);
    await serving({}, async () => expect(box.letters().map(senderOf)).toEqual([body.email]));
    expect(await isMailed(body)).toBe(true);
  });

  test('one look asks it once, however many messages wait', async () => {
    const lines: string[] = [];
    await serving({ logTo: { write: (line: string) => void lines.push(line) } }, async (app) => {
      await box.close();
      for (let count = 0; count < 5; count++) await send(app);
      clock.advance(5 * MINUTE_MS);
      lines.length = 0;
      await look(app);
      expect(lines.filter((line) => line.includes('contact mail'))).toHaveLength(1);
      box = await openMailBox(box.port);
      await look(app);
      expect(box.letters()).toHaveLength(4);
      clock.advance(15 * MINUTE_MS);
      await look(app);
      expect(new Set(box.letters().map(senderOf)).size).toBe(5);
    });
  });

  test('a message is tried seven times in two days, then it stays stored', async () => {
    const lines: string[] = [];
    await serving({ logTo: { write: (line: string) => void lines.push(line) } }, async (app) => {
      await box.close();
      const body = await send(app);
      for (let quarter = 0; quarter < 3 * 24 * 4; quarter++) {
        clock.advance(15 * MINUTE_MS);
        await look(app);
      }
      expect(lines.filter((line) => line.includes('contact mail'))).toHaveLength(7);
      box = await openMailBox(box.port);
      await look(app);
      expect(box.letters()).toEqual([]);
      expect(await isMailed(body)).toBe(false);
    });
  });
});

test('servers that look at the same moment send each message once', async () => {
  await serving({}, (one) =>
    serving({}, (other) =>
      serving({}, async (third) => {
        await box.close();
        for (let count = 0; count < 30; count++) await send(one);
        box = await openMailBox(box.port);
        clock.advance(DAY_MS);
        await Promise.all([one, other, third, one].map(look));
        const received = box.letters().map(senderOf);
        expect(received).toHaveLength(30);
        expect(new Set(received).size).toBe(30);
      }),
    ),
  );
});
