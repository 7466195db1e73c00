import { describe, expect, it } from 'vitest';
import type { EddyContext, EddyLanguage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answerLast } from '../testing/talk.ts';
import type { ToolCall } from '../tool-call.ts';

const CHOICES = ['JS6755', 'JS4202', 'JS5300', 'JS1001', 'JS2120'];
const pupilOf = (language: EddyLanguage): EddyContext => ({
  ...sampleContext('mei', language),
  choices: CHOICES,
});

/** What the last of some messages looks up. */
const callsOf = (said: readonly string[], language: EddyLanguage = 'en'): readonly ToolCall[] =>
  answerLast(said, pupilOf(language)).calls;

describe('a place of one’s own list', () => {
  it.each<[EddyLanguage, readonly string[], readonly string[]]>([
    ['en', ['is my list ok', 'and the third on my list?'], ['JS5300']],
    ['en', ['compare JS6406 and JS4903', 'what about my second choice, can i get in'], ['JS4202']],
    ['tc', ['我想讀法律', '第三個choice你點睇'], ['JS5300']],
    ['tc', ['我張list點', '我個第一個choice有冇得入'], ['JS6755']],
    ['tc', ['我張list點', '我第五志願係咪保底'], ['JS2120']],
    ['sc', ['我的志愿表怎么样', '我list第一个有几成机会'], ['JS6755']],
  ])('%s: %j is judged alone', (language, said, codes) => {
    const calls = callsOf(said, language);
    expect(calls).toContainEqual({ tool: 'classify', input: { codes } });
    expect(new Set(JSON.stringify(calls).match(/JS[0-9]{4}/g))).toEqual(new Set(codes));
  });

  it.each<[EddyLanguage, readonly string[]]>([
    ['en', ['is my band A ok', 'what about B then']],
    ['en', ['is my list ok', 'and my band b ones?']],
    ['tc', ['我張list點', 'B嗰兩個呢']],
    ['tc', ['我張list點', '咁組別B呢 有冇問題']],
    ['sc', ['我的志愿表怎么样', 'B组那几个呢']],
  ])('%s: %j is of the choices of that band', (language, said) => {
    expect(callsOf(said, language)).toEqual([{ tool: 'order_advice', input: { codes: [], band: 'B' } }]);
  });

  it.each<[EddyLanguage, string]>([
    ['en', 'if i take out my first who moves up'],
    ['en', 'what if i drop the first one'],
    ['tc', '如果我抽走第一個 邊個頂上去好'],
    ['sc', '如果不要第一个呢'],
  ])('%s: “%s” is thought away, and nothing else', (language, text) => {
    const first = language === 'en' ? 'is my list ok' : '我張list點';
    expect(callsOf([first, text], language)).toEqual([
      { tool: 'order_advice', input: { codes: [], about: 'rank', without: ['JS6755'] } },
    ]);
  });

  it.each<[EddyLanguage, string]>([
    ['en', 'ok swap the 1st one for sth realistic'],
    ['en', 'what should i replace my first choice with'],
    ['tc', '第一個想換做易啲嘅'],
    ['sc', '把第一个换成稳一点的'],
  ])('%s: “%s” is replaced within its field', (language, text) => {
    const [call] = callsOf([text], language);
    expect(call).toMatchObject({
      tool: 'find_programmes',
      input: { category: 'business', except: CHOICES, order: 'level' },
    });
  });

  it.each<[EddyLanguage, string]>([
    ['en', 'my first choice or my second choice first?'],
    ['en', 'band b meaning?'],
    ['tc', '第一同第二邊個擺先'],
  ])('%s: “%s” is no question of one alone', (language, text) => {
    expect(callsOf([text], language)).not.toMatchObject([{ tool: 'classify' }]);
  });
});
