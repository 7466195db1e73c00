import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { DAY_MS, testClock } from '../../testing/clock.ts';
import { callAs, registered, registrationForm, signedIn } from '../../testing/pupil.ts';

const clock = testClock();
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

async function countRows(table: string): Promise<number> {
  const result: unknown = await running.database.db.execute(`select * from ${table}`);
  const hasRows = typeof result === 'object' && result !== null && 'rows' in result;
  return hasRows && Array.isArray(result.rows) ? result.rows.length : Number.NaN;
}

test('what has expired is thrown away when somebody comes, what is alive stays', async () => {
  const pupil = await registered(running);
  const headers = { 'idempotency-key': 'once' };
  await callAs(running, null, 'POST', '/api/register', registrationForm(), { headers });
  await callAs(running, null, 'POST', '/api/auth/login', { username: 'nobody', password: 'x' });
  await running.accounts.settled();
  expect(await countRows('sessions')).toBe(2);
  expect(await countRows('login_failures')).toBe(1);
  expect(await countRows('idempotency_keys')).toBe(1);
  clock.advance(31 * DAY_MS);
  const back = await signedIn(running, pupil);
  await running.accounts.settled();
  expect(await countRows('sessions')).toBe(1);
  expect(await countRows('login_failures')).toBe(0);
  expect(await countRows('idempotency_keys')).toBe(0);
  // Of two registrations and one sign-in: an address and a device each.
  expect(await countRows('known_addresses')).toBe(6);
  clock.advance(150 * DAY_MS);
  await signedIn(running, back);
  await running.accounts.settled();
  expect(await countRows('known_addresses')).toBe(3);
});
