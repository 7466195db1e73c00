import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testClock } from '../../testing/clock.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { openUsageLedger } from './usage-ledger.ts';
import { listVisitorCounts } from './usage-repository.ts';

test('browsers that somebody makes up fill the database so far and no further; requests are all counted', async () => {
  const database = await openPreparedDatabase();
  const { db } = database;
  const ledger = openUsageLedger({
    db,
    now: testClock().now,
    log: pino({ level: 'silent' }),
    mostVisitors: 20,
  });
  for (let round = 0; round < 5; round++) {
    for (let one = 0; one < 10; one++) {
      const visitor = `guest 203.0.113.1 made up ${round} ${one}`;
      ledger.observe({ method: 'GET', route: '/api/x', status: 200, ms: 1, visitor });
    }
    await ledger.flush();
  }
  const stored = await listVisitorCounts(db, null);
  expect(stored).toEqual([{ day: '2026-07-15', method: 'GET', path: '/api/x', visitors: 20 }]);
  await ledger.close();
  await database.close();
});
