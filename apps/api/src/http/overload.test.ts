import { monitorEventLoopDelay } from 'node:perf_hooks';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_METER } from '../shared/meter.ts';
import { handleErrors } from './error-answers.ts';
import { LARGE_BODY, SMALL_BODY } from './large-bodies.ts';
import { refuseWhenOverloaded } from './overload.ts';

const MAX_LAG_MS = 1_000;
/** Taken off every measurement by the library. */
const RESOLUTION_MS = 10;
/** How often the lag is looked at. */
const LOOK_MS = 1_000;
const HEAVIEST = 1_024 * 1_024;

/** What has the measured mean: the library keeps a histogram of its own. */
function measuring(): object {
  let holder: object | null = monitorEventLoopDelay();
  while (holder !== null && !Object.hasOwn(holder, 'mean')) holder = Object.getPrototypeOf(holder);
  return holder ?? expect.fail();
}
const loop = { lag: 0 };

let app: FastifyInstance;
beforeEach(async () => {
  const histogram: { mean?: number } = measuring();
  vi.spyOn(histogram, 'mean', 'get').mockImplementation(() => (loop.lag + RESOLUTION_MS) * 1e6);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  loop.lag = 0;
  app = Fastify({ bodyLimit: HEAVIEST });
  handleErrors(app, pino({ enabled: false }), async (_request, refusal) => refusal, NO_METER);
  await refuseWhenOverloaded(app, MAX_LAG_MS);
  app.post('/', async () => 'read');
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

async function answers(lag: number, bytes: number) {
  loop.lag = lag;
  vi.advanceTimersByTime(LOOK_MS);
  const payload = JSON.stringify('x'.repeat(bytes - 2));
  return app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
}
const statusAt = async (lag: number, bytes: number) => (await answers(lag, bytes)).statusCode;

describe('a server that lags', () => {
  test.each([
    ['a little, reads everything', 250, [200, 200, 200]],
    ['a quarter of what it bears, reads no large body', 260, [503, 200, 200]],
    ['half of it, reads small ones alone', 510, [503, 503, 200]],
    ['more, turns everything away', 1_010, [503, 503, 503]],
  ])('%s', async (_how, lag, statuses) => {
    const heaviestFirst = [LARGE_BODY + 1, LARGE_BODY, SMALL_BODY];
    const found = [];
    for (const bytes of heaviestFirst) found.push(await statusAt(lag, bytes));
    expect(found).toEqual(statuses);
  });

  test('says when to come again, and reads everything once it has caught up', async () => {
    const refused = await answers(300, HEAVIEST);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect(await statusAt(0, HEAVIEST)).toBe(200);
  });

  test('weighs a body of unknown length as the largest the call takes', async () => {
    loop.lag = 300;
    vi.advanceTimersByTime(LOOK_MS);
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    expect((await app.inject({ method: 'POST', url: '/', headers })).statusCode).toBe(503);
  });
});
