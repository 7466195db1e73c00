import { loadOrder, loadScores } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, type Pupil, registered } from '../../testing/pupil.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const SCORES = {
  'Chinese Language': '4',
  'English Language': '5*',
  'Mathematics Compulsory Part': '5**',
  'Core Subject Code': 'CSD',
  'Core Score': 'Attained',
  PHY: '5',
  BIO: '3',
};
const CODES = ['JS6456', 'JS6107', 'JS4501', 'JS1001', 'JS2020', 'JS5101'];
const orderOf = (codes: readonly string[]) => Object.fromEntries(codes.map((code, rank) => [code, rank]));

const KINDS = [
  {
    name: 'scores',
    load: '/api/dse-scores/load',
    save: '/api/dse-scores/save',
    one: { scores: SCORES },
    other: { scores: { 'Chinese Language': '5' } },
    none: { scores: {} },
  },
  {
    name: 'the order',
    load: '/api/jupas-order/load',
    save: '/api/jupas-order/save',
    one: { programmeOrder: orderOf(CODES.slice(0, 3)) },
    other: { programmeOrder: orderOf(CODES.slice(1, 2)) },
    none: { programmeOrder: {} },
  },
] as const;

describe.each(KINDS)('$name', ({ load, save, one, other, none }) => {
  const saved = async (pupil: Pupil) => (await pupil.call('GET', load)).json();

  test('is nothing at first, and what was saved last afterwards', async () => {
    const pupil = await registered(running);
    expect(await saved(pupil)).toEqual({ success: true, ...none });
    expect((await pupil.call('POST', save, one)).json()).toEqual({ success: true });
    expect(await saved(pupil)).toEqual({ success: true, ...one });
    await pupil.call('POST', save, other);
    expect(await saved(pupil)).toEqual({ success: true, ...other });
    await pupil.call('POST', save, none);
    expect(await saved(pupil)).toEqual({ success: true, ...none });
  });

  test('is one’s own', async () => {
    const pupil = await registered(running);
    const stranger = await registered(running);
    await pupil.call('POST', save, one);
    await stranger.call('POST', save, other);
    expect(await saved(pupil)).toEqual({ success: true, ...one });
    errorOf(await callAs(running, null, 'GET', load), 401);
    errorOf(await callAs(running, null, 'POST', save, one), 401);
  });

  test('with If-Match a stale copy is refused and answered with the current one', async () => {
    const pupil = await registered(running);
    const { etag } = (await pupil.call('GET', load)).headers;
    const headers = { 'if-match': String(etag) };
    const first = await pupil.call('POST', save, one, { headers });
    expect(first.statusCode).toBe(200);
    expect((await pupil.call('GET', load)).headers.etag).toBe(first.headers.etag);
    const stale = await pupil.call('POST', save, other, { headers });
    const error = errorOf(stale, 412);
    expect(error.params).toEqual({ current: { success: true, ...one }, etag: first.headers.etag });
    expect(await saved(pupil)).toEqual({ success: true, ...one });
    const next = { 'if-match': String(first.headers.etag) };
    expect((await pupil.call('POST', save, other, { headers: next })).statusCode).toBe(200);
    errorOf(await pupil.call('POST', save, one, { headers: next }), 412);
    expect(await saved(pupil)).toEqual({ success: true, ...other });
  });

  test('of many first saves at the same moment one goes through', async () => {
    const pupil = await registered(running);
    const headers = { 'if-match': String((await pupil.call('GET', load)).headers.etag) };
    const saves = Array.from({ length: 8 }, () => pupil.call('POST', save, one, { headers }));
    const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });
});

test('scores come back in the order of the table, their electives too', async () => {
  const pupil = await registered(running);
  await pupil.call('POST', '/api/dse-scores/save', { scores: SCORES });
  const { scores } = answerOf(loadScores, await pupil.call('GET', '/api/dse-scores/load'));
  expect(Object.keys(scores)).toEqual(Object.keys(SCORES));
});

test('the Chinese words for attained and failed are mapped back', async () => {
  const pupil = await registered(running);
  const scores = { 'Core Subject Code': 'CSD', 'Core Score': '達標' };
  await pupil.call('POST', '/api/dse-scores/save', { scores });
  const loaded = answerOf(loadScores, await pupil.call('GET', '/api/dse-scores/load'));
  expect(loaded.scores).toEqual({ 'Core Subject Code': 'CSD', 'Core Score': 'Attained' });
});

test('rows without a score are left out', async () => {
  const pupil = await registered(running);
  await pupil.call('POST', '/api/dse-scores/save', { scores: { PHY: '', BIO: null, CHE: '4' } });
  const loaded = answerOf(loadScores, await pupil.call('GET', '/api/dse-scores/load'));
  expect(loaded.scores).toEqual({ CHE: '4' });
});

describe('scores that cannot be read', () => {
  test.each([
    [{ XYZ: '5' }, 'scores.XYZ', 'unknownSubject'],
    [{ PHY: '6' }, 'scores.PHY', 'unknownGrade'],
    [{ PHY: 5 }, 'scores.PHY', 'malformed'],
    [{ PHY: ['5'] }, 'scores.PHY', 'malformed'],
    [{ 'Core Subject Code': 'PHY', 'Core Score': 'Attained' }, 'scores.PHY', 'unknownGrade'],
    [{ 'a\u0000b': '5' }, 'scores.a\u0000b', 'unknownSubject'],
    [{ CSD: 'Attained', LS: '4' }, 'scores.LS', 'repeatedSubject'],
  ])('%j are refused and named', async (scores, field, problem) => {
    const pupil = await registered(running);
    const error = errorOf(await pupil.call('POST', '/api/dse-scores/save', { scores }), 400);
    expect(error.params).toMatchObject({ fields: [{ field, problem }] });
    expect((await pupil.call('GET', '/api/dse-scores/load')).json()).toEqual({ success: true, scores: {} });
  });

  test.each([undefined, null, [], 'x', 5])('%j is refused', async (scores) => {
    const pupil = await registered(running);
    errorOf(await pupil.call('POST', '/api/dse-scores/save', { scores }), 400);
  });
});

describe('an order that is none', () => {
  test.each([
    ['seven programmes', orderOf([...CODES, 'JS7101'])],
    ['a gap', { [String(CODES[0])]: 0, [String(CODES[1])]: 2 }],
    ['a rank twice', { [String(CODES[0])]: 0, [String(CODES[1])]: 0 }],
    ['no first', { [String(CODES[0])]: 1 }],
    ['a negative rank', { [String(CODES[0])]: -1 }],
    ['half a rank', { [String(CODES[0])]: 0.5 }],
    ['a rank in words', { [String(CODES[0])]: '0' }],
    ['an unknown code', { JS0000: 0 }],
    ['a list', CODES],
    ['nothing', undefined],
  ])('%s is refused', async (_what, programmeOrder) => {
    const pupil = await registered(running);
    errorOf(await pupil.call('POST', '/api/jupas-order/save', { programmeOrder }), 400);
    const loaded = answerOf(loadOrder, await pupil.call('GET', '/api/jupas-order/load'));
    expect(loaded.programmeOrder).toEqual({});
  });

  test('an unknown code is named', async () => {
    const pupil = await registered(running);
    const response = await pupil.call('POST', '/api/jupas-order/save', { programmeOrder: { JS0000: 0 } });
    expect(errorOf(response, 400).message).toContain('JS0000');
  });
});
