import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../db/open.ts';
import { DAY_MS, testClock } from '../../testing/clock.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { listDays, listVisitorCounts } from './repository.ts';
import { openUsageLedger, type UsageLedger } from './usage-ledger.ts';

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

/** Each test has a day of its own. */
const open = (clock: ReturnType<typeof testClock>, mostVisitors?: number) =>
  openUsageLedger({
    db: database.db,
    now: clock.now,
    log: pino({ level: 'silent' }),
    ownersOf: async () => new Map(),
    ...(mostVisitors === undefined ? {} : { mostVisitors }),
  });

const use = (ledger: UsageLedger, route: string, status: number, visitor: string) =>
  ledger.observe({ method: 'GET', route, status, ms: 1, visitor, token: null });

test('browsers that somebody makes up fill the database so far and no further; requests are all counted', async () => {
  const ledger = open(testClock('2026-07-15T04:00:00Z'), 20);
  for (let round = 0; round < 5; round++) {
    for (let one = 0; one < 10; one++) use(ledger, '/api/x', 200, `guest made up ${round} ${one}`);
    await ledger.flush();
  }
  const since = '2026-07-15';
  expect(await listVisitorCounts(database.db, since)).toMatchObject([{ path: '/api/x', visitors: 20 }]);
  expect(await listDays(database.db, since)).toMatchObject([{ requests: 50, statuses: { 200: 50 } }]);
  await ledger.close();
});

test('what is counted is stored by itself every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ledger = open(testClock('2026-05-01T04:00:00Z'));
  use(ledger, '/api/by-itself', 200, 'guest a');
  const stored = () => listDays(database.db, '2026-05-01');
  vi.advanceTimersByTime(9_999);
  expect((await stored()).map(({ path }) => path)).not.toContain('/api/by-itself');
  vi.advanceTimersByTime(1);
  await expect.poll(async () => (await stored()).map(({ path }) => path)).toContain('/api/by-itself');
  await ledger.close();
});

test('servers that store and close days at the same moment add up, whatever order they saw things in', async () => {
  const clock = testClock('2026-06-01T04:00:00Z');
  const ledgers = [open(clock), open(clock), open(clock)];
  const routes = Array.from({ length: 20 }, (_, route) => `/api/together/${route}`);
  for (let round = 0; round < 5; round++) {
    for (const [index, ledger] of ledgers.entries()) {
      const order = index === 1 ? routes.toReversed() : routes;
      for (const route of order) {
        for (const visitor of ['user a', 'user b', `guest ${index}`])
          use(ledger, route, 200 + round, visitor);
      }
    }
    await Promise.all(ledgers.map((ledger) => ledger.flush()));
  }
  const counted = await visitorsTogether('2026-06-01');
  expect(counted).toEqual(routes.map(() => 5));
  clock.advance(DAY_MS);
  for (const ledger of ledgers) use(ledger, '/api/next-day', 200, 'user a');
  await Promise.all(ledgers.map((ledger) => ledger.close()));
  expect(await visitorsTogether('2026-06-01')).toEqual(counted);
  const days = await listDays(database.db, '2026-06-01');
  const together = days.filter(({ path }) => path.startsWith('/api/together/'));
  expect(together.map(({ requests }) => requests)).toEqual(routes.map(() => 45));
});

async function visitorsTogether(day: string): Promise<number[]> {
  const counts = await listVisitorCounts(database.db, day);
  return counts.flatMap(({ path, visitors }) => (path.startsWith('/api/together/') ? [visitors] : []));
}
