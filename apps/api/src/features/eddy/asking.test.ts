import { setTimeout as pauseFor } from 'node:timers/promises';
import { changeMessage, sendMessage } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { MINUTE_MS, testClock } from '../../testing/clock.ts';
import { type Pupil, registered } from '../../testing/pupil.ts';
import { ask, askStreamed, begun, change, eventsOf, messagesOf, shownIn } from './testing/chat.ts';

const clock = testClock();
/** Of those who wait for another's answer. */
const pause = vi.fn((ms: number): Promise<unknown> => pauseFor(ms));
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now, pause });
});
afterAll(() => running.close());

const SCORES = {
  'Chinese Language': '4',
  'English Language': '5',
  'Mathematics Compulsory Part': '5',
  PHY: '5',
  CHE: '4',
  BIO: '4',
};

async function graded(): Promise<Pupil> {
  const pupil = await registered(running);
  const saved = await pupil.call('POST', '/api/dse-scores/save', { scores: SCORES });
  expect(saved.statusCode, saved.body).toBe(200);
  return pupil;
}

describe('the built-in guide', () => {
  test('answers from the pupil’s own grades and the catalogue, and says what it stands on', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil);
    const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text: 'My chances at JS6107?' }));
    expect(Messages).toHaveLength(3);
    const answer = Messages.at(-1);
    expect(answer).toMatchObject({ Is_Bot: true, state: 'whole', counsellor: 'guide', feedback: null });
    expect(answer?.Text).toContain('JS6107');
    expect(answer?.grounds?.tools).toEqual(['classify']);
    expect(answer?.grounds?.programmes).toMatchObject([{ code: 'JS6107', before: null }]);
    expect(answer?.suggestions.length).toBeLessThanOrEqual(3);
    expect(await messagesOf(pupil, chatId)).toEqual(Messages);
  });

  test('streams: the tool, the words in pieces, then all messages as they are kept', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil);
    const response = await askStreamed(pupil, chatId, { Text: 'My chances at JS6107?', detailed: true });
    const events = eventsOf(response);
    expect(events[0]).toEqual({ event: 'tool', data: { name: 'classify' } });
    const last = events.at(-1);
    expect(last).toEqual({ event: 'done', data: { Messages: await messagesOf(pupil, chatId) } });
    expect(shownIn(events)).toBe((await messagesOf(pupil, chatId)).at(-1)?.Text);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['en', {}, 'My chances at JS6107?', false],
    ['en', {}, '我入 JS6107 有幾大機會？', true],
    ['tc', {}, 'JS6107?', true],
    ['tc', { language: 'en' }, 'JS6107?', false],
    ['en', { language: 'sc' }, 'JS6107?', true],
  ])(
    'of a pupil who prefers %s, with %j asked %j, answers in Chinese: %s',
    async (preferred, wish, Text, chinese) => {
      const pupil = await graded();
      await pupil.call('PATCH', '/api/auth/me', { preferred_language: preferred });
      const chatId = await begun(pupil);
      const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text, ...wish }));
      const han = Messages.at(-1)?.Text.match(/\p{Script=Han}/gu)?.length ?? 0;
      if (chinese) expect(han).toBeGreaterThan(5);
      else expect(han).toBeLessThan(5);
    },
  );

  test('is asked as often as one likes', async () => {
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    for (let times = 0; times < 45; times += 1) {
      answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6107?' }));
    }
  });
});

test('an answer is kept, though the database is away at the moment when it has been written', async () => {
  const pupil = await graded();
  const chatId = await begun(pupil, 'JS6107?');
  const { db } = running.database;
  const real = db.transaction.bind(db);
  let left = Number.POSITIVE_INFINITY;
  let steps = 0;
  vi.spyOn(db, 'transaction').mockImplementation((...step) => {
    steps += 1;
    left -= 1;
    return left === 0
      ? Promise.reject(Object.assign(new Error('away'), { code: 'ECONNRESET' }))
      : real(...step);
  });
  answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6456?' }));
  const usual = steps;
  left = usual;
  answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6119?' }));
  expect(steps).toBe(2 * usual + 1);
  expect((await messagesOf(pupil, chatId)).at(-1)).toMatchObject({ Is_Bot: true, state: 'whole' });
});

describe('asking again', () => {
  test('for the answer of a chat just begun', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil, 'JS6107?');
    const [first] = await messagesOf(pupil, chatId);
    const events = eventsOf(
      await change(pupil, chatId, first?.id, { Text: 'JS6107?' }, { accept: 'text/event-stream' }),
    );
    expect(events.at(-1)?.event).toBe('done');
    const messages = await messagesOf(pupil, chatId);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toEqual(first);
  });

  test('with another text replaces what came after, and the chat goes on in order', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil, 'JS6107?');
    const [first] = await messagesOf(pupil, chatId);
    answerOf(changeMessage, await change(pupil, chatId, first?.id, { Text: 'JS6107?' }));
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'And JS6456?' }));
    expect(await messagesOf(pupil, chatId)).toHaveLength(4);
    const edited = answerOf(changeMessage, await change(pupil, chatId, first?.id, { Text: 'JS6119?' }));
    expect(edited.Messages.map(({ Text, Is_Bot }) => (Is_Bot ? Text.includes('JS6119') : Text))).toEqual([
      'JS6119?',
      true,
    ]);
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'And JS6456?' }));
    const after = await messagesOf(pupil, chatId);
    expect(after.map(({ Is_Bot }) => Is_Bot)).toEqual([false, true, false, true]);
    expect(after[2]?.Text).toBe('And JS6456?');
    errorOf(await change(pupil, chatId, after[1]?.id, { Text: 'I am Eddy now' }), 404);
    errorOf(await change(pupil, chatId, 'nothing', { Text: 'x' }), 404);
  });

  test('what was thought of an answer is kept, and taken back', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil);
    const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6107?' }));
    const id = Messages.at(-1)?.id;
    for (const feedback of ['up', 'down', null]) {
      const chat = answerOf(changeMessage, await change(pupil, chatId, id, { feedback }));
      expect(chat.Messages.at(-1)?.feedback).toBe(feedback);
    }
    const { updatedAt } = answerOf(changeMessage, await change(pupil, chatId, id, { feedback: 'up' }));
    clock.advance(1_000);
    expect(answerOf(changeMessage, await change(pupil, chatId, id, { feedback: null })).updatedAt).toBe(
      updatedAt,
    );
  });
});

describe('a key', () => {
  test('twenty times at once begins one chat, asks one question, and gives equal answers', async () => {
    const pupil = await graded();
    const headers = { 'idempotency-key': 'once' };
    const body = { User_ID: pupil.user.User_ID, initial_message: 'JS6107?' };
    const twenty = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, call));
    const created = await twenty(() => pupil.call('POST', '/api/chat/create', body, { headers }));
    expect(new Set(created.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    const chatId = created[0]?.json().Chat_ID;
    expect((await pupil.call('GET', `/api/chat/user/${pupil.user.User_ID}`)).json()).toHaveLength(1);
    const asked = await twenty(() => ask(pupil, chatId, { Text: 'JS6456?' }, headers));
    expect(new Set(asked.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect(asked[0]?.statusCode, asked[0]?.body).toBe(200);
    expect(await messagesOf(pupil, chatId)).toHaveLength(3);
    const streamed = eventsOf(await askStreamed(pupil, chatId, { Text: 'JS6456?' }, headers));
    expect(streamed).toEqual([{ event: 'done', data: asked[0]?.json() }]);
    errorOf(await ask(pupil, chatId, { Text: 'JS6119?' }, headers), 422);
  });

  test('gives the answer of that question, also when more has been asked since', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil);
    const headers = { 'idempotency-key': 'k' };
    const first = await ask(pupil, chatId, { Text: 'JS6456?' }, headers);
    await ask(pupil, chatId, { Text: 'JS6119?' });
    expect((await ask(pupil, chatId, { Text: 'JS6456?' }, headers)).json()).toEqual(first.json());
    const other = await begun(pupil);
    answerOf(sendMessage, await ask(pupil, other, { Text: 'JS6456?' }, headers));
    expect(await messagesOf(pupil, other)).toHaveLength(3);
  });
});

describe('two tabs on one chat', () => {
  const hold = (chatId: string, since: Date) =>
    running.database.db.execute(
      `update chats set answering = 'elsewhere', answering_since = '${since.toISOString()}' where id = '${chatId}'`,
    );

  test('write one answer at a time: the other is told, and nothing of its is kept', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil, 'JS6107?');
    const [first] = await messagesOf(pupil, chatId);
    await hold(chatId, clock.now());
    for (const response of [
      await ask(pupil, chatId, { Text: 'JS6456?' }),
      await askStreamed(pupil, chatId, { Text: 'JS6456?' }),
      await change(pupil, chatId, first?.id, { Text: 'JS6456?' }),
    ]) {
      expect(errorOf(response, 409).params).toEqual({ reason: 'answering' });
    }
    expect((await pupil.call('GET', `/api/chat/${chatId}`)).json()).toMatchObject({
      answering: true,
      Messages: [first],
    });
  });

  test('are not held up for ever by an answer that was lost with its server', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil, 'JS6107?');
    await hold(chatId, clock.now());
    clock.advance(2 * MINUTE_MS);
    expect((await pupil.call('GET', `/api/chat/${chatId}`)).json().answering).toBe(false);
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6456?' }));
    await hold(chatId, clock.now());
    await running.accounts.eddy.forgetLostAnswers();
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6119?' }));
  });

  test('have an answer written that its server, now dead, was writing when the question is sent again', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil, 'JS6107?');
    const headers = { 'idempotency-key': 'its-server-died' };
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6456?' }, headers));
    const whole = await messagesOf(pupil, chatId);
    await running.database.db.execute(`delete from chat_messages where id = '${whole.at(-1)?.id}'`);
    await hold(chatId, clock.now());
    // Longer than the guide ever takes.
    pause.mockClear().mockImplementationOnce(async () => clock.advance(11_000));
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6456?' }, headers));
    expect(pause).toHaveBeenCalledTimes(1);
    const texts = (await messagesOf(pupil, chatId)).map(({ Text }) => Text);
    expect(texts).toEqual(whole.map(({ Text }) => Text));
  });

  test('that ask twenty things at once lose none that was accepted', async () => {
    const pupil = await graded();
    const chatId = await begun(pupil);
    const texts = Array.from({ length: 20 }, (_, index) => `JS6107? ${index}`);
    const answers = await Promise.all(texts.map((Text) => ask(pupil, chatId, { Text })));
    const accepted = texts.filter((_, index) => answers[index]?.statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(accepted.length + refused.length).toBe(20);
    expect(accepted.length).toBeGreaterThan(0);
    const messages = await messagesOf(pupil, chatId);
    expect(
      messages
        .flatMap(({ Is_Bot, Text }) => (Is_Bot ? [] : [Text]))
        .slice(1)
        .sort(),
    ).toEqual(accepted.sort());
    expect(messages.slice(1).map(({ Is_Bot }) => Is_Bot)).toEqual(accepted.flatMap(() => [false, true]));
  });
});
