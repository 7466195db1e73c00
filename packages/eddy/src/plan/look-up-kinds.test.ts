import type { Grades } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import type { EddyLanguage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answerLast } from '../testing/talk.ts';

const GRADES: Grades = { CHI: '4', ENG: '3', MAT: '3', CSD: 'Attained', BIO: '4', GEO: '2', HIS: '4' };
const LOW: Grades = { CHI: '2', ENG: '4', MAT: '4', CSD: 'Attained', PHY: '4', ICT: '4' };
const CHOICES = ['JS3648', 'JS4513', 'JS2020'];

interface Pupil {
  readonly grades?: Grades;
  readonly choices?: readonly string[];
}

/** What the last of some messages looks up, and how it is answered. */
const answerTo = (
  said: readonly string[],
  language: EddyLanguage,
  { grades = GRADES, choices = CHOICES }: Pupil = {},
) => answerLast(said, { ...sampleContext('newcomer', language), grades, choices });

const callsTo = (said: readonly string[], language: EddyLanguage, pupil?: Pupil) =>
  answerTo(said, language, pupil).calls;

describe('a grade that may keep somebody out', () => {
  it.each<[EddyLanguage, readonly string[], readonly string[], string]>([
    ['tc', ['英文3係咪死硬'], CHOICES, 'ENG'],
    ['sc', ['护理会不会因为英文3不要我'], ['JS3648', 'JS4513'], 'ENG'],
    ['en', ['is english 3 a problem for nursing at polyu'], ['JS3648'], 'ENG'],
    ['tc', ['我list入面嗰三個收唔收英文3'], CHOICES, 'ENG'],
  ])('is looked up at the programmes meant: %s %j', (language, said, codes, subject) => {
    const [call] = callsTo(said, language);
    expect(call).toMatchObject({ tool: 'subject_at', input: { subject, asks: 'minimum' } });
    expect(call?.tool === 'subject_at' ? call.input.codes : []).toEqual(expect.arrayContaining([...codes]));
  });

  it('may be that of an elective that is missing', () => {
    const { text } = answerTo(['geography 2, is that a problem at JS6016'], 'en', {
      grades: { CHI: '4', ENG: '4', MAT: '5', CSD: 'Attained', PHY: '4', GEO: '2' },
    });
    expect(text).toMatch(/under the minimum there: JS6016.*at 3 it would be the elective/);
  });

  it('is not overlooked for a portfolio', () => {
    const said = ['can polyu design overlook it, i have a really good portfolio'];
    const { text, calls } = answerTo(said, 'en', { grades: LOW, choices: [] });
    expect(calls).toMatchObject([{ tool: 'subject_at', input: { subject: 'CHI', asks: 'minimum' } }]);
    expect(text).not.toMatch(/usually yes/i);
  });

  it.each<[EddyLanguage, string]>([
    ['sc', '英文3是不是直接没戏'],
    ['tc', '英文得3 讀唔讀到大學'],
  ])('is not told of as level 2 where it is none: %s %s', (language, said) => {
    const calls = callsTo([said], language);
    expect(JSON.stringify(calls)).not.toContain('lowLanguage');
  });
});

describe('programmes by what they make of a subject', () => {
  it.each<[EddyLanguage, string, Pupil, object]>([
    ['tc', '邊啲護理收數學2', { choices: [] }, { query: 'nursing', takes: { subject: 'MAT', grade: '2' } }],
    [
      'en',
      'which degrees take chinese 2',
      { grades: LOW, choices: [] },
      { takes: { subject: 'CHI', grade: '2' } },
    ],
    [
      'sc',
      '有没有不看中文的教育课程',
      { grades: LOW, choices: [] },
      { takes: { subject: 'CHI', grade: '2' } },
    ],
    ['en', 'which programmes weigh history more', { choices: [] }, { counts: ['HIS'] }],
    ['tc', '邊啲科中文會double計', { choices: [] }, { counts: ['CHI'] }],
    ['tc', '有冇啲科係冇weighting嘅', { choices: [] }, { unweighted: true }],
  ])('are found: %s %s', (language, said, pupil, input) => {
    expect(callsTo([said], language, pupil)[0]).toMatchObject({ tool: 'find_programmes', input });
  });

  it('show the minimum, and list none that is shut', () => {
    const { text } = answerTo(['which teaching programmes take chinese 2'], 'en', {
      grades: LOW,
      choices: [],
    });
    expect(text).toContain('Chinese asked');
    expect(text).not.toContain('JS4361');
  });

  it('are not listed where a minimum of all degrees shuts them', () => {
    const { text } = answerTo(['any design programme i can get into'], 'en', { grades: LOW, choices: [] });
    expect(text).not.toMatch(/\| JS/);
  });
});

describe('a question of the own list', () => {
  it.each<[EddyLanguage, string, object]>([
    ['en', "which one on my list isn't nursing", { tool: 'which_of', input: { by: 'field', least: true } }],
    ['sc', '我的三个志愿哪个最没希望', { tool: 'which_of', input: { by: 'level', least: true } }],
    ['sc', '妹妹这三个哪个最可能录', { tool: 'which_of', input: { by: 'level', least: false } }],
    ['tc', '護理漏咗邊個', { tool: 'find_programmes', input: { query: 'nursing', except: CHOICES } }],
    [
      'en',
      'he made me this list. is it even realistic',
      { tool: 'order_advice', input: { about: 'balance' } },
    ],
    ['sc', '我的志愿只填了3个 是不是太少', { tool: 'order_advice', input: { about: 'fill' } }],
    ['sc', '港大那个留着会不会浪费位置', { tool: 'order_advice', input: { about: 'keep' } }],
  ])('is answered by its kind: %s %s', (language, said, call) => {
    const choices = said.startsWith('港大') ? ['JS6054', ...CHOICES] : CHOICES;
    expect(callsTo([said], language, { choices })).toMatchObject([call]);
  });

  it('tells alike levels apart by the distance from the median', () => {
    const { text } = answerTo(['which of my three has the least chance'], 'en', {
      grades: { CHI: '3', ENG: '3', MAT: '3', CSD: 'Attained', BIO: '3', CHE: '3' },
    });
    expect(text).toMatch(/The one furthest below its median.*\*\*JS/);
  });
});

describe('one question word is not read as another', () => {
  it.each<[EddyLanguage, readonly string[], { readonly tool: string; readonly input?: object }]>([
    ['en', ['hotel management at polyu wants how much'], { tool: 'classify' }],
    ['sc', ['港大药剂和中大药剂，哪个化学比重大'], { tool: 'subject_at', input: { asks: 'weight' } }],
    ['tc', ['你話佢邊科最有機會'], { tool: 'recommend' }],
    ['en', ['if my bio went up one level would that change anything for polyu nursing'], { tool: 'what_if' }],
    ['tc', ['生物4如果覆核到5 中大護理爭幾遠'], { tool: 'what_if', input: { changes: [{ grade: '5' }] } }],
    [
      'en',
      ['which nursing takes people with ordinary scores'],
      { tool: 'find_programmes', input: { query: 'nursing' } },
    ],
    ['sc', ['港大和科大的工程，哪个录取分高'], { tool: 'compare_groups', input: { groups: [{}, {}] } }],
  ])('%s %j', (language, said, call) => {
    expect(callsTo(said, language).find(({ tool }) => tool === call.tool)).toMatchObject(call);
  });

  it.each<[EddyLanguage, readonly string[]]>([
    ['sc', ['我是校队短跑的，想读体育，中大体育要体能测试吗', '那我干脆换护理?护理这个分行不行']],
    ['tc', ['中大體育要唔要體能測試', '護理呢啲分得唔得']],
    ['en', ['is there a fitness test for pe at cuhk', 'will these marks do for nursing']],
  ])('whether marks do for a field is its chance, and no review of the list: %s %j', (language, said) => {
    const [call] = callsTo(said, language);
    expect(call).toEqual({ tool: 'classify', input: { codes: ['JS3648', 'JS4513'] } });
  });

  it.each<[EddyLanguage, string, RegExp]>([
    [
      'en',
      'engineering at hkust vs cuhk vs hku which one do i have a shot',
      /^You reach none of these medians yet/,
    ],
    ['tc', '港大定科大嘅商科我有機會入邊間', /^呢啲課程嘅中位數/],
    ['en', 'which is harder to get into, hku engineering or hkust engineering', /^As a whole/],
  ])('where the chance is best comes first where that is asked: %s %s', (language, said, first) => {
    const { text, calls } = answerTo([said], language, { choices: [] });
    expect(calls).toMatchObject([{ tool: 'compare_groups' }]);
    expect(text).toMatch(first);
  });

  it('one’s own score is worked out subject by subject', () => {
    const { text } = answerTo(
      ['what is my exact weighted score for JS3648, with the multiplier on each subject'],
      'en',
    );
    expect(text).toMatch(/\| Biology 4 \|/);
  });
});

describe('what is refused', () => {
  it.each<[EddyLanguage, readonly string[], string]>([
    ['tc', ['幫我推介幾個我入到嘅科', '唔好叫佢讀酒店呀'], 'JS3310'],
    ['sc', ['随便给我几个能进的', '不要护理'], 'JSSA01'],
  ])('is left out of what is suggested: %s %j', (language, said, code) => {
    const { text, calls } = answerTo(said, language, { choices: [] });
    expect(calls).toMatchObject([{ tool: 'recommend' }]);
    expect(text).not.toContain(code);
  });

  it('stays out of what lies near it', () => {
    const [call] = callsTo(['有冇啲唔係護士但又喺醫院返工嘅科 我呢啲分入到'], 'tc', { choices: [] });
    expect(call).toMatchObject({ tool: 'find_programmes', input: { category: 'health' } });
    expect(call?.tool === 'find_programmes' ? call.input.except : []).toContain('JS4513');
  });
});

describe('names', () => {
  it.each<[EddyLanguage, string, string]>([
    ['tc', '中大中文有冇機', 'JS4018'],
    ['tc', '浸大視藝我入唔入到', 'JS2810'],
    ['tc', '明愛護理我入唔入到', 'JSSA01'],
    ['sc', '科大理学B我够吗', 'JS5103'],
  ])('are known: %s %s', (language, said, code) => {
    expect(JSON.stringify(callsTo([said], language, { choices: [] }))).toContain(code);
  });

  it('prefer the saved one where one fits several', () => {
    const calls = callsTo(['按我的分护理和物理治疗哪个更稳'], 'sc', { choices: ['JS3648'] });
    expect(JSON.stringify(calls)).toContain('JS3648');
  });
});
