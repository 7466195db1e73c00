import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, type Pupil, registered, registrationForm } from '../../testing/pupil.ts';

const lines: string[] = [];
let running: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  running = await openTestApp({ logTo, environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'trace' } });
});
afterAll(() => running.close());

const ADDRESS = '203.0.113.99';
const CANARIES = {
  First_Name: 'CanaryFirst',
  Last_Name: 'CanaryLast',
  Email_Address: 'canary@mail.example.hk',
  Tel: '5550canary',
  School_Name: 'Canary College',
  Password: 'canary password',
  User_ID: 'canary.bird',
};

/** Whatever a pupil may leave somewhere. */
async function leaveTraces(): Promise<{ pupil: Pupil; bodies: string[] }> {
  const options = { remoteAddress: ADDRESS };
  const pupil = await registered(running, CANARIES, options);
  const bodies: string[] = [];
  const call = async (...[method, url, body]: Parameters<Pupil['call']>) => {
    bodies.push((await pupil.call(method, url, body, options)).body);
  };
  const { User_ID, Password, Email_Address } = CANARIES;
  await call('POST', '/api/auth/login', { email: Email_Address, password: Password });
  await call('POST', '/api/auth/login', { email: Email_Address, password: 'canary wrong' });
  await call('POST', '/api/register', registrationForm(CANARIES));
  await call('POST', '/api/auth/password', { current: 'canary wrong', next: 'canary next password' });
  await call('POST', '/api/auth/password', { current: Password, next: 'x' });
  await call('POST', '/api/auth/password/reset', { token: 'canary-token', next: 'canary next password' });
  await call('POST', '/api/database/write', {
    collection: 'USER',
    ID: 'User_ID',
    row: { User_ID, Nickname: 'CanaryNick' },
  });
  await call('POST', '/api/database/read', { collection: 'USER', ID: 'User_ID', rowID: User_ID });
  for (const url of ['/api/auth/me', '/api/auth/export', '/api/auth/sessions']) await call('GET', url);
  return { pupil, bodies };
}

describe('what a pupil leaves', () => {
  test('is found in no log line, and no hash or password in an answer', async () => {
    const { pupil, bodies } = await leaveTraces();
    expect(lines.join()).not.toMatch(/canary/i);
    expect(lines.join()).not.toContain(ADDRESS);
    expect(lines.join()).not.toContain(pupil.token);
    expect(bodies.join()).not.toMatch(/\$argon2|passwordHash|canary (wrong|next|password)/);
    expect(bodies.join()).not.toContain(ADDRESS);
  });

  test('is not in the log of a request that fails within the database', async () => {
    const broken = await openTestApp({
      logTo: { write: (line) => void lines.push(line) },
    });
    await broken.database.db.execute('alter table known_addresses rename to elsewhere');
    lines.length = 0;
    const form = registrationForm({ ...CANARIES, User_ID: 'canary.two', Email_Address: 'canary.two@x.hk' });
    const response = await callAs(broken, null, 'POST', '/api/register', form, { remoteAddress: ADDRESS });
    await broken.close();
    const { requestId } = errorOf(response, 500);
    expect(lines.join()).toContain(requestId);
    expect(lines.join()).toContain('42P01');
    expect(lines.join()).not.toMatch(/canary|\$argon2/i);
    expect(lines.join()).not.toContain(ADDRESS);
  });

  test('lies in the database as hashes where it could: passwords, tokens, addresses', async () => {
    const pupil = await registered(running, {}, { remoteAddress: '203.0.113.88' });
    const tables = [
      'credentials',
      'sessions',
      'login_failures',
      'known_addresses',
      'idempotency_keys',
      'users',
    ];
    const rows = await Promise.all(
      tables.map((table) => running.database.db.execute(`select * from ${table}`)),
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(pupil.password);
    expect(text).not.toContain(pupil.token);
    expect(text).not.toContain('203.0.113.88');
    expect(text).toContain('$argon2id$v=19$');
  });

  test('an answer kept for Idempotency-Key cannot be read without the key', async () => {
    const headers = { 'idempotency-key': 'known to the caller only' };
    const form = registrationForm(CANARIES);
    const opened = await callAs(
      running,
      null,
      'POST',
      '/api/register',
      { ...form, User_ID: 'canary.three', Email_Address: 'three@x.hk' },
      { headers: { 'idempotency-key': 'known-to-the-caller-only' } },
    );
    const { token } = opened.json<{ token: string }>();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = JSON.stringify(await running.database.db.execute('select * from idempotency_keys'));
    expect(rows).not.toContain(token);
    expect(rows).not.toMatch(/canary|known-to-the-caller/i);
    errorOf(await callAs(running, null, 'POST', '/api/register', form, { headers }), 400);
  });
});
