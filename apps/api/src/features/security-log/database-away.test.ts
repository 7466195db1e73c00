import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import type { Database } from '../../db/open.ts';
import { securityLog } from '../../db/schema.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { createSecurityLog } from './service.ts';

/** As many as wait. */
const MOST_WAITING = 10_000;

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(securityLog));

type Cut = 'no' | 'before' | 'after';

/** A log whose database can be cut off: before a statement reaches it, or before the answer comes back. */
function opened() {
  let cut: Cut = 'no';
  const gone = () => Promise.reject(Object.assign(new Error('terminated'), { code: 'ECONNRESET' }));
  const { db } = database;
  const cuttable: Executor = new Proxy(db, {
    get: (target, key) => {
      if (key !== 'insert' || cut === 'no') return Reflect.get(target, key);
      if (cut === 'before') return () => ({ values: () => ({ onConflictDoNothing: gone }) });
      return (table: typeof securityLog) => ({
        values: (rows: (typeof securityLog.$inferInsert)[]) => ({
          onConflictDoNothing: () => target.insert(table).values(rows).onConflictDoNothing().then(gone),
        }),
      });
    },
  });
  const warnings: { waiting: number; lost: number }[] = [];
  const logger = pino({}, { write: (line) => void warnings.push(JSON.parse(line)) });
  const log = createSecurityLog({ db: cuttable, now: () => new Date(), log: logger });
  let recorded = 0;
  return {
    log,
    db: cuttable,
    warnings,
    cutOff: (how: Cut) => {
      cut = how;
    },
    record: (count: number) => {
      for (let one = 0; one < count; one++) {
        recorded += 1;
        log.record({ who: null, what: 'signIn', result: 'refused', requestId: `request ${recorded}` });
      }
    },
  };
}

/** The requests whose lines are in the database, in the order of their lines. */
async function written(): Promise<readonly (string | null)[]> {
  const { id, requestId } = securityLog;
  const rows = await database.db.select({ requestId }).from(securityLog).orderBy(id);
  return rows.map((row) => row.requestId);
}
const requests = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `request ${from + place}`);

describe('lines recorded while the database is away', () => {
  test('wait, are told of, and arrive with the next one, each once and in their order', async () => {
    const { log, record, cutOff, warnings } = opened();
    record(1);
    await log.settled();
    cutOff('before');
    record(3);
    await log.settled();
    expect(await written()).toEqual(requests(1, 1));
    expect(warnings.at(-1)).toMatchObject({ waiting: 3, lost: 0 });
    cutOff('no');
    record(1);
    await log.settled();
    expect(await written()).toEqual(requests(1, 5));
  });

  test('arrive once where only the answer was lost', async () => {
    const { log, record, cutOff } = opened();
    cutOff('after');
    record(2);
    await log.settled();
    cutOff('no');
    expect((await log.list({}, undefined)).data).toHaveLength(2);
    expect(await written()).toEqual(requests(1, 2));
  });

  test('beyond ten thousand are lost from the oldest on, counted in the server’s log; the rest arrives', async () => {
    const { log, record, cutOff, warnings } = opened();
    cutOff('before');
    record(MOST_WAITING + 7);
    await log.settled();
    record(5);
    await log.settled();
    expect(warnings.map(({ waiting }) => waiting)).toEqual(warnings.map(() => MOST_WAITING));
    expect(warnings.reduce((sum, { lost }) => sum + lost, 0)).toBe(12);
    cutOff('no');
    await log.settled();
    expect(await written()).toEqual(requests(13, MOST_WAITING + 12));
  });

  test('with the work they belong to fail it, and are not written later', async () => {
    const { log, db, cutOff } = opened();
    cutOff('before');
    await expect(log.recordWith(db, { who: 'operator', what: 'adminGranted' })).rejects.toThrow('terminated');
    cutOff('no');
    await log.settled();
    expect(await written()).toEqual([]);
  });
});
