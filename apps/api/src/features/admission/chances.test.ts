import { chancesCall, fillPath } from '@lodestar/contract';
import { listChance } from '@lodestar/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import type { Throttles } from '../../http/throttle.ts';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { createAdmissionService } from './service.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const path = (collection = 'dse') => fillPath(chancesCall.path, { collection });
const post = (payload: unknown, url = path()) =>
  running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
const PUPIL = { CHI: '4', ENG: '4', MAT: '5', CSD: 'Attained', PHY: '5', CHE: '4' } as const;
const LIST = ['JS4412', 'JS4408', 'JS1204', 'JS7204', 'JS2020', 'JS4111'];
const problemOf = async (payload: unknown) => errorOf(await post(payload), 400).params.fields;

describe('the chances of a list', () => {
  test('are what the domain works out, to the last digit', async () => {
    const { success: _, ...answer } = answerOf(chancesCall, await post({ userScores: PUPIL, choices: LIST }));
    const question = { grades: PUPIL, spreads: {}, codes: LIST, seed: 1 };
    expect(answer).toEqual(listChance(running.programmes.current().chances, question));
    expect(answer.choices.map(({ reason }) => reason)).toContain('weakFigures');
    expect(answer.basis.leftOut).toEqual(['JS4111']);
  });

  test('take grades that are not known yet in place of those sent, and a seed', async () => {
    const spreads = { MAT: { low: '3', likely: '4', high: '5' } } as const;
    const sent = { userScores: PUPIL, choices: LIST, grades: spreads, seed: 7 };
    const { success: _, ...answer } = answerOf(chancesCall, await post(sent));
    const question = { grades: { ...PUPIL, MAT: '4' as const }, spreads, codes: LIST, seed: 7 };
    expect(answer).toEqual(listChance(running.programmes.current().chances, question));
    const certain = { MAT: { low: '5', likely: '5', high: '5' } };
    const plain = answerOf(chancesCall, await post({ userScores: PUPIL, choices: LIST }));
    const spread = await post({ userScores: PUPIL, choices: LIST, grades: certain });
    expect(answerOf(chancesCall, spread)).toEqual(plain);
  });

  test('of a year that was not fitted are silent', async () => {
    const choices = ['JS4412'];
    const answer = answerOf(chancesCall, await post({ userScores: PUPIL, choices }, path('Programmes_2025')));
    expect(answer).toMatchObject({ none: null, choices: [{ clears: null, offer: null }] });
    errorOf(await post({ userScores: PUPIL, choices }, path('Programmes_1999')), 404);
  });
});

describe('what cannot be asked is refused by name', () => {
  const ask = (more: object) => ({ userScores: PUPIL, choices: ['JS4412'], ...more });

  test.each([
    ['an absent code', ask({ choices: ['JS4412', 'JS0000'] }), 'choices', 'unknownProgramme'],
    ['a code twice', ask({ choices: ['JS4412', 'JS4412'] }), 'choices', 'repeated'],
    ['no grades', ask({ userScores: {} }), 'userScores', 'noScores'],
    ['too few grades', ask({ userScores: { CHI: '4' } }), 'userScores', 'tooFewSubjects'],
    [
      'a subject that is none',
      ask({ grades: { XYZ: { low: '3', likely: '4', high: '5' } } }),
      'grades.XYZ',
      'unknownSubject',
    ],
    [
      'low above high',
      ask({ grades: { CHI: { low: '5', likely: '4', high: '3' } } }),
      'grades.CHI',
      'lowAboveHigh',
    ],
    [
      'a grade that is none',
      ask({ grades: { CHI: { low: '9', likely: '4', high: '3' } } }),
      'grades.CHI.low',
      'unknownGrade',
    ],
  ])('%s', async (_, payload, field, problem) => {
    expect(await problemOf(payload)).toMatchObject([{ field, problem }]);
  });

  test.each([
    [
      '21 choices',
      ask({ choices: Array.from({ length: 21 }, (_, place) => `JS${1000 + place}`) }),
      'choices',
    ],
    ['no choices', ask({ choices: [] }), 'choices'],
    ['no list', ask({ choices: 'JS4412' }), 'choices'],
    ['nothing of the grades', { choices: ['JS4412'] }, 'userScores'],
    ['a seed that is none', ask({ seed: -1 }), 'seed'],
    ['a spread without its ends', ask({ grades: { CHI: '4' } }), 'grades.CHI'],
  ])('%s', async (_, payload, field) => {
    expect(await problemOf(payload)).toMatchObject([{ field }]);
  });
});

describe('the share of an address', () => {
  const withShare = (throttle: Throttles) =>
    createAdmissionService({ programmes: running.programmes, profiles: [], throttle });

  test('is spent once for a list and its grades, by the chances or the checks, and not before there are grades', async () => {
    const spent: string[] = [];
    const admission = withShare(() => ({
      refuse: async () => {},
      count: async () => {},
      giveBack: async () => {},
      spend: async (key) => void spent.push(key),
    }));
    const question = { userScores: PUPIL, choices: LIST, grades: {}, seed: 1 };
    await admission.checkList('dse', null, LIST, 'one');
    await admission.checkList('dse', { CHI: '4' }, LIST, 'one');
    expect(spent).toEqual([]);
    await admission.checkList('dse', PUPIL, LIST, 'one');
    await admission.chances('dse', question, 'two');
    await admission.checkList('dse', PUPIL, LIST, 'two');
    expect(spent).toEqual(['one']);
    await admission.checkList('dse', PUPIL, LIST.slice(1), 'two');
    expect(spent).toEqual(['one', 'two']);
  });

  test('used up is said, and nothing is remembered of it', async () => {
    let left = 0;
    const admission = withShare(() => ({
      refuse: async () => {},
      count: async () => {},
      giveBack: async () => {},
      spend: async () => {
        if (left === 0) throw new AppError('too_many_requests');
        left -= 1;
      },
    }));
    const check = () => admission.checkList('dse', PUPIL, LIST, 'one');
    await expect(check()).rejects.toMatchObject({ code: 'too_many_requests' });
    left = 1;
    expect((await check()).length).toBeGreaterThan(0);
    expect((await check()).length).toBeGreaterThan(0);
  });
});
