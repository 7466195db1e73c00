import { changeMessage, sendMessage } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { registered } from '../../testing/pupil.ts';
import { ask, askStreamed, begun, change, eventsOf, messagesOf, saidIn } from './testing/chat.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

describe('whoever may be in danger', () => {
  const CRIES = [
    ['en', 'I want to kill myself', /\[18111\]\(tel:18111\).*\[2389 2222\].*\[2896 0000\].*\[999\]/s],
    ['tc', '我唔想生存落去，想自殺', /情緒通.*18111.*撒瑪利亞/s],
    ['sc', '我想自杀', /情绪通.*18111.*撒玛利亚/s],
  ] as const;

  test.each(CRIES)('gets the help lines at once, in %s', async (language, Text, lines) => {
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text, language }));
    expect(Messages.at(-1)).toMatchObject({
      state: 'helpLine',
      Is_Bot: true,
      counsellor: null,
      grounds: null,
    });
    expect(Messages.at(-1)?.Text).toMatch(lines);
    const events = eventsOf(await askStreamed(pupil, chatId, { Text, language }));
    expect(events.map(({ event }) => event)).toEqual(['done']);
  });

  test('also in the first message, in an edited one, and while another answer is being written', async () => {
    const pupil = await registered(running);
    const chatId = await begun(pupil, 'I want to kill myself');
    const [first, help] = await messagesOf(pupil, chatId);
    expect(help?.state).toBe('helpLine');
    await running.database.db.execute(
      `update chats set answering = 'elsewhere', answering_since = now() where id = '${chatId}'`,
    );
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'I want to kill myself' }));
    expect((await messagesOf(pupil, chatId)).map(({ state }) => state)).toEqual([
      'whole',
      'helpLine',
      'whole',
      'helpLine',
    ]);
    answerOf(changeMessage, await change(pupil, chatId, first?.id, { Text: 'I will kill myself' }));
    expect(await saidIn(pupil, chatId)).toEqual([
      'pupil whole: I will kill myself',
      `Eddy helpLine: ${help?.Text}`,
    ]);
    answerOf(sendMessage, await ask(pupil, chatId, { Text: 'JS6107?' }));
  });

  test('whatever limit is reached', async () => {
    const pupil = await registered(running);
    for (let chats = 0; chats < 100; chats += 1) await begun(pupil, 'Hi');
    const chatId = await begun(pupil, 'I want to kill myself');
    await running.database.db.execute(`update chats set next_position = 200 where id = '${chatId}'`);
    const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text: 'I want to kill myself' }));
    expect(Messages.at(-1)?.state).toBe('helpLine');
  });

  test('also where a text is asked for outside the chat', async () => {
    const pupil = await registered(running);
    const { content } = (
      await pupil.call('POST', '/api/chatbot/generate', { text: '我想自殺', language: 'tc' })
    ).json();
    expect(content).toContain('18111');
  });
});
