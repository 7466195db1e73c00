import type { Programme } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';
import { realProgramme } from '../../testing/programme/real-year.ts';
import { wordsIn } from '../../testing/programme/words.ts';
import type { Language } from '../i18n/languages.ts';
import { shortFeeWords, studyLines } from './study-words.ts';

async function lineOf(programme: Programme, key: string, language: Language = 'en') {
  const lines = studyLines(programme, await wordsIn(language));
  const { text, source } = lines.find((line) => line.key === key) ?? { text: null, source: null };
  return { text, source };
}

describe('what studying takes', () => {
  test.each([
    ['JS8001', 'en', '5 years'],
    ['JS6303', 'en', 'Normally 4 years'],
    ['JS6303', 'tc', '一般 4 年'],
    ['JS2340', 'en', 'Not found in the published documents we hold.'],
    ['JS2340', 'tc', '我們現有的公布文件沒有列明。'],
  ] as const)('of %s in %s: length "%s"', async (code, language, words) => {
    expect((await lineOf(realProgramme(code), 'length', language)).text).toBe(words);
  });

  test('names the document each was read from, and none where nothing was found', async () => {
    const lines = studyLines(realProgramme('JS2340'), await wordsIn('en'));
    expect(lines.map(({ key, source }) => [key, source])).toEqual([
      ['length', null],
      ['fee', 'JUPAS programme page, capture of 15 May 2026'],
      ['interview', 'JUPAS programme page, capture of 15 May 2026'],
      ['documents', 'JUPAS programme page, capture of 15 May 2026'],
    ]);
  });

  test('has the fee with what a local pupil pays, and whether it is to be confirmed', async () => {
    expect((await lineOf(realProgramme('JSSU78'), 'fee')).text).toBe(
      'HK$94,770; HK$13,320 for local pupils under SSSDP',
    );
    expect((await lineOf(realProgramme('JSSU66'), 'fee')).text).toMatch(/\(to be confirmed\)$/);
    expect((await lineOf(realProgramme('JSSU66'), 'fee', 'tc')).text).toMatch(/（待定）$/);
    expect(shortFeeWords(realProgramme('JSSU78'), await wordsIn('en'))).toBe('Fee HK$13,320 after subsidy');
  });

  test('has the interview by kind, form, time and band', async () => {
    expect((await lineOf(realProgramme('JS5331'), 'interview')).text).toBe(
      'All applicants: interview. Held before and after the results. Band A applicants are preferred.',
    );
    expect((await lineOf(realProgramme('JS5331'), 'interview', 'tc')).text).toBe(
      '所有申請人：面試。放榜前後均會進行。組別A 的申請人優先。',
    );
    expect((await lineOf(realProgramme('JS4812'), 'interview')).text).toBe('No interview.');
  });

  test('says that only general words are known', async () => {
    const { text } = await lineOf(realProgramme('JS3337'), 'interview');
    expect(text).toMatch(/^Applicants may be asked for: interview\..*general words/);
  });

  test('says of an interview not found that there may be one', async () => {
    expect(await lineOf(realProgramme('JS7709'), 'interview')).toEqual({
      text: 'Not found, which does not mean that there is none.',
      source: null,
    });
  });

  test('lists the documents with whether they are required', async () => {
    expect((await lineOf(realProgramme('JS6028'), 'documents')).text).toBe(
      'Creative design response (exercise done at home), required; portfolio, recommended',
    );
    expect((await lineOf(realProgramme('JS6028'), 'documents', 'tc')).text).toBe(
      '創意設計習作（在家完成）（必須）、作品集（建議）',
    );
  });
});
