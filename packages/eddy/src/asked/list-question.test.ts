import { describe, expect, it } from 'vitest';
import type { EddyContext } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { ownPlaces } from '../state/own-places.ts';
import { type SamplePupilName, sampleContext } from '../testing/sample-pupils.ts';
import { listQuestionIn } from './list-question.ts';
import { plainText } from './plain-text.ts';
import { asksWhether } from './yes-or-no.ts';

const answer = (text: string, name: SamplePupilName = 'mei'): string => {
  const language = /\p{Script=Han}/u.test(text) ? 'tc' : 'en';
  return guideAnswer({ text, context: sampleContext(name, language), earlier: [], detailed: false }).text;
};

describe('what is asked of a list', () => {
  it.each([
    ['is my list too ambitious or too safe', 'balance'],
    ['會唔會太進取', 'balance'],
    ['do i have a safety on my list', 'safety'],
    ['夠唔夠保底', 'safety'],
    ['which one should i drop', 'drop'],
    ['咁應該delete邊個', 'drop'],
    ['is it worth leaving it at A1', 'keep'],
    ['要唔要拎走最尾嗰個', 'keep'],
    ['which one would you pick', 'pick'],
    ['你會揀邊個', 'pick'],
    ['should my dream school be first', 'dreamFirst'],
    ['夢想學校定係穩陣啲嘅擺第一', 'dreamFirst'],
    ['why is my first choice so risky', null],
    ['which electives should i take in form 4', null],
    ['JS6107 要唔要面試', null],
    ['我張志願表有幾高機會', null],
    ['what can i add as a backup', null],
  ])('“%s”: %s', (text, asked) => {
    expect(listQuestionIn(plainText(text))).toBe(asked);
  });

  it.each([
    ['swap A1 and B1?', ['a', 'd']],
    ['第一同第三志願邊個好', ['a', 'c']],
    ['compare the first two on my list', ['a', 'b']],
    ['am i in for my top one', ['a']],
    ['the second one', []],
  ])('is of these places in “%s”', (text, codes) => {
    expect(ownPlaces(plainText(text), ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(codes);
  });
});

describe('the answer', () => {
  it.each([
    ['should i swap A1 and A2', /^It makes no difference to your chances/],
    ['A3同B1對調得唔得', /^有分別：/],
    ['move JS5240 up?', /^JS5240 .* already stands first/],
    ['要唔要刪第一志願', /^留低：A1 JS5240/],
    ['am i in for my A1', /^(?:Yes|It could|Possible|Hardly|No)/],
    ['is my list balanced', /^(?:Neither|Rather|Not too|A little|Yes)/],
  ])('to “%s” says it first', (text, first) => {
    expect(answer(text)).toMatch(first);
  });
});

describe('where more than grades decides', () => {
  // Above nearly all at JS1201, which offered nobody in Band B a place; HKU's business programmes interview some.
  const context: EddyContext = {
    ...sampleContext('mei', 'en'),
    choices: ['JS5240', 'JS4412', 'JS6781', 'JS1201'],
  };
  const said = (text: string): string =>
    guideAnswer({ text, context, earlier: [], detailed: false }).text.split('\n')[0] ?? '';

  it('nothing is promised in a band without offers', () => {
    expect(said('am i in for B1')).toMatch(/^Not where it stands: last year it made no offers in Band B/);
    expect(said('should i keep B1')).toMatch(/^Keep it, but not where it stands: B1 JS1201/);
    expect(said('do i have a safety')).toMatch(/^Not as it stands: B1 JS1201/);
  });

  it('a yes is said to be one of grades alone', () => {
    expect(said('can i get into JS6781')).toMatch(/on grades alone|^Hardly|^Possible/);
  });
});

describe('a plain yes or no', () => {
  it.each(['can i get into JS4412', '我夠唔夠分入港大', 'is that enough', '有冇機會', '我的成绩能进港大吗'])(
    'is wanted by “%s”',
    (text) => {
      expect(asksWhether(plainText(text))).toBe(true);
    },
  );

  it.each([
    'is it too hard for me',
    '係咪冇望',
    'how can i get in',
    'which is the safest',
    '有幾大機會',
    '點樣入到港大',
    'tell me about nursing',
  ])('is not by “%s”', (text) => {
    expect(asksWhether(plainText(text))).toBe(false);
  });
});
