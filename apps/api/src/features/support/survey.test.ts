import { answerSurvey, type BodyOf } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { testClock } from '../../testing/clock.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { callAs, type Pupil, registered, registeredAdmin } from '../../testing/pupil.ts';

const clock = testClock('2026-07-14T17:00:00Z');
let database: Database;
let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  database = await openPreparedDatabase();
  const environment = { RATE_LIMIT: 'off' };
  running = await openTestApp({ database, environment, now: clock.now });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const SCORES = { CHI: '4', ENG: '5', MAT: '5*', CSD: 'Attained', PHY: '5**' };
const form = (changes: Partial<BodyOf<typeof answerSurvey>> = {}): BodyOf<typeof answerSurvey> => ({
  entryYear: 2025,
  scores: SCORES,
  offer: 'JS6107',
  band: 'A',
  satisfied: true,
  ...changes,
});

const answer = (body: unknown, app = running, headers = {}, remoteAddress = '203.0.113.1') =>
  callAs(app, null, 'POST', answerSurvey.path, body, { headers, remoteAddress });

async function exported(): Promise<Record<string, string>[]> {
  const response = await admin.call('GET', '/api/admin/survey.csv');
  expect(response.statusCode).toBe(200);
  const [head = '', ...lines] = response.body.slice(1).trimEnd().split('\r\n');
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])),
  );
}

describe('an answer', () => {
  test('is stored without a name, an account, an address or more of the time than its day', async () => {
    const before = (await exported()).length;
    const options = { remoteAddress: '203.0.113.77', headers: { 'user-agent': 'CanaryBrowser' } };
    const pupil = await registered(running);
    const response = await pupil.call('POST', answerSurvey.path, form({ offer: 'JS4412' }), options);
    expect([response.statusCode, response.json()]).toEqual([201, { success: true }]);
    const rows = await exported();
    expect(rows).toHaveLength(before + 1);
    expect(rows.find(({ offer }) => offer === 'JS4412')).toMatchObject({
      submitted_on: '2026-07-15',
      entry_year: '2025',
      band: 'A',
      satisfied: 'true',
      CHI: '4',
      MAT: '5*',
      CSD: 'Attained',
      PHY: '5**',
      BIO: '',
    });
    const stored = JSON.stringify(await database.db.execute('select * from survey_answers'));
    expect(stored).not.toMatch(/203\.0\.113|canary|T\d\d:/i);
    expect(stored).not.toContain(pupil.user.UID);
    expect(stored).not.toContain(pupil.user.User_ID);
  });

  test.each([
    ['no offer', { offer: null, band: null, satisfied: null }],
    ['nothing said beyond the offer', { band: undefined, satisfied: undefined }],
    [
      'a list of scores',
      { scores: Object.entries(SCORES).map(([subjectCode, score]) => ({ subjectCode, score })) },
    ],
    ['this year', { entryYear: 2026 }],
  ])('with %s is taken', async (_what, changes) => {
    expect((await answer({ ...form(), ...changes })).statusCode).toBe(201);
  });

  test.each([
    ['entryYear', { entryYear: 2027 }],
    ['entryYear', { entryYear: 2011 }],
    ['entryYear', { entryYear: '2025' }],
    ['offer', { offer: 'JS0000' }],
    ['offer', { offer: undefined }],
    ['offer', { offer: '=cmd()' }],
    ['band', { band: 'F' }],
    ['band', { offer: null, satisfied: null }],
    ['satisfied', { offer: null, band: null }],
    ['satisfied', { satisfied: 'yes' }],
    ['scores', { scores: { CHI: '4' } }],
    ['scores.XYZ', { scores: { ...SCORES, XYZ: '4' } }],
    ['scores.CHI', { scores: { ...SCORES, CHI: '9' } }],
    ['scores', { scores: 'CHI 4' }],
    ['scores', { scores: undefined }],
  ])('with a wrong %s (%j) is 400', async (field, changes) => {
    const error = errorOf(await answer({ ...form(), ...changes }), 400);
    expect(error.params).toMatchObject({ fields: [{ field }] });
  });

  test('of a machine is thanked, and not kept', async () => {
    const before = (await exported()).length;
    expect((await answer(form({ homepage: 'x' }))).statusCode).toBe(201);
    expect(await exported()).toHaveLength(before);
  });

  test('sent again with its key counts once', async () => {
    const before = (await exported()).length;
    const headers = { 'idempotency-key': 'one-answer' };
    const sent = await Promise.all(Array.from({ length: 5 }, () => answer(form(), running, headers)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await exported()).toHaveLength(before + 1);
  });

  test('is one of sixty an hour that an address may give: a class is one address', async () => {
    const limited = await openTestApp({ database });
    const from = (address: string) => answer(form(), limited, {}, address);
    for (let count = 0; count < 60; count++) expect((await from('203.0.113.5')).statusCode).toBe(201);
    const refused = await from('203.0.113.5');
    expect(errorOf(refused, 429).code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.6')).statusCode).toBe(201);
    await limited.close();
  });
});

describe('the export', () => {
  test('is for admins only', async () => {
    const pupil = await registered(running);
    errorOf(await callAs(running, null, 'GET', '/api/admin/survey.csv'), 401);
    errorOf(await pupil.call('GET', '/api/admin/survey.csv'), 403);
  });

  test('is a file that spreadsheets read as UTF-8 and in which nothing is a formula', async () => {
    await database.db.execute(`insert into survey_answers (id, submitted_on, entry_year, scores, offer)
      values ('x', '2026-01-01', 2025, '[]', '=HYPERLINK("http://x")')`);
    const { headers, body } = await admin.call('GET', '/api/admin/survey.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment; filename="lodestar-survey.csv"');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^\uFEFFsubmitted_on,entry_year,offer,band,satisfied,CHI,ENG,MAT,CSD,/);
    expect(body).toContain(`"'=HYPERLINK(""http://x"")"`);
    await database.db.execute(`delete from survey_answers where id = 'x'`);
  });
});
