import { describe, expect, it } from 'vitest';
import { parseToolCall } from './parse-tool-call.ts';
import { TOOL_NAMES, TOOLS } from './tool-call.ts';

describe('a call that a model sends', () => {
  it.each<[string, unknown, unknown]>([
    ['my_scores', undefined, {}],
    ['my_list', {}, {}],
    ['order_advice', null, {}],
    ['programme', { code: ' js1204 ' }, { code: 'JS1204' }],
    ['classify', { codes: ['JS1204', 'js1204', 'JS6456'] }, { codes: ['JS1204', 'JS6456'] }],
    ['classify', { code: 'JS1204' }, { codes: ['JS1204'] }],
    ['search_programmes', { query: 'law' }, { query: 'law', institutions: [], category: null }],
    [
      'search_programmes',
      { institutions: 'hku', category: 'LAW' },
      { query: '', institutions: ['HKU'], category: 'law' },
    ],
    ['recommend', {}, { by: 'scores', level: null, institutions: [], category: null, count: 6 }],
    [
      'recommend',
      { by: 'ability', level: '5', count: 3 },
      { by: 'ability', level: 5, institutions: [], category: null, count: 3 },
    ],
    [
      'what_if',
      { changes: [{ subject: 'ENG', grade: '5*' }] },
      { changes: [{ subject: 'ENG', grade: '5*' }], codes: [] },
    ],
  ])('%s %j is read', (tool, input, expected) => {
    expect(parseToolCall(tool, input)).toEqual({ tool, input: expected });
  });

  it.each<[string, unknown]>([
    ['read_file', {}],
    ['programme', {}],
    ['programme', { code: 'DROP TABLE' }],
    ['classify', { codes: [] }],
    ['classify', { codes: [1, 2] }],
    ['classify', { codes: ['JS1001', 'JS1002', 'JS1005', 'JS1007', 'JS1012', 'JS1013', 'JS1014'] }],
    ['search_programmes', {}],
    ['search_programmes', { query: 'law', institutions: ['MIT'] }],
    ['recommend', { level: 9 }],
    ['recommend', { count: 1000 }],
    ['recommend', { by: 'luck' }],
    ['what_if', { changes: [{ subject: 'ENG', grade: 'A' }] }],
    ['what_if', { changes: [{ subject: '__proto__', grade: '5' }] }],
    ['what_if', { changes: 'ENG 5' }],
    ['my_scores', 'everything'],
  ])('%s %j comes back as a problem in words', (tool, input) => {
    expect(parseToolCall(tool, input)).toEqual({ problem: expect.any(String) });
  });

  it('is described to it for every tool', () => {
    expect(Object.keys(TOOLS)).toEqual([...TOOL_NAMES]);
    for (const name of TOOL_NAMES) {
      expect(TOOLS[name]).toMatchObject({
        name,
        describe: expect.stringMatching(/\S/),
        input: { type: 'object' },
      });
    }
  });
});
