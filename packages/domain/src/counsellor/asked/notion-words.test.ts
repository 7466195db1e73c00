import { describe, expect, it } from 'vitest';
import { sampleContext } from '../../testing/sample-pupils.ts';
import { COUNSELLOR_LANGUAGES } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { understand } from '../understand.ts';

const MEI = sampleContext('mei', 'en');
const LINK = '[jupas.edu.hk](https://www.jupas.edu.hk)';

const answered = (text: string, language: 'en' | 'tc' | 'sc') =>
  guideAnswer({ text, context: sampleContext('mei', language), earlier: [], detailed: false }).text;

describe('change of choices', () => {
  it.each([
    'what is change of choices',
    'how does change of programme choices work',
    'modification of programme choices',
    'can I change my choices after results',
    '甚麼是改選？',
    '放榜後可以改志願嗎',
    '改選係咩嚟㗎',
    '改選可以改幾多次',
    '放榜後可唔可以改志願',
    '什么是改选',
    '改选是什么意思',
  ])('is explained: %s', (text) => {
    expect(understand(text, MEI)).toMatchObject({ kind: 'explain', notions: ['changes'], calls: [] });
  });

  it.each([
    ['order_advice', '放榜之後改選要留意咩'],
    ['recommend', '改選時有什麼課程可以揀'],
    ['classify', '改選JS1204有冇機'],
    ['my_list', 'how do I change my choices'],
  ])('is not all that is asked: %s for %s', (tool, text) => {
    expect(understand(text, MEI).calls.map((call) => call.tool)).toContain(tool);
  });

  it('is not a change of elective', () => {
    expect(understand('想改選修科', MEI).notions).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    'when is the deadline',
    'deadline for change of choices',
    '截止日期',
    '改選截止日期',
    '幾時截止',
    '几时可以改选',
  ])('are not made up: %s', (text) => {
    expect(understand(text, MEI)).toMatchObject({ kind: 'cannot', outside: 'dates' });
  });

  it.each(COUNSELLOR_LANGUAGES)('are where JUPAS publishes them, in %s', (language) => {
    expect(answered('截止日期', language)).toContain(LINK);
    expect(answered('甚麼是改選', language)).toContain(LINK);
    expect(answered('甚麼是改選', language)).not.toMatch(/\d/);
  });
});
