import { describe, expect, it } from 'vitest';
import type { EddyLanguage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';

/** What is looked up for a message; answers by their ids. */
function lookedUp(language: EddyLanguage, text: string): readonly string[] {
  return understand(text, sampleContext('mei', language)).calls.map((call) =>
    call.tool === 'knowledge' ? (call.input.entry ?? 'nearest') : call.tool,
  );
}

describe('the kind of question', () => {
  it.each<[EddyLanguage, string, string]>([
    ['en', 'after an hku law degree can i be a lawyer right away', 'afterLaw'],
    ['tc', '讀完港大法律係咪即刻做得律師', 'afterLaw'],
    ['sc', '读完港大法律是不是马上可以做律师', 'afterLaw'],
    ['en', 'what does a surveyor do, sounds dull', 'jobSurveyor'],
    ['tc', '放射師係做咩㗎 悶唔悶', 'jobRadiographer'],
    ['en', 'physio and OT, whats the difference', 'physioVsOt'],
    ['tc', '物理治療同職業治療有咩分別', 'physioVsOt'],
  ])('asks for words though a name stands in it, %s: %s', (language, text, id) => {
    expect(lookedUp(language, text)[0]).toBe(id);
  });

  it.each<[EddyLanguage, string, string]>([
    ['en', 'can i get into hku law with my grades', 'classify'],
    ['tc', '我入唔入到港大法律', 'classify'],
    ['sc', '我的分数够不够读港大法律', 'classify'],
    ['en', 'what is the fee of JS6406', 'programme'],
    ['tc', 'JS6406去年中位數幾多', 'programme'],
  ])('asks for figures where those are named, %s: %s', (language, text, tool) => {
    expect(lookedUp(language, text)).toContain(tool);
  });
});

describe('several things asked in one message', () => {
  it.each<[EddyLanguage, string, readonly string[]]>([
    ['en', 'can i ask for a remark. is it worth the money', ['recheckHkeaa', 'recheckWorth']],
    ['sc', '只重考英文一科 去年其他科还算吗？？重考生会不会被扣分啊', ['oldSubjectsCount', 'repeatPenalty']],
    [
      'en',
      'do design schools look more at portfolio or marks. i got math 2 and im scared it kills me',
      ['mathsLevelTwo'],
    ],
    ['tc', '有冇獎學金？人工點', ['scholarships', 'pay']],
  ])('are each answered, %s: %s', (language, text, ids) => {
    const told = lookedUp(language, text);
    expect(ids.filter((id) => !told.includes(id))).toEqual([]);
  });
});

describe('an answer of a grave matter', () => {
  it.each([
    ['我見血會暈嘅 有冇影響', 'criminalRecord'],
    ['我個電話入咗啲grade 部電腦咩都冇', 'okNow'],
    ['she never listens to me', 'thanksListening'],
    ['me n my bff promised the same uni', 'coupleSameUni'],
  ])('needs a word of its own: %s', (text, id) => {
    expect(lookedUp(/[a-z] /.test(text) ? 'en' : 'tc', text)).not.toContain(id);
  });
});
