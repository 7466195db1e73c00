import {
  CHAT_LIMITS,
  exportChat,
  listChatAnalyses,
  listChats,
  readChat,
  renameChat,
  searchChats,
  sendMessage,
} from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { testClock } from '../../testing/clock.ts';
import { callAs, type Pupil, registered } from '../../testing/pupil.ts';
import { ask, begun, messagesOf } from './testing/chat.ts';

const clock = testClock();
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

const ANALYSIS = {
  id: 'analysis_1',
  timestamp: '2026-01-02T03:04:05.000Z',
  content: '**Drive** You keep going.',
};

async function withAnalysis(): Promise<Pupil> {
  const pupil = await registered(running);
  const changed = await pupil.call('PATCH', '/api/auth/me', { trajectory_analyses: [ANALYSIS] });
  expect(changed.statusCode).toBe(200);
  return pupil;
}

const listOf = async (pupil: Pupil) =>
  answerOf(listChats, await pupil.call('GET', `/api/chat/user/${pupil.user.User_ID}`));
const search = async (pupil: Pupil, q: string) =>
  answerOf(searchChats, await pupil.call('GET', `/api/chat/search?q=${encodeURIComponent(q)}`));
const withoutId = (error: { requestId: string }) => ({ ...error, requestId: '' });

describe('a chat', () => {
  test('begins with a message that is kept unanswered', async () => {
    const pupil = await registered(running);
    const chatId = await begun(pupil, 'What fits me?');
    const chat = answerOf(readChat, await pupil.call('GET', `/api/chat/${chatId}`));
    expect(chat).toMatchObject({ Chat_ID: chatId, title: 'What fits me?', answering: false });
    expect(chat.Messages).toMatchObject([
      { Text: 'What fits me?', Is_Bot: false, state: 'whole', counsellor: null },
    ]);
  });

  test('begins about an analysis of one’s own, in one’s own language', async () => {
    const pupil = await withAnalysis();
    await pupil.call('PATCH', '/api/auth/me', { preferred_language: 'tc' });
    const body = { User_ID: pupil.user.User_ID.toUpperCase(), initial_analysis_id: ANALYSIS.id };
    const created = await pupil.call('POST', '/api/chat/create', body);
    expect(created.statusCode).toBe(201);
    const [message] = await messagesOf(pupil, created.json().Chat_ID);
    expect(message).toMatchObject({ reference_analysis_id: ANALYSIS.id, Is_Bot: false });
    expect(message?.Text).toMatch(/人生軌跡/);
  });

  test('is listed with the newest first, by its opening, under the name it was given', async () => {
    const pupil = await registered(running);
    const first = await begun(pupil, `First ${'word '.repeat(100)}`);
    clock.advance(1_000);
    const second = await begun(pupil, 'Second');
    clock.advance(1_000);
    expect((await listOf(pupil)).map(({ Chat_ID }) => Chat_ID)).toEqual([second, first]);
    await ask(pupil, first, { Text: 'Go on' });
    const renamed = answerOf(
      renameChat,
      await pupil.call('PATCH', `/api/chat/${second}`, { title: ' Law ' }),
    );
    expect(renamed.title).toBe('Law');
    const [newest, oldest] = await listOf(pupil);
    expect(newest?.Chat_ID).toBe(first);
    expect(newest?.Messages[0]?.Text).toHaveLength(CHAT_LIMITS.opening);
    expect(newest?.title.length).toBeLessThanOrEqual(60);
    expect(oldest).toMatchObject({ Chat_ID: second, title: 'Law', Messages: [{ Text: 'Second' }] });
  });

  test('shows the analyses that there are', async () => {
    const pupil = await withAnalysis();
    const chatId = await begun(pupil);
    expect(answerOf(listChatAnalyses, await pupil.call('GET', `/api/chat/${chatId}/analyses`))).toEqual([
      ANALYSIS,
    ]);
  });

  test('is exported as Markdown', async () => {
    const pupil = await withAnalysis();
    const chatId = await begun(pupil, 'Am I **bold**?\n# Yes');
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6107?', reference_analysis_id: ANALYSIS.id }));
    const response = await pupil.call('GET', `/api/chat/${chatId}/export`);
    expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('.md');
    const text = exportChat.response.parse(response.body);
    expect(text).toMatch(/^# Am I \*\*bold\*\*\? # Yes\n\n## Me · \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/);
    expect(text).toContain('### Yes');
    expect(text).toContain('## Eddy (built-in guide)');
    expect(text).not.toContain('{{');
  });

  test('is read and deleted by the generic calls too', async () => {
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const row = { collection: 'CHAT', ID: 'Chat_ID', rowID: chatId };
    const read = await pupil.call('POST', '/api/database/read', row);
    expect(readChat.response.parse(read.json()).Chat_ID).toBe(chatId);
    expect((await pupil.call('POST', '/api/database/delete', row)).json()).toEqual({ success: true });
    errorOf(await pupil.call('GET', `/api/chat/${chatId}`), 404);
    expect(await listOf(pupil)).toEqual([]);
  });

  test('goes with the account, and is in the export of it', async () => {
    const pupil = await registered(running);
    const chatId = await begun(pupil, 'canary in a chat');
    const { chats } = (await pupil.call('GET', '/api/auth/export')).json();
    expect(chats).toMatchObject([{ Chat_ID: chatId, Messages: [{ Text: 'canary in a chat' }] }]);
    await pupil.call('DELETE', '/api/auth/me', { password: pupil.password });
    const left = await running.database.db.execute(
      `select count(*)::int as n from chat_messages where chat_id = '${chatId}'`,
    );
    expect(JSON.stringify(left)).toContain('"n":0');
  });
});

describe('somebody else’s chat', () => {
  test('is the same as none, whatever is asked of it', async () => {
    const owner = await withAnalysis();
    const stranger = await registered(running);
    const chatId = await begun(owner, 'Mine alone');
    const answered = answerOf(sendMessage, await ask(owner, chatId, { Text: 'JS6107?' }));
    const [question, , answer] = [answered.Messages[0], answered.Messages[1], answered.Messages.at(-1)];
    const calls: [method: 'GET' | 'POST' | 'PATCH', path: (id: string) => string, body?: unknown][] = [
      ['GET', (id) => `/api/chat/${id}`],
      ['GET', (id) => `/api/chat/${id}/analyses`],
      ['GET', (id) => `/api/chat/${id}/export`],
      ['POST', (id) => `/api/chat/${id}/message`, { Text: 'Hi' }],
      ['POST', (id) => `/api/chat/${id}/message`, { Text: 'I want to kill myself' }],
      ['PATCH', (id) => `/api/chat/${id}`, { title: 'Mine' }],
      ['PATCH', (id) => `/api/chat/${id}/message/${question?.id}`, { Text: 'Hi' }],
      ['PATCH', (id) => `/api/chat/${id}/message/${question?.id}`, { Text: 'I want to kill myself' }],
      ['PATCH', (id) => `/api/chat/${id}/message/${answer?.id}`, { feedback: 'up' }],
    ];
    const before = await messagesOf(owner, chatId);
    for (const [method, path, body] of calls) {
      const foreign = errorOf(await stranger.call(method, path(chatId), body), 404);
      for (const absent of ['7d7a2f3e-0000-4000-8000-000000000000', 'x', "'; drop table chats; --", '%00']) {
        const none = errorOf(await stranger.call(method, path(encodeURIComponent(absent)), body), 404);
        expect(withoutId(none), `${method} ${absent}`).toEqual(withoutId(foreign));
      }
      errorOf(await callAs(running, null, method, path(chatId), body), 401);
    }
    for (const verb of ['read', 'delete']) {
      const row = { collection: 'CHAT', ID: 'Chat_ID' };
      const foreign = errorOf(
        await stranger.call('POST', `/api/database/${verb}`, { ...row, rowID: chatId }),
        404,
      );
      const none = errorOf(await stranger.call('POST', `/api/database/${verb}`, { ...row, rowID: 'x' }), 404);
      expect(withoutId(none)).toEqual(withoutId(foreign));
    }
    expect(await messagesOf(owner, chatId)).toEqual(before);
    expect(await listOf(stranger)).toEqual([]);
    expect(await search(stranger, 'Mine')).toEqual([]);
  });

  test('is not listed or begun in another’s name, and another’s analysis is none', async () => {
    const owner = await withAnalysis();
    const stranger = await registered(running);
    errorOf(await stranger.call('GET', `/api/chat/user/${owner.user.User_ID}`), 403);
    errorOf(await stranger.call('GET', '/api/chat/user/nobody.at.all'), 403);
    const inHisName = { User_ID: owner.user.User_ID, initial_message: 'Hi' };
    errorOf(await stranger.call('POST', '/api/chat/create', inHisName), 403);
    const about = { User_ID: stranger.user.User_ID, initial_analysis_id: ANALYSIS.id };
    const foreign = errorOf(await stranger.call('POST', '/api/chat/create', about), 404);
    const none = errorOf(
      await stranger.call('POST', '/api/chat/create', { ...about, initial_analysis_id: 'no' }),
      404,
    );
    expect(withoutId(none)).toEqual(withoutId(foreign));
    const chatId = await begun(stranger);
    errorOf(await ask(stranger, chatId, { Text: 'Hi', reference_analysis_id: ANALYSIS.id }), 404);
    expect(await messagesOf(stranger, chatId)).toHaveLength(1);
  });
});

describe('a request', () => {
  test.each([
    [{}, 'initial_message'],
    [{ initial_message: ' \n ' }, 'initial_message'],
    [{ initial_message: 'x'.repeat(4_001) }, 'initial_message'],
    [{ initial_message: 'a\u0000' }, 'initial_message'],
    [{ initial_message: 5 }, 'initial_message'],
    [{ initial_analysis_id: '' }, 'initial_analysis_id'],
  ])('to begin with %j is refused by name', async (body, field) => {
    const pupil = await registered(running);
    const response = await pupil.call('POST', '/api/chat/create', { User_ID: pupil.user.User_ID, ...body });
    expect(errorOf(response, 400).params).toMatchObject({ fields: [{ field }] });
  });

  test.each([
    [{}, 'Text'],
    [{ Text: '' }, 'Text'],
    [{ Text: '字'.repeat(4_001) }, 'Text'],
    [{ Text: 'x', detailed: 'yes' }, 'detailed'],
    [{ Text: 'x', language: 'fr' }, 'language'],
    [{ Text: 'x', reference_analysis_id: 5 }, 'reference_analysis_id'],
  ])('to ask %j is refused by name, and keeps nothing', async (body, field) => {
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    expect(errorOf(await ask(pupil, chatId, body), 400).params).toMatchObject({ fields: [{ field }] });
    expect(await messagesOf(pupil, chatId)).toHaveLength(1);
  });

  test('to change a message is one thing or the other', async () => {
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const [message] = await messagesOf(pupil, chatId);
    const change = (body: unknown) => pupil.call('PATCH', `/api/chat/${chatId}/message/${message?.id}`, body);
    for (const body of [{}, { Text: 'x', feedback: 'up' }, { feedback: 'sideways' }, { Text: ' ' }]) {
      errorOf(await change(body), 400);
    }
    errorOf(await change({ feedback: 'up' }), 404);
    errorOf(await pupil.call('PATCH', `/api/chat/${chatId}`, { title: '' }), 400);
    errorOf(await pupil.call('PATCH', `/api/chat/${chatId}`, { title: 'x'.repeat(101) }), 400);
  });

  test('for one chat too many is refused, also of many at once', async () => {
    const pupil = await registered(running);
    const body = { User_ID: pupil.user.User_ID, initial_message: 'Hi' };
    const create = () => pupil.call('POST', '/api/chat/create', body);
    for (let chats = 0; chats < CHAT_LIMITS.chats - 2; chats += 1) await create();
    const last = await Promise.all(Array.from({ length: 6 }, create));
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(errorOf(await create(), 409).params).toEqual({ limit: 'chats', max: CHAT_LIMITS.chats });
  });

  test('for one message too many is refused', async () => {
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    await running.database.db.execute(
      `update chats set next_position = ${CHAT_LIMITS.messages - 2} where id = '${chatId}'`,
    );
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6107?' }));
    const refused = errorOf(await ask(pupil, chatId, { Text: 'JS6107?' }), 409);
    expect(refused.params).toEqual({ limit: 'messages', max: CHAT_LIMITS.messages });
  });
});
