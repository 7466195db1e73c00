import { expect, test } from 'vitest';
import type { Use } from '../../http/usage.ts';
import { testClock } from '../../testing/clock.ts';
import { createUsageTally, type RouteTally } from './usage-tally.ts';

const use = (changes: Partial<Use> = {}): Use => ({
  method: 'GET',
  route: '/api/x',
  status: 200,
  ms: 2,
  visitor: 'guest 1',
  token: null,
  ...changes,
});

const plain = (tallies: readonly RouteTally[]) =>
  tallies.map(({ statuses, visitors, bearers, ...rest }) => ({
    ...rest,
    statuses: Object.fromEntries(statuses),
    visitors: visitors.size + bearers.size,
  }));

test('adds up by day of Hong Kong, method, route and status', () => {
  const clock = testClock('2026-07-14T15:59:59.999Z');
  const tally = createUsageTally(clock.now);
  tally.observe(use());
  clock.advance(1);
  for (const ms of [1, 2]) tally.observe(use({ ms, visitor: `guest ${ms}` }));
  tally.observe(use({ status: 404 }));
  tally.observe(use({ method: 'POST' }));
  expect(plain(tally.take())).toEqual([
    {
      day: '2026-07-14',
      method: 'GET',
      path: '/api/x',
      visitors: 1,
      statuses: { 200: { requests: 1, elapsed: 2 } },
    },
    {
      day: '2026-07-15',
      method: 'GET',
      path: '/api/x',
      visitors: 2,
      statuses: { 200: { requests: 2, elapsed: 3 }, 404: { requests: 1, elapsed: 2 } },
    },
    {
      day: '2026-07-15',
      method: 'POST',
      path: '/api/x',
      visitors: 1,
      statuses: { 200: { requests: 1, elapsed: 2 } },
    },
  ]);
  expect(tally.take()).toEqual([]);
});

test('adds what is put back to what has been counted since', () => {
  const tally = createUsageTally(testClock().now);
  tally.observe(use());
  const taken = tally.take();
  tally.observe(use({ status: 500 }));
  tally.observe(use({ visitor: 'guest 2' }));
  tally.putBack(taken);
  expect(plain(tally.take())).toMatchObject([
    { visitors: 2, statuses: { 200: { requests: 2, elapsed: 4 }, 500: { requests: 1 } } },
  ]);
});

test('keeps a token beside the guest who brought it, once', () => {
  const tally = createUsageTally(testClock().now);
  for (const visitor of ['guest 1', 'guest 2']) tally.observe(use({ visitor, token: 'one' }));
  tally.putBack(tally.take());
  tally.observe(use({ token: 'other' }));
  const [taken] = tally.take();
  expect([...(taken?.bearers ?? [])]).toEqual([
    ['one', 'guest 2'],
    ['other', 'guest 1'],
  ]);
  expect(taken?.visitors.size).toBe(0);
});

test('remembers only so many visitors while they wait', () => {
  const tally = createUsageTally(testClock().now);
  for (let one = 0; one < 6_000; one++) {
    tally.observe(use({ visitor: `guest ${one}`, token: one % 2 === 0 ? null : `made up ${one}` }));
  }
  const taken = tally.take();
  tally.observe(use({ visitor: 'guest x' }));
  tally.putBack(taken);
  expect(plain(tally.take())).toMatchObject([{ visitors: 5_000, statuses: { 200: { requests: 6_001 } } }]);
});
