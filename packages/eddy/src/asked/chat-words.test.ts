import { describe, expect, it } from 'vitest';
import { chats } from './chat-words.ts';

describe('what people say in passing', () => {
  it.each([
    "how's your day",
    'lol',
    'haha you are so funny',
    '食咗飯未呀',
    '你真可爱',
    '今日好凍呀',
    'im bored',
    '好无聊啊',
  ])('is no question: %s', (message) => expect(chats(message)).toBe(true));

  it.each([
    'how is the list',
    'lol can i get in',
    '食物科學讀咩',
    '等放榜好悶，可以做咩',
    'is hku hot for business',
    '你好厲害，我都想入港大',
    'you',
    '',
  ])('is something else: %s', (message) => expect(chats(message)).toBe(false));
});
