import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { parseToolCall } from '../parse-tool-call.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import type { TotalInput } from './total-standing.ts';

const NEWCOMER = sampleContext('newcomer', 'en');
const telling = (input: Partial<TotalInput>) =>
  ({
    tool: 'stated_total',
    input: { total: 24, subjects: 5, codes: [], institutions: [], ask: true, ...input },
  }) as const;

describe('a sum told instead of grades', () => {
  it.each([
    [{ codes: ['JS9010'], total: 20 }, /^Yes on points: \*\*20\*\* is 4 above the 2025 median/],
    [{ codes: ['JS9010'], total: 12 }, /^Not by last year’s figures: \*\*12\*\* is 4 below/],
    [{ codes: ['JS9010'], total: 16 }, /^Just on it/],
    [{ codes: ['JS1112'] }, /^A sum of \*\*24\*\* alone does not tell:.*\*\*24\.5\*\* of at most 42\.5/],
    [{ codes: ['JS2310'] }, /^Yes on points: .*at least \*\*24\*\* there/],
    [{ codes: ['JS2310'], total: 20 }, /^A sum of \*\*20\*\* alone does not tell/],
    [{ codes: ['JS9010', 'JS1112'] }, /^With \*\*24\*\* you reach the published figure at \*\*JS9010/],
    [{ codes: ['JS6406', 'JS1112'] }, /^A sum of \*\*24\*\* alone does not tell: all of these/],
    [{ institutions: ['HKU'] }, /^A sum of \*\*24\*\* alone does not tell at HKU/],
    [{ total: 9 }, /published figure of none of the/],
    [{}, /^With a best 5 of \*\*24\*\* you reach/],
  ] as const)('%j is held against what can be compared', (input, words) => {
    const { text } = said(telling(input), NEWCOMER);
    expect(text).toMatch(words);
    expect(text).toContain('Type your grades here');
  });

  it('is read as a model sends it', () => {
    expect(parseToolCall('stated_total', { total: 24, codes: 'js1112' })).toEqual(
      telling({ codes: ['JS1112'] }),
    );
    for (const wrong of [{}, { total: 50 }, { total: 'x' }]) {
      expect(parseToolCall('stated_total', wrong)).toEqual({ problem: expect.any(String) });
    }
  });

  it.each(EDDY_LANGUAGES)('in %s says nothing that the tool did not give', (language) => {
    for (const codes of [[], ['JS9010'], ['JS1112'], ['JS2310', 'JS6406', 'JS9010']]) {
      const { text, removed } = said(telling({ codes }), sampleContext('newcomer', language));
      expect(removed, text).toEqual([]);
      expect(text).not.toMatch(/\{\{|undefined/);
    }
  });
});
