import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import {
  BODY,
  changeCurrentUser,
  checkUsername,
  contactUs,
  createChat,
  type Endpoint,
  generate,
  importProgrammes,
  logIn,
  programmesByCodes,
  registerAccount,
  writeRow,
} from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../testing/app.ts';
import { callAs, type Pupil, registered, registeredAdmin } from '../testing/pupil.ts';

let running: TestApp;
let pupil: Pupil;
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp();
  pupil = await registered(running);
  admin = await registeredAdmin(running);
});
afterAll(() => running.close());

const KIB = 1_024;
/** A body of exactly so many bytes. */
const bodyOf = (bytes: number) => ({ x: 'x'.repeat(bytes - '{"x":""}'.length) });

describe('every call takes as much as it can need, and no more', () => {
  test.each<Pick<Endpoint, 'method' | 'path'> & { kib: number }>([
    { ...logIn, kib: 4 },
    { ...checkUsername, kib: 4 },
    { ...programmesByCodes, kib: 4 },
    { ...registerAccount, kib: 16 },
    { ...contactUs, kib: 40 },
    { ...createChat, kib: 40 },
    { ...generate, kib: 64 },
    { ...changeCurrentUser, kib: 1_024 },
    { ...writeRow, kib: 1_024 },
    { ...importProgrammes, kib: 8 * 1_024 },
  ])('$path', async ({ method, path, kib }) => {
    const url = path.replace(':collection', 'dse');
    const send = (bytes: number) => callAs(running, admin.token, method, url, bodyOf(bytes));
    expect((await send(kib * KIB)).statusCode).not.toBe(413);
    expect(errorOf(await send(kib * KIB + 1), 413).code).toBe('too_large');
  });

  test('the longest message of characters written as escapes fits', async () => {
    const escaped = JSON.stringify({
      name: '陳',
      email: 'a@b.hk',
      subject: '問',
      message: '問'.repeat(5_000),
    })
      // As Python and PHP write JSON.
      .replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
    const headers = { 'content-type': 'application/json' };
    const response = await running.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers,
      payload: escaped,
    });
    expect(response.statusCode, response.body).toBe(201);
  });

  test('nobody signed out sends a large one, and a body of a hundred thousand values is not looked into', async () => {
    errorOf(await callAs(running, null, 'POST', writeRow.path, bodyOf(65 * KIB)), 401);
    const zeros = { trajectory_events: Array.from({ length: 100_000 }, () => 0) };
    errorOf(await pupil.call('PATCH', changeCurrentUser.path, zeros), 413);
  });
});

describe('bytes in a minute', () => {
  /** Refused as such, but read. */
  const send = (from: Pupil) =>
    from.call('POST', generate.path, { text: 0, x: 'x'.repeat(64 * KIB - '{"text":0,"x":""}'.length) });

  test('16 MiB of a user pass, one more body does not, others’ do', async () => {
    const busy = await registered(running);
    for (let count = 0; count < 256; count++) errorOf(await send(busy), 400);
    const refused = await send(busy);
    expect(errorOf(refused, 429).code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await busy.call('GET', '/api/auth/me')).statusCode).toBe(200);
    errorOf(await send(pupil), 400);
  });

  test('RATE_LIMIT=off counts none', async () => {
    const open = await openTestApp({ database: running.database, environment: { RATE_LIMIT: 'off' } });
    const busy = await registered(open);
    for (let count = 0; count < 258; count++) errorOf(await send(busy), 400);
    await open.close();
  });
});

describe('large bodies of one user', () => {
  async function listening(): Promise<number> {
    const address = running.app.server.address();
    if (typeof address === 'object' && address !== null) return address.port;
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    return listening();
  }

  /** Begins to send a large write, and does not end it. */
  async function halfWrite(token: string): Promise<() => void> {
    const socket = connect(await listening(), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const head = [
      `PATCH /api/auth/me HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${BODY.record}`,
    ];
    const sent = new Promise((resolve) => running.app.server.once('request', resolve));
    socket.write(`${head.join('\r\n')}\r\n\r\n{"x":"`);
    await sent;
    // A request that is never ended would hold up the closing of the server.
    onTestFinished(() => void socket.destroy());
    return () => socket.destroy();
  }

  test('are in work one at a time: a second waits, and is told to come again; others are not held up', async () => {
    const slow = await registered(running);
    const other = await registered(running);
    const cut = await halfWrite(slow.token);
    const large = (from: Pupil) => from.call('PATCH', '/api/auth/me', { x: randomUUID().repeat(4_000) });
    // Until it is known whose it is, the half write holds nobody up.
    const second = await vi.waitUntil(
      async () => {
        const response = await large(slow);
        return response.statusCode === 429 ? response : null;
      },
      { timeout: 60_000 },
    );
    expect(second.headers['retry-after']).toBe('1');
    errorOf(second, 429);
    const [theirs, small] = await Promise.all([
      large(other),
      slow.call('PATCH', '/api/auth/me', { preferred_language: 'tc' }),
    ]);
    expect(theirs.statusCode).not.toBe(429);
    expect(small.statusCode).toBe(200);
    cut();
    await expect.poll(async () => (await large(slow)).statusCode).not.toBe(429);
  });
});

test('a file of zeros is refused in a thread of its own: the server goes on answering', async () => {
  const payload = `{"programmes":[${'0,'.repeat(1_000_000)}0]}`;
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  let isOver = false;
  const importing = running.app
    .inject({ method: 'POST', url: importProgrammes.path, headers, payload })
    .finally(() => {
      isOver = true;
    });
  let answered = 0;
  while (!isOver) {
    expect((await pupil.call('GET', '/api/auth/me')).statusCode).toBe(200);
    answered += 1;
  }
  expect([400, 413]).toContain((await importing).statusCode);
  expect(answered).toBeGreaterThan(10);
}, 60_000);
