import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../testing/app.ts';
import { type Pupil, registered } from '../testing/pupil.ts';

let running: TestApp;
let pupil: Pupil;
beforeAll(async () => {
  running = await openTestApp({ environment: { RATE_LIMIT: 'off' } });
  pupil = await registered(running);
});
afterAll(() => running.close());

const LONGEST_REFUSAL = 10_000;
/** As many as a body of `BODY.form` holds; a record may hold 15,000. */
const IN_A_FORM = 1_200;
/** As many as a body of `BODY.fields` holds. */
const IN_FIELDS = 250;
const numbered = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, value]));
const CLASSIFY = '/api/programmes/dse/classify';
const RECOMMEND = '/api/programmes/dse/recommendations/6';
const SURVEY = { entryYear: 2025, offer: null };

test.each<[what: string, method: 'POST' | 'PATCH', url: string, body: () => object]>([
  [
    'grades in a list',
    'POST',
    CLASSIFY,
    () => ({ programmeCode: 'JS6107', userScores: Array(7_000).fill(0) }),
  ],
  ['grades by subject', 'POST', RECOMMEND, () => ({ userScores: numbered(IN_A_FORM, '5') })],
  ['saved grades', 'POST', '/api/dse-scores/save', () => ({ scores: numbered(IN_A_FORM, '5') })],
  [
    'places of the list',
    'POST',
    '/api/jupas-order/save',
    () => ({ programmeOrder: numbered(IN_FIELDS, 'first') }),
  ],
  ['codes of the list', 'POST', '/api/jupas-order/save', () => ({ programmeOrder: numbered(IN_FIELDS, 0) })],
  ['fields of the record', 'PATCH', '/api/auth/me', () => numbered(15_000, 0)],
  ['grades of the survey', 'POST', '/api/survey', () => ({ ...SURVEY, scores: numbered(IN_A_FORM, '5') })],
  [
    'fields of the row',
    'POST',
    '/api/database/write',
    () => ({
      collection: 'USER',
      ID: 'User_ID',
      row: { User_ID: pupil.user.User_ID, ...numbered(15_000, 0) },
    }),
  ],
])('more wrong %s than anybody reads are refused in a short answer', async (_what, method, url, body) => {
  const response = await pupil.call(method, url, body());
  const { params } = errorOf(response, 400);
  expect(params).toMatchObject({ fields: { length: 20 }, more: expect.any(Number) });
  expect(response.body.length).toBeLessThan(LONGEST_REFUSAL);
  expect((await pupil.call('GET', '/api/auth/me')).json()).toEqual(pupil.user);
});
