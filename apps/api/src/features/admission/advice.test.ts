import {
  CHECKED_CHOICES_LIMIT,
  checkListCall,
  classifyProgramme,
  fillPath,
  findingBody,
  recommendMixCall,
} from '@lodestar/contract';
import {
  abilityPercents,
  checkList,
  DEFAULT_SEED,
  type Grades,
  interestsOf,
  listChance,
  recommendMix,
} from '@lodestar/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { ABILITY_FILES } from '../../testing/places.ts';
import { readAbilityFiles } from '../ability/ability-files.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const post = (url: string, payload: unknown) =>
  running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
const mixPath = fillPath(recommendMixCall.path, { collection: 'dse' });
const checkPath = fillPath(checkListCall.path, { collection: 'dse' });
const PUPILS: readonly { readonly name: string; readonly grades: Grades; readonly interests: string[] }[] = [
  {
    name: 'sciences, robots',
    grades: { CHI: '4', ENG: '4', MAT: '5*', CSD: 'Attained', PHY: '5*', ICT: '5', MEP_M2: '5' },
    interests: ['機械人'],
  },
  {
    name: 'commerce, no maths',
    grades: { CHI: '3', ENG: '3', MAT: '2', CSD: 'Attained', BAF: '4', ECO: '3' },
    interests: ['accounting', 'no maths'],
  },
  {
    name: 'nothing named',
    grades: { CHI: '4', ENG: '3', MAT: '2', CSD: 'Attained', CHL: '4', GEO: '4' },
    interests: [],
  },
  {
    name: 'misses Chinese',
    grades: { CHI: '2', ENG: '4', MAT: '5', CSD: 'Attained', PHY: '5', CHE: '4' },
    interests: ['engineering'],
  },
];
const PUPIL: Grades = { CHI: '4', ENG: '5', MAT: '5*', CSD: 'Attained', PHY: '5', CHE: '4' };
const mix = async (payload: object) => answerOf(recommendMixCall, await post(mixPath, payload));
const check = async (choices: readonly string[], userScores: object | null = PUPIL) =>
  answerOf(checkListCall, await post(checkPath, { userScores, choices }));

describe('the mix', () => {
  test.each(PUPILS)('is what the domain mixes: $name', async ({ grades, interests }) => {
    const { advice } = running.programmes.current();
    const answer = await mix({ userScores: grades, interests });
    const mixed = recommendMix(advice, grades, {
      count: 9,
      fields: [],
      interests: interestsOf(advice.guide, interests),
      institutions: [],
      exclude: [],
      abilityPercent: null,
    });
    expect(answer.collection).toBe('Programmes_2026');
    expect(answer.count).toBe(mixed.length);
    expect(
      answer.data.map(({ tier, reasons, classification, code, reason, user_score }) => ({
        tier,
        reasons,
        classification,
        code,
        reason,
        user_score,
      })),
    ).toEqual(
      mixed.map(({ programme, summary, tier, reasons }) => ({
        tier,
        reasons,
        classification: summary.classification,
        code: programme.code,
        reason: summary.reason,
        user_score: summary.user_score,
      })),
    );
  });

  test('ranks by abilities where they are sent, as the domain does', async () => {
    const { advice } = running.programmes.current();
    const { programmes } = await readAbilityFiles(ABILITY_FILES);
    for (const abilities of [
      [5, 4.5, 3, 2, 2, 1.5],
      [1.5, 2, 2.5, 5, 4.5, 5],
    ] as const) {
      const answer = await mix({ userScores: PUPIL, abilities });
      const mixed = recommendMix(advice, PUPIL, {
        count: 9,
        fields: [],
        interests: interestsOf(advice.guide, []),
        institutions: [],
        exclude: [],
        abilityPercent: abilityPercents(abilities, programmes),
      });
      expect(answer.data.map(({ code, tier, reasons }) => ({ code, tier, reasons }))).toEqual(
        mixed.map(({ programme, tier, reasons }) => ({ code: programme.code, tier, reasons })),
      );
      expect(answer.data.flatMap(({ reasons }) => reasons).some(({ code }) => code === 'ability')).toBe(true);
    }
  });

  test('keeps to what is wished for', async () => {
    const first = await mix({ userScores: PUPIL, fields: ['computingAi'], numberOfRecommendations: 5 });
    expect(first.count).toBe(5);
    const taken = first.data.map(({ code }) => code);
    const second = await mix({
      userScores: PUPIL,
      fields: ['computingAi'],
      institutions: ['HKUST', 'CityU'],
      selectedProgrammeCodes: taken,
    });
    expect(second.data.filter(({ code }) => taken.includes(code))).toEqual([]);
    expect(second.data.every(({ institution }) => ['HKUST', 'CityU'].includes(institution))).toBe(true);
  });

  test.each([
    ['no grades', {}],
    ['too few grades', { userScores: { CHI: '4', ENG: '4' } }],
    ['a grade that is none', { userScores: { ...PUPIL, PHY: '9' } }],
    ['an unknown field', { userScores: PUPIL, fields: ['magic'] }],
    ['too many fields', { userScores: PUPIL, fields: Array.from({ length: 35 }, () => 'law') }],
    ['too many interests', { userScores: PUPIL, interests: Array.from({ length: 11 }, () => 'law') }],
    ['an interest too long', { userScores: PUPIL, interests: ['x'.repeat(101)] }],
    ['an interest that is none', { userScores: PUPIL, interests: [7] }],
    ['five abilities', { userScores: PUPIL, abilities: [1, 2, 3, 4, 5] }],
    ['an ability above 5', { userScores: PUPIL, abilities: [1, 2, 3, 4, 5, 6] }],
    ['an ability in words', { userScores: PUPIL, abilities: [1, 2, 3, 4, 5, 'high'] }],
    ['an unknown institution', { userScores: PUPIL, institutions: ['MIT'] }],
    ['an unknown code', { userScores: PUPIL, selectedProgrammeCodes: ['JS0000'] }],
    ['none', { userScores: PUPIL, numberOfRecommendations: 0 }],
    ['more than 30', { userScores: PUPIL, numberOfRecommendations: 31 }],
    ['a list', []],
  ])('is refused to %s', async (_, payload) => {
    expect(errorOf(await post(mixPath, payload), 400).code).toBe('invalid_request');
  });

  test('names the unknown field, and takes 30 and any words', async () => {
    const error = errorOf(await post(mixPath, { userScores: PUPIL, fields: ['law', '<b>'] }), 400);
    expect(error.params).toEqual({ fields: [{ field: 'fields', problem: 'unknownField', value: '<b>' }] });
    const words = ["' OR 1=1--", '\u202e', '🦉', ''];
    expect(
      (await mix({ userScores: PUPIL, interests: words, numberOfRecommendations: 30 })).count,
    ).toBeGreaterThan(5);
    errorOf(await post('/api/programmes/Programmes_1999/recommendations/mix', { userScores: PUPIL }), 404);
  });
});

describe('other languages and Applied Learning', () => {
  const classifyPath = fillPath(classifyProgramme.path, { collection: 'dse' });
  const grades = { CHI: '4', ENG: '4', MAT: '4', CSD: 'Attained', GEO: '3', ECO: '3' };
  const classified = async (programmeCode: string, more: object, path = classifyPath) =>
    answerOf(classifyProgramme, await post(path, { programmeCode, userScores: { ...grades, ...more } }));

  test('count where it is printed how, and nowhere in another year', async () => {
    const { calculation } = await classified('JS4412', { JPN: 'N1' });
    expect(calculation.counted).toContainEqual(
      expect.objectContaining({ subjectCode: 'JPN', grade: 'N1', points: 7 }),
    );
    const unknown = await classified('JSSH01', { JPN: 'N1', APL: 'AD2' });
    expect(unknown.user_score).toBe((await classified('JSSH01', {})).user_score);
    const earlier = fillPath(classifyProgramme.path, { collection: 'Programmes_2025' });
    expect((await classified('JS4412', { JPN: 'N1' }, earlier)).user_score).toBe(
      (await classified('JS4412', {}, earlier)).user_score,
    );
  });

  test('are refused by name', async () => {
    for (const [sent, field] of [
      [{ JPN: '5*' }, 'userScores.JPN'],
      [{ HIN: 'A' }, 'userScores.HIN'],
    ] as const) {
      const answer = await post(classifyPath, {
        programmeCode: 'JS4412',
        userScores: { ...grades, ...sent },
      });
      expect(errorOf(answer, 400).params).toMatchObject({ fields: [{ field }] });
    }
  });
});

describe('the list checks', () => {
  const LIST = ['JS6456', 'JS3636', 'JS6107', 'JS4501', 'JSSA01', 'JS6456', 'JS0000'];

  test('are what the domain finds, for any pupil', async () => {
    const { advice, catalogue, chances } = running.programmes.current();
    const codes = catalogue.programmes.map(({ code }) => code);
    for (const [place, { grades }] of PUPILS.entries()) {
      const list = [...LIST, ...codes.slice(place * 15, place * 15 + 15)];
      const said = listChance(chances, { grades, spreads: {}, codes: list, seed: DEFAULT_SEED });
      expect((await check(list, grades)).findings).toEqual(
        checkList(advice, grades, list, said).map(findingBody),
      );
    }
  });

  test('say nothing of levels and minimums before five subjects are graded', async () => {
    const { findings } = await check(LIST, { CHI: '2' });
    expect(findings.map(({ id }) => id)).toContain('duplicate');
    expect(findings.map(({ id }) => id)).not.toContain('requirementUnmet');
    expect((await check(LIST, null)).findings).toEqual(findings);
    expect((await check([], null)).findings).toEqual([]);
  });

  test('take up to 40 choices', async () => {
    const many = Array.from({ length: CHECKED_CHOICES_LIMIT }, (_, place) => `JS${1000 + place}`);
    expect((await check(many)).findings.map(({ id }) => id)).toContain('overCap');
    errorOf(await post(checkPath, { userScores: PUPIL, choices: [...many, 'JS9999'] }), 400);
  });

  test.each([
    {},
    { userScores: PUPIL },
    { userScores: PUPIL, choices: 'JS6107' },
    { userScores: PUPIL, choices: [1] },
    { userScores: PUPIL, choices: ['x'.repeat(21)] },
    { userScores: 'all 5', choices: [] },
    { userScores: {}, choices: [] },
    { userScores: { CHI: 'A' }, choices: [] },
  ])('refuse %j', async (payload) => {
    expect(errorOf(await post(checkPath, payload), 400).code).toBe('invalid_request');
  });

  test('are of a year that is there', async () => {
    errorOf(await post('/api/programmes/nowhere/list-checks', { userScores: PUPIL, choices: [] }), 404);
  });
});
