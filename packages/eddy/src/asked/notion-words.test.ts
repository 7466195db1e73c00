import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES, type EddyLanguage } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';

const MEI = sampleContext('mei', 'en');
const answered = (text: string, language: EddyLanguage) =>
  guideAnswer({ text, context: sampleContext('mei', language), earlier: [], detailed: false }).text;

const entriesFor = (text: string): readonly (string | null)[] =>
  understand(text, MEI).calls.flatMap((call) => (call.tool === 'knowledge' ? [call.input.entry] : []));

describe('change of choices', () => {
  it.each([
    'what is change of choices',
    'how does change of programme choices work',
    'can I change my choices after results',
    '放榜後可以改志願嗎',
    '改選可以改幾多次',
    '放榜後可唔可以改志願',
  ])('is looked up in what is known: %s', (text) => {
    expect(['changeBeforeResults', 'changeAfterResults', 'modificationDates']).toEqual(
      expect.arrayContaining([...entriesFor(text)]),
    );
    expect(entriesFor(text).length).toBeGreaterThan(0);
  });

  it.each([
    ['recommend', '改選時有什麼課程可以揀'],
    ['classify', '改選JS1204有冇機'],
  ])('is not all that is asked: %s for %s', (tool, text) => {
    expect(understand(text, MEI).calls.map((call) => call.tool)).toContain(tool);
  });
});

describe('dates', () => {
  it.each(['when is the deadline', '截止日期', '改選截止日期', '幾時截止', '几时可以改选'])(
    'are looked up: %s',
    (text) => {
      expect(understand(text, MEI).calls).toMatchObject([{ tool: 'knowledge', input: { dates: true } }]);
    },
  );

  it('come first, with what else is known of changes: deadline for change of choices', () => {
    expect(understand('deadline for change of choices', MEI)).toMatchObject({
      calls: [{ tool: 'knowledge', input: { dates: true } }],
      mayMean: expect.arrayContaining(['modificationDates']),
    });
  });

  it.each(EDDY_LANGUAGES)('are told with the year that they were true for, in %s', (language) => {
    expect(answered('截止日期', language)).toMatch(/20\d\d/);
  });
});
