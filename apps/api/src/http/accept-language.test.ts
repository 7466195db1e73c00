import { describe, expect, test } from 'vitest';
import { acceptedLanguage } from './accept-language.ts';

describe('the language of an answer', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['fr-FR, ja', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['zh-HK', 'tc'],
    ['zh-TW,zh;q=0.9', 'tc'],
    ['zh-Hant-HK', 'tc'],
    ['zh', 'tc'],
    ['zh-CN', 'sc'],
    ['zh-Hans', 'sc'],
    ['ZH-cn;q=0.8', 'sc'],
    ['en;q=0.3, zh-CN;q=0.7', 'sc'],
    ['zh-HK;q=0, en', 'en'],
    ['fr, zh-TW;q=0.5, en;q=0.4', 'tc'],
  ] as const)('for %j is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
