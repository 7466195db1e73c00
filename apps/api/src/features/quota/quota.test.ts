import { generate } from '@lodestar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throttlesOn } from '../../http/throttle.ts';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { MINUTE_MS, testClock } from '../../testing/clock.ts';
import { type Pupil, registered } from '../../testing/pupil.ts';
import { createModelShares, MODEL_LIMITS } from './model-shares.ts';
import { createQuota } from './service.ts';

const SHARES = createModelShares(throttlesOn(null, 'on'), MODEL_LIMITS);
const clock = testClock();
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

const ask = (pupil: Pupil) => pupil.call('POST', '/api/chatbot/generate', { text: '', purpose: 'title' });
async function spend(pupil: Pupil, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) answerOf(generate, await ask(pupil));
}
const refusal = async (pupil: Pupil) => {
  const { code, params } = errorOf(await ask(pupil), 429);
  expect([code, params.retry]).toEqual(['quota_exceeded', false]);
  return params;
};

test('20 an hour and 60 a day, by a window that moves on', async () => {
  const pupil = await registered(running);
  const start = clock.now().getTime();
  await spend(pupil, 20);
  expect(await refusal(pupil)).toMatchObject({
    limit: 'anHour',
    until: new Date(start + 60 * MINUTE_MS).toISOString(),
  });
  clock.advance(60 * MINUTE_MS);
  await spend(pupil, 20);
  await refusal(pupil);
  clock.advance(60 * MINUTE_MS);
  await spend(pupil, 20);
  clock.advance(60 * MINUTE_MS);
  expect(await refusal(pupil)).toMatchObject({
    limit: 'aDay',
    until: new Date(start + 24 * 60 * MINUTE_MS).toISOString(),
  });
  clock.advance(21 * 60 * MINUTE_MS);
  await spend(pupil, 1);
});

test('what fails is given back', async () => {
  const { db } = running.database;
  const pupil = await registered(running);
  const quota = createQuota({ db, now: clock.now, shares: SHARES });
  const failing = () =>
    quota.spend({ uid: pupil.user.UID, address: null }, () => Promise.reject(new Error('no text')));
  for (let times = 0; times < 25; times += 1) await expect(failing()).rejects.toThrow('no text');
  await spend(pupil, 20);
  await refusal(pupil);
});

test('what was lost with its server blocks for a minute, and counts no more', async () => {
  const { db } = running.database;
  const pupil = await registered(running);
  const quota = createQuota({ db, now: clock.now, shares: SHARES });
  let end: (value: string) => void = () => {};
  const lost = quota.spend(
    { uid: pupil.user.UID, address: null },
    () => new Promise<string>((resolve) => (end = resolve)),
  );
  await expect
    .poll(async () => (await pupil.call('GET', '/api/auth/export')).json().generations.length)
    .toBe(1);
  expect(await refusal(pupil)).toMatchObject({ limit: 'atOnce' });
  clock.advance(MINUTE_MS + 1);
  await spend(pupil, 1);
  end('after all');
  expect(await lost).toBe('after all');
});

test('goes with the account, and is in the export', async () => {
  const pupil = await registered(running);
  await spend(pupil, 2);
  const { generations } = (await pupil.call('GET', '/api/auth/export')).json();
  expect(generations).toHaveLength(2);
  expect(Object.keys(generations[0])).toEqual(['kind', 'startedAt', 'finishedAt']);
  await pupil.call('DELETE', '/api/auth/me', { password: pupil.password });
  const left = await running.database.db.execute(
    `select count(*)::int as n from generations where uid = '${pupil.user.UID}'`,
  );
  expect(JSON.stringify(left)).toContain('"n":0');
});
