import { changeMessage, sendMessage } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { answerOf, errorOf, type TestApp } from '../../testing/app.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import {
  always,
  BEGINNING,
  BREAKING_PLACES,
  BROKEN_PLACES,
  ENDLESS_PLACES,
} from '../../testing/model-provider.ts';
import { type Pupil, registered } from '../../testing/pupil.ts';
import {
  ask,
  askStreamed,
  begun,
  errorIn,
  eventsOf,
  messagesOf,
  parseEvents,
  saidIn,
  shownIn,
} from './testing/chat.ts';
import { openStream, openTalkingApp } from './testing/talking-app.ts';

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());

const countedFor = async (pupil: Pupil) => (await pupil.call('GET', '/api/auth/export')).json().generations;
const CRY = { Text: 'I want to kill myself' };

async function otherCallsGoOn({ app }: TestApp, pupil: Pupil): Promise<void> {
  expect((await app.inject('/api/programmes/dse/code/JS6107')).statusCode).toBe(200);
  expect((await pupil.call('GET', '/api/auth/me')).statusCode).toBe(200);
}

describe('a model that does not answer', () => {
  test.each(BROKEN_PLACES)('%s: the message is kept, the rest goes on, nothing is counted', async (place) => {
    const { running, lines } = await openTalkingApp(database, [always('from the loopback')], { place });
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const before = performance.now();
    const [answer] = await Promise.all([
      ask(pupil, chatId, { Text: 'canary?' }),
      otherCallsGoOn(running, pupil),
    ]);
    expect(errorOf(answer, 503).code).toBe('unavailable');
    expect(performance.now() - before).toBeLessThan(20_000);
    expect(await saidIn(pupil, chatId)).toEqual(['pupil whole: Hello Eddy', 'pupil whole: canary?']);
    const events = eventsOf(await askStreamed(pupil, chatId, { Text: 'And?' }));
    expect(events.map(({ event }) => event)).toEqual(['error']);
    expect(errorIn(events)).toBe('unavailable');
    expect(await countedFor(pupil)).toEqual([]);
    answerOf(sendMessage, await ask(pupil, chatId, CRY));
    expect((await messagesOf(pupil, chatId)).at(-1)?.state).toBe('helpLine');
    expect(lines.join()).toContain('the model gave no answer');
    expect(lines.join()).not.toMatch(/canary/i);
  });

  test.each([429, 500])('%i: the same', async (status) => {
    const refusal = always('', { response: { error: { message: 'canary of the provider' }, status } });
    const { running, lines } = await openTalkingApp(database, [refusal]);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    expect(errorOf(await ask(pupil, chatId, { Text: 'Hi' }), 503).message).not.toContain('canary');
    expect(errorIn(eventsOf(await askStreamed(pupil, chatId, { Text: 'Hi' })))).toBe('unavailable');
    expect(await countedFor(pupil)).toEqual([]);
    expect(lines.join()).not.toMatch(/canary/i);
  });

  test('is asked again by the same message, or the same key, when it is back', async () => {
    const { running, provider } = await openTalkingApp(database, [always('Back again.')]);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    provider.mock.nextRequestError(429);
    errorOf(await ask(pupil, chatId, { Text: 'Hi' }, { 'idempotency-key': 'k' }), 503);
    provider.mock.nextRequestError(429);
    errorOf(await ask(pupil, chatId, { Text: 'Hi' }, { 'idempotency-key': 'k' }), 503);
    const again = await ask(pupil, chatId, { Text: 'Hi' }, { 'idempotency-key': 'k' });
    expect(answerOf(sendMessage, again).Messages).toHaveLength(3);
    provider.mock.nextRequestError(429);
    errorOf(await ask(pupil, chatId, { Text: 'More' }), 503);
    const unanswered = (await messagesOf(pupil, chatId)).at(-1);
    const resent = await pupil.call('PATCH', `/api/chat/${chatId}/message/${unanswered?.id}`, {
      Text: 'More',
    });
    expect(answerOf(changeMessage, resent).Messages.map(({ Text }) => Text)).toEqual([
      'Hello Eddy',
      'Hi',
      'Back again.',
      'More',
      'Back again.',
    ]);
  });
});

describe('a model that never comes to an answer', () => {
  test.each(ENDLESS_PLACES)('%s: its time is up, the message is kept, the rest goes on', async (place) => {
    const { running } = await openTalkingApp(database, [], { place });
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const before = performance.now();
    const [events] = await Promise.all([
      askStreamed(pupil, chatId, { Text: 'Hi' }).then(eventsOf),
      otherCallsGoOn(running, pupil),
    ]);
    expect(performance.now() - before).toBeLessThan(6_000);
    expect(errorIn(events)).toBe('unavailable');
    expect(shownIn(events)).toBe('');
    expect(await saidIn(pupil, chatId)).toEqual(['pupil whole: Hello Eddy', 'pupil whole: Hi']);
    answerOf(sendMessage, await ask(pupil, chatId, CRY));
  });
});

describe('a model that breaks off', () => {
  test.each(BREAKING_PLACES)('%s: what came is kept and marked', async (place) => {
    const { running, lines } = await openTalkingApp(database, [], { place });
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const before = performance.now();
    const events = eventsOf(await askStreamed(pupil, chatId, { Text: 'Hi' }));
    expect(performance.now() - before).toBeLessThan(20_000);
    expect(errorIn(events)).toBe('unavailable');
    const shown = shownIn(events);
    expect(BEGINNING.startsWith(shown)).toBe(true);
    const kept = await messagesOf(pupil, chatId);
    if (shown !== '')
      expect(kept.at(-1)).toMatchObject({ Text: shown, state: 'failed', counsellor: 'model' });
    expect(await countedFor(pupil)).toHaveLength(shown === '' ? 0 : 1);
    const asked = kept.findLast(({ Is_Bot }) => !Is_Bot);
    const again = await pupil.call('PATCH', `/api/chat/${chatId}/message/${asked?.id}`, { Text: 'Hi' });
    errorOf(again, 503);
    const states = (await messagesOf(pupil, chatId)).map(({ state }) => state);
    expect(states.slice(0, 2)).toEqual(['whole', 'whole']);
    expect(states.slice(2)).not.toContain('whole');
    expect(lines.join()).not.toMatch(/canary/i);
  });
});

describe('a stream', () => {
  const slow = always('One two three four five six seven eight nine ten. '.repeat(20), {
    chunkSize: 5,
    latency: 30,
  });

  test('that its reader leaves stops; what came is kept and marked, and the chat goes on', async () => {
    const { running } = await openTalkingApp(database, [slow]);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const stream = await openStream(running, pupil.token, `/api/chat/${chatId}/message`, { Text: 'Count' });
    await stream.readPieces(4);
    stream.leave();
    await expect.poll(async () => (await messagesOf(pupil, chatId)).at(-1)?.state).toBe('stopped');
    const { Text = '' } = (await messagesOf(pupil, chatId)).at(-1) ?? {};
    expect(Text).toMatch(/^One two/);
    expect(Text.length).toBeLessThan(500);
    expect(await countedFor(pupil)).toHaveLength(1);
    expect((await pupil.call('GET', `/api/chat/${chatId}`)).json().answering).toBe(false);
  });

  test('holds its chat: another tab is told so, and sees that an answer is being written', async () => {
    const { running } = await openTalkingApp(database, [slow]);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const stream = await openStream(running, pupil.token, `/api/chat/${chatId}/message`, { Text: 'Count' });
    await stream.readPieces(1);
    expect((await pupil.call('GET', `/api/chat/${chatId}`)).json()).toMatchObject({ answering: true });
    expect(errorOf(await ask(pupil, chatId, { Text: 'Me too' }), 409).params).toEqual({
      reason: 'answering',
    });
    const elsewhere = await begun(pupil, 'Another chat');
    expect(errorOf(await ask(pupil, elsewhere, { Text: 'Hi' }), 429).params).toMatchObject({
      limit: 'atOnce',
    });
    errorOf(await ask(await registered(running), chatId, { Text: 'Hi' }), 404);
    answerOf(sendMessage, await ask(pupil, chatId, CRY));
    stream.leave();
    await expect
      .poll(async () => (await messagesOf(pupil, chatId)).map(({ state }) => state))
      .toEqual(['whole', 'whole', 'stopped', 'whole', 'helpLine']);
  });

  test('of a chat that is deleted meanwhile ends, and leaves nothing behind', async () => {
    const { running } = await openTalkingApp(database, [slow]);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const stream = await openStream(running, pupil.token, `/api/chat/${chatId}/message`, { Text: 'Count' });
    await stream.readPieces(1);
    await pupil.call('POST', '/api/database/delete', { collection: 'CHAT', ID: 'Chat_ID', rowID: chatId });
    const events = parseEvents(await stream.readAll());
    expect(errorIn(events)).toBe('not_found');
    errorOf(await pupil.call('GET', `/api/chat/${chatId}`), 404);
    expect((await pupil.call('GET', '/api/auth/export')).json().chats).toEqual([]);
  });

  test('of an account that is erased meanwhile leaves nothing behind', async () => {
    const { running } = await openTalkingApp(database, [slow]);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const stream = await openStream(running, pupil.token, `/api/chat/${chatId}/message`, { Text: 'Count' });
    await stream.readPieces(1);
    await pupil.call('DELETE', '/api/auth/me', { password: pupil.password });
    expect(errorIn(parseEvents(await stream.readAll()))).toBe('not_found');
    const left = await database.db.execute(
      `select count(*)::int as n from chat_messages where chat_id = '${chatId}'`,
    );
    expect(JSON.stringify(left)).toContain('"n":0');
  });

  test('is ended by a server that stops, kept as far as it came, and its reader is told', async () => {
    const { running } = await openTalkingApp(database, [slow]);
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const stream = await openStream(running, pupil.token, `/api/chat/${chatId}/message`, { Text: 'Count' });
    await stream.readPieces(1);
    running.accounts.eddy.endAnswers(0);
    const last = parseEvents(await stream.readAll()).at(-1);
    expect(last?.event).toBe('done');
    expect(await messagesOf(pupil, chatId)).toEqual(last?.event === 'done' ? last.data.Messages : null);
    expect((await messagesOf(pupil, chatId)).at(-1)?.state).toBe('stopped');
    errorOf(await ask(pupil, chatId, { Text: 'Too late' }), 503);
  });
});
