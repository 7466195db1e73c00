import { choiceChanceNames, DEFAULT_SEED, listChance, nothingSentence } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { createAnswerChecker } from '../answer-checker.ts';
import { guideAnswer } from '../guide-answer.ts';
import { runTool } from '../run-tool.ts';
import { sampleContext } from '../testing/sample-pupils.ts';

const ask = (
  text: string,
  language: 'en' | 'tc' | 'sc',
  name: 'mei' | 'siuMing' | 'newcomer' = 'siuMing',
) => {
  const context = sampleContext(name, language);
  const { catalogue, chanceFits: fits, grades, choices: codes } = context;
  const question = { grades, spreads: {}, codes, seed: DEFAULT_SEED };
  const said = listChance({ catalogue, fits }, question);
  return { said, ...guideAnswer({ text, context, earlier: [], detailed: false }) };
};

describe('whether the list brings anything', () => {
  it.each([
    ['en', 'will i get any offer at all'],
    ['en', 'whats the chance i end up with nothing'],
    ['tc', '我會唔會一間都冇'],
    ['tc', '會不會一個學位都沒有？'],
    ['sc', '我会不会一个都没录取'],
    ['en', 'what are my chances on my list'],
    ['en', 'how good are my chances'],
    ['tc', '我嘅志願有幾大機會'],
    ['tc', '我張志願表有幾高機會'],
    ['tc', '我的選擇名單有多少機會獲取錄'],
    ['sc', '我的志愿表有多大机会'],
    ['sc', '我的志愿单录取概率'],
  ] as const)('in %s, %s, is answered with the words of the page', (language, text) => {
    const { calls, said, text: answer } = ask(text, language);
    expect(calls.map(({ tool }) => tool)).toContain('list_chances');
    expect(said.none).not.toBeNull();
    if (said.none !== null) expect(answer).toContain(nothingSentence(said.none, language));
    expect(answer).toContain(choiceChanceNames(language).clears);
  });

  it('tells the chance of nothing first where the list is thin', () => {
    const { said, text } = ask('will i get any offer at all', 'en');
    const { none } = said;
    if (none === null || none.p <= 0.05) throw new Error('the list of the sample holds by now');
    expect(text.startsWith(nothingSentence(none, 'en'))).toBe(true);
  });

  it('asks for grades and a list where there are none', () => {
    const { calls, text } = ask('will i get any offer at all', 'en', 'newcomer');
    expect(calls.map(({ tool }) => tool)).toContain('list_chances');
    expect(text).toContain('Your list is empty');
  });

  it('gives a model what it may repeat, and nothing else', () => {
    const result = runTool({ tool: 'list_chances', input: {} }, sampleContext('siuMing', 'en'));
    const results = () => [result];
    const sentence = result.tool === 'list_chances' ? (result.list[0] ?? '') : '';
    const check = (text: string) => {
      const checker = createAnswerChecker({ question: 'any offer?', results, language: 'en' });
      checker.push(text);
      return checker.end().removed;
    };
    expect(check(sentence)).toEqual([]);
    expect(check('The chance of no offer is 99 in 100.')).not.toEqual([]);
  });
});
