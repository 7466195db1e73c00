import { describe, expect, it } from 'vitest';
import type { EarlierMessage } from './context.ts';
import { guideAnswer } from './guide-answer.ts';
import { sampleContext } from './testing/sample-pupils.ts';
import type { ToolName } from './tool-call.ts';
import { understand } from './understand.ts';

const MEI = sampleContext('mei', 'en');

const ASKED: readonly (readonly [ToolName, readonly string[]])[] = [
  [
    'my_scores',
    [
      'did I enter physics',
      'can you list my grades pls',
      'am i competitive',
      '我六科加埋幾多分',
      '我邊科最差',
      '看看我的分数',
    ],
  ],
  [
    'my_list',
    [
      'show me my jupas choices',
      'whats in band b',
      'what is my third choice',
      '我報咗咩',
      '我第一志願係咩',
      '我填了哪些志愿',
    ],
  ],
  ['my_ability', ['my strengths?', 'how good is my memory', '我叻啲咩', '我的弱项是什么', '我邏輯好唔好']],
  ['my_trajectory', ['summarise my life map', 'how many events do i have', '睇吓我條軌跡', '我的经历有哪些']],
  [
    'search_programmes',
    [
      'which unis have physio',
      'who offers occupational therapy',
      '搵下酒店管理',
      '邊間大學有讀藥劑',
      '想读会计',
      '港大有咩工程',
    ],
  ],
  [
    'programme',
    [
      'JS6456',
      'whats js 1001 about',
      'uq of js4412',
      'does hku dentistry interview',
      'JS5240收幾多人',
      '嶺大翻譯收生分',
    ],
  ],
  [
    'classify',
    [
      'will polyu physio take me',
      'chanses at JS1204',
      'is JS5331 realistic',
      '中大醫科有冇機',
      '港大法律我爭幾多',
      '城大兽医能进吗',
    ],
  ],
  [
    'recommend',
    [
      'what should i study',
      'i have no idea what to choose',
      'programmes similar to JS1204',
      '唔知揀咩好',
      '有什么保底的',
      '城大有乜我入到',
    ],
  ],
  [
    'what_if',
    [
      'which grade matters most',
      'how can i improve my chances',
      '英文升一級有冇分別',
      '我谷邊科好',
      '中英都5',
      '提高哪一科最划算',
    ],
  ],
  [
    'order_advice',
    [
      'rank my choices',
      'does my order make sense',
      'should i swap JS5240 and JS1204',
      '志願點排先好',
      'Band A 應該擺咩',
      '帮我看看志愿表合不合理',
    ],
  ],
];

describe('questions are understood', () => {
  it('thirteen in fourteen, as ones for the tool that answers them', () => {
    const asked = ASKED.flatMap(([tool, texts]) => texts.map((text) => ({ tool, text })));
    const missed = asked.filter(
      ({ tool, text }) => !understand(text, MEI).calls.some((call) => call.tool === tool),
    );
    const share = 1 - missed.length / asked.length;
    expect(share, missed.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(13 / 14);
  });
});

describe('grades', () => {
  it.each<[string, readonly (readonly [string, string])[]]>([
    ['what if my eng was 5**', [['ENG', '5**']]],
    ['if I get 5 star star in english', [['ENG', '5**']]],
    [
      '5* in chem and 4 in physics',
      [
        ['CHE', '5*'],
        ['PHY', '4'],
      ],
    ],
    [
      'chem 5** phy 4',
      [
        ['CHE', '5**'],
        ['PHY', '4'],
      ],
    ],
    [
      'both chinese and english 5',
      [
        ['CHI', '5'],
        ['ENG', '5'],
      ],
    ],
    ['如果英文五星星', [['ENG', '5**']]],
    ['數學跌一級', [['MAT', '5']]],
    ['中文升兩級', [['CHI', '5*']]],
    [
      '中英數全部5**',
      [
        ['CHI', '5**'],
        ['ENG', '5**'],
        ['MAT', '5**'],
      ],
    ],
    ['化学只拿4', [['CHE', '4']]],
    ['one grade lower in physics', [['PHY', '4']]],
  ])('%s', (text, changes) => {
    const named = understand(text, MEI).calls.flatMap((call) => {
      if (call.tool === 'stated_grades') return call.input.named;
      return call.tool === 'what_if' ? call.input.changes : [];
    });
    expect(named.map(({ subject, grade }) => [subject, grade])).toEqual(changes);
  });
});

describe('what no tool can do', () => {
  it.each([
    ['writing', 'write my personal statement'],
    ['homework', 'do my maths homework'],
  ])('is said: %s', (outside, text) => {
    expect(understand(text, MEI)).toMatchObject({
      kind: 'cannot',
      calls: [],
      outside,
    });
  });

  it('is said in kind where it is only talk: 讲个鬼故事', () => {
    expect(understand('讲个鬼故事', MEI)).toMatchObject({ kind: 'talk', talk: 'outside', calls: [] });
  });

  it.each([
    ['今朝又俾訓導捉 話我劉海掂到眉 要留堂', 'hairUniformRule'],
    ['my dog ate my homework lol', 'animalTale'],
  ])(
    'what is told of a day has an answer of its own, though it is nothing of admission: %s',
    (text, entry) => {
      expect(understand(text, MEI).calls).toMatchObject([{ tool: 'knowledge', input: { entry } }]);
    },
  );

  it('thanks for having been heard are answered in words that take them up', () => {
    expect(understand('ty i feel abit better', MEI).calls).toMatchObject([
      { tool: 'knowledge', input: { entry: 'okNow' } },
    ]);
  });

  it.each(['asdfghjkl', 'blue the seven of'])(
    'is asked back about where nothing is understood: %s',
    (text) => {
      const { kind, calls, unsureOf } = understand(text, MEI);
      expect({ kind, calls, offered: new Set(unsureOf).size }).toEqual({
        kind: 'unsure',
        calls: [],
        offered: 3,
      });
    },
  );

  it.each([
    ['hello', 'good morning'],
    ['hello', '早晨'],
    ['thanks_bye', 'thank you so much!'],
    ['thanks_bye', '唔該晒'],
    ['thanks_bye', '多謝 我試下同佢傾'],
    ['thanks_bye', '哦哦谢谢老师 我再想想'],
    ['who_are_you', '你係AI嗎'],
    ['abilities_of_eddy', 'what can you do?'],
  ])('but %s is answered by a talk: %s', (talk, text) => {
    expect(understand(text, MEI)).toMatchObject({ kind: 'talk', calls: [], talk });
  });

  it.each(['what does golden ticket mean', '咩係中位數'])('but a word of ours is explained: %s', (text) => {
    expect(understand(text, MEI)).toMatchObject({ kind: 'explain', calls: [] });
  });
});

function after(...questions: readonly string[]): readonly EarlierMessage[] {
  return questions.flatMap((text) => [
    { text, isBot: false },
    { text: guideAnswer({ text, context: MEI, earlier: [], detailed: false }).text, isBot: true },
  ]);
}

describe('a follow-up leans on what was asked before', () => {
  it.each<[string, string, object]>([
    ['my chances at JS1204?', 'and JS4412?', { tool: 'classify', input: { codes: ['JS4412'] } }],
    ['does JS1204 have an interview', 'what about JS4412', { tool: 'programme', input: { code: 'JS4412' } }],
    [
      'what if English were 5',
      'and maths?',
      { tool: 'what_if', input: { changes: [{ subject: 'MAT', grade: '5' }], codes: [] } },
    ],
    [
      '如果英文升一級',
      '咁數學呢',
      { tool: 'what_if', input: { changes: [{ subject: 'MAT', grade: '5**' }], codes: [] } },
    ],
    ['理大護理入到嗎', '咁中大呢', { tool: 'classify', input: { codes: ['JS4513'], whether: true } }],
    ['tell me about JS6987', 'does it need an interview?', { tool: 'programme', input: { code: 'JS6987' } }],
    ['my chances at JS1204?', 'why?', { tool: 'classify', input: { codes: ['JS1204'] } }],
  ])('%s … %s', (before, text, call) => {
    expect(understand(text, MEI, after(before)).calls).toContainEqual(call);
  });

  it('but a whole question stands by itself', () => {
    const { calls } = understand('哪科升一級最有用', MEI, after('如果英文是 5 呢'));
    expect(calls).toEqual([{ tool: 'what_if', input: { changes: [], codes: [] } }]);
  });

  it('and more is more of the same', () => {
    const { calls } = understand('more', MEI, after('recommend something'));
    expect(calls).toMatchObject([{ tool: 'recommend', input: { count: 12 } }]);
  });
});

describe('any message', () => {
  it.each([
    '',
    ' ',
    '\n',
    '*',
    '5',
    'JS',
    '的',
    'a'.repeat(4000),
    '我'.repeat(4000),
    '5**'.repeat(1000),
    '5 '.repeat(500),
    '物理 5 '.repeat(250),
  ])('is met', (text) => {
    expect(() => understand(text, MEI, after('my list'))).not.toThrow();
  });
});

it.each([
  ['😭😭😭🙏', 'worry'],
  ['😢', 'worry'],
  ['🙏', 'thanks_bye'],
])('%s alone is heard as %s', (message, talk) => {
  expect(understand(message, sampleContext('mei', 'tc')).talk).toBe(talk);
});
