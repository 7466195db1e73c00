import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyPrepared } from '../testing/database.ts';
import { openPostgres } from './open.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

test.skipIf(inject('prepared').kind === 'folder')(
  'a connection that breaks within a transaction fails that transaction and nothing else',
  async () => {
    const { place, remove } = await copyPrepared();
    onTestFinished(remove);
    if (place.kind !== 'postgres') throw new Error('this is about PostgreSQL');
    const { db, ping, close } = openPostgres({ url: place.url, onIdleError: () => {} });
    onTestFinished(close);
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    const failure = await broken.catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await ping();
  },
);
