import { describe, expect, test } from 'vitest';
import { isTexts, simplifiedCatalogue } from './simplified-catalogue.ts';

describe('the simplified catalogue', () => {
  test('simplifies characters and takes mainland words, leaving placeholders alone', () => {
    const traditional = { search: { title: '搜尋課程', failed: '伺服器沒有回應 {{code}}' } };
    expect(simplifiedCatalogue(traditional, {})).toEqual({
      search: { title: '搜索课程', failed: '服务器没有回应 {{code}}' },
    });
  });

  test('lets an override win at its own key only', () => {
    expect(simplifiedCatalogue({ a: { b: '學額', c: '學額' } }, { a: { b: '名额' } })).toEqual({
      a: { b: '名额', c: '学额' },
    });
  });

  test('refuses an override that nothing answers to', () => {
    expect(() => simplifiedCatalogue({ a: '學額' }, { gone: '名额' })).toThrow('gone');
  });
});

test.each([[['a']], [{ a: 1 }], [null], ['text']])('%j is not a catalogue', (content) => {
  expect(isTexts(content)).toBe(false);
});
