import * as contract from '@lodestar/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { callAs, type Pupil, registered, registeredAdmin } from '../testing/pupil.ts';
import { asking, type Fields, type Json, nameOf, SAMPLES, type Sample } from '../testing/sample-requests.ts';

let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp({ environment: { RATE_LIMIT: 'off' } });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(() => running.close());

/** What people and programs send by mistake or on purpose. */
const nasty: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    '🦉'.repeat(30),
    '我想讀醫科',
    'مرحبا\u202e',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u0007',
    ' ',
    '',
  ),
  fc.constantFrom<Json>(
    'x'.repeat(300),
    '字'.repeat(6_000),
    "' OR 1=1--",
    '%',
    '_\\',
    '{{7*7}}',
    '../../etc',
    '<script>',
  ),
  fc.constantFrom<Json>(null, true, 0, -1, 1.5, 1e21, [], {}, [[]], [null], { $gt: '' }, ['a', 'a'], {
    length: 5,
  }),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

type Path = readonly string[];

/** Every place in a body that holds a value, the body itself included. */
function placesIn(value: Json, path: Path = []): Path[] {
  const isObject = typeof value === 'object' && value !== null;
  const inside = isObject
    ? Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))
    : [];
  return [path, ...inside];
}

function replaced(value: Json, [key, ...rest]: Path, by: Json): Json {
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, child]): [string, Json] => [
    name,
    name === key ? replaced(child, rest, by) : child,
  ]);
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

const urlOf = ({ path }: contract.Endpoint, params: Sample['params'] = {}, query: Sample['query'] = {}) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(toText(params[name] ?? 'x')),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
};
/** Half a surrogate pair has no place in a URL. */
const toText = (text: string) => text.toWellFormed();

const exported = async (pupil: Pupil) => {
  const {
    exportedAt: _,
    sessions: __,
    account: ___,
    ...rest
  } = (await pupil.call('GET', '/api/auth/export')).json();
  return rest;
};

test('every call that takes anything has a request to spoil', () => {
  expect(asking.map(nameOf).sort()).toEqual(Object.keys(SAMPLES).sort());
});

describe('whatever is put in the place of one value, the answer is an answer', () => {
  test.each(asking.map((call) => [nameOf(call), call] as const))('%s', async (name, call) => {
    const { params = {}, query = {}, body, refused = null } = SAMPLES[name] ?? {};
    const isForAdmins = call.access === 'admin';
    const keepsNothing = isForAdmins || call.path.startsWith('/api/programmes/');
    let bystander = isForAdmins ? admin : await registered(running);
    let before = await exported(bystander);
    await fc.assert(
      fc.asyncProperty(nasty, fc.nat(), async (value, where) => {
        const pupil = bystander;
        const whole: Fields = { params, query, ...(body && { body: body(pupil) }) };
        const places = placesIn(whole).filter(([part, first]) => part === 'body' || first !== undefined);
        const place = places[where % places.length] ?? [];
        const spoilt = replaced(whole, place, place[0] === 'body' ? value : String(value));
        const sent = new Map<string, Json>(Object.entries(spoilt ?? {}));
        const url = urlOf(call, textsOf(sent.get('params')), textsOf(sent.get('query')));
        const response = await callAs(running, pupil.token, call.method, url, sent.get('body'));
        const { statusCode } = response;
        expect(statusCode, `${url} ${JSON.stringify(sent.get('body'))} ${response.body}`).toBeLessThan(500);
        const error = statusCode < 400 ? null : contract.errorBodySchema.parse(response.json());
        if (error?.code === 'invalid_request') expectNamed(error, place, refused);
        if (error !== null) expect(await exported(pupil)).toEqual(before);
        // Who was refused as such is as before; of anybody else something is kept or counted.
        if (keepsNothing || error?.code === 'invalid_request') return;
        bystander = await registered(running);
        before = await exported(bystander);
      }),
      { numRuns: 30 },
    );
  });
});

function textsOf(value: Json | undefined): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}

/** The refusal names the spoilt place, something around it or something in it. */
function expectNamed(
  { params, message }: contract.ErrorBody,
  [part = '', ...path]: Path,
  refused: string | null,
): void {
  const names = Array.isArray(params.fields) ? params.fields.map(({ field }) => String(field)) : [];
  expect(names.length, message).toBeGreaterThan(0);
  const place = [
    ...(part === 'query' ? ['query'] : []),
    ...(part === 'params' ? ['path'] : []),
    ...path,
  ].join('.');
  const related = names.some((name) => name === 'body' || name.startsWith(place) || place.startsWith(name));
  const sibling = names.some((name) => name.split('.')[0] === path[0]);
  const anyway = refused !== null && names.includes(refused);
  expect(related || sibling || anyway, `${message} for ${place}`).toBe(true);
}

describe('a parameter given twice', () => {
  test('in the query is refused by name', async () => {
    const response = await running.app.inject('/api/programmes/dse/search?q=law&q=art');
    expect(response.statusCode).toBe(400);
    expect(response.json().params).toMatchObject({ fields: [{ field: 'query.q' }] });
  });

  test('in a body counts as JSON has it: the last', async () => {
    const pupil = await registered(running);
    const response = await running.app.inject({
      method: 'PATCH',
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${pupil.token}`, 'content-type': 'application/json' },
      payload: '{"preferred_language":"tc","preferred_language":"sc"}',
    });
    expect(response.json().preferred_language).toBe('sc');
  });
});
