import * as contract from '@lodestar/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/app.ts';
import { callAs, PASSWORD, type Pupil, registered, registrationForm } from './testing/pupil.ts';

let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp({ environment: { RATE_LIMIT: 'off', ADMIN_USER_IDS: 'zoe' } });
  admin = await registered(running, { User_ID: 'zoe' });
});
afterAll(() => running.close());

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, Json>>;

interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: (pupil: Pupil) => Fields;
  /** A field that is refused even so: there is no way to have a good one at hand. */
  readonly refused?: string;
}

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

const at = '2026-01-01T00:00:00.000Z';
const trajectory = {
  trajectory_events: [{ id: 'e1', name: 'n', year: 2020, type: 't', description: 'd', timestamp: at }],
  trajectory_connections: [{ id: 'c1', from: 'e1', to: 'e2', type: 'related', description: 'd' }],
  trajectory_analyses: [{ id: 'a1', timestamp: at, content: 'c' }],
  event_types: ['t'],
  preferred_language: 'tc',
};
const collection = 'dse';
const userScores = { CHI: '4', ENG: '5', MAT: '5', CSD: 'Attained', PHY: '5', BIO: '4' };
const wish = {
  userScores,
  selectedProgrammeCodes: ['JS6107'],
  institutions: ['HKU'],
  numberOfRecommendations: 3,
};
const ownRow = ({ user }: Pupil) => ({ collection: 'USER', ID: 'User_ID', rowID: user.User_ID });

const formValues = () =>
  Object.fromEntries(Object.entries(registrationForm()).map(([field, value]) => [field, String(value)]));

/** A request in order for each call that takes anything. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'POST /api/register': {
    body: () => ({ ...formValues(), Title: 'Dr.', Form: 3, Tel: '2', Nickname: 'n', School_Name: 's' }),
  },
  'POST /api/check-username': { body: () => ({ username: 'some.name' }) },
  'POST /api/auth/login': { body: ({ user }) => ({ username: user.User_ID, password: PASSWORD }) },
  'PATCH /api/auth/me': { body: () => trajectory },
  'DELETE /api/auth/me': { body: () => ({ password: PASSWORD }) },
  'POST /api/auth/password': { body: () => ({ current: PASSWORD, next: 'a quieter harbour' }) },
  'POST /api/auth/password/forgot': { body: ({ user }) => ({ email: user.Email_Address }) },
  'POST /api/auth/password/reset': {
    body: () => ({ token: 'x', next: 'a quieter harbour' }),
    refused: 'token',
  },
  'DELETE /api/auth/sessions/:id': { params: { id: 'x' } },
  'POST /api/database/read': { body: ownRow },
  'POST /api/database/write': {
    body: (pupil) => ({ ...ownRow(pupil), row: { ...trajectory, First_Name: 'x', Tel: '2', Form: 2 } }),
  },
  'POST /api/database/delete': { body: (pupil) => ({ ...ownRow(pupil), password: 'wrong' }) },
  'POST /api/database/readAll': { body: () => ({ collection: 'preset_subjects' }) },
  'POST /api/dse-scores/save': { body: () => ({ scores: { 'Chinese Language': '4', PHY: '5' } }) },
  'POST /api/jupas-order/save': { body: () => ({ programmeOrder: { JS6107: 0 } }) },
  'POST /api/chatbot/generate': { body: () => ({ text: 'What fits me?', language: 'tc', purpose: 'title' }) },
  'POST /api/chat/create': {
    body: ({ user }) => ({
      User_ID: user.User_ID,
      initial_message: 'What fits me?',
      initial_analysis_id: null,
    }),
  },
  'GET /api/chat/user/:User_ID': { params: { User_ID: 'x' } },
  'GET /api/chat/search': { query: { q: 'law' } },
  'GET /api/chat/:chatId': { params: { chatId: 'x' } },
  'GET /api/chat/:chatId/analyses': { params: { chatId: 'x' } },
  'GET /api/chat/:chatId/export': { params: { chatId: 'x' } },
  'POST /api/chat/:chatId/message': {
    params: { chatId: 'x' },
    body: () => ({ Text: 'And JS6107?', reference_analysis_id: null, detailed: true, language: 'sc' }),
  },
  'PATCH /api/chat/:chatId': { params: { chatId: 'x' }, body: () => ({ title: 'Law' }) },
  'PATCH /api/chat/:chatId/message/:messageId': {
    params: { chatId: 'x', messageId: 'y' },
    body: () => ({ feedback: 'up' }),
  },
  'GET /api/programmes/:collection': { params: { collection } },
  'GET /api/programmes/:collection/category/:category': { params: { collection, category: 'health' } },
  'GET /api/programmes/:collection/institution/:institution': { params: { collection, institution: 'HKU' } },
  'GET /api/programmes/:collection/code/:code': { params: { collection, code: 'JS6107' } },
  'GET /api/programmes/:collection/search': {
    params: { collection },
    query: { q: 'law', institutions: 'HKU' },
  },
  'GET /api/programmes/:collection/stats': { params: { collection } },
  'GET /api/programmes/:collection/institutions': { params: { collection } },
  'POST /api/programmes/:collection/codes': { params: { collection }, body: () => ({ codes: ['JS6107'] }) },
  'POST /api/programmes/:collection/classify': {
    params: { collection },
    body: () => ({ programmeCode: 'JS6107', userScores }),
  },
  'POST /api/programmes/:collection/recommendations/:n': { params: { collection, n: '6' }, body: () => wish },
  'POST /api/programmes/:collection/recommendations/level/:level': {
    params: { collection, level: '5' },
    body: () => wish,
  },
  'POST /api/contact': {
    body: () => ({ name: 'n', email: 'a@example.hk', subject: 's', message: 'm', homepage: '' }),
  },
  'POST /api/survey': {
    body: () => ({
      entryYear: 2025,
      scores: userScores,
      offer: 'JS6107',
      band: 'A',
      satisfied: true,
      homepage: '',
    }),
    refused: 'band',
  },
  'GET /api/admin/messages': { query: { before: 'x' } },
  'GET /api/usage/daily-analytics': { query: { days: '7' } },
  'POST /api/admin/import': {
    query: { dryRun: 'true' },
    body: () => ({ format: 1, collection: 'Programmes_2041', programmes: [{ code: 'JS6107' }] }),
  },
};

const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path}`;
const asking = endpoints.filter(({ body, params, query }) => body ?? params ?? query);

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
  const { exportedAt: _, sessions: __, ...rest } = (await pupil.call('GET', '/api/auth/export')).json();
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
    const bystander = isForAdmins ? admin : await registered(running);
    await fc.assert(
      fc.asyncProperty(nasty, fc.nat(), async (value, where) => {
        const pupil = keepsNothing ? bystander : await registered(running);
        const before = await exported(pupil);
        const whole: Fields = { params, query, ...(body && { body: body(pupil) }) };
        const places = placesIn(whole).filter(([part, first]) => part === 'body' || first !== undefined);
        const place = places[where % places.length] ?? [];
        const spoilt = replaced(whole, place, place[0] === 'body' ? value : String(value));
        const sent = new Map<string, Json>(Object.entries(spoilt ?? {}));
        const url = urlOf(call, textsOf(sent.get('params')), textsOf(sent.get('query')));
        const response = await callAs(running, pupil.token, call.method, url, sent.get('body'));
        const { statusCode } = response;
        expect(statusCode, `${url} ${JSON.stringify(sent.get('body'))} ${response.body}`).toBeLessThan(500);
        if (statusCode < 400) return;
        const error = contract.errorBodySchema.parse(response.json());
        if (error.code === 'invalid_request') expectNamed(error, place, refused);
        expect(await exported(pupil)).toEqual(before);
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
