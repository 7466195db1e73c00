import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createChat, registerAccount } from '@lodestar/contract';
import { addressTold } from '@lodestar/contract/ready-line';
import { expect, onTestFinished, test } from 'vitest';
import { copyPrepared, openPlace } from '../../testing/database.ts';
import { always, openModelProvider } from '../../testing/model-provider.ts';
import { registrationForm } from '../../testing/pupil.ts';
import { settingsOf } from '../../testing/server.ts';
import { listMessages } from './message-repository.ts';
import { presentMessage } from './present.ts';
import { parseEvents } from './testing/chat.ts';

/** A whole server is started, and takes its time to stop. */
const STARTED_AND_STOPPED_MS = 60_000;
const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

test('on SIGTERM an answer that is being streamed is kept as far as it came, and the process ends with 0 in time', {
  timeout: STARTED_AND_STOPPED_MS,
}, async () => {
  const endless = always('One two three four five. '.repeat(4_000), { chunkSize: 5, latency: 50 });
  const provider = await openModelProvider(endless);
  const { place, remove } = await copyPrepared();
  onTestFinished(remove);
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', ...settingsOf(place), ...provider.settings() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = await addressTold(createInterface({ input: child.stdout }));
  const call = (path: string, token: string, body: unknown, accept = 'application/json') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
    });

  const registered = await call('/api/register', '', registrationForm());
  const { token, user } = registerAccount.response.parse(await registered.json());
  const wish = { User_ID: user.User_ID, initial_message: 'Hello' };
  const created = await call('/api/chat/create', token, wish);
  const { Chat_ID: chatId } = createChat.response.parse(await created.json());
  const path = `/api/chat/${chatId}/message`;
  const stream = await call(path, token, { Text: 'Count' }, 'text/event-stream');
  const reader = stream.body?.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader?.read())?.value);

  const ended = once(child, 'exit');
  const told = performance.now();
  child.kill('SIGTERM');
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    text += decoder.decode(piece.value, { stream: true });
  }
  const last = parseEvents(text).at(-1);
  expect(last?.event).toBe('done');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - told).toBeLessThan(10_000);

  const { db, close } = await openPlace(place);
  const kept = await listMessages(db, chatId);
  await close();
  expect(kept.map(({ isBot, state }) => `${isBot} ${state}`)).toEqual([
    'false whole',
    'false whole',
    'true stopped',
  ]);
  expect(last?.event === 'done' && last.data.Messages).toEqual(kept.map(presentMessage));
});
