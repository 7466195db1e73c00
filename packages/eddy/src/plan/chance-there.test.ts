import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';

function answerTo(text: string, before: readonly string[] = [], choices?: readonly string[]) {
  const language = /\p{Script=Han}/u.test(text) ? 'tc' : 'en';
  const sample = sampleContext('mei', language);
  const context = choices === undefined ? sample : { ...sample, choices };
  const earlier = before.map((one) => ({ text: one, isBot: false }));
  const { text: answer, calls } = guideAnswer({ text, context, earlier, detailed: false });
  return { answer, calls };
}

describe('a chance at a field of a university', () => {
  it.each([
    ['can i get into hku nursing', 'JS6468', 'JS6418'],
    ['港大醫學有冇把握', 'JS6456', 'JS6626'],
    ['我入唔入到中大醫科', 'JS4501', 'JS4502'],
    ['hku law any chance', 'JS6406', 'JS6078'],
  ])('is of the programme meant first, with its variants below: %s', (text, first, variant) => {
    const { answer, calls } = answerTo(text);
    expect(calls).toMatchObject([{ tool: 'classify', input: { codes: [first], whether: true } }]);
    expect(answer).toMatch(/^(?:Yes|It could|Possible|Hardly|No|睇上年|照而家|按去年|照現況)/);
    expect(answer.split('\n\n').findLast((part) => part.includes(variant))).toBeDefined();
  });

  it('is asked of the next university in two words', () => {
    const { calls } = answerTo('咁中大呢', ['港大醫學有冇機會']);
    expect(calls).toMatchObject([{ tool: 'classify', input: { codes: ['JS4501'] } }]);
  });

  it.each(['is hku or cuhk nursing safer for me', '中大護理同港大護理邊個穩啲'])(
    'of two is which is nearer: %s',
    (text) => {
      const { answer, calls } = answerTo(text);
      expect(calls.map(({ tool }) => tool)).toEqual(['compare']);
      expect(answer).toMatch(/^(?:\*\*JS|同你嘅成績最接近嘅係 \*\*JS)/);
    },
  );

  it('is no list of what a university has', () => {
    expect(answerTo('港大有咩法律課程我入到').calls).toMatchObject([{ tool: 'find_programmes' }]);
  });

  it('says what was chosen there and is gone', () => {
    const { answer } = answerTo('浸大同嶺大bba讀咩分別', [], ['JS2120', 'JS7200']);
    expect(answer).toContain('JS7200');
    expect(answer).toMatch(/^(?:共通|佢哋|它們)/);
  });
});
