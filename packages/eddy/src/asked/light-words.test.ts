import { describe, expect, it } from 'vitest';
import { isLight } from './light-words.ts';
import { plainText } from './plain-text.ts';

describe('a joke', () => {
  it.each([
    'lol my grandpa told the whole village im gonna be a doctor',
    '大不了回去种地哈哈',
    '阿爺同全村人講我會做醫生 笑死',
    "haha i'll just sell fishballs 😂",
  ])('is heard in “%s”', (text) => expect(isLight(plainText(text))).toBe(true));

  it.each([
    'lol i cried all night',
    '哈哈我真的好难过',
    'haha i hate myself',
    'my grandpa told everyone',
    '我好惊啊哈哈 好怕',
  ])('is none in “%s”', (text) => expect(isLight(plainText(text))).toBe(false));
});
