import { describe, expect, it } from 'vitest';
import type { EddyLanguage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answerLast } from '../testing/talk.ts';

const lastOf = (said: readonly string[], language: EddyLanguage) =>
  answerLast(said, sampleContext('mei', language));
const looksUp = (said: readonly string[], language: EddyLanguage): string =>
  JSON.stringify(lastOf(said, language).calls);

describe('what is asked of several is told of all of them', () => {
  it.each<[EddyLanguage, readonly string[], readonly string[]]>([
    [
      'en',
      ['compare JS5240 and JS6987', 'if my english was 5* how far apart are these two'],
      ['what_if', '"codes":["JS5240","JS6987"]'],
    ],
    ['en', ['JS2310 or JS4850, what jobs do people end up in'], ['"aspects":["careers"],"figures":false']],
  ])('%s: %s', (language, said, parts) => {
    const calls = looksUp(said, language);
    for (const part of parts) expect(calls).toContain(part);
  });

  it('with whether they differ', () => {
    const { text } = lastOf(['is there a penalty for repeaters at JS6731, JS1113 and JS2660?'], 'en');
    expect(text).toMatch(/^They do not differ in this\.\n\n\*\*JS6731 BSW\*\* \(HKU\), \*\*JS1113/);
  });
});

describe('what a message leaves out is of the talk', () => {
  it.each<[EddyLanguage, readonly string[], readonly string[]]>([
    ['en', ['eng 2. retake or hd?', 'is there any other way'], ['"entry":"planBC"']],
    ['tc', ['英文2 重讀定hd', '有冇第三條路'], ['"entry":"planBC"']],
    ['sc', ['重读还是读副学士', '还有没有别的路'], ['"entry":"planBC"']],
    ['en', ['eng 2. retake or hd?', 'ok then which. just pick for me pls'], ['"entry":"eddyDecide"']],
    ['sc', ['重读还是读副学士', '你选一个嘛 如果你是我'], ['"entry":"eddyDecide"']],
    ['en', ['how do i become a pilot', 'any degree for that'], ['find_programmes', '"aviationLogistics"']],
    ['tc', ['物理治療師做咩', '有咩課程通向呢行'], ['find_programmes', '"fields":["']],
    ['tc', ['我鍾意商科同心理', '可唔可以兩樣一齊讀'], ['"entry":"doubleDegree"']],
    ['sc', ['我想读商科', '那英文系呢', '有没有两个一起的'], ['"entry":"doubleDegree"']],
    [
      'en',
      ['compare HKU law and CUHK law', 'and cityu?', 'hku or city then'],
      ['compare', 'JS6406', 'JS1061'],
    ],
    ['en', ['is nursing at JS3648 hard', 'i had thought JS3624 was easier'], ['JS3624']],
    ['sc', ['港大法律和中大法律哪个好', '这两个里面哪个更偏商科'], ['programme', 'JS6406', 'JS4903']],
    ['en', ['compare JS1041 and JS1042', 'which one for making games'], ['programme', 'JS1041', 'JS1042']],
    [
      'en',
      ['chances at JS6705', 'and JS6717?', 'list them hardest to easiest'],
      ['classify', 'JS6705', 'JS6717'],
    ],
    ['tc', ['JSST05定JSSU55', '兩間讀完係咪一樣考到牌'], ['compare', '"careers"', 'JSST05', 'JSSU55']],
    ['en', ['how many schools have physio, not just polyu'], ['search_programmes', '"institutions":[]']],
    ['en', ['hotel management possible?', 'and what about hkmu, same rule?'], ['JS9291', 'JSSU90']],
    ['en', ['optometry possible?', 'and what about hkmu, same rule?'], ['search_programmes', 'HKMU']],
    [
      'en',
      ['can i get into JS1801', 'what do they ask at the interview, is volunteering useful'],
      ['"entry":"interviewVet"'],
    ],
  ])('%s: %j', (language, said, parts) => {
    const calls = looksUp(said, language);
    for (const part of parts) expect(calls).toContain(part);
  });

  it.each<[EddyLanguage, readonly string[]]>([
    ['en', ['which ones can i read that are fun']],
    ['tc', ['咁有冇啲同人有關但真係唔使計嘢嘅科']],
    ['en', ['i like law', 'which of those wld sound ok to grandpa']],
  ])('%s: %j never lists all there are', (language, said) => {
    expect(lastOf(said, language).text).not.toContain('422');
  });
});

describe('so many as are asked for', () => {
  it.each<[EddyLanguage, readonly string[], number]>([
    ['en', ['suggest three programmes we could add'], 3],
    ['en', ['i like animals', 'just give me 2'], 2],
    ['tc', ['推薦三個課程畀我'], 3],
    ['tc', ['我鍾意商科同心理', '推薦三個畀我'], 3],
    ['sc', ['还能加什么，推荐三个'], 3],
  ])('%s: %j are %i', (language, said, count) => {
    const rows = lastOf(said, language)
      .text.split('\n')
      .filter((line) => /^\| (?:JS|\*\*JS)/.test(line));
    expect(rows).toHaveLength(count);
  });
});

describe('a “why” that asks of the world', () => {
  it.each<[EddyLanguage, readonly string[]]>([
    ['sc', ['港大法律我有机会吗', '为什么法律的分数年年变']],
    ['sc', ['港大法律我有机会吗', '为什么中位数每年会变的']],
    ['en', ['can i get into JS6406', 'why does the median change every year']],
  ])('%s: %j is told in words', (language, said) => {
    expect(lastOf(said, language).calls).toMatchObject([{ tool: 'knowledge' }]);
  });

  it.each<[EddyLanguage, readonly string[]]>([
    ['en', ['can i get into JS6406', 'why']],
    ['en', ['can i get into JS6406', 'why so low']],
    ['tc', ['JS6406我入唔入到', '吓 點解']],
    ['tc', ['JS6406我入唔入到', '何以見得？']],
    ['sc', ['JS6406我能进吗', '理由？']],
  ])('%s: %j gives the reasons of the level', (language, said) => {
    expect(lastOf(said, language).calls).toMatchObject([{ tool: 'classify' }]);
  });
});
