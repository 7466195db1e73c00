import { describe, expect, it } from 'vitest';
import type { EddyContext } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { lookedUpLast } from '../testing/talk.ts';
import { understand } from '../understand.ts';

const MEI = sampleContext('mei', 'en');
const toolsFor = (text: string): readonly string[] => understand(text, MEI).calls.map(({ tool }) => tool);

describe('a message that asks two things', () => {
  it('is answered in both', () => {
    expect(toolsFor('咁社工呢，讀完係咪即刻做到社工？人工點')).toEqual(['knowledge', 'knowledge']);
    expect(toolsFor('JS6468學費幾多？JS4513要唔要面試？')).toEqual(['programme', 'programme']);
  });

  it('is answered once where both ask the same', () => {
    expect(toolsFor('what are my chances at JS1204? can i get into JS1204?')).toEqual(['classify']);
  });
});

describe('the other half of a message', () => {
  const keysIn = (turns: readonly string[], context: EddyContext): readonly string[] =>
    lookedUpLast(turns, context).map((call) => ('entry' in call ? String(call.entry) : call.tool));

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'whether one university alone has it',
      ['i want radiography', 'is polyu the only one?'],
      ['search_programmes'],
    ],
    [
      'what the work pays',
      ['女儿想读工料测量', '那要读几年才考到牌 工资能比我多吗'],
      ['qsContractorConsultant', 'about_disciplines'],
    ],
    [
      'what else went wrong, though nothing is asked',
      ['jupas密码忘了 而且我好像没交报名费'],
      ['jupasLoginLost', 'feeUnpaid'],
    ],
    [
      'words beside what is to be listed',
      ['给我列三个我够得着的 顺便说下哪个有实习'],
      ['recommend', 'internship'],
    ],
  ])('is answered, too: %s', (_, turns, keys) => {
    expect(keysIn(turns, MEI)).toEqual(keys);
  });

  it('is the same of another field that is only named', () => {
    const turns = ['我中五 想drop phy 但drop咗係咪冇得讀工程', '淨返chem同ict 咁cs得唔得 土木呢'];
    expect(lookedUpLast(turns, sampleContext('newcomer', 'tc'))).toMatchObject([
      { tool: 'electives_for', words: 'computer science' },
      { tool: 'electives_for', words: '土木' },
    ]);
  });

  it('is of the whole list where something else is to stand first', () => {
    const [first, ...others] = lookedUpLast(
      ['roast my list', 'so what do i put first instead, and can i still leave the third one at the bottom'],
      MEI,
    );
    expect(first).toMatchObject({ tool: 'order_advice', codes: [], about: 'pick' });
    expect(others).toMatchObject([{ tool: 'order_advice', about: 'keep' }]);
  });

  it('is told after a word on what hurts', () => {
    const text = 'me and my gf just broke up 3 hrs ago. should i just delete hku from my list';
    const { calls, feeling } = understand(text, MEI);
    expect(calls).toMatchObject([{ tool: 'order_advice', input: { about: 'keep' } }]);
    expect(feeling).not.toBeNull();
  });

  it('leaves the rows that were asked for', () => {
    const { text } = guideAnswer({
      text: '给我列三个我够得着的 顺便说下哪个有实习',
      context: sampleContext('mei', 'sc'),
      earlier: [],
      detailed: false,
    });
    expect(text.match(/^\| \**JS/gm)).toHaveLength(3);
  });
});

describe('a message that corrects the answer before', () => {
  const told = [
    { text: '社工人工幾多', isBot: false },
    { text: '我沒有薪酬數字。', isBot: true },
  ];

  it.each([
    ['我唔係問社工，係問JS6468學費', 'programme'],
    ["i didn't ask for nursing, what is the fee of JS6468", 'programme'],
    ['你答错了，我是问JS6468的学费', 'programme'],
  ])('is answered by what it means: %s', (text, tool) => {
    const { calls, feeling } = understand(text, MEI, told);
    expect(calls.map((call) => call.tool)).toEqual([tool]);
    expect(feeling).toBe('correction');
  });

  it('begins with a word of excuse', () => {
    const answer = guideAnswer({
      text: "that's not what i asked. what is the fee of JS6468?",
      context: MEI,
      earlier: told,
      detailed: false,
    });
    expect(answer.text).toMatch(/^(?:Sorry|Thanks|You're right|My mistake)/);
  });

  it('is none where nothing was answered yet', () => {
    expect(understand("i didn't ask for nursing, what is the fee of JS6468", MEI).feeling).not.toBe(
      'correction',
    );
  });
});

describe('a university that is left out', () => {
  it.each([
    '除了城大，还有哪些大学的计算机',
    'which universities besides CityU have computer science',
    '城大以外嘅電腦科學',
  ])('is not looked through: %s', (text) => {
    const found = JSON.stringify(understand(text, MEI).calls);
    expect(found).not.toContain('CityU');
    expect(found).toContain('HKUST');
  });
});
