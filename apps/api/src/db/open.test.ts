import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyPrepared } from '../testing/database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { openPostgres } from './open.ts';

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

/** PostgreSQL behind a door that can be told to let nothing through. */
async function behindADoor(url: string) {
  let isShut = false;
  const target = new URL(url);
  const server = createServer((inward) => {
    const outward = connect(Number(target.port || 5432), target.hostname);
    const sides = [inward, outward] as const;
    for (const [one, other] of [sides, [outward, inward]] as const) {
      one.on('data', (data) => isShut || other.write(data));
      one.on('error', () => one.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: through.href,
    shut: (shut: boolean) => {
      isShut = shut;
    },
  };
}

test.skipIf(inject('prepared').kind === 'folder')(
  'a silent PostgreSQL is away within 2 s for a save, and back when it speaks, however many saves it cost',
  async () => {
    const { place, remove } = await copyPrepared();
    onTestFinished(remove);
    if (place.kind !== 'postgres') throw new Error('this is about PostgreSQL');
    const door = await behindADoor(place.url);
    const { db, migrate, ping, close } = openPostgres({
      url: door.url,
      onIdleError: () => {},
      givesUp: true,
    });
    onTestFinished(close);
    await migrate();
    const save = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
      });
    await Promise.all(Array.from({ length: 10 }, save));
    door.shut(true);
    const before = performance.now();
    const failures = await Promise.all(
      Array.from({ length: 15 }, () => save().catch((error: unknown) => error)),
    );
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(failures.map(isDatabaseUnavailable)).toEqual(Array(15).fill(true));
    door.shut(false);
    await expect
      .poll(() =>
        Promise.all([ping(), save()]).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await Promise.all(Array.from({ length: 10 }, save));
  },
);

test.skipIf(inject('prepared').kind === 'folder')(
  'a slow question to a PostgreSQL that lives is waited for',
  async () => {
    const { place, remove } = await copyPrepared();
    onTestFinished(remove);
    if (place.kind !== 'postgres') throw new Error('this is about PostgreSQL');
    const { db, migrate, close } = openPostgres({ url: place.url, onIdleError: () => {}, givesUp: true });
    onTestFinished(close);
    await migrate();
    await db.execute(sql`select pg_sleep(2.5)`);
  },
);

test.skipIf(inject('prepared').kind === 'folder')(
  'the first connection of a start may take longer than those of a call',
  async () => {
    const { place, remove } = await copyPrepared();
    onTestFinished(remove);
    if (place.kind !== 'postgres') throw new Error('this is about PostgreSQL');
    const behind = new URL(place.url);
    const slow = createServer((inward) => {
      inward.on('error', () => inward.destroy());
      setTimeout(() => {
        const outward = connect(Number(behind.port || 5432), behind.hostname);
        outward.on('error', () => inward.destroy());
        inward.pipe(outward).pipe(inward);
      }, 1_700);
    });
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    onTestFinished(() => void slow.close());
    const address = slow.address();
    const target = new URL(place.url);
    target.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const database = openPostgres({ url: target.href, onIdleError: () => {} });
    onTestFinished(database.close);
    await expect(database.migrate()).resolves.toBeUndefined();
  },
);
