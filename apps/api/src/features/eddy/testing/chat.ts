import {
  CHAT_EVENTS,
  type ChatEvent,
  type ChatEventName,
  type ChatMessage,
  createChat,
  readChat,
} from '@lodestar/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { answerOf } from '../../../testing/app.ts';
import type { Pupil } from '../../../testing/pupil.ts';

/** A chat of a pupil that begins with these words. */
export async function begun(pupil: Pupil, initial_message = 'Hello Eddy'): Promise<string> {
  const body = { User_ID: pupil.user.User_ID, initial_message };
  const response = await pupil.call('POST', '/api/chat/create', body);
  expect(response.statusCode, response.body).toBe(201);
  return createChat.response.parse(response.json()).Chat_ID;
}

export const ask = (pupil: Pupil, chatId: string, body: unknown, headers: InjectOptions['headers'] = {}) =>
  pupil.call('POST', `/api/chat/${chatId}/message`, body, { headers });

export const askStreamed = (pupil: Pupil, chatId: string, body: unknown, headers = {}) =>
  ask(pupil, chatId, body, { accept: 'text/event-stream', ...headers });

export const messagesOf = async (pupil: Pupil, chatId: string): Promise<readonly ChatMessage[]> =>
  answerOf(readChat, await pupil.call('GET', `/api/chat/${chatId}`)).Messages;

/** What the pupil and Eddy said, in short. */
export const saidIn = async (pupil: Pupil, chatId: string) =>
  (await messagesOf(pupil, chatId)).map(
    ({ Is_Bot, Text, state }) => `${Is_Bot ? 'Eddy' : 'pupil'} ${state}: ${Text}`,
  );

const isEventName = (name: string): name is ChatEventName => Object.hasOwn(CHAT_EVENTS, name);

/** The events of a streamed answer, each of which must be as the contract says. */
export function eventsOf(response: LightMyRequestResponse): readonly ChatEvent[] {
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200);
  expect(response.headers['content-type']).toContain('text/event-stream');
  return parseEvents(response.body);
}

export function parseEvents(text: string): ChatEvent[] {
  return text.split('\n\n').flatMap((block): ChatEvent[] => {
    const [, name = '', json = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    if (!isEventName(name)) return [];
    const data: unknown = JSON.parse(json);
    if (name === 'delta') return [{ event: name, data: CHAT_EVENTS.delta.parse(data) }];
    if (name === 'tool') return [{ event: name, data: CHAT_EVENTS.tool.parse(data) }];
    if (name === 'done') return [{ event: name, data: CHAT_EVENTS.done.parse(data) }];
    return [{ event: name, data: CHAT_EVENTS.error.parse(data) }];
  });
}

/** What was shown while it streamed. */
export const shownIn = (events: readonly ChatEvent[]) =>
  events.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('');

export const errorIn = (events: readonly ChatEvent[]) =>
  events.flatMap(({ event, data }) => (event === 'error' ? [data.code] : []))[0] ?? null;

/** Changes a message that was sent. */
export const change = (pupil: Pupil, chatId: string, id: string | undefined, body: unknown, headers = {}) =>
  pupil.call('PATCH', `/api/chat/${chatId}/message/${id}`, body, { headers });
