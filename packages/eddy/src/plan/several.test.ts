import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
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
