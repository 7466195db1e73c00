import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { errorOf, openTestApp, type TestApp } from '../testing/app.ts';
import { openPreparedDatabase } from '../testing/database.ts';

const failureLimit = { max: 3, windowMs: 60_000 };
const fail = ({ app }: TestApp, remoteAddress: string) =>
  app.inject({ url: '/api/programmes/none', remoteAddress });
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const connectTo = (port: number) =>
  new Redis(port, '127.0.0.1', {
    lazyConnect: true,
    retryStrategy: () => null,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
  }).on('error', () => {});

const redis = connectTo(6379);
const redisAnswers = await redis.connect().then(
  () => true,
  () => false,
);

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(async () => {
  redis.disconnect();
  await database.close();
});

describe.skipIf(!redisAnswers)('with Redis (skipped when none answers on port 6379)', () => {
  test('copies of the server count failures together', async () => {
    const one = await openTestApp({ database, redis, failureLimit });
    const other = await openTestApp({ database, redis, failureLimit });
    const address = someAddress();
    errorOf(await fail(one, address), 404);
    errorOf(await fail(other, address), 404);
    errorOf(await fail(one, address), 404);
    const response = await fail(one, address);
    errorOf(response, 429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    errorOf(await fail(other, address), 429);
    await one.close();
    await other.close();
  });
});

test('a Redis that does not answer opens nothing: each server counts for itself', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const address = silent.address();
  const gone = connectTo(typeof address === 'object' && address !== null ? address.port : 1);
  const one = await openTestApp({ database, redis: gone, failureLimit });
  const failing = someAddress();
  for (let count = 0; count < 3; count++) errorOf(await fail(one, failing), 404);
  errorOf(await fail(one, failing), 429);
  expect((await one.app.inject('/api/programmes/dse/stats')).statusCode).toBe(200);
  await one.close();
  gone.disconnect();
  silent.close();
});
