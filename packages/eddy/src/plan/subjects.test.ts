import { describe, expect, it } from 'vitest';
import type { EddyContext } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answerLast } from '../testing/talk.ts';

const answerTo = (said: readonly string[], context: EddyContext): string => answerLast(said, context).text;

const NEWCOMER = sampleContext('newcomer', 'en');
const CHINESE = sampleContext('newcomer', 'tc');
const saysFirst = (said: readonly string[]): string => {
  const isChinese = said.some((text) => /\p{Script=Han}/u.test(text));
  return answerTo(said, isChinese ? CHINESE : NEWCOMER).split('\n')[0] ?? '';
};

describe('subjects of school that are chosen among', () => {
  it.each<readonly [readonly string[], RegExp]>([
    [
      ['want engineering maybe', 'so m2 better than bio or not'],
      /^For \*\*engineering\*\*, \*\*Biology\*\* opens.*\*\*M2\*\* lifts/,
    ],
    [['choose 1: m2 / bio. i want to do engineering'], /^For \*\*engineering\*\*/],
    [['should i take chem or phys if i want to be a nurse'], /^For \*\*nurse\*\*, rather \*\*Chemistry\*\*/],
    [
      ['torn between History, Geography and Economics, thinking about law'],
      /^For \*\*law\*\* it does not matter which/,
    ],
    [
      [
        'i am in form 4 and like architecture',
        'which elective would you keep instead: VA, Geography or Physics?',
      ],
      /architecture\*\* it does not matter/,
    ],
    [['中四選科，想以後當醫生，選物理還是生物加化學？'], /較宜選\*\*生物和化學\*\*/],
    [['我想讀護理', '咁chem定econ好'], /護理\*\*嚟講，揀\*\*化學\*\*/],
    [['f3選科 想讀電腦 ict定m2'], /以\*\*電腦\*\*來說，分別不大/],
    [['生物化學加哪一科最好？物理我比較弱，想做醫生'], /再加哪一科都沒有分別：除了生物和化學/],
    [['揀物理定生物好'], /所有範疇.*物理 \d+、生物 \d+/],
    [
      ['want to study architecture later, would dropping physics hurt'],
      /architecture\*\*, \*\*Physics\*\* makes no difference/,
    ],
    [['M1 vs M2 for finance', 'what about BAFS'], /^For \*\*finance\*\*, rather \*\*M1 and M2\*\*/],
    [['我唔知揀bio chem phy邊兩科好', '我想做物理治療師'], /物理治療師?\*\*/],
    [['can i drop chem and still do pharmacy'], /\*\*Chemistry\*\* is a must: each of the 3/],
  ])('%j are counted for the field of the talk', (said, first) => {
    expect(saysFirst(said)).toMatch(first);
  });

  it.each([
    'which should i improve, physics or chem',
    'is a physics or chemistry degree easier to get in',
    'physio or nursing?',
    'i like physics and chemistry, what can i study',
    '物理治療定職業治療',
    '應該重考物理定化學',
    '中文定英文拉低我',
  ])('are not heard in “%s”', (text) => {
    const { calls } = guideAnswer({
      text,
      context: sampleContext('mei', 'en'),
      earlier: [],
      detailed: false,
    });
    expect(calls.filter(({ tool }) => tool === 'electives_for')).toEqual([]);
  });
});

describe('whether a programme asks for a subject', () => {
  it.each<readonly [string, RegExp]>([
    ['Do architecture programmes at HKU or CUHK require physics?', /^\*\*No\.\*\* JS4812/],
    ['Just tell me yes or no: can I get into JS6004 without physics?', /^\*\*Yes\.\*\* JS6004/],
    ['can I study JS4525 without chemistry?', /^\*\*No\.\*\* JS4525 PHARMACY \(CUHK\) asks for Chemistry\./],
    ['JS4601 冇生物得唔得', /^\*\*可以。\*\*JS4601/],
    [
      'Do I have to take physics for mechanical engineering at PolyU?',
      /^\*\*No\.\*\* JS3741 MECHANICAL ENGG \(PolyU\) can/,
    ],
    ['i dont take bio for JS3636, is that a problem', /^\*\*No, that is no problem\.\*\* JS3636/],
    ['我冇讀化學，報JS4525會唔會蝕底', /^\*\*有問題。\*\*JS4525/],
    ['JS3636係咪唔使讀bio', /^\*\*可以。\*\*JS3636/],
    ['does JS1801 need bio', /^\*\*Yes\.\*\* JS1801/],
    ['JS6456 without bio and chem?', /^\*\*No\.\*\* JS6456 MBBS \(HKU\) asks for Biology or Chemistry\./],
    ['我冇讀bio，報唔報得JS6107', /^\*\*可以。\*\*JS6107.*但要讀化學/],
    ['港大建築要唔要物理', /^\*\*唔使。\*\*JS6004/],
    ['我沒選化學還能讀藥劑嗎', /^\*\*不可以。\*\*/],
  ])('is told with yes or no first: %s', (text, first) => {
    expect(saysFirst([text])).toMatch(first);
  });

  it('is told with the grade held, where one may stand in the way', () => {
    const context = { ...NEWCOMER, grades: { ...sampleContext('mei', 'en').grades, CHI: '3' as const } };
    expect(
      answerTo(['so hku law JS6406 is a no because of chinese? even with 5* english?'], context),
    ).toMatch(/^\*\*Yes\.\*\* JS6406 LLB \(HKU\) asks for Chinese 4, and you have 3\./);
    expect(answerTo(['JS6406 is a no because of maths?'], context)).toMatch(/^\*\*No\.\*\*/);
  });

  it('is another question than which programmes there are without it', () => {
    expect(answerTo(['programmes without chemistry'], NEWCOMER)).toMatch(
      /^\*\*\d+ programmes\*\* fit: without Chemistry/,
    );
    expect(answerTo(['which nursing programmes can i do without bio'], NEWCOMER)).toContain(
      'about “nursing”; without',
    );
  });
});
