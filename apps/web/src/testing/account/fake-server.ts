import type { CurrentUser, ErrorCode } from '@lodestar/contract';
import { ERRORS } from '@lodestar/contract';
import type { PupilList } from '@lodestar/domain';
import { getResponse, HttpResponse, http, type JsonBodyType, type RequestHandler } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { pageConfigOf } from '../page-config.ts';
import { recordOf } from './records.ts';

interface Refusal {
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** An answer as the server words its refusals. */
export function refusal(code: ErrorCode, { message = ERRORS[code].message, params = {} }: Refusal = {}) {
  const body = { success: false, code, message, params: { ...params }, requestId: 'r-1' };
  return HttpResponse.json(body, { status: ERRORS[code].status });
}

/** What one device holds against another: a value and its version. */
interface Versioned<T> {
  value: T;
  version: number;
}

export const TOKEN = 'token-of-mei';
export const DEVICE_TOKEN = 'token-of-the-device';
export const PASSWORD = 'correct horse 47';

interface Sent {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Headers;
}

const fresh = () => ({
  user: { value: recordOf(), version: 0 } as Versioned<CurrentUser>,
  scores: { value: {}, version: 0 } as Versioned<Readonly<Record<string, string>>>,
  order: { value: {}, version: 0 } as Versioned<Readonly<Record<string, number>>>,
  lists: { value: [], version: 0 } as Versioned<readonly PupilList[]>,
  sent: [] as Sent[],
});

/** The server as a pupil's browser knows it; tests look into it and change it as another device would. */
export const server = fresh();

const tagOf = ({ version }: Versioned<unknown>) => `"${version}"`;

function load<T>(held: Versioned<T>, answer: JsonBodyType) {
  return HttpResponse.json(answer, { headers: { ETag: tagOf(held) } });
}

function save<T>(held: Versioned<T>, request: Request, value: T, answer: JsonBodyType) {
  const expected = request.headers.get('If-Match');
  if (expected !== null && expected !== tagOf(held)) return refusal('stale');
  held.value = value;
  held.version += 1;
  return load(held, answer);
}

const done = { success: true };

async function bodyOf<T>(request: Request): Promise<T> {
  return request.json();
}

const usual: readonly RequestHandler[] = [
  http.post('/api/auth/login', async ({ request }) => {
    const { password } = await bodyOf<{ password: string }>(request);
    if (password !== PASSWORD)
      return refusal('unauthenticated', { message: 'The username or password is invalid' });
    return HttpResponse.json({ token: TOKEN, deviceToken: DEVICE_TOKEN, user: server.user.value });
  }),
  http.post('/api/register', () =>
    HttpResponse.json({ token: TOKEN, deviceToken: DEVICE_TOKEN, user: server.user.value }, { status: 201 }),
  ),
  http.post('/api/check-username', async ({ request }) => {
    const { username } = await bodyOf<{ username: string }>(request);
    return HttpResponse.json({ available: username !== 'taken' });
  }),
  http.get('/api/auth/me', () => load(server.user, { ...server.user.value })),
  http.patch('/api/auth/me', async ({ request }) => {
    const change = await bodyOf<Partial<CurrentUser>>(request);
    const user = { ...server.user.value, ...change };
    return save(server.user, request, user, { ...user });
  }),
  http.post('/api/database/read', () => load(server.user, { ...server.user.value })),
  http.post('/api/database/write', async ({ request }) => {
    const { row } = await bodyOf<{ row: Partial<CurrentUser> }>(request);
    return save(server.user, request, { ...server.user.value, ...row }, done);
  }),
  http.get('/api/dse-scores/load', () => load(server.scores, { success: true, scores: server.scores.value })),
  http.post('/api/dse-scores/save', async ({ request }) => {
    const { scores } = await bodyOf<{ scores: Readonly<Record<string, string>> }>(request);
    return save(server.scores, request, scores, done);
  }),
  http.get('/api/jupas-order/load', () =>
    load(server.order, { success: true, programmeOrder: server.order.value }),
  ),
  http.post('/api/jupas-order/save', async ({ request }) => {
    const { programmeOrder } = await bodyOf<{ programmeOrder: Readonly<Record<string, number>> }>(request);
    return save(server.order, request, programmeOrder, done);
  }),
  http.get('/api/lists', () =>
    HttpResponse.json({
      success: true,
      lists: server.lists.value.map((list) => ({ ...list, etag: tagOf(server.lists) })),
    }),
  ),
  http.put('/api/lists/:id', async ({ request, params }) => {
    const list = await bodyOf<Omit<PupilList, 'id'>>(request);
    const id = String(params.id);
    const others = server.lists.value.filter((one) => one.id !== id);
    const isNew = others.length === server.lists.value.length;
    if (request.headers.has('If-None-Match') && !isNew) return refusal('stale');
    return save(server.lists, request, [...others, { id, ...list }], done);
  }),
  http.post('/api/auth/logout', () => HttpResponse.json(done)),
  http.get('/api/config', () => HttpResponse.json(pageConfigOf())),
];

let special: readonly RequestHandler[] = [];

/** Answers some calls otherwise until the end of the test; the latest first. */
export function answerWith(...handlers: readonly RequestHandler[]): void {
  special = [...handlers, ...special];
}

/** Everything sent to a call such as `POST /api/register`. */
export function sentTo(call: string): readonly Sent[] {
  return server.sent.filter((one) => one.call === call);
}

let underWay = 0;

// happy-dom's fetch breaks on a body that is read from its clone, so requests are handed to the handlers directly.
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const text = await request.clone().text();
  const call = `${request.method} ${new URL(request.url).pathname}`;
  server.sent.push({ call, body: text === '' ? undefined : JSON.parse(text), headers: request.headers });
  underWay += 1;
  const response = await getResponse([...special, ...usual], request).finally(() => {
    underWay -= 1;
  });
  if (response === undefined) throw new Error(`nobody answers ${call}`);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

const MOST_TURNS = 50;

/** Lets calls that nobody waits for come to their end, so that the next test does not meet them. */
async function callsToEnd(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    if (underWay === 0) return;
  }
}

/** Opens a fresh server for every test of a file. */
export function openServer(): void {
  afterEach(callsToEnd);
  beforeEach(() => {
    underWay = 0;
    special = [];
    Object.assign(server, fresh());
    vi.stubGlobal('fetch', answer);
  });
}
