import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { coreTyped, gradesTyped } from '../grades-typed.ts';
import { parseToolCall } from '../parse-tool-call.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import type { StatedInput } from './stated-grades.ts';

const MEI = sampleContext('mei', 'en');
const NEWCOMER = sampleContext('newcomer', 'en');
const stating = (input: Partial<StatedInput>) =>
  ({
    tool: 'stated_grades',
    input: { sequence: [], electives: [], named: [], codes: [], ...input },
  }) as const;

describe('a row of grades', () => {
  it.each([
    ['I got 4 4 5 A 5 4, can I do nursing', '4 4 5 A 5 4'],
    ['444A54', '4 4 4 A 5 4'],
    ['我考到5**5*4A54有咩讀', '5** 5* 4 A 5 4'],
    ['３３２Ａ３３ 點算', '3 3 2 A 3 3'],
    ['4/4/3/a/5/5*', '4 4 3 A 5 5*'],
  ])('is read out of “%s”', (message, grades) => {
    expect(gradesTyped(message).join(' ')).toBe(grades);
  });

  it.each(['JS4501 or JS6456', 'best 5 or 6', 'ring 23892222', '2025 and 2026', '', '😀😀'])(
    'is not seen in “%s”',
    (message) => {
      expect(gradesTyped(message)).toEqual([]);
    },
  );
});

describe('the grades of the core in a row', () => {
  it.each([
    ['4444 + bio 4', '4 4 4 4'],
    ['5* 5 5* A and phy 5, chem 4', '5* 5 5* A'],
    ['334 同 bio 4 chem 3', '3 3 4'],
  ])('stand before electives with their subjects in “%s”', (message, grades) => {
    expect(coreTyped(message).join(' ')).toBe(grades);
  });
});

describe('stated grades', () => {
  it('are judged at the programme asked about, and kept apart from what is saved', () => {
    const sequence = ['4', '4', '5*', 'A', '5', '5'] as const;
    const { text } = said(stating({ sequence, electives: ['PHY', 'CHE'], codes: ['JS1204'] }), MEI);
    expect(text).toMatch(/^With these grades, \*\*JS1204 BScCS \(CityU\)\*\* stands at \*\*/);
    expect(text).toContain('Saved, but not among these: M2.');
    expect(text).toContain('I have changed nothing that is saved');
  });

  it('say what differs from those saved', () => {
    const named = [{ subject: 'ENG', grade: '5' }] as const;
    const { text } = said(stating({ sequence: ['4', '4', '5*', 'A', '5', '5', '5'], named }), MEI);
    expect(text).toContain('English 4, now stated as 5');
    expect(text).toContain('The electives I took for those saved, in this order: Chemistry, Physics and M2.');
  });

  it('of which the subjects are unclear are asked about, and nothing is worked out', () => {
    const { text } = said(stating({ sequence: ['4', '4', '5', 'A', '5', '4'] }), NEWCOMER);
    expect(text).toMatch(/^Which subjects are these: 5, 4\?/);
    expect(text).not.toContain('best 5');
    const odd = said(stating({ sequence: ['A', '4', '5', '4', '5', '4'] }), NEWCOMER).text;
    expect(odd).toContain('The usual order is Chinese, English');
  });

  it('without a list or a programme are judged by what is within reach with them', () => {
    const sequence = ['4', '4', '5', 'A', '5', '4'] as const;
    const { text } = said(stating({ sequence, electives: ['PHY', 'CHE'] }), NEWCOMER);
    expect(text).toMatch(/^With these grades your best 5 is \*\*22\*\*/);
    expect(text).toContain('Within reach with them');
    expect(text).toContain('None are saved yet');
  });

  it('too few for levels say how many are missing', () => {
    const named = [{ subject: 'BIO', grade: '5*' }] as const;
    expect(said(stating({ named, codes: ['JS4501'] }), NEWCOMER).text).toMatch(
      /^I can tell levels once five/,
    );
  });

  it('are read as a model sends them', () => {
    expect(parseToolCall('stated_grades', { sequence: ['4', 5, 'a'], codes: 'js4501' })).toEqual(
      stating({ sequence: ['4', '5', 'A'], codes: ['JS4501'] }),
    );
    for (const wrong of [{}, { sequence: ['9'] }, { named: [{ subject: 'ENG', grade: 'Z' }] }]) {
      expect(parseToolCall('stated_grades', wrong)).toEqual({ problem: expect.any(String) });
    }
  });

  it.each(EDDY_LANGUAGES)('in %s say nothing that the tool did not give', (language) => {
    for (const pupil of ['mei', 'siuMing', 'newcomer'] as const) {
      const context = sampleContext(pupil, language);
      for (const electives of [[], ['BIO', 'ECO']] as const) {
        const call = stating({
          sequence: ['5**', '5*', '4', 'A', '3', 'U'],
          electives,
          codes: ['JS4501', 'JS6418'],
        });
        const { text, removed } = said(call, context);
        expect(removed, text).toEqual([]);
        expect(text).not.toMatch(/\{\{|undefined/);
      }
    }
  });
});
