import { changeCurrentUser, currentUser } from '@lodestar/contract';
import { TRAJECTORY_LIMITS } from '@lodestar/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { testClock } from '../../testing/clock.ts';
import { callAs, type Pupil, registered, registeredAdmin } from '../../testing/pupil.ts';

const clock = testClock('2026-07-15T00:00:00Z');
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

const ME = '/api/auth/me';
const read = async (pupil: Pupil) => answerOf(currentUser, await pupil.call('GET', ME));
const change = (pupil: Pupil, body: unknown, headers = {}, payload?: string) =>
  pupil.call('PATCH', ME, body, payload === undefined ? { headers } : { headers, payload });

const event = (id: string, changes: object = {}) => ({
  id,
  name: 'Science fair',
  year: 2024,
  type: 'academic',
  description: 'First\nprize',
  timestamp: '2026-07-01T08:00:00.000Z',
  ...changes,
});
const connection = (id: string, changes: object = {}) => ({
  id,
  from: 'event_1',
  to: 'event_2',
  type: 'led_to',
  description: '',
  ...changes,
});
const analysis = (id: string) => ({ id, timestamp: '2026-07-01T08:00:00.000Z', content: '**You** grow' });

describe('the current user', () => {
  test('is answered with an ETag that changes with the record', async () => {
    const pupil = await registered(running);
    const first = await pupil.call('GET', ME);
    expect(answerOf(currentUser, first)).toEqual(pupil.user);
    const changed = await change(pupil, { preferred_language: 'sc' });
    expect(answerOf(changeCurrentUser, changed).preferred_language).toBe('sc');
    expect(changed.headers.etag).not.toBe(first.headers.etag);
    const again = await pupil.call('GET', ME);
    expect(again.headers.etag).toBe(changed.headers.etag);
    expect(again.headers['cache-control']).toBe('no-store');
  });

  test('takes its list of programmes from where the list is saved', async () => {
    const pupil = await registered(running);
    const before = await pupil.call('GET', ME);
    const programmeOrder = { JS6107: 1, JS6456: 0 };
    expect((await pupil.call('POST', '/api/jupas-order/save', { programmeOrder })).statusCode).toBe(200);
    const after = await pupil.call('GET', ME);
    expect(answerOf(currentUser, after).jupas_programme_order).toEqual(programmeOrder);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('may see what the stages let him or her see', async () => {
    const stages = { FEATURE_STAGES: 'eddy=released,trajectory=preview' };
    const open = await openTestApp({ database: running.database, environment: stages });
    expect((await registered(open)).user).toMatchObject({ admin: false, abilities: ['eddy'] });
    const admin = await registeredAdmin(open, { User_ID: 'Zoe.Admin' });
    expect(admin.user.admin).toBe(true);
    expect(admin.user.abilities).toEqual([
      'presentation',
      'analytics',
      'eddy',
      'trajectory',
      'eddyRecommendation',
      'abilityScores',
    ]);
    await open.close();
  });
});

describe('changing the current user', () => {
  test('replaces whole lists and keeps the rest', async () => {
    const pupil = await registered(running);
    const events = [event('event_1'), event('event_2', { year: 2036, description: '' })];
    const changed = await change(pupil, {
      trajectory_events: events,
      trajectory_connections: [connection('connection_1', { hasMissingEvents: true })],
      event_types: ['academic', 'music'],
    });
    expect(answerOf(changeCurrentUser, changed)).toEqual({
      ...pupil.user,
      trajectory_events: events,
      trajectory_connections: [connection('connection_1')],
      event_types: ['academic', 'music'],
    });
    await change(pupil, { trajectory_events: [] });
    expect(await read(pupil)).toMatchObject({ trajectory_events: [], event_types: ['academic', 'music'] });
  });

  test('drops the oldest analysis when there are 51', async () => {
    const pupil = await registered(running);
    const analyses = Array.from({ length: 51 }, (_, index) => analysis(`analysis_${index}`));
    const changed = answerOf(changeCurrentUser, await change(pupil, { trajectory_analyses: analyses }));
    expect(changed.trajectory_analyses.map(({ id }) => id)).toEqual(
      analyses.slice(0, 50).map(({ id }) => id),
    );
  });

  test('takes the largest trajectory there may be', async () => {
    const pupil = await registered(running);
    const trajectory_events = Array.from({ length: TRAJECTORY_LIMITS.events }, (_, index) =>
      event(`event_${index}`, { description: 'x'.repeat(1_000) }),
    );
    const trajectory_connections = Array.from({ length: TRAJECTORY_LIMITS.connections }, (_, index) =>
      connection(`connection_${index}`),
    );
    const changed = await change(pupil, { trajectory_events, trajectory_connections });
    expect(changed.statusCode, changed.body.slice(0, 200)).toBe(200);
    expect((await read(pupil)).trajectory_connections).toHaveLength(2_000);
  });

  test('more than a mebibyte is 413', async () => {
    const pupil = await registered(running);
    const trajectory_events = Array.from({ length: 250 }, (_, index) =>
      event(`event_${index}`, { description: 'x'.repeat(4_999) }),
    );
    errorOf(await change(pupil, { trajectory_events }), 413);
  });

  test.each([
    [{ admin: true }, 'admin', 'unknownField'],
    [{ User_Role: 'Sta' }, 'User_Role', 'unknownField'],
    [{ First_Name: 'x' }, 'First_Name', 'unknownField'],
    [{ preferred_language: 'fr' }, 'preferred_language', 'invalid_value'],
    [{ preferred_language: ['en', 'tc'] }, 'preferred_language', 'invalid_value'],
    [{ trajectory_events: 'none' }, 'trajectory_events', 'invalid_type'],
    [{ trajectory_events: [event('')] }, 'trajectory_events.0.id', 'too_small'],
    [{ trajectory_events: [event('e'), event('e')] }, 'trajectory_events', 'repeated'],
    [{ trajectory_events: [event('e', { year: 1899 })] }, 'trajectory_events.0.year', 'too_small'],
    [{ trajectory_events: [event('e', { year: 2037 })] }, 'trajectory_events.0.year', 'tooFarAhead'],
    [{ trajectory_events: [event('e', { year: 2024.5 })] }, 'trajectory_events.0.year', 'invalid_type'],
    [{ trajectory_events: [event('e', { name: ' ' })] }, 'trajectory_events.0.name', 'too_small'],
    [{ trajectory_events: [event('e', { name: 'x'.repeat(201) })] }, 'trajectory_events.0.name', 'too_big'],
    [
      { trajectory_events: [event('e', { description: 'x'.repeat(5_001) })] },
      'trajectory_events.0.description',
      'too_big',
    ],
    [
      { trajectory_events: [event('e', { description: 'a\u0000b' })] },
      'trajectory_events.0.description',
      'invalid_format',
    ],
    [
      { trajectory_events: [event('e', { description: '\ud800' })] },
      'trajectory_events.0.description',
      'invalid_format',
    ],
    [
      { trajectory_events: [event('e', { timestamp: 'now' })] },
      'trajectory_events.0.timestamp',
      'invalid_format',
    ],
    [
      { trajectory_connections: [connection('c', { to: 'event_1' })] },
      'trajectory_connections.0.to',
      'sameEvent',
    ],
    [
      { trajectory_connections: [connection('c', { type: 'x' })] },
      'trajectory_connections.0.type',
      'invalid_value',
    ],
    [{ event_types: ['x'.repeat(51)] }, 'event_types.0', 'too_big'],
    [{ event_types: ['a', 'a'] }, 'event_types', 'repeated'],
    [
      { trajectory_events: Array.from({ length: 501 }, (_, index) => event(`e${index}`)) },
      'trajectory_events',
      'too_big',
    ],
    [
      { trajectory_connections: Array.from({ length: 2_001 }, (_, index) => connection(`c${index}`)) },
      'trajectory_connections',
      'too_big',
    ],
    [
      { trajectory_connections: [connection('c'), connection('c', { to: 'event_3' })] },
      'trajectory_connections',
      'repeated',
    ],
    [
      { trajectory_analyses: Array.from({ length: 52 }, (_, index) => analysis(`a${index}`)) },
      'trajectory_analyses',
      'too_big',
    ],
    [{ trajectory_analyses: [analysis('a'), analysis('a')] }, 'trajectory_analyses', 'repeated'],
    [
      { trajectory_analyses: [{ ...analysis('a'), content: 'x'.repeat(5_001) }] },
      'trajectory_analyses.0.content',
      'too_big',
    ],
    [{ event_types: Array.from({ length: 51 }, (_, index) => `type ${index}`) }, 'event_types', 'too_big'],
  ])('refuses %j', async (body, field, problem) => {
    const pupil = await registered(running);
    const error = errorOf(await change(pupil, body), 400);
    expect(error.params).toMatchObject({ fields: [{ field, problem }] });
    expect(await read(pupil)).toEqual(pupil.user);
  });

  test('folds types in case', async () => {
    const pupil = await registered(running);
    const changed = await change(pupil, {
      event_types: [' Music ', 'ACADEMIC'],
      trajectory_events: [event('event_1', { type: 'MUSIC' })],
    });
    expect(answerOf(changeCurrentUser, changed)).toMatchObject({
      event_types: ['music', 'academic'],
      trajectory_events: [{ type: 'music' }],
    });
    const error = errorOf(await change(pupil, { event_types: ['music', 'Music'] }), 400);
    expect(error.params).toMatchObject({ fields: [{ field: 'event_types', problem: 'repeated' }] });
  });

  test('refuses an event of a type that is not the pupil’s, by its name', async () => {
    const pupil = await registered(running);
    const trajectory_events = [event('event_1'), event('event_2', { type: 'sport' })];
    const error = errorOf(await change(pupil, { trajectory_events }), 400);
    expect(error.params).toEqual({
      fields: [{ field: 'trajectory_events.1.type', problem: 'unknownType', value: 'sport' }],
    });
    expect(await read(pupil)).toEqual(pupil.user);
    const together = await change(pupil, { trajectory_events, event_types: ['academic', 'Sport'] });
    expect(together.statusCode).toBe(200);
  });

  test('refuses to take a type away that events use, by its name', async () => {
    const pupil = await registered(running);
    const event_types = ['academic', 'sport'];
    await change(pupil, { event_types, trajectory_events: [event('event_1', { type: 'sport' })] });
    const error = errorOf(await change(pupil, { event_types: ['academic'] }), 400);
    expect(error.params).toEqual({
      fields: [{ field: 'event_types', problem: 'typeInUse', value: 'sport' }],
    });
    expect((await read(pupil)).event_types).toEqual(event_types);
    const both = await change(pupil, { event_types: ['academic'], trajectory_events: [] });
    expect(both.statusCode).toBe(200);
  });

  test('holds to the same when a row is written', async () => {
    const pupil = await registered(running);
    const write = (row: object) =>
      pupil.call('POST', '/api/database/write', {
        collection: 'USER',
        ID: 'User_ID',
        row: { User_ID: pupil.user.User_ID, ...row },
      });
    const stray = errorOf(await write({ trajectory_events: [event('e', { type: 'sport' })] }), 400);
    expect(stray.params).toMatchObject({
      fields: [{ field: 'row.trajectory_events.0.type', problem: 'unknownType', value: 'sport' }],
    });
    expect((await write({ trajectory_events: [event('e', { type: 'Academic' })] })).statusCode).toBe(200);
    const used = errorOf(await write({ event_types: ['personal'] }), 400);
    expect(used.params).toMatchObject({
      fields: [{ field: 'row.event_types', problem: 'typeInUse', value: 'academic' }],
    });
  });

  test('lets a second tab bring back the type of its event that was taken away meanwhile', async () => {
    const pupil = await registered(running);
    await change(pupil, { event_types: ['academic', 'sport'] });
    const { etag } = (await pupil.call('GET', ME)).headers;
    const asSeen = { 'if-match': String(etag) };
    await change(pupil, { event_types: ['academic'] }, asSeen);
    const trajectory_events = [event('event_1', { type: 'sport' })];
    errorOf(await change(pupil, { trajectory_events }, asSeen), 412);
    const { etag: latest } = (await pupil.call('GET', ME)).headers;
    const merged = { trajectory_events, event_types: ['academic', 'sport'] };
    expect((await change(pupil, merged, { 'if-match': String(latest) })).statusCode).toBe(200);
    expect(await read(pupil)).toMatchObject(merged);
  });

  test('keeps connections whose events are not there, for the pupil to decide about', async () => {
    const pupil = await registered(running);
    const trajectory_connections = [connection('c', { from: 'gone', hasMissingEvents: true })];
    await change(pupil, { trajectory_connections });
    expect((await read(pupil)).trajectory_connections).toEqual([connection('c', { from: 'gone' })]);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('refuses %s in an event', async (key) => {
    const pupil = await registered(running);
    const payload = `{"trajectory_events":[${JSON.stringify(event('e')).slice(0, -1)},"${key}":{"admin":true}}]}`;
    errorOf(await change(pupil, undefined, { 'content-type': 'application/json' }, payload), 400);
    expect(await read(pupil)).toEqual(pupil.user);
  });

  test('is for whoever is signed in', async () => {
    errorOf(await callAs(running, null, 'GET', ME), 401);
    errorOf(await callAs(running, null, 'PATCH', ME, { preferred_language: 'tc' }), 401);
  });
});
