import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { parseToolCall } from '../parse-tool-call.ts';
import { runTool } from '../run-tool.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';

const MEI = sampleContext('mei', 'en');
const asking = (...words: string[]) =>
  ({ tool: 'find_by_interest', input: { words, institutions: [] } }) as const;

function found(words: readonly string[], context = MEI) {
  const result = runTool({ tool: 'find_by_interest', input: { words, institutions: [] } }, context);
  return result.tool === 'find_by_interest' ? result : null;
}

const mainField = (code: string): string | undefined => MEI.fields.subjectsOf(code)?.fields[0];

describe('programmes by interest', () => {
  it.each([
    ['寫代碼但不想跟人打交道', 'sc'],
    ['i like coding but i hate dealing with people', 'en'],
  ] as const)('“%s” never ends at nursing', (words, language) => {
    const result = found([words], sampleContext('mei', language));
    expect(result?.dislikes.length).toBeGreaterThan(0);
    expect(result?.programmes).toHaveLength(8);
    for (const { code, disliked } of result?.programmes ?? []) {
      expect(mainField(code)).not.toBe('nursing');
      expect(disliked).toBe(false);
    }
  });

  it('say what each shares, and how many do', () => {
    const { text } = said(asking('animals'), MEI);
    expect(text).toMatch(
      /^(?:Within reach of your grades|In this direction none).*\*\*\d+ programmes\*\* share something with animals; the nearest:/,
    );
    expect(text).toContain('| Programme | What it shares | Level |');
  });

  it('find the way to a job', () => {
    expect(found(['i want to be a vet'])?.programmes[0]?.code).toBe('JS1801');
  });

  it('let the institutions take turns where they are equally near', () => {
    const institutions = found(['nurse'])?.programmes.map(({ institution }) => institution) ?? [];
    expect(new Set(institutions).size).toBeGreaterThan(3);
  });

  it('ask for something to go by where nothing is heard', () => {
    expect(said(asking('hmm'), MEI).text).toMatch(/^I heard no interest, subject or job in that\./);
    expect(said(asking('i hate blood'), MEI).text).toContain('tell me one thing you like');
  });

  it('are asked for with words', () => {
    expect(parseToolCall('find_by_interest', { words: 'robots' })).toEqual(asking('robots'));
    expect(parseToolCall('find_by_interest', { words: [] })).toEqual({ problem: expect.any(String) });
    expect(parseToolCall('find_by_interest', { words: [{}] })).toEqual({ problem: expect.any(String) });
  });

  it.each(EDDY_LANGUAGES)('in %s hold nothing that the tool did not give', (language) => {
    const wishes = [
      '寫代碼',
      'drawing and music',
      '怕血',
      'helping people',
      '想做律師',
      'sport but no maths',
      '睇星',
    ];
    for (const pupil of ['mei', 'newcomer'] as const) {
      for (const wish of wishes) {
        const { text, removed } = said(asking(wish), sampleContext(pupil, language));
        expect(removed, text).toEqual([]);
        expect(text).not.toMatch(/\{\{|undefined/);
      }
    }
  });
});
