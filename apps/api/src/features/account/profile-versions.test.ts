import { currentUser } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { testClock } from '../../testing/clock.ts';
import { type Pupil, registered } from '../../testing/pupil.ts';

const clock = testClock('2026-07-15T00:00:00Z');
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

const ME = '/api/auth/me';
const read = async (pupil: Pupil) => answerOf(currentUser, await pupil.call('GET', ME));
const change = (pupil: Pupil, body: unknown, headers = {}, payload?: string) =>
  pupil.call('PATCH', ME, body, payload === undefined ? { headers } : { headers, payload });

describe('If-Match', () => {
  test('lets the newest copy through and answers a stale one with the current', async () => {
    const pupil = await registered(running);
    const { etag } = (await pupil.call('GET', ME)).headers;
    const headers = { 'if-match': String(etag) };
    expect((await change(pupil, { preferred_language: 'tc' }, headers)).statusCode).toBe(200);
    const stale = await change(pupil, { preferred_language: 'sc' }, headers);
    const error = errorOf(stale, 412);
    expect(error.code).toBe('stale');
    expect(error.params.current).toEqual(await read(pupil));
    const { etag: newest } = (await pupil.call('GET', ME)).headers;
    expect(error.params.etag).toBe(newest);
    expect((await change(pupil, {}, { 'if-match': String(newest) })).statusCode).toBe(200);
  });

  test('of two writers at the same moment lets one through', async () => {
    const pupil = await registered(running);
    const { etag } = (await pupil.call('GET', ME)).headers;
    const writers = Array.from({ length: 8 }, (_, index) =>
      change(pupil, { event_types: [`writer ${index}`] }, { 'if-match': String(etag) }),
    );
    const statuses = (await Promise.all(writers)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });
});
