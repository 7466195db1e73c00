import { deleteList, ownLists } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, type Pupil, registered } from '../../testing/pupil.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const codes = () =>
  running.programmes
    .current()
    .catalogue.programmes.map(({ code }) => code)
    .slice(0, 100);
const choicesOf = (count: number) =>
  codes()
    .slice(0, count)
    .map((code) => ({ code }));
const full = (count: number, name = 'Engineering first') => ({
  name,
  kind: 'full',
  choices: choicesOf(count),
});
const shortlist = (count: number) => ({ name: '', kind: 'shortlist', choices: choicesOf(count) });
const put = (pupil: Pupil, id: string, body: unknown, headers: Record<string, string> = {}) =>
  pupil.call('PUT', `/api/lists/${id}`, body, { headers });
const kept = async (pupil: Pupil) => answerOf(ownLists, await pupil.call('GET', '/api/lists')).lists;

test('lists come back as they were saved, the six first, until they are deleted', async () => {
  const pupil = await registered(running);
  expect(await kept(pupil)).toMatchObject([{ id: 'six', name: '', kind: 'six', choices: [] }]);
  const choices = [{ code: codes()[0], note: 'Mum’s first wish' }, { code: codes()[1] }];
  expect((await put(pupil, 'a-1', { ...full(0), choices })).json()).toEqual({ success: true });
  expect((await put(pupil, 'shortlist', shortlist(60))).statusCode).toBe(200);
  const [, named, short] = await kept(pupil);
  expect(named).toMatchObject({ id: 'a-1', name: 'Engineering first', kind: 'full', choices });
  expect(short?.choices).toHaveLength(60);
  answerOf(deleteList, await pupil.call('DELETE', '/api/lists/a-1'));
  expect((await kept(pupil)).map(({ id }) => id)).toEqual(['six', 'shortlist']);
  errorOf(await pupil.call('DELETE', '/api/lists/a-1'), 404);
});

test('the list called six is the saved JUPAS order, with notes that go with their programmes', async () => {
  const pupil = await registered(running);
  const [one = '', other = ''] = codes();
  const six = {
    name: '',
    kind: 'six',
    choices: [
      { code: one, note: 'first' },
      { code: other, note: 'second' },
    ],
  };
  const saved = await put(pupil, 'six', six);
  const order = await pupil.call('GET', '/api/jupas-order/load');
  expect(order.json()).toMatchObject({ programmeOrder: { [one]: 0, [other]: 1 } });
  expect(order.headers.etag).toBe(saved.headers.etag);
  await pupil.call('POST', '/api/jupas-order/save', { programmeOrder: { [other]: 0 } });
  expect((await kept(pupil))[0]?.choices).toEqual([{ code: other, note: 'second' }]);
  await pupil.call('POST', '/api/jupas-order/save', { programmeOrder: { [other]: 0, [one]: 1 } });
  expect((await kept(pupil))[0]?.choices).toEqual([{ code: other, note: 'second' }, { code: one }]);
  await pupil.call('DELETE', '/api/lists/six');
  expect((await pupil.call('GET', '/api/jupas-order/load')).json()).toMatchObject({ programmeOrder: {} });
});

test('a stale copy is refused and answered with the current one', async () => {
  const pupil = await registered(running);
  const first = await put(pupil, 'a', full(1), { 'if-none-match': '*' });
  const tag = String(first.headers.etag);
  expect((await kept(pupil))[1]?.etag).toBe(tag);
  errorOf(await put(pupil, 'a', full(2), { 'if-none-match': '*' }), 412);
  const next = await put(pupil, 'a', full(2), { 'if-match': tag });
  expect(next.statusCode).toBe(200);
  const error = errorOf(await put(pupil, 'a', full(3), { 'if-match': tag }), 412);
  expect(error.params).toMatchObject({ etag: next.headers.etag, current: { choices: choicesOf(2) } });
  const stale = { headers: { 'if-match': tag } };
  errorOf(await pupil.call('DELETE', '/api/lists/a', undefined, stale), 412);
  errorOf(await put(pupil, 'b', full(1), { 'if-match': tag }), 412);
});

test('of many first saves at the same moment one goes through', async () => {
  const pupil = await registered(running);
  const saves = Array.from({ length: 6 }, () => put(pupil, 'a', full(1), { 'if-none-match': '*' }));
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
});

test('lists are one’s own, and for whoever is signed in', async () => {
  const [pupil, stranger] = [await registered(running), await registered(running)];
  await put(pupil, 'mine', full(2));
  expect((await kept(stranger)).map(({ id }) => id)).toEqual(['six']);
  errorOf(await stranger.call('DELETE', '/api/lists/mine'), 404);
  await put(stranger, 'mine', full(1, 'Theirs'));
  expect((await kept(pupil))[1]).toMatchObject({ name: 'Engineering first', choices: choicesOf(2) });
  errorOf(await callAs(running, null, 'GET', '/api/lists'), 401);
  errorOf(await callAs(running, null, 'PUT', '/api/lists/mine', full(1)), 401);
  errorOf(await callAs(running, null, 'DELETE', '/api/lists/mine'), 401);
});

describe('limits', () => {
  test.each([
    ['the 21st choice', 'a', () => full(21), 'choices.20.code', 'tooMany', () => codes()[20]],
    [
      'the 61st of a shortlist',
      'shortlist',
      () => shortlist(61),
      'choices.60.code',
      'tooMany',
      () => codes()[60],
    ],
    [
      'the 7th of six',
      'six',
      () => ({ name: '', kind: 'six', choices: choicesOf(7) }),
      'choices.6.code',
      'tooMany',
      () => codes()[6],
    ],
  ])('%s is refused by name', async (_, id, body, field, problem, value) => {
    const pupil = await registered(running);
    const error = errorOf(await put(pupil, id, body()), 400);
    expect(error.params).toEqual({ fields: [{ field, problem, value: value() }] });
    expect(await kept(pupil)).toHaveLength(1);
  });

  test('a note takes 200 characters of any script, and not 201', async () => {
    const pupil = await registered(running);
    const noted = (note: string) => ({ ...full(0), choices: [{ code: codes()[0], note }] });
    expect((await put(pupil, 'a', noted('想'.repeat(200)))).statusCode).toBe(200);
    const error = errorOf(await put(pupil, 'a', noted('x'.repeat(201))), 400);
    expect(error.params).toMatchObject({ fields: [{ field: expect.stringContaining('note') }] });
  });

  test('there are eight named lists', async () => {
    const pupil = await registered(running);
    for (let number = 1; number <= 8; number += 1) await put(pupil, `list-${number}`, full(1));
    await put(pupil, 'shortlist', shortlist(1));
    const error = errorOf(await put(pupil, 'list-9', full(1)), 400);
    expect(error.params).toEqual({ fields: [{ field: 'id', problem: 'tooManyLists', value: 9 }] });
    expect((await put(pupil, 'list-8', full(2))).statusCode).toBe(200);
  });
});

describe('what is malformed', () => {
  test.each<[what: string, id: string, body: unknown]>([
    ['nothing', 'a', undefined],
    ['a list', 'a', []],
    ['no name', 'a', { name: '  ', kind: 'full', choices: [] }],
    ['a name too long', 'a', { name: 'x'.repeat(61), kind: 'full', choices: [] }],
    ['a kind that is none', 'a', { name: 'x', kind: 'seven', choices: [] }],
    ['a second shortlist', 'a', { name: 'x', kind: 'shortlist', choices: [] }],
    ['six of another kind', 'six', { name: '', kind: 'full', choices: [] }],
    ['a shortlist with a name', 'shortlist', { name: 'x', kind: 'shortlist', choices: [] }],
    ['choices that are codes', 'a', { name: 'x', kind: 'full', choices: ['JS6107'] }],
    ['an unknown code', 'a', { name: 'x', kind: 'full', choices: [{ code: 'JS0000' }] }],
    ['a code twice', 'a', { name: 'x', kind: 'full', choices: [{ code: 'JS6107' }, { code: 'JS6107' }] }],
    ['a note that is no text', 'a', { name: 'x', kind: 'full', choices: [{ code: 'JS6107', note: 1 }] }],
    [
      'a note with control characters',
      'a',
      { name: 'x', kind: 'full', choices: [{ code: 'JS6107', note: 'a\u0000b' }] },
    ],
    [
      'a hundred and more',
      'a',
      { name: 'x', kind: 'full', choices: Array.from({ length: 121 }, () => ({ code: 'JS6107' })) },
    ],
    ['an id that is none', 'A%20B', { name: 'x', kind: 'full', choices: [] }],
    ['an id too long', 'x'.repeat(41), { name: 'x', kind: 'full', choices: [] }],
  ])('%s is refused', async (_, id, body) => {
    const pupil = await registered(running);
    errorOf(await put(pupil, id, body), 400);
    expect(await kept(pupil)).toHaveLength(1);
  });
});
