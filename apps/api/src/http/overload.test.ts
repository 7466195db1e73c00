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
const loop = { lag: 0, waiting: 0 };

let app: FastifyInstance;
beforeEach(async () => {
  const histogram: { mean?: number } = measuring();
  vi.spyOn(histogram, 'mean', 'get').mockImplementation(() => (loop.lag + RESOLUTION_MS) * 1e6);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  Object.assign(loop, { lag: 0, waiting: 0 });
  app = Fastify({ bodyLimit: HEAVIEST });
  handleErrors(app, pino({ enabled: false }), async (_request, refusal) => refusal, NO_METER);
  await refuseWhenOverloaded(app, { maxDelayMs: MAX_LAG_MS, waitingCalls: () => loop.waiting });
  app.get('/api/health/ready', async () => 'ready');
  app.get('/own', { config: { access: 'signedIn' } }, async () => 'own');
  app.get('/open', { config: { access: 'public' } }, async () => 'open');
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
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(4);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(16);
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

test('a balancer is told that a server is ready however much it lags', async () => {
  loop.lag = 5_000;
  vi.advanceTimersByTime(LOOK_MS);
  expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
  expect((await app.inject('/open')).statusCode).toBe(503);
});

describe('a queue before the database', () => {
  const waitFor = async (...queues: readonly number[]) => {
    for (const waiting of queues) {
      loop.waiting = waiting;
      vi.advanceTimersByTime(100);
    }
    const [own, open] = [await app.inject('/own'), await app.inject('/open')];
    return [own.statusCode, open.statusCode];
  };

  test('that stands for half a second turns away what needs the database, and nothing else', async () => {
    expect(await waitFor(60, 70, 80, 90)).toEqual([200, 200]);
    expect(await waitFor(100)).toEqual([503, 200]);
    expect(await waitFor(50)).toEqual([200, 200]);
  });

  test('lets in whoever was turned away before, sooner each time', async () => {
    await waitFor(120, 120, 120, 120, 120);
    const statuses: number[] = [];
    for (const attempt of ['1', '2', '3', '6', '-1', '99', 'x'])
      statuses.push((await app.inject({ url: '/own', headers: { 'x-attempt': attempt } })).statusCode);
    expect(statuses).toEqual([503, 503, 200, 200, 503, 200, 503]);
  });

  test('that is long and drains turns nobody away', async () => {
    expect(await waitFor(300, 200, 100, 5, 300, 200)).toEqual([200, 200]);
  });

  test('says when to come again, not to all the same', async () => {
    await waitFor(60, 60, 60, 60, 60);
    const told = new Set<number>();
    for (let caller = 0; caller < 60; caller++)
      told.add(Number((await app.inject('/own')).headers['retry-after']));
    expect(told.size).toBeGreaterThan(3);
    expect(Math.min(...told)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...told)).toBeLessThanOrEqual(16);
  });
});
