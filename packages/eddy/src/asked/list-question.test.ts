import { describe, expect, it } from 'vitest';
import type { EddyContext } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { ownPlaces } from '../state/own-places.ts';
import { type SamplePupilName, sampleContext } from '../testing/sample-pupils.ts';
import { asksToAdd, bandAsked, listQuestionIn, topAsked } from './list-question.ts';
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
    ['anything i should drop', 'drop'],
    ['so final order? just give me the top 4', 'rank'],
    ['how should i rank them', 'rank'],
    ['最尾個次序你幫我排一次', 'rank'],
    ['志愿怎么排', 'rank'],
    ['should i change the order', 'change'],
    ['is the order right', 'change'],
    ['那顺序我要改吗', 'change'],
    ['我嗰個list要唔要改', 'change'],
    ['is my band A delusional', 'balance'],
    ['which ones on my list are realistic', 'balance'],
    ['哪些是做夢的哪些是穩的', 'balance'],
    ['how many should i cut', 'dropMany'],
    ['要砍掉幾個啊', 'dropMany'],
    ['三个band a全填法律会不会太莽了', 'balance'],
    ['why is my first choice so risky', null],
    ['which electives should i take in form 4', null],
    ['JS6107 要唔要面試', null],
    ['我張志願表有幾高機會', null],
    ['what can i add as a backup', null],
  ])('“%s”: %s', (text, asked) => {
    expect(listQuestionIn(plainText(text))).toBe(asked);
  });

  it.each([
    ['what about B then', 'B'],
    ['咁B呢', 'B'],
    ['band a係咪發夢', 'A'],
    ['is my band A realistic', 'A'],
    ['what is band a', null],
    ['band A 定 band B 好', null],
    ['i got a B in the test', null],
  ] as const)('is of one band in “%s”: %s', (text, band) => {
    expect(bandAsked(plainText(text))).toBe(band);
  });

  it.each([
    ['what else could i add', true],
    ['还可以加什么', true],
    ['剩下的你能不能帮我凑', true],
    ['swap the 1st one for sth realistic', true],
    ['換咗第一個做個穩陣啲嘅', true],
    ['does it add up', false],
    ['我唔想淨係揀呢兩樣', false],
    ['swap A1 and A2', false],
  ])('asks for something to be added in “%s”: %s', (text, asks) => {
    expect(asksToAdd(plainText(text))).toBe(asks);
  });

  it('may ask for the first few', () => {
    expect([topAsked('top 4'), topAsked('my list')]).toEqual([4, null]);
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
    ['A3同B1對調得唔得', /^唔使對調：/],
    ['move JS5240 up?', /^Leave it first: A1 JS5240/],
    ['要唔要刪第一志願', /^留低：A1 JS5240/],
    ['am i in for my A1', /^(?:Yes|It could|Possible|Hardly|No)/],
    ['is my list balanced', /^(?:Neither|Rather|Not too|A little|It is)/],
    ['check my list', /^Your list is (?:ambitious|balanced|on the safe side)/],
    ['should i change the order', /^(?:No, leave it|Yes, I would change it|The order itself can stay)/],
    ['give me the final order', /^(?:I would leave your order|This is how I would put them)/],
    ['is my band B realistic', /^Your Band B is /],
    ['if i take out the first choice, who moves up', /^Without JS5240 I would put them like this/],
    ['仲可以加啲咩', /^同你志願表相近嘅有呢 6 個/],
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
