import { describe, expect, it } from 'vitest';
import type { EarlierMessage, EddyLanguage } from './context.ts';
import { guideAnswer } from './guide-answer.ts';
import { ownPlaces } from './state/own-places.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const answer = (text: string, language: EddyLanguage = 'en', earlier: readonly EarlierMessage[] = []) =>
  guideAnswer({ text, context: sampleContext('mei', language), earlier, detailed: false });

function after(question: string, language: EddyLanguage): readonly EarlierMessage[] {
  return [
    { text: question, isBot: false },
    { text: answer(question, language).text, isBot: true },
  ];
}

describe('why', () => {
  it('explains what was said of a programme, and does not say it again', () => {
    const before = after('my chances at JS4412?', 'en');
    const { text, calls } = answer('why?', 'en', before);
    expect(calls).toEqual([{ tool: 'classify', input: { codes: ['JS4412'] } }]);
    expect(text).toContain('usually moves');
    expect(text).toContain('| Subject | Points | Weight |');
    expect(text.split('\n')[0]).not.toBe(before[1]?.text.split('\n')[0]);
  });

  it.each([
    ['第二志願點解咁危險', 'JS4412'],
    ['why is choice 3 like that', 'JS1204'],
    ['why is my first choice so risky', 'JS5240'],
  ])('is asked of a place of the own list: %s', (text, code) => {
    expect(answer(text, /\p{Script=Han}/u.test(text) ? 'tc' : 'en').text).toContain(code);
  });

  it('is asked of no place that the list does not have', () => {
    expect(ownPlaces('my fifth choice', ['JS1204'])).toEqual([]);
  });
});

describe('what is pointed at', () => {
  it('is one: 第一个要什么成绩', () => {
    const { calls } = answer('第一个要什么成绩', 'sc', after('我喜欢画画和电脑', 'sc'));
    expect(calls.filter(({ tool }) => tool === 'programme')).toHaveLength(1);
  });
});

describe('what is said beside a question', () => {
  it('a feeling is answered first, in one line', () => {
    const [first = '', ...rest] = answer('我驚入唔到港大，阿爸阿媽會好失望', 'tc').text.split('\n\n');
    expect(first).not.toMatch(/[0-9|]/);
    expect(rest.length).toBeGreaterThan(0);
  });

  it('a dislike is heard: coding but not people', () => {
    const { text, calls } = answer('i like coding but i cant stand working with people, what suits me');
    expect(calls).toMatchObject([{ tool: 'find_by_interest' }]);
    expect(text).toContain('not talking to people');
  });

  it('a subject not taken is a condition: 没选化学能读护理吗', () => {
    expect(answer('没选化学能读护理吗', 'sc').calls).toMatchObject([
      { tool: 'find_programmes', input: { query: 'nursing', without: ['CHE'] } },
    ]);
  });
});

describe('a second sitting', () => {
  it.each([
    ['is there a retake penalty for JS4501', '6 to 10%'],
    ['is there a retake penalty for JS1204', 'several sittings'],
  ])('is told of the programme named: %s', (text, words) => {
    expect(answer(text).text).toContain(words);
  });
});

it('what is not understood is asked back with three things that can be asked', () => {
  expect(answer('asdfghjkl').suggestions).toHaveLength(3);
  expect(answer('asdfghjkl').suggestions).not.toContain('Yes');
});

describe('what is asked in few words', () => {
  const tools = (text: string, language: EddyLanguage = 'en', earlier: readonly EarlierMessage[] = []) =>
    answer(text, language, earlier).calls.map(({ tool }) => tool);

  it.each([
    ['which of my 4 choices is safest', 'en', ['which_of']],
    ['我六個choice邊個最穩', 'tc', ['which_of']],
    ['第一志願係咪太進取', 'tc', ['classify']],
    ['can u look at my list n tell me if the top one is realistic', 'en', ['classify']],
    ['how much is the fee and how hard is JS6901', 'en', ['programme', 'classify']],
    ['what can i do after accounting', 'en', ['about_disciplines']],
    ['what can i do after physics', 'en', ['programme', 'programme']],
    ['is there a programme called marine biology', 'en', ['find_by_interest']],
    ['不当老师，还能读什么', 'sc', ['find_by_interest']],
    ['冇得讀law嘅話讀咩好', 'tc', ['find_by_interest']],
  ] as const)('%s', (text, language, asked) => {
    expect(tools(text, language)).toEqual(asked);
  });

  it('"can I get in" is of the programme that the talk is of', () => {
    const { calls } = answer('can i get in', 'en', after('tell me about JS4412', 'en'));
    expect(calls).toEqual([{ tool: 'classify', input: { codes: ['JS4412'] } }]);
  });

  it('"and the cheapest" chooses among what was listed', () => {
    const { calls } = answer('and the cheapest', 'en', after('any course on film making', 'en'));
    expect(calls).toMatchObject([{ tool: 'which_of', input: { by: 'fee', least: true } }]);
  });

  it('what else is like a programme is looked for beyond the own list', () => {
    expect(tools('what else is like it but easier', 'en', after('tell me about JS4412', 'en'))).toEqual([
      'recommend',
    ]);
  });

  it.each([
    ['is that one hard to get into', 'en'],
    ['我想讀護士但英文得2', 'tc'],
  ] as const)('no feeling is heard where none is told: %s', (text, language) => {
    const [first = ''] = answer(text, language, after('my chances at JS4412?', language)).text.split('\n\n');
    expect(first).toMatch(/[0-9]/);
  });
});
