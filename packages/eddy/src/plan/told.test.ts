import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answerLast } from '../testing/talk.ts';

type Turns = readonly string[];

/** The look-ups and words of the last of some turns, told by whoever has nothing saved. */
function last(turns: Turns, choices: readonly string[] = [], language: 'en' | 'tc' = 'en') {
  const { text, calls } = answerLast(turns, { ...sampleContext('newcomer', language), choices });
  return { text, calls: JSON.stringify(calls), tools: calls.map(({ tool }) => tool) };
}

const LIST = ['JS6339', 'JS5270', 'JS4412', 'JS1201'];
const WHOLE = 'chi 4 eng 4 math 5 m2 4 phy 5 chem 4';

describe('what is asked beside grades', () => {
  it.each([
    [`is the order of my list good? ${WHOLE}`, 'order_advice', ''],
    [`${WHOLE}, which of my choices is the safest`, 'which_of', 'level'],
    [`${WHOLE} 邊科升一級最有用`, 'what_if', '"changes":[]'],
    [`${WHOLE}, is that enough for JS6406`, 'classify', 'JS6406'],
    [`${WHOLE} 入唔入到港大法律`, 'classify', 'JS6406'],
    [`${WHOLE}, any chance at lingnan?`, 'find_programmes', 'Lingnan'],
    ['4 5 5 A 5 5 econ bafs, compare JS6781 and JS4202', 'compare', 'JS6781'],
    ['33222 geog ths 想讀副學士 之後升返學士得唔得', 'knowledge', 'ubDegree'],
  ])('“%s” is answered by %s', (message, tool, named) => {
    const { tools, calls } = last([message], LIST);
    expect(tools[0]).toBe(tool);
    expect(calls).toContain(named);
  });

  it('is answered with them, and how they were read comes last', () => {
    const { text } = last([`${WHOLE}, is that enough for JS6406`]);
    expect(text).toMatch(
      /^(?:No, not as it stands|Hardly, by last year’s figures)\. \*\*JS6406 LLB\*\* \(HKU\): \*\*Mission impossible/,
    );
    expect(text).toContain('I took them as: Chinese 4, English 4, Mathematics 5');
  });

  it.each([
    'my predicted grades: 4 4 5 A 5 5, phy chem',
    '我考到33222 有冇學位讀',
    'eng 4 chi 4 math 4 bio 4 chem 4',
  ])('is nothing more in “%s”', (message) => {
    expect(last([message]).tools).toEqual(['stated_grades']);
  });
});

describe('grades told over several turns', () => {
  it.each([
    [['chi 4 eng 4', 'math 5 bio 4', 'chem 5'], 'chem 5 last'],
    [['4 4 5 A 4 5', 'bio chem'], 'a row, then its electives'],
    [['4454 4 bio', 'no wait', 'chi 4 eng 4 math 5 bio 4 chem 5'], 'all of them again'],
    [['chi 4 eng 4 math 5 bio 4 chem 4', 'sorry, chem is 5'], 'one put right'],
  ])('%j are added up', (turns) => {
    const { text, tools } = last(turns);
    expect(tools.at(-1)).toBe('stated_grades');
    expect(text).toMatch(/Chinese 4, English 4, Mathematics 5,.* Biology 4, Chemistry 5/);
  });

  it('of which some are missing, ask for those alone', () => {
    expect(last(['eng 5 chi 4', 'maths 4']).text).toContain('Tell me 2 more electives here');
    expect(last(['5*54 4433 bio chem econ', '']).text).not.toContain('undefined');
    expect(last(['5*54 4433 bio chem econ']).text).toContain('Which subjects are these: 3?');
  });

  it.each([
    [['can i get into cuhk nursing', 'chi 4 eng 4', 'math 5 bio 4 chem 5'], 'classify', 'JS4513'],
    [['my predicted is 5,5,4,4,4,3 is that enough for JS6406', 'hist econ chem'], 'classify', 'JS6406'],
    [['which one on my list is the safest', WHOLE], 'which_of', 'level'],
    [[`${WHOLE}, is that enough for JS6406`, 'i asked about JS5270'], 'classify', 'JS5270'],
  ])('%j answer what was asked before', (turns, tool, named) => {
    const { tools, calls } = last(turns, LIST);
    expect(tools[0]).toBe(tool);
    expect(calls).toContain(named);
  });

  it('are not those that are only supposed', () => {
    const { tools, calls } = last([WHOLE, 'if phy was 3 instead']);
    expect(tools).toEqual(['what_if']);
    expect(calls).toContain('PHY');
    expect(last([WHOLE, 'if phy was 3 instead', 'and JS6406?']).text).not.toContain('Physics 3.');
  });
});

describe('a sum told instead', () => {
  it.each([
    [['best 5 = 24'], 'stated_total'],
    [['is 24 points enough for JS1112'], 'stated_total'],
    [['what about psychology', 'my best five is 24, ok for cityu?'], 'stated_total'],
    [[WHOLE, 'is 24 points enough for JS1112'], 'classify'],
  ])('%j is answered by %s', (turns, tool) => {
    expect(last(turns).tools).toContain(tool);
  });
});
