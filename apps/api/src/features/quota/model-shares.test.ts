import type { Fixture } from '@copilotkit/aimock';
import { generate, sendMessage } from '@lodestar/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { always, openModelProvider, PATIENT_MS } from '../../testing/model-provider.ts';
import { callAs, type Pupil, registered } from '../../testing/pupil.ts';
import { begun, errorIn, eventsOf } from '../eddy/testing/chat.ts';
import type { ModelLimits } from './model-shares.ts';

const SCHOOL = '203.0.113.5';
const HOME = '203.0.113.6';
const ANSWER = always('Read on.');
const FAILURE: Fixture = {
  match: { predicate: () => true },
  response: { error: { message: 'no' }, status: 500 },
};

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());

async function opened(modelLimits: ModelLimits, ...answers: readonly Fixture[]) {
  const provider = answers.length === 0 ? null : await openModelProvider(...answers);
  const environment = provider?.settings() ?? {};
  const running = await openTestApp({ database, environment, modelLimits, modelTimeoutMs: PATIENT_MS });
  onTestFinished(() => running.close());
  return { running, mock: provider?.mock ?? null };
}

const titleFor = ({ token }: Pupil, running: TestApp, remoteAddress: string) =>
  callAs(running, token, 'POST', '/api/chatbot/generate', { text: '', purpose: 'title' }, { remoteAddress });
const say = (running: TestApp, { token }: Pupil, chatId: string, Text: string, headers = {}) =>
  callAs(running, token, 'POST', `/api/chat/${chatId}/message`, { Text }, { remoteAddress: SCHOOL, headers });

function expectRefused(response: LightMyRequestResponse, limit: 'anHour' | 'aDay'): void {
  const { code, params } = errorOf(response, 429);
  expect({ code, ...params }).toMatchObject({
    code: 'quota_exceeded',
    retry: false,
    limit,
    until: expect.stringMatching(/^\d{4}-.*Z$/),
  });
}

describe('what a model writes', () => {
  test('counts by address, whoever asks there', async () => {
    const { running } = await opened({ address: 3, installation: 100 }, ANSWER);
    const pupils = [await registered(running), await registered(running), await registered(running)];
    for (const pupil of pupils) answerOf(generate, await titleFor(pupil, running, SCHOOL));
    const late = await registered(running);
    expectRefused(await titleFor(late, running, SCHOOL), 'anHour');
    const chatId = await begun(late);
    expectRefused(await say(running, late, chatId, 'Hello'), 'anHour');
    answerOf(generate, await titleFor(late, running, HOME));
  });

  test('refuses nobody who goes on after a card, and counts nothing for it', async () => {
    const { running } = await opened({ address: 1, installation: 100 }, ANSWER);
    answerOf(generate, await titleFor(await registered(running), running, SCHOOL));
    const pupil = await registered(running);
    const chatId = await begun(pupil, 'I want to kill myself');
    for (const Text of ['i know how and i know when', 'i am afraid to call', 'i am so tired'])
      answerOf(sendMessage, await say(running, pupil, chatId, Text));
    expectRefused(await say(running, pupil, chatId, 'What does JS6107 require?'), 'anHour');
  });

  test('counts for the installation, wherever it is asked', async () => {
    const { running } = await opened({ address: 3, installation: 3 }, ANSWER);
    const pupil = await registered(running);
    for (const address of [SCHOOL, HOME, SCHOOL]) answerOf(generate, await titleFor(pupil, running, address));
    for (const address of [SCHOOL, HOME, '203.0.113.7']) {
      expectRefused(await titleFor(pupil, running, address), 'aDay');
    }
  });

  test('counts no more when it failed', async () => {
    const { running, mock } = await opened({ address: 2, installation: 2 }, FAILURE);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    errorOf(await titleFor(pupil, running, SCHOOL), 503);
    errorOf(await titleFor(pupil, running, SCHOOL), 503);
    errorOf(await say(running, pupil, chatId, 'Hello'), 503);
    const streamed = await say(running, pupil, chatId, 'Hello', { accept: 'text/event-stream' });
    expect(errorIn(eventsOf(streamed))).toBe('unavailable');
    mock?.clearFixtures();
    mock?.addFixture(ANSWER);
    for (let time = 0; time < 2; time += 1) answerOf(generate, await titleFor(pupil, running, SCHOOL));
    expectRefused(await titleFor(pupil, running, SCHOOL), 'anHour');
  });

  test('counts not when the chat is not there, or the pupil has had his own share', async () => {
    const { running } = await opened({ address: 21, installation: 100 }, ANSWER);
    const pupil = await registered(running);
    errorOf(await say(running, pupil, crypto.randomUUID(), 'Hello'), 404);
    for (let time = 0; time < 20; time += 1) answerOf(generate, await titleFor(pupil, running, SCHOOL));
    for (let time = 0; time < 3; time += 1) errorOf(await titleFor(pupil, running, SCHOOL), 429);
    const other = await registered(running);
    answerOf(generate, await titleFor(other, running, SCHOOL));
    expectRefused(await titleFor(other, running, SCHOOL), 'anHour');
  });
});

describe('free of it', () => {
  test('are the fixed words for whoever is in danger', async () => {
    const { running } = await opened({ address: 1, installation: 1 }, ANSWER);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    answerOf(generate, await titleFor(pupil, running, SCHOOL));
    expectRefused(await say(running, pupil, chatId, 'Hello'), 'anHour');
    expect((await say(running, pupil, chatId, 'I want to kill myself')).statusCode).toBe(200);
  });

  test('is an answer that is there, for whoever sends the question once more', async () => {
    const { running } = await opened({ address: 1, installation: 1 }, ANSWER);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = answerOf(sendMessage, await say(running, pupil, chatId, 'Hello', key));
    expect(answerOf(sendMessage, await say(running, pupil, chatId, 'Hello', key))).toEqual(first);
    expectRefused(await say(running, pupil, chatId, 'And then?'), 'anHour');
  });

  test('is what the built-in guide writes', async () => {
    const { running } = await opened({ address: 1, installation: 1 });
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    for (let time = 0; time < 3; time += 1) {
      answerOf(generate, await titleFor(pupil, running, SCHOOL));
      expect((await say(running, pupil, chatId, 'Hello')).statusCode).toBe(200);
    }
  });
});
