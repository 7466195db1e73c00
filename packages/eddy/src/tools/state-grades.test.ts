import { describe, expect, it } from 'vitest';
import { plainText } from '../asked/plain-text.ts';
import { EDDY_LANGUAGES } from '../context.ts';
import { coreTyped, rowTyped, TYPED_GRADES } from '../grades-typed.ts';
import { parseToolCall } from '../parse-tool-call.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import type { StatedInput } from './stated-grades.ts';

const MEI = sampleContext('mei', 'en');
const NEWCOMER = sampleContext('newcomer', 'en');
const stating = (input: Partial<StatedInput>) =>
  ({
    tool: 'stated_grades',
    input: { sequence: [], electives: [], named: [], codes: [], brief: false, ...input },
  }) as const;

describe('a row of grades', () => {
  it.each([
    ['I got 4 4 5 A 5 4, can I do nursing', '4 4 5 A 5 4'],
    ['444A54', '4 4 4 A 5 4'],
    ['我考到5**5*4A54有咩讀', '5** 5* 4 A 5 4'],
    ['３３２Ａ３３ 點算', '3 3 2 A 3 3'],
    ['4/4/3/a/5/5*', '4 4 3 A 5 5*'],
  ])('is read out of “%s”', (message, grades) => {
    expect(rowTyped(plainText(message))?.grades.join(' ')).toBe(grades);
  });

  it.each(['JS4501 or JS6456', 'best 5 or 6', 'ring 23892222', '2025 and 2026', '', '😀😀'])(
    'is not seen in “%s”',
    (message) => {
      expect(rowTyped(plainText(message))).toBeNull();
    },
  );
});

describe('the grades of the core in a row', () => {
  it.each([
    ['4444 + bio 4', '4 4 4 4'],
    ['5* 5 5* A and phy 5, chem 4', '5* 5 5* A'],
    ['334 同 bio 4 chem 3', '3 3 4'],
  ])('stand before electives with their subjects in “%s”', (message, grades) => {
    expect(coreTyped(plainText(message))?.grades.join(' ')).toBe(grades);
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

  it('of which the subjects are unclear tell what is sure all the same, and ask', () => {
    const { text } = said(stating({ sequence: ['4', '4', '5', 'A', '5', '4'] }), NEWCOMER);
    expect(text).toMatch(/^Your best 5 is \*\*22\*\*/);
    expect(text).toContain('Which subjects are these: 5, 4?');
    expect(text).not.toContain('| Level |');
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
      /Tell me Chinese, English, Mathematics and one more elective here/,
    );
  });

  it.each([
    ['3 3 2 A 2 2', /no degree programme this year.*They meet 332A22,.*higher diplomas/s],
    ['3 2 2 A 2 2', /They miss the general minimum.*enough for most associate degrees/s],
    ['2 2 1 A 2 1', /^(?!.*enough for most associate degrees)/s],
  ])('of %s tell what they are enough for', (row, words) => {
    const sequence = row.split(' ').flatMap((one) => TYPED_GRADES.find((grade) => grade === one) ?? []);
    expect(said(stating({ sequence, electives: ['GEO', 'BAF'] }), NEWCOMER).text).toMatch(words);
  });

  it.each([
    [['JS6406', 'JS6078'], /^With these grades none of the 2 is within reach/],
    [['JS9010', 'JS6406'], /^Within reach with these grades.*\*\*JS9010.*Not within reach: \*\*JS6406/],
    [['JS9010', 'JSSA01'], /^With these grades all 2 are within reach/],
  ])('say first which of %s are within reach', (codes, words) => {
    const sequence = ['4', '5', '5', 'A', '4', '4', '3'] as const;
    const electives = ['HIS', 'ECO', 'CHE'] as const;
    expect(said(stating({ sequence, electives, codes }), NEWCOMER).text).toMatch(words);
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
