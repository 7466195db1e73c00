import { describe, expect, it } from 'vitest';
import type { EddyContext } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { lookedUpLast } from '../testing/talk.ts';

const NEW: EddyContext = { ...sampleContext('newcomer', 'en'), grades: {}, choices: [] };
const TC: EddyContext = { ...sampleContext('newcomer', 'tc'), grades: {}, choices: [] };
const CHOSEN: EddyContext = {
  ...TC,
  grades: { CHI: '4', ENG: '4', MAT: '5', CSD: 'Attained', ECO: '5', BAF: '4' },
  choices: ['JS5300', 'JS1002'],
};

const codesIn = (value: unknown): readonly string[] => [
  ...new Set(JSON.stringify(value).match(/JS[0-9A-Z]{4}/g) ?? []),
];
const FOUR = ['JS4513', 'JS6468', 'JS3648', 'JSSU40'];

describe('what is asked of several programmes', () => {
  it.each<[string, readonly string[], EddyContext, readonly string[]]>([
    [
      'a whole field',
      ['how many seats are there in social work'],
      NEW,
      ['JS4874', 'JS6731', 'JS2660', 'JS1113', 'JS3250'],
    ],
    [
      'four that stood side by side',
      ['compare nursing at cuhk, hku, polyu and hkmu', 'which of the four is the easiest'],
      NEW,
      FOUR,
    ],
    ['two fields at one university', ['港大新聞同港大社工計分方法'], TC, ['JS6822', 'JS6731']],
    [
      'one that was set against others, and not the own choice there',
      ['中大、理大同科大會計邊個我易入啲', '科大嗰個計唔計經濟'],
      CHOSEN,
      ['JS5318'],
    ],
  ])('is told of those and no others: %s', (_, turns, context, codes) => {
    expect(codesIn(lookedUpLast(turns, context)).toSorted()).toEqual(codes.toSorted());
  });

  it('begins with where there is none of it, and goes on with where there is', () => {
    const [first, ...others] = lookedUpLast(['what did people score for social work at hkust'], NEW);
    expect(first).toMatchObject({ tool: 'search_programmes', institutions: ['HKUST'] });
    expect(codesIn(others).length).toBeGreaterThan(2);
  });
});

describe('what a pupil told before', () => {
  const total = (sum: number, codes: readonly string[]) => ({ tool: 'stated_total', total: sum, codes });

  it.each<[string, readonly string[], EddyContext, object]>([
    ['a sum put right', ['我五科得21分，教大幼教得唔得', '打錯，係19分'], TC, total(19, ['JS8507'])],
    ['a sum, elsewhere', ['我五科得21分，教大幼教得唔得', '咁都大呢'], TC, total(21, ['JS9580'])],
    [
      'the subject of a grade',
      ['english needed for hku law?', 'is a 4 ok'],
      NEW,
      { tool: 'subject_at', subject: 'ENG', grade: '4', asks: 'minimum' },
    ],
    [
      'a supposition that another takes the place of',
      ['what if econ was 5* at JS1002', 'and english 5 rather than econ?'],
      CHOSEN,
      { tool: 'what_if', changes: [{ subject: 'ENG', grade: '5' }] },
    ],
    [
      'the programme that the own score is asked of',
      ['formula of JS1002', 'what do i have then'],
      CHOSEN,
      { tool: 'classify', codes: ['JS1002'] },
    ],
  ])('counts for what is asked next: %s', (_, turns, context, call) => {
    expect(lookedUpLast(turns, context)[0]).toMatchObject(call);
  });
});
