import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { withoutExcepted } from './left-out-fields.ts';
import { readPlainly } from './said-plainly.ts';

const context = sampleContext('mei', 'en');
const named = (text: string) => readPlainly(text, context).named;

describe('a field that is named only to be left out', () => {
  it.each([
    ['if not law then whats next best for me', ['laws'], []],
    ["anything that isn't law or medicine", ['laws', 'medicine and bachelor of surgery'], []],
    ['not nursing. something else in a hospital', ['nursing'], []],
    ["i don't want to do accounting", ['account'], []],
    ['something with languages but less coding', ['comput'], []],
    ['我不想讀新聞哦 那個是我爸加的', ['journalism'], []],
    ['如果唔讀law 有咩同佢近', ['laws'], []],
    ['除咗護理 仲有咩科同病人有關', ['nursing'], []],
    ['不想学医 但想在医院工作', ['medicine and bachelor of surgery'], []],
    ['護理以外仲有冇社工', ['nursing'], ['social work']],
  ])('is not looked for in “%s”', (text, leftOut, kept) => {
    expect(named(text).leftOut.map(({ query }) => query)).toEqual(leftOut);
    expect(named(text).topics.map(({ query }) => query)).toEqual(kept);
  });

  it.each([
    'why not nursing',
    'can i do law',
    'nursing at polyu, not sure about the fee',
    '我想讀法律',
    '护理是不是很难进',
    '中大有冇社工',
  ])('is looked for in “%s”', (text) => {
    expect(named(text).leftOut).toEqual([]);
    expect(named(text).topics.length).toBeGreaterThan(0);
  });

  it.each([
    ['除了当老师 读中文系还能干嘛', '读中文系还能干嘛'],
    ['除咗做老師 讀歷史仲有咩出路', '讀歷史仲有咩出路'],
    ['besides being a teacher what can english majors do', 'what can english majors do'],
    ['除了老师', '除了老师'],
  ])('is no part of what is asked of the short answers in “%s”', (text, asked) => {
    expect(withoutExcepted(text)).toBe(asked);
  });
});
