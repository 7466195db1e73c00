import { userStats } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { DAY_MS, testClock } from '../../testing/clock.ts';
import { callAs, type Pupil, registered, registeredAdmin } from '../../testing/pupil.ts';

const clock = testClock();
let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp({
    environment: { RATE_LIMIT: 'off' },
    now: clock.now,
  });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(() => running.close());

const stats = async () => answerOf(userStats, await admin.call('GET', userStats.path));

async function pupilWith(scores: Record<string, string>, changes = {}): Promise<Pupil> {
  const pupil = await registered(running, changes);
  const saved = await pupil.call('POST', '/api/dse-scores/save', { scores });
  expect(saved.statusCode, saved.body).toBe(200);
  return pupil;
}

describe('the distribution of grades', () => {
  test('counts every saved grade exactly, by subject code', async () => {
    await pupilWith({ CHI: '4', ENG: '5**', CSD: 'Attained', PHY: '5*' });
    await pupilWith({ CHI: '4', ENG: '3', CSD: 'Failed', MEP_M2: 'U' });
    await registered(running);
    expect((await stats()).dseScoreDistribution).toEqual({
      CHI: { 4: 2 },
      ENG: { '5**': 1, 3: 1 },
      CSD: { Attained: 1, Failed: 1 },
      PHY: { '5*': 1 },
      MEP_M2: { U: 1 },
    });
    const last = await pupilWith({ CHI: '1' });
    expect((await stats()).dseScoreDistribution.CHI).toEqual({ 4: 2, 1: 1 });
    await last.call('POST', '/api/dse-scores/save', { scores: {} });
    expect((await stats()).dseScoreDistribution.CHI).toEqual({ 4: 2 });
  });
});

describe('the users', () => {
  test('are when each account was opened, oldest first, and nothing else', async () => {
    const pupil = await pupilWith({}, { First_Name: 'CanaryFirst', Last_Name: 'CanaryLast' });
    clock.advance(DAY_MS);
    await registered(running);
    const response = await admin.call('GET', userStats.path);
    const { users } = answerOf(userStats, response);
    const times = users.map(({ createdAt }) => createdAt);
    expect(times).toContain(pupil.user.createdAt);
    expect(times).toEqual(times.toSorted());
    expect(response.body).not.toMatch(/canary|@|zoe/i);
  });

  test('are for admins to know', async () => {
    const pupil = await registered(running);
    errorOf(await callAs(running, null, 'GET', userStats.path), 401);
    errorOf(await pupil.call('GET', userStats.path), 403);
  });
});
