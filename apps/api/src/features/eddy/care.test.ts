import { readChat, sendMessage } from '@lodestar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { registered } from '../../testing/pupil.ts';
import { ask, askStreamed, begun, eventsOf, messagesOf, shownIn } from './testing/chat.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const CARD = 'I want to kill myself';
const SOFT = 'i am so tired of everything';

test.each([
  ['self', CARD, 'en', 'You matter more than any result.'],
  ['friend', 'my friend says she wants to kill herself', 'en', '1. In danger now'],
  ['violence', 'my dad beats me with a belt', 'en', 'not your fault'],
  ['eating', '我每餐食完都扣喉', 'tc', '磅上的數字'],
  ['threat', '有人拿我的裸照勒索我', 'sc', '面对威胁'],
])(
  'a card fits whom it is about, %s, with numbers and a text channel',
  async (care, Text, language, words) => {
    const pupil = await registered(running);
    const chatId = await begun(pupil);
    const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text, language }));
    const card = Messages.at(-1);
    expect(card).toMatchObject({ state: 'helpLine', care });
    expect(card?.Text).toContain(words);
    for (const link of ['[18111](tel:18111)', '[999](tel:999)', '[9101 2012](sms:+85291012012)'])
      expect(card?.Text).toContain(link);
  },
);

test('after a card the talk goes on in fixed words, and facts come with a line of care', async () => {
  const pupil = await registered(running);
  const chatId = await begun(pupil, CARD);
  const afraid = answerOf(sendMessage, await ask(pupil, chatId, { Text: 'I’m afraid to call' })).Messages.at(
    -1,
  );
  expect(afraid).toMatchObject({
    state: 'whole',
    care: null,
    counsellor: null,
    suggestions: ['Somebody is here', 'I am alone'],
  });
  expect(afraid?.Text).toContain('Open Up 9101 2012');
  const alone = answerOf(sendMessage, await ask(pupil, chatId, { Text: 'I am alone' })).Messages.at(-1);
  expect(alone?.Text).toContain('999');
  await begun(pupil);
  const fresh = await begun(pupil, CARD);
  const facts = await askStreamed(pupil, fresh, { Text: 'What does JS6107 require?' });
  const kept = (await messagesOf(pupil, fresh)).at(-1);
  expect(shownIn(eventsOf(facts))).toBe(kept?.Text);
  expect(kept?.Text).toMatch(/^Before that, one thing: how you are matters more[\s\S]+JS6107/);
});

test('a plan told after a card is answered as danger, whatever else its words could ask', async () => {
  const pupil = await registered(running);
  const chatId = await begun(pupil, CARD);
  const Text = '唔好又叫我打電話 我真係諗過點做 連邊日都諗過';
  const plan = answerOf(sendMessage, await ask(pupil, chatId, { Text, language: 'tc' })).Messages.at(-1);
  expect(plan).toMatchObject({ state: 'helpLine', care: 'self', counsellor: null });
  expect(plan?.Text).toContain('999');
});

test('who is hurt at home is told what a school social worker would say', async () => {
  const pupil = await registered(running);
  const chatId = await begun(pupil, 'my dad beats me with a belt');
  for (const Text of ['i still have to go home tonight', 'is there anywhere i can stay']) {
    const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text, language: 'en' }));
    expect(Messages.at(-1)?.Text).toContain('999');
    expect(Messages.at(-1)?.Text).toMatch(/social worker/);
    expect(Messages.at(-1)?.Text).not.toContain('Open Up');
  }
});

test('between harmless and certain the question is answered, and one line asks how they are', async () => {
  const pupil = await registered(running);
  const chatId = await begun(pupil);
  const response = await askStreamed(pupil, chatId, { Text: `What does JS6107 require? ${SOFT}` });
  const answer = (await messagesOf(pupil, chatId)).at(-1);
  expect(answer).toMatchObject({ state: 'whole', care: 'soft', counsellor: 'guide' });
  expect(answer?.Text).toMatch(/JS6107[\s\S]+\n\nAnd you, how are you these days\?[^\n]*$/);
  expect(shownIn(eventsOf(response))).toBe(answer?.Text);
  const next = answerOf(sendMessage, await ask(pupil, chatId, { Text: 'Not so well' })).Messages.at(-1);
  expect(next?.Text).toContain('18111');
});

test('a worry gets neither a card nor the line', async () => {
  const pupil = await registered(running);
  const chatId = await begun(pupil);
  for (const Text of ['scared my parents will be disappointed', '我驚阿爸阿媽失望']) {
    const { Messages } = answerOf(sendMessage, await ask(pupil, chatId, { Text }));
    expect(Messages.at(-1)).toMatchObject({ state: 'whole', care: null });
  }
});

test('nobody reads the talk of somebody else, nor signed out', async () => {
  const [pupil, other] = [await registered(running), await registered(running)];
  const chatId = await begun(pupil, CARD);
  errorOf(await ask(other, chatId, { Text: 'I’m afraid to call' }), 404);
  errorOf(await other.call('GET', readChat.path.replace(':chat_id', chatId)), 404);
});
