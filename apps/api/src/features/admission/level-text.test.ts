import { LEVELS } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';
import { languageOf, levelText } from './level-text.ts';

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
    expect(languageOf(header)).toBe(language);
  });
});

test('every level has a text of its own in every language', () => {
  for (const language of ['en', 'tc', 'sc'] as const) {
    const texts = LEVELS.map((classification) => levelText({ classification, reason: null }, language));
    expect(new Set(texts).size).toBe(LEVELS.length);
    expect(texts.every((text) => text.length > 3)).toBe(true);
  }
});

test('a reason wins over the level', () => {
  expect(levelText({ classification: 0, reason: 'requirementNotMet' }, 'en')).toMatch(/requirement/);
  expect(levelText({ classification: -1, reason: 'noPublishedScores' }, 'tc')).toBe('沒有公布分數');
  expect(levelText({ classification: -1, reason: null }, 'en')).toBe('Error');
});
