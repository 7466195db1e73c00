import { setTimeout as pause } from 'node:timers/promises';
import { signInOf } from '@lodestar/contract/testing/registration.ts';
import { Redis } from 'ioredis';
import { type Answered, call, register, rounded } from '../support/caller.ts';
import { type Fault, measured, type Outcome } from '../support/fault.ts';
import { temporaryPort } from '../support/free-port.ts';
import type { Place } from '../support/place.ts';
import { startProduct } from '../support/product.ts';
import { startRedis } from '../support/redis.ts';

const LIMIT = 300;
const BOUND_MS = 2_000;

async function away(place: Place, how: 'SIGKILL' | 'SIGSTOP'): Promise<Outcome> {
  const port = await temporaryPort();
  const first = await startRedis(port);
  if (first === null) return { kind: 'skipped', why: 'there is no redis-server' };
  const redisUrl = `redis://127.0.0.1:${port}`;
  const { address } = await startProduct({ ...place.settings, RATE_LIMIT: 'on', REDIS_URL: redisUrl });
  const { user } = await register(address, 'pupil');
  first.kill(how);
  const times: number[] = [];
  const timed = async (asking: Promise<Answered>) => {
    const { status, ms } = await asking;
    times.push(ms);
    return status;
  };
  const login = () => timed(call(address, 'POST', '/api/auth/login', { body: signInOf(user.User_ID) }));
  const fail = () => timed(call(address, 'GET', '/api/programmes/none'));
  const signedIn = [await login(), await login()];
  const failures: number[] = [];
  for (let count = 0; count < LIMIT + 20; count += 20)
    failures.push(...(await Promise.all(Array.from({ length: 20 }, fail))));
  if (how === 'SIGSTOP') first.kill('SIGCONT');
  else await startRedis(port);
  const slowest = Math.max(...times);
  const shared = await countedIn(port, fail);
  const ours = {
    logins: signedIn,
    told404: failures.filter((status) => status === 404).length,
    told429: failures.filter((status) => status === 429).length,
    slowestMs: rounded(slowest, 0),
    countedInRedisAgain: shared,
  };
  const held = ours.told404 <= LIMIT && ours.told429 >= 20;
  const answered = signedIn.every((status) => status === 200);
  return measured(ours, held && answered && shared && slowest <= BOUND_MS);
}

/** Whether failures are counted in Redis again within ten seconds. */
async function countedIn(port: number, fail: () => Promise<number>): Promise<boolean> {
  const redis = new Redis({ port, host: '127.0.0.1' }).on('error', () => {});
  try {
    for (let tries = 0; tries < 20; tries++) {
      await fail();
      if ((await redis.keys('lodestar:failures:*')).length > 0) return true;
      await pause(500);
    }
    return false;
  } finally {
    redis.disconnect();
  }
}

const must = 'logins answered within 2 s, of failures 300 pass, counted in Redis again when it is back';

export const redisKilled: Fault = {
  name: 'Redis killed',
  mustMeet: must,
  databases: ['embedded', 'postgres'],
  limitSeconds: 90,
  run: (place) => away(place, 'SIGKILL'),
};

export const redisHangs: Fault = {
  ...redisKilled,
  name: 'Redis hangs',
  run: (place) => away(place, 'SIGSTOP'),
};
