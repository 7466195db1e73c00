import {
  classifyProgramme,
  fillPath,
  recommendProgrammes,
  recommendProgrammesOfLevel,
  requirementBody,
} from '@lodestar/contract';
import {
  ATTAINMENT_GRADES,
  classify,
  type Grades,
  LEVEL_GRADES,
  LEVELS,
  recommend,
  recommendByLevel,
  SUBJECTS,
  smallestImprovement,
} from '@lodestar/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const PUPIL = { CHI: '4', ENG: '5', MAT: '5*', CSD: 'Attained', PHY: '5', CHE: '4' } as const;

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
const classifyPath = fillPath(classifyProgramme.path, { collection: 'dse' });
const classification = async (payload: unknown, language = 'en') =>
  answerOf(classifyProgramme, await post(classifyPath, payload, { 'accept-language': language }));
const recommendPath = (n: number | string) => fillPath(recommendProgrammes.path, { collection: 'dse', n });
const recommended = async (payload: object, n: number | string = 6) =>
  answerOf(recommendProgrammes, await post(recommendPath(n), payload));
const levelPath = (level: number | string) =>
  fillPath(recommendProgrammesOfLevel.path, { collection: 'dse', level });
const ofLevel = async (level: number, payload: object) =>
  answerOf(recommendProgrammesOfLevel, await post(levelPath(level), payload));

const anyGrades: fc.Arbitrary<Grades> = fc
  .uniqueArray(fc.constantFrom(...SUBJECTS), { minLength: 5, maxLength: 9 })
  .chain((subjects) =>
    fc
      .tuple(
        ...subjects.map((subject) =>
          fc.constantFrom(...(subject === 'CSD' ? ATTAINMENT_GRADES : LEVEL_GRADES)),
        ),
      )
      .map((grades) => Object.fromEntries(subjects.map((subject, index) => [subject, grades[index]]))),
  );

describe('classify', () => {
  test('answers what the domain answers, for any grades and programme', async () => {
    const { catalogue } = running.programmes.current();
    await fc.assert(
      fc.asyncProperty(anyGrades, fc.constantFrom(...catalogue.programmes), async (grades, programme) => {
        const answer = await classification({ programmeCode: programme.code, userScores: grades });
        const { success: _success, classification_text: _text, improvement, ...rest } = answer;
        const expected = classify(catalogue, programme, grades);
        expect(rest).toEqual({ ...expected, requirement: requirementBody(expected.requirement) });
        expect(improvement).toEqual(smallestImprovement(catalogue, programme, grades));
      }),
      { numRuns: 150 },
    );
  });

  test('takes grades in each of the three shapes', async () => {
    const programmeCode = 'JS6107';
    const asList = Object.entries(PUPIL).map(([subjectCode, score]) => ({ subjectCode, score }));
    const asSaved = {
      'Chinese Language': '4',
      'English Language': '5',
      'Mathematics Compulsory Part': '5*',
      'Core Subject Code': 'CSD',
      'Core Score': 'Attained',
      PHY: '5',
      CHE: '4',
    };
    const expected = await classification({ programmeCode, userScores: PUPIL });
    expect(await classification({ programmeCode, userScores: asList })).toEqual(expected);
    expect(await classification({ programmeCode, userScores: asSaved })).toEqual(expected);
  });

  test('words the level in the language asked for', async () => {
    const ask = (language: string) =>
      classification({ programmeCode: 'JS1000', userScores: { ...PUPIL, ENG: '2' } }, language);
    expect((await ask('en')).reason).toBe('requirementNotMet');
    expect((await ask('en')).classification_text).toMatch(/requirement not met/);
    expect((await ask('zh-HK,zh;q=0.9,en;q=0.8')).classification_text).toMatch(/要求/);
    expect((await ask('zh-TW')).classification_text).toMatch(/未達入學/);
    expect((await ask('zh-CN')).classification_text).toMatch(/未达入学/);
  });

  test('says why there is no level, and gives the score all the same', async () => {
    const earlier = fillPath(classifyProgramme.path, { collection: 'Programmes_2025' });
    const payload = {
      programmeCode: 'JS5901',
      userScores: { CHI: '5**', ENG: '5**', MAT: '5**', CSD: 'Attained', PHY: '5**', CHE: '5**', BIO: '5**' },
    };
    const answer = answerOf(classifyProgramme, await post(earlier, payload, { 'accept-language': 'en' }));
    expect(answer).toMatchObject({ classification: -1, reason: 'formulaOfYearUnknown' });
    expect(answer.user_score).toBeGreaterThan(0);
    expect(answer.classification_text).toBe('Formula of that year unknown');
  });

  test.each([
    [{ ...PUPIL, XYZ: '5' }, 'userScores.XYZ', 'unknownSubject', 'XYZ'],
    [{ ...PUPIL, BIO: '9' }, 'userScores.BIO', 'unknownGrade', '9'],
    [{ ...PUPIL, CSD: '5' }, 'userScores.CSD', 'unknownGrade', '5'],
    [
      [
        { subjectCode: 'CHI', score: '5' },
        { subjectCode: 'CHI', score: '4' },
      ],
      'userScores.CHI',
      'repeatedSubject',
      'CHI',
    ],
  ])('names what it cannot read in %j', async (userScores, field, problem, value) => {
    const error = errorOf(await post(classifyPath, { programmeCode: 'JS6107', userScores }), 400);
    expect(error.params).toEqual({ fields: [{ field, problem, value }] });
    expect(error.message).toContain(value);
  });

  test('drops empty scores, and refuses when none is left', async () => {
    const withEmpty = await classification({
      programmeCode: 'JS6107',
      userScores: { ...PUPIL, BIO: '', ECO: null },
    });
    expect(withEmpty).toEqual(await classification({ programmeCode: 'JS6107', userScores: PUPIL }));
    for (const userScores of [{}, [], { CHI: '' }, [{ subjectCode: 'CHI', score: '' }]]) {
      errorOf(await post(classifyPath, { programmeCode: 'JS6107', userScores }), 400);
    }
  });

  test.each([
    [{ userScores: PUPIL }, 'programmeCode'],
    [{ programmeCode: 1, userScores: PUPIL }, 'programmeCode'],
    [{ programmeCode: 'JS0000', userScores: PUPIL }, 'programmeCode'],
    [{ programmeCode: 'JS6107' }, 'userScores'],
    [{ programmeCode: 'JS6107', userScores: 'CHI' }, 'userScores'],
    [[], 'body'],
    [null, 'body'],
  ])('refuses %j naming %s', async (payload, field) => {
    expect(errorOf(await post(classifyPath, payload), 400).message).toContain(field);
  });

  test('an unknown collection is 404', async () => {
    const payload = { programmeCode: 'JS6107', userScores: PUPIL };
    const error = errorOf(await post('/api/programmes/Programmes_1999/classify', payload), 404);
    expect(error.params).toEqual({ collection: 'Programmes_1999' });
  });
});

describe('recommendations', () => {
  test('are those of the domain, in its order, each with its level', async () => {
    const year = running.programmes.current();
    await fc.assert(
      fc.asyncProperty(anyGrades, fc.integer({ min: 1, max: 30 }), async (grades, count) => {
        const { data } = await recommended({ userScores: grades, numberOfRecommendations: count });
        const expected = recommend(year.catalogue, grades, { exclude: [], institutions: [], count });
        expect(data.map(({ code, classification: level }) => [code, level])).toEqual(
          expected.map(({ programme, summary }) => [programme.code, summary.classification]),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('carry the whole programme and the plain scores', async () => {
    const answer = await recommended({ userScores: PUPIL });
    expect(answer).toMatchObject({ count: 6, collection: 'Programmes_2026' });
    const [first] = answer.data;
    const {
      classification: _level,
      classification_text,
      reason: _why,
      user_score,
      percentile: _place,
      ...programme
    } = first ?? expect.fail('nothing recommended');
    expect(programme).toEqual(running.programmes.current().catalogue.find(programme.code));
    expect(classification_text).not.toBe('');
    expect(user_score).toBeGreaterThanOrEqual(programme.median_score ?? programme.score_mean ?? 0);
    expect(answer.userScores).toEqual({ totalScore: 24, best5Score: 24, best6Score: 24 });
  });

  test('the number in the body decides, else the one in the path', async () => {
    expect((await recommended({ userScores: PUPIL }, 12)).count).toBe(12);
    expect((await recommended({ userScores: PUPIL, numberOfRecommendations: 3 }, 12)).count).toBe(3);
  });

  test('leave out what is chosen and keep to the institutions wanted', async () => {
    const before = await recommended({ userScores: PUPIL });
    const chosen = before.data.map(({ code }) => code);
    const after = await recommended({ userScores: PUPIL, selectedProgrammeCodes: chosen });
    expect(after.data.filter(({ code }) => chosen.includes(code))).toEqual([]);
    const some = await recommended({ userScores: PUPIL, institutions: ['HKBU', 'EdUHK'] }, 30);
    expect(some.data.every(({ institution }) => ['HKBU', 'EdUHK'].includes(institution))).toBe(true);
  });

  test('a chosen programme of another year is no mistake', async () => {
    const { catalogue } = running.programmes.year('Programmes_2025');
    const gone = catalogue.programmes.find(
      ({ code }) => running.programmes.current().catalogue.find(code) === undefined,
    );
    const code = gone?.code ?? 'JS6107';
    expect((await recommended({ userScores: PUPIL, selectedProgrammeCodes: [code] })).count).toBe(6);
  });

  test('by level are exactly of that level', async () => {
    const { catalogue } = running.programmes.current();
    for (const level of LEVELS) {
      const { data } = await ofLevel(level, { userScores: PUPIL, numberOfRecommendations: 30 });
      expect(data.every(({ classification: given }) => given === level)).toBe(true);
      const expected = recommendByLevel(catalogue, PUPIL, level, {
        exclude: [],
        institutions: [],
        count: 30,
      });
      expect(data.map(({ code }) => code)).toEqual(expected.map(({ programme }) => programme.code));
    }
    expect((await ofLevel(5, { userScores: PUPIL })).count).toBeLessThanOrEqual(6);
  });

  test('need five scored subjects', async () => {
    const four = { CHI: '4', ENG: '4', MAT: '4', CSD: 'Attained' };
    for (const path of [recommendPath(6), levelPath(5)]) {
      expect(errorOf(await post(path, { userScores: four }), 400).params).toEqual({
        fields: [{ field: 'userScores', problem: 'tooFewSubjects', value: 4 }],
      });
      expect((await post(path, { userScores: { ...four, PHY: '4' } })).statusCode).toBe(200);
    }
  });

  test.each([
    [{ numberOfRecommendations: 31 }, 'numberOfRecommendations'],
    [{ numberOfRecommendations: 0 }, 'numberOfRecommendations'],
    [{ numberOfRecommendations: 2.5 }, 'numberOfRecommendations'],
    [{ numberOfRecommendations: '6' }, 'numberOfRecommendations'],
    [{ institutions: ['MIT'] }, 'institutions'],
    [{ institutions: 'HKU' }, 'institutions'],
    [{ selectedProgrammeCodes: ['JS0000'] }, 'selectedProgrammeCodes'],
    [{ selectedProgrammeCodes: Array.from({ length: 51 }, () => 'JS6107') }, 'selectedProgrammeCodes'],
    [{ userScores: { ...PUPIL, XYZ: '4' } }, 'XYZ'],
  ])('refuse %j', async (wrong, named) => {
    for (const path of [recommendPath(6), levelPath(5)]) {
      const error = errorOf(await post(path, { userScores: PUPIL, ...wrong }), 400);
      expect(error.code).toBe('invalid_request');
      expect(error.message).toContain(named);
    }
  });

  test.each(['0', '31', '-1', '1.5', 'six', '1e9', 'NaN'])(
    'refuse %s as the number in the path',
    async (n) => {
      expect(errorOf(await post(recommendPath(n), { userScores: PUPIL }), 400).message).toContain('path.n');
    },
  );

  test.each(['9', '-1', 'safe', '5.0', ''])('know no level "%s"', async (level) => {
    errorOf(await post(levelPath(level), { userScores: PUPIL }), 404);
  });

  test('an unknown collection is 404', async () => {
    errorOf(await post('/api/programmes/Programmes_1999/recommendations/6', { userScores: PUPIL }), 404);
    errorOf(
      await post('/api/programmes/Programmes_1999/recommendations/level/5', { userScores: PUPIL }),
      404,
    );
  });
});
