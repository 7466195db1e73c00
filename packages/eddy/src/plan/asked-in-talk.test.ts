import type { Grades } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import type { EddyLanguage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answerLast } from '../testing/talk.ts';

const GRADES: Grades = { CHI: '4', ENG: '4', MAT: '4', CSD: 'Attained', BIO: '4', CHE: '3', MEP_M1: '4' };
const CHOICES = ['JS3648', 'JS4513', 'JS1204'];

interface Pupil {
  readonly grades: Grades;
  readonly choices: readonly string[];
}
const SOMEBODY: Pupil = { grades: GRADES, choices: CHOICES };
const NOBODY: Pupil = { grades: {}, choices: [] };

const answerTo = (said: readonly string[], language: EddyLanguage, { grades, choices }: Pupil = SOMEBODY) =>
  answerLast(said, { ...sampleContext('newcomer', language), grades, choices });

type Case = readonly [EddyLanguage, readonly string[], object, Pupil];

function isLookedUp(language: EddyLanguage, said: readonly string[], expected: object, pupil: Pupil) {
  expect(answerTo(said, language, pupil).calls).toMatchObject([expected]);
}

describe('a figure that is asked of a named field', () => {
  it.each<readonly [EddyLanguage, string]>([
    ['en', 'is 20 ok for nursing'],
    ['tc', '職業治療21分夠唔夠'],
    ['sc', '言语治疗好不好考'],
    ['en', 'what score does physiotherapy at polyu take'],
  ])('is looked up rather than told in words: %s %s', (language, said) => {
    const { calls } = answerTo([said], language);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.map(({ tool }) => tool)).not.toContain('knowledge');
  });

  it('is told in words where none is asked', () => {
    const { calls } = answerTo(['what is it like to study nursing'], 'en');
    expect(calls.map(({ tool }) => tool)).toContain('knowledge');
  });
});

describe('a bare name after a question', () => {
  it.each<Case>([
    [
      'en',
      ['does m1 count for computer science at cuhk', 'and cityu?'],
      { tool: 'subject_at', input: { codes: ['JS1204'], subject: 'MEP_M1', asks: 'counts' } },
      SOMEBODY,
    ],
    [
      'tc',
      ['我best 5有23分，理大護理得唔得', '咁中大呢'],
      { tool: 'stated_total', input: { total: 23, codes: ['JS4513'] } },
      NOBODY,
    ],
  ])('takes its place in that question: %s %j', isLookedUp);
});

describe('a question that names nothing', () => {
  it.each<Case>([
    [
      'tc',
      ['中大法律要幾多分', '英文要求高唔高'],
      { tool: 'subject_at', input: { codes: ['JS4903'], subject: 'ENG', asks: 'minimum' } },
      NOBODY,
    ],
    [
      'sc',
      ['JS4903要多少分', 'JS6406呢', '哪间数学要求高一点'],
      { tool: 'subject_at', input: { codes: ['JS6406', 'JS4903'], subject: 'MAT', asks: 'minimum' } },
      NOBODY,
    ],
    [
      'en',
      ['how many places has JS4903', 'how many in band a were admitted'],
      { tool: 'programme', input: { code: 'JS4903' } },
      NOBODY,
    ],
    [
      'en',
      ['i think i want to be a nurse', 'which unis offer it'],
      { tool: 'search_programmes', input: { query: 'nursing', institutions: [] } },
      SOMEBODY,
    ],
    [
      'en',
      ['compare JS3648 and JS4513', 'why is cuhk so low'],
      { tool: 'classify', input: { codes: ['JS4513'] } },
      SOMEBODY,
    ],
  ])('is asked of what the talk is of: %s %j', isLookedUp);

  it.each<[EddyLanguage, RegExp]>([
    ['en', /^What is asked of English: JS4903 LLB \(5 asked\)/],
    ['tc', /^對英文的要求：JS4903 LLB（要求 5）/],
    ['sc', /^对英文的要求：JS4903 LLB（要求 5）/],
  ])('says first what is asked of a subject that no grade of is known: %s', (language, expected) => {
    const said = language === 'en' ? 'what is the english requirement' : '英文要求高吗';
    expect(answerTo(['JS4903', said], language, NOBODY).text).toMatch(expected);
  });
});

describe('one’s own list and sums', () => {
  it.each<Case>([
    ['tc', ['咁我應該點樣排好'], { tool: 'order_advice' }, SOMEBODY],
    [
      'en',
      ['going by chance alone which one goes first'],
      { tool: 'which_of', input: { by: 'level', least: false } },
      SOMEBODY,
    ],
    [
      'en',
      ['show me how you worked out my no. 2'],
      { tool: 'classify', input: { codes: ['JS4513'] } },
      SOMEBODY,
    ],
    ['tc', ['best 5 有22分', '打錯，係26'], { tool: 'stated_total', input: { total: 26 } }, NOBODY],
  ])('are answered from what is known of them: %s %j', isLookedUp);
});

describe('programmes that are sought by several conditions', () => {
  it('are found though hardly any grade is told', () => {
    const said = '中文得3，有冇啲課程生物計兩倍，中文只要3';
    const { calls } = answerTo([said], 'tc', NOBODY);
    expect(calls).toMatchObject([
      { tool: 'find_programmes', input: { counts: ['BIO'], takes: { subject: 'CHI', grade: '3' } } },
    ]);
  });
});
