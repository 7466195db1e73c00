import { expect, test } from 'vitest';
import { htmlLang, languageOf } from './languages.ts';

test.each([
  ['zh-CN', 'sc'],
  ['zh-Hans-HK', 'sc'],
  ['zh-HK', 'tc'],
  ['zh-TW', 'tc'],
  ['zh', 'tc'],
  ['en-GB', 'en'],
  ['ja', 'en'],
  ['tc', 'tc'],
  ['', 'en'],
])('%s is read as %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test('the page says its language by tags that pick the typefaces', () => {
  expect([htmlLang('en'), htmlLang('tc'), htmlLang('sc')]).toEqual(['en', 'zh-Hant-HK', 'zh-Hans']);
});
