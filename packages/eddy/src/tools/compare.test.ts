import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { parseToolCall } from '../parse-tool-call.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';

const MEI = sampleContext('mei', 'en');
const NONE = { query: '', institutions: [] } as const;
const of = (codes: readonly string[], context = MEI) =>
  said({ tool: 'compare', input: { codes, ...NONE } }, context);

describe('a comparison', () => {
  it('begins with the one that is nearer, by level before score, since scores stand on other formulas', () => {
    const { text } = of(['JS5240', 'JS4412', 'JS1204']);
    expect(text).toMatch(/^\*\*JS1204 BScCS \(CityU\)\*\* is nearer for you: Golden ticket\./);
    expect(text).toContain('2.24 below the 2025 median at JS4412');
    expect(text).toContain('| Band A offers | 74 of 346 (21%) | 117 of 343 (34%) | 60 of 953 (6%) |');
    expect(text).toContain('| Interview | not known | some are invited | some are invited |');
  });

  it('names the nearest also where none is within easy reach, and how far each is', () => {
    expect(of(['JS4501', 'JS6456']).text).toMatch(
      /^\*\*JS6456 MBBS \(HKU\)\*\* is the nearest for you, though .* You are 12\.5 below .* JS6456 .* and 12\.5 below .* JS4501/,
    );
  });

  it.each([
    ['content', /^They share .*\n\n- \*\*JS1041 SCM\*\* \(CityU\): .*\n- \*\*JS1042 BACM\*\*/],
    ['careers', /^What their graduates become:\n\n- \*\*JS1041 SCM\*\* \(CityU\): for example /],
  ] as const)('tells %s before the figures', (aspect, first) => {
    const input = { codes: ['JS1041', 'JS1042'], ...NONE, aspects: [aspect] };
    const { text, removed } = said({ tool: 'compare', input }, MEI);
    expect(text).toMatch(first);
    expect(text).toContain('| Median |');
    expect(removed).toEqual([]);
  });

  it('tells no level without grades, and asks for them', () => {
    const { text } = of(['JS5240', 'JS4412'], sampleContext('newcomer', 'en'));
    expect(text).toMatch(/^Published for 2025: JS5240 50 of 80\.325 and JS4412 .*\n\n\| Programme \|/);
    expect(text).not.toContain('nearer for you');
    expect(text).toContain('not entered any grades');
  });

  it('finds the same field at several universities', () => {
    const input = { codes: [], query: 'nursing', institutions: ['HKU', 'CUHK', 'PolyU'] } as const;
    const { text } = said({ tool: 'compare', input }, MEI);
    for (const institution of ['HKU', 'CUHK', 'PolyU']) expect(text).toContain(`(${institution})`);
  });

  it('needs two that are of this year', () => {
    expect(of(['JS5240', 'JS9999']).text).toBe(
      'JS9999 is not among this year’s programmes, so I have nothing about it. Please check the code.\n\n' +
        'I need two to four programmes to compare: their codes or names.',
    );
    expect(parseToolCall('compare', { codes: ['JS5240'] })).toEqual({ problem: expect.any(String) });
    expect(parseToolCall('compare', { query: 'law', institutions: ['HKU', 'CUHK'] })).toMatchObject({
      input: { codes: [], query: 'law', institutions: ['HKU', 'CUHK'] },
    });
  });

  it.each(EDDY_LANGUAGES)('holds in %s nothing that the tool did not give', (language) => {
    for (const pupil of ['mei', 'siuMing', 'kaLok', 'heiTung', 'newcomer'] as const) {
      const context = sampleContext(pupil, language);
      for (const [index, { code }] of context.catalogue.programmes.entries()) {
        const other = context.catalogue.programmes[(index + 137) % 422]?.code ?? '';
        if (index % 25 === 0) expect(of([code, other, 'JS6456'], context).removed).toEqual([]);
      }
    }
  });
});
