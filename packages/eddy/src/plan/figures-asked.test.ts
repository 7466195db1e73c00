import { describe, expect, it } from 'vitest';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { lookedUpLast } from '../testing/talk.ts';
import { understand } from '../understand.ts';

const MEI = sampleContext('mei', 'en');
const MEI_TC = sampleContext('mei', 'tc');

const lookedUp = (turns: readonly string[], context: EddyContext = MEI) => lookedUpLast(turns, context);

const toolsOf = (turns: readonly string[], context?: EddyContext) =>
  lookedUp(turns, context).map(({ tool }) => tool);

const FINDS = /^(?:find_|search_)/;

describe('a field that is named', () => {
  it.each([
    'my sister loves drawing cartoons, is there a real degree for animation in jupas',
    'is there only one place in hk that teaches optometry',
    '香港哪个大学有测量学',
    '有冇關於新聞嘅學位',
    '她想讀時裝設計，請問有甚麼課程？',
  ])('is looked through where it is asked which programmes there are: %s', (asked) => {
    expect(toolsOf([asked]).every((tool) => FINDS.test(tool))).toBe(true);
  });

  it.each([
    'what do you actually do all day in architecture school',
    '犯罪学是学破案的吗',
    'is there a big difference between physio and OT',
  ])('is told of in words where that is asked: %s', (asked) => {
    expect(toolsOf([asked])).toContain('knowledge');
  });

  it('is told of in words where it is asked how hard it is', () => {
    expect(toolsOf(['讀護理會唔會好辛苦'])).toEqual(['about_disciplines']);
  });

  it.each<[string, readonly string[]]>([
    ['要係我呢啲分 歷史系仲得唔得', ['find_programmes']],
    ['我这成绩能上护理吗,哪间都行', ['find_programmes']],
  ])('is judged at large where one asks whether one gets in: %s', (asked, tools) => {
    expect(toolsOf([asked])).toEqual(tools);
  });
});

describe('a university at which one asks to get in', () => {
  const story = '我初三从湖南来的,英语一直追不上,现在3,理科还行。';

  it.each<[string, object]>([
    [`${story}这个成绩科大能上吗`, { tool: 'classify', codes: ['JS5240'], whether: true }],
    [`${story}这个成绩岭南能上吗`, { tool: 'find_programmes', institutions: ['Lingnan'], order: 'level' }],
  ])('is looked up, whatever is told before it: %s', (asked, call) => {
    expect(lookedUp([asked])).toMatchObject([call]);
  });
});

describe('a record of activities', () => {
  const earlier = ['我想讀翻譯,但係而家AI翻譯咁勁,係咪真?', '咁中大翻譯同嶺南翻譯有咩分別,我夠唔夠分?'];

  it.each(['我寫咗本小說成十萬字,OEA寫唔寫得㗎', '我写了一首诗,oea可以放吗'])(
    'that is asked about is told of, and not asked to be written: %s',
    (asked) => {
      const [call] = lookedUp([...earlier, asked], MEI_TC);
      expect(call).toMatchObject({ tool: 'knowledge', entry: expect.stringMatching(/^oea/) });
    },
  );

  it('is not written for anybody', () => {
    expect(understand('帮我写OEA', MEI)).toMatchObject({ kind: 'cannot', outside: 'writing' });
  });
});

describe('what follows in a talk', () => {
  it.each<[readonly string[], string]>([
    [["what was last year's median for polyu physiotherapy", 'and radiography?'], 'JS3612'],
    [['理大物理治療上年中位數幾多', '咁職業治療呢'], 'JS3624'],
    [['理大物理治療上年中位數幾多', '職業治療同放射嗰啲呢'], 'JS3612'],
  ])('asks the same of another field: %j', (turns, code) => {
    expect(JSON.stringify(lookedUp(turns))).toContain(code);
    expect(toolsOf(turns)).not.toContain('knowledge');
  });

  it.each<[readonly string[], readonly string[]]>([
    [['如果我英文5呢', '咁中文5呢'], ['CHI']],
    [['如果我英文5呢', '定係物理升到5**更抵'], ['PHY']],
    [
      ['如果我英文5呢', '再加中文5'],
      ['ENG', 'CHI'],
    ],
    [
      ['what if my english is 5', 'and chinese 5 too'],
      ['ENG', 'CHI'],
    ],
  ])('supposes another grade instead, or one more: %j', (turns, subjects) => {
    const [call] = lookedUp(turns);
    expect(call).toMatchObject({ tool: 'what_if', changes: subjects.map((subject) => ({ subject })) });
  });

  it('sorts, or chooses from, the rows shown last', () => {
    const shown = 'which psychology programmes can i get into';
    expect(lookedUp([shown, 'sort them by easiest'])).toMatchObject([{ tool: 'which_of', by: 'level' }]);
    expect(lookedUp(['理大物治同理大職業治療邊個易入啲', '學額邊個最多'], MEI_TC)).toMatchObject([
      { tool: 'which_of', by: 'places', codes: expect.arrayContaining(['JS3636', 'JS3624']) },
    ]);
  });

  it('is of the field just wished for, whatever was shown of the list', () => {
    const earlier: readonly EarlierMessage[] = [
      { text: 'everybody says engineering but i want to do dentistry', isBot: false },
      {
        text: '| Programme | Level |\n| --- | --- |\n| JS5240 CSE | Safe |\n| JS4412 CS | Safe |',
        isBot: true,
      },
    ];
    const { calls } = understand("what's the median for it", MEI, earlier);
    expect(JSON.stringify(calls)).toContain('JS6107');
  });

  it('is of both that stood side by side', () => {
    const [call] = lookedUp(['港大法律同中大法律邊個分高啲', '咁以我啲分'], MEI_TC);
    expect(call).toMatchObject({ tool: 'classify', codes: expect.arrayContaining(['JS6406', 'JS4903']) });
  });
});

describe('the own list', () => {
  it.each<[string, string]>([
    ['我啲志願由最穩排到最險', 'which_of'],
    ['rank my list for me, cuhk cs vs cityu cs vs the rest', 'order_advice'],
    ['what can i put in band b', 'recommend'],
    ['omg just check my odds', 'list_chances'],
    ["ok so what's left that i'd actually get", 'list_chances'],
  ])('is looked up: %s', (asked, tool) => {
    expect(toolsOf([asked])).toContain(tool);
  });

  it('is judged at each of two places', () => {
    const [call] = lookedUp(['第3第4嗰兩個要唔要換'], MEI_TC);
    expect(call).toMatchObject({ tool: 'order_advice', codes: ['JS1204', 'JS3868'] });
  });
});

describe('several that are set against one another', () => {
  it('are all compared', () => {
    const [call] = lookedUp(['hku law vs cuhk law vs cityu law, no lit. go']);
    expect(call).toMatchObject({ tool: 'compare', codes: ['JS6406', 'JS4903', 'JS1061'] });
  });

  it('are told apart where they stand alike by level', () => {
    const input = { codes: ['JS6456', 'JS6107'], by: 'level', least: false, subject: null } as const;
    expect(said({ tool: 'which_of', input }, MEI).text).toMatch(
      /^Of these, all stand alike: .*\. The one nearest to its median/,
    );
  });
});
