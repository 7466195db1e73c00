import { describe, expect, it } from 'vitest';
import { createAnswerChecker } from '../answer-checker.ts';
import { runTool } from '../run-tool.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import type { ToolResult } from '../tool-call.ts';

const RESULTS: readonly ToolResult[] = [
  runTool({ tool: 'classify', input: { codes: ['JS5240', 'JS4412'] } }, sampleContext('mei', 'en')),
];
const FIGURE = '(a figure I could not check)';

function checked(text: string) {
  const checker = createAnswerChecker({ question: '', results: () => RESULTS, language: 'en' });
  checker.push(text);
  return checker.end();
}

describe('a figure beside another programme than its own', () => {
  const own = (code: string) => {
    const found = RESULTS.flatMap((one) => (one.tool === 'classify' ? one.programmes : []));
    return found.find((one) => one.code === code)?.reference ?? 0;
  };
  const A = own('JS5240');
  const B = own('JS4412');

  it('is a telling one in these tests', () => {
    expect([A, B, A === B]).toEqual([expect.any(Number), expect.any(Number), false]);
    expect(Math.min(A, B)).toBeGreaterThan(20);
  });

  it.each([
    `The median of JS5240 was ${B}.`,
    `| JS5240 | median | ${B} |`,
    `- **JS5240**: median ${B}`,
    `JS4412 is another matter. JS5240 had ${B}. JS4412 comes next.`,
    `JS5240 的中位數是 ${B} 分。`,
    `JS5240：中位数 ${B}；很稳`,
  ])('goes: %s', (text) => {
    const { text: whole, removed } = checked(text);
    expect(removed).toEqual([String(B)]);
    expect(whole.startsWith(text.replace(String(B), FIGURE))).toBe(true);
  });

  it.each([
    `The median of JS5240 was ${A}.`,
    `| JS5240 | ${A} |\n| JS4412 | ${B} |`,
    `JS5240 asks for more than the ${B} of JS4412.`,
    `JS5240 stands at ${A}, and the other one at ${B}.`,
    `JS5240 comes first. Its neighbour had ${B}.`,
    `${B} is what JS4412 had; JS5240 had ${A}.`,
    `JS5240 比另一個的 ${B} 分高。`,
  ])('stays where it may be meant otherwise: %s', (text) => {
    expect(checked(text)).toMatchObject({ text, removed: [] });
  });

  it('is held back only until its sentence ends', () => {
    const checker = createAnswerChecker({ question: '', results: () => RESULTS, language: 'en' });
    expect(checker.push(`JS5240 had ${B} `)).toBe('JS5240 had ');
    expect(checker.push('points')).toBe('');
    expect(checker.push('. Then ')).toBe(`${FIGURE} points. Then `);
  });
});
