import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { throttlesOn } from './throttle.ts';

const SHARE = { name: 'test', max: 2, seconds: 60 };

function deadRedis(): Redis {
  const redis = new Redis('redis://127.0.0.1:1', {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  onTestFinished(() => redis.disconnect());
  return redis;
}

describe.each([
  ['without Redis', () => null],
  ['with a Redis that does not answer', deadRedis],
])('%s', (_where, redis) => {
  test('an address that used up its share is refused, others are not', async () => {
    const throttle = throttlesOn(redis(), 'on')(SHARE);
    await throttle.refuse('10.0.0.1');
    await throttle.count('10.0.0.1');
    await throttle.refuse('10.0.0.1');
    await throttle.count('10.0.0.1');
    await expect(throttle.refuse('10.0.0.1')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 60,
    });
    await throttle.refuse('10.0.0.2');
  });

  test('spending refuses the one too many, however many come at once', async () => {
    const throttle = throttlesOn(redis(), 'on')(SHARE);
    const spent = await Promise.allSettled(Array.from({ length: 10 }, () => throttle.spend('10.0.0.1')));
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

test('switched off it lets everything through', async () => {
  const throttle = throttlesOn(null, 'off')(SHARE);
  for (let count = 0; count < 10; count++) await throttle.spend('10.0.0.1');
  await throttle.refuse('10.0.0.1');
});
