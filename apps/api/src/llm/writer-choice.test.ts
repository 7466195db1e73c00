import { generate, sendMessage } from '@lodestar/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { begun } from '../features/eddy/testing/chat.ts';
import { answerOf, errorOf, openTestApp, type TestApp } from '../testing/app.ts';
import { openPreparedDatabase } from '../testing/database.ts';
import { type MailBox, openMailBox } from '../testing/mail-box.ts';
import { always, openModelProvider, PATIENT_MS } from '../testing/model-provider.ts';
import { callAs, type Pupil, registered } from '../testing/pupil.ts';

const PURPOSES = ['title', 'recommendation', 'trajectory_analysis', undefined] as const;

let database: Database;
let mail: MailBox;
beforeAll(async () => {
  database = await openPreparedDatabase();
  mail = await openMailBox();
});
afterAll(async () => {
  await mail.close();
  await database.close();
});

/** With a model that answers once an hour from one address. */
async function opened(settings = {}) {
  const provider = await openModelProvider(always('Read on.'));
  const environment = { ...provider.settings(), ...settings };
  const modelLimits = { address: 1, installation: 1 };
  const running = await openTestApp({ database, environment, modelLimits, modelTimeoutMs: PATIENT_MS });
  onTestFinished(() => running.close());
  return { provider, running };
}

async function confirmed(running: TestApp, { user }: Pupil): Promise<void> {
  await running.accounts.settled();
  const letter = mail.ownEmailLetters().find(({ to }) => to[0] === user.Email_Address);
  const token = /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  const answer = await callAs(running, null, 'POST', '/api/auth/email/confirm', { token });
  expect(answer.statusCode, answer.body).toBe(200);
}

const write = (pupil: Pupil, purpose: (typeof PURPOSES)[number]) =>
  pupil.call('POST', '/api/chatbot/generate', { text: 'Hello', ...(purpose && { purpose }) });
const say = async (pupil: Pupil, chatId: string) => {
  const { Messages } = answerOf(
    sendMessage,
    await pupil.call('POST', `/api/chat/${chatId}/message`, { Text: 'Hi' }),
  );
  return Messages.at(-1)?.counsellor;
};

test('the built-in guide writes for an address that nobody has confirmed, and nothing is taken of the limits', async () => {
  const { provider, running } = await opened({ SMTP_URL: mail.url });
  const pupil = await registered(running);
  const chatId = await begun(pupil);
  for (const purpose of PURPOSES)
    expect(answerOf(generate, await write(pupil, purpose)).content).not.toBe('');
  expect([await say(pupil, chatId), await say(pupil, chatId)]).toEqual(['guide', 'guide']);
  expect(provider.calls()).toBe(0);
  await confirmed(running, pupil);
  expect(await say(pupil, chatId)).toBe('model');
  expect(provider.calls()).toBe(1);
  expect(errorOf(await write(pupil, 'title'), 429).code).toBe('quota_exceeded');
});

test('what was asked before is answered by the model when it is asked again', async () => {
  const { running } = await opened({ SMTP_URL: mail.url });
  const pupil = await registered(running);
  const chatId = await begun(pupil);
  const said = await pupil.call('POST', `/api/chat/${chatId}/message`, { Text: 'Hi' });
  const { Messages } = answerOf(sendMessage, said);
  await confirmed(running, pupil);
  const again = await pupil.call('PATCH', `/api/chat/${chatId}/message/${Messages.at(-2)?.id}`, {
    Text: 'Hi',
  });
  expect(again.json<{ Messages: { counsellor: string }[] }>().Messages.at(-1)?.counsellor).toBe('model');
});

test('where no mail is sent the model writes for everybody', async () => {
  const { provider, running } = await opened();
  const pupil = await registered(running);
  expect(await say(pupil, await begun(pupil))).toBe('model');
  expect(provider.calls()).toBe(1);
});
