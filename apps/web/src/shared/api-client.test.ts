// @vitest-environment node
import { ATTEMPT_TIMEOUT_MS } from '@lodestar/contract/trying-again';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { retryMessage } from './api/retry-message.ts';
import { cancelRequest, retryState } from './api/retry-store.ts';
import { requestJson } from './api-client.ts';

const ORIGIN = 'http://lodestar.test';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});

const refusal = (params = {}) => ({
  success: false,
  code: 'too_many_requests',
  message: 'Too many requests',
  params,
  requestId: 'r-1',
});

/** Answers 429, or what is told, the first `times` times, then 200; says how often it was asked. */
function refuse(times: number, { headers = {}, params = {}, status = 429 } = {}) {
  let asked = 0;
  server.use(
    http.all(`${ORIGIN}/api/thing`, () => {
      asked += 1;
      return asked <= times
        ? HttpResponse.json(refusal(params), { status, headers })
        : HttpResponse.json({ success: true });
    }),
  );
  return () => asked;
}

/** The waits a request reports, each of them let pass, until it has ended. */
async function waitsOf(request: Promise<unknown>, key: string): Promise<number[]> {
  const waits: number[] = [];
  let ended = false;
  const end = () => {
    ended = true;
  };
  request.then(end, end);
  while (!ended) {
    await new Promise((resolve) => setImmediate(resolve));
    const state = retryState(key);
    if (state.phase !== 'attempting' || state.resumesAt === null) continue;
    const wait = state.resumesAt - Date.now();
    waits.push(wait);
    await vi.advanceTimersByTimeAsync(wait);
  }
  return waits;
}

const failureOf = async (request: Promise<unknown>): Promise<ApiError> => {
  const failure = await request.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('the request did not fail with an ApiError');
};

describe('a call refused for being one too many', () => {
  test('is sent again with doubling waits until it is answered', async () => {
    const asked = refuse(3);
    const request = requestJson('/api/thing', { retryKey: 'thing' });
    expect(await waitsOf(request, 'thing')).toEqual([1000, 2000, 4000]);
    await expect(request).resolves.toEqual({ success: true });
    expect(asked()).toBe(4);
    expect(retryState('thing')).toEqual({ phase: 'initial' });
  });

  test('gives up after five retries and says so', async () => {
    const asked = refuse(99);
    const request = failureOf(requestJson('/api/thing', { retryKey: 'thing', method: 'POST', body: {} }));
    expect(await waitsOf(request, 'thing')).toEqual([1000, 2000, 4000, 8000, 16_000]);
    const failure = await request;
    expect(asked()).toBe(6);
    expect(failure).toMatchObject({ message: 'HTTP error! status: 429', code: 'too_many_requests' });
    expect(retryMessage(failure)).toEqual({ key: 'retry.failedAfterMax', count: 5 });
    expect(retryState('thing')).toEqual({ phase: 'failed' });
  });

  test('waits as long as the server asks', async () => {
    refuse(1, { headers: { 'Retry-After': '7' } });
    const request = requestJson('/api/thing', { retryKey: 'thing' });
    expect(await waitsOf(request, 'thing')).toEqual([7000]);
  });

  test('is not repeated when its quota is used up', async () => {
    const asked = refuse(99, { params: { retry: false } });
    const failure = await failureOf(requestJson('/api/thing'));
    expect(asked()).toBe(1);
    expect(retryMessage(failure).key).toBe('retry.tooManyRequests');
  });

  test('is not repeated when the server asks for longer than anybody waits', async () => {
    const asked = refuse(99, { headers: { 'Retry-After': '3600' } });
    const failure = await failureOf(requestJson('/api/thing'));
    expect(asked()).toBe(1);
    expect(failure).toMatchObject({ status: 429, retries: 0 });
  });

  test('of a static file is repeated twice, from two seconds', async () => {
    const asked = refuse(99);
    const request = failureOf(requestJson('/api/thing', { retryKey: 'file', profile: 'static' }));
    expect(await waitsOf(request, 'file')).toEqual([2000, 4000]);
    await request;
    expect(asked()).toBe(3);
  });

  test('tells which attempt it waits for, and stops when it is cancelled', async () => {
    const asked = refuse(99);
    const request = failureOf(requestJson('/api/thing', { retryKey: 'thing' }));
    await vi.waitFor(() =>
      expect(retryState('thing')).toMatchObject({ phase: 'attempting', attempt: 1, max: 5 }),
    );
    cancelRequest('thing');
    expect(retryMessage(await request).key).toBe('retry.cancelled');
    expect(asked()).toBe(1);
    expect(retryState('thing')).toEqual({ phase: 'cancelled' });
  });
});

describe('a call turned away by a busy server', () => {
  test('comes again when it was told to, or a little later', async () => {
    refuse(2, { status: 503, headers: { 'Retry-After': '4' } });
    const request = requestJson('/api/thing', { retryKey: 'thing', method: 'POST', body: {} });
    expect(await waitsOf(request, 'thing')).toEqual([4500, 4500]);
    await expect(request).resolves.toEqual({ success: true });
  });

  test('says which try it is', async () => {
    const attempts: (string | null)[] = [];
    server.use(
      http.get(`${ORIGIN}/api/thing`, ({ request }) => {
        attempts.push(request.headers.get('X-Attempt'));
        const status = attempts.length < 3 ? 503 : 200;
        return HttpResponse.json({}, { status, headers: { 'Retry-After': '4' } });
      }),
    );
    await waitsOf(requestJson('/api/thing', { retryKey: 'thing' }), 'thing');
    expect(attempts).toEqual([null, '2', '3']);
  });

  test('does not say that there were too many requests of this pupil', async () => {
    refuse(99, { status: 503, headers: { 'Retry-After': '4' } });
    const request = failureOf(requestJson('/api/thing', { retryKey: 'thing' }));
    await vi.waitFor(() =>
      expect(retryState('thing')).toMatchObject({ phase: 'attempting', tooMany: false }),
    );
    cancelRequest('thing');
    await request;
  });
});

describe('a call cut off by a server that ended', () => {
  const asked = (settings: object) => {
    const times = refuse(1, { status: 502 });
    const request = requestJson('/api/thing', { retryKey: 'thing', ...settings }).then(
      () => times(),
      () => times(),
    );
    return waitsOf(request, 'thing').then(() => request);
  };

  test.each([
    ['reads', {}, 2],
    ['names the version it changes', { method: 'PATCH', body: {}, headers: { 'If-Match': '"1"' } }, 2],
    ['names itself', { method: 'POST', body: {}, headers: { 'Idempotency-Key': 'k' } }, 2],
    ['would happen twice', { method: 'POST', body: {} }, 1],
  ])('that %s', async (_what, settings, times) => {
    expect(await asked(settings)).toBe(times);
  });
});

describe('a call that fails otherwise', () => {
  test.each([
    [400, 'invalid_request', 'retry.clientError'],
    [404, 'not_found', 'retry.clientError'],
    [500, 'internal', 'retry.serverError'],
    [503, 'unavailable', 'retry.serverError'],
  ] as const)('%i is not repeated and keeps what the server said', async (status, code, key) => {
    let asked = 0;
    server.use(
      http.get(`${ORIGIN}/api/thing`, () => {
        asked += 1;
        return HttpResponse.json({ ...refusal({ field: 'q' }), code }, { status });
      }),
    );
    const failure = await failureOf(requestJson('/api/thing'));
    expect(failure).toMatchObject({ code, status, params: { field: 'q' }, requestId: 'r-1' });
    expect(failure.message).toBe(`HTTP error! status: ${status}`);
    expect(retryMessage(failure).key).toBe(key);
    expect(asked).toBe(1);
  });

  test('without a connection is a network error', async () => {
    server.use(http.get(`${ORIGIN}/api/thing`, () => HttpResponse.error()));
    expect(retryMessage(await failureOf(requestJson('/api/thing'))).key).toBe('retry.networkError');
  });

  test('that is never answered times out', async () => {
    server.use(http.get(`${ORIGIN}/api/thing`, () => new Promise<never>(() => undefined)));
    const request = failureOf(requestJson('/api/thing', { retryKey: 'thing' }));
    await vi.advanceTimersByTimeAsync(ATTEMPT_TIMEOUT_MS);
    expect(retryMessage(await request).key).toBe('retry.timeout');
    expect(retryState('thing')).toEqual({ phase: 'timeout' });
  });

  test("with a proxy's page instead of the envelope still has its status", async () => {
    server.use(
      http.post(`${ORIGIN}/api/thing`, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    );
    expect(await failureOf(requestJson('/api/thing', { method: 'POST' }))).toMatchObject({
      code: 'unknown',
      status: 502,
    });
  });

  test('whose answer is refused by its reader is unreadable', async () => {
    server.use(http.get(`${ORIGIN}/api/thing`, () => HttpResponse.json({ odd: true })));
    const parse = () => {
      throw new TypeError('not what was expected');
    };
    expect(await failureOf(requestJson('/api/thing', { parse }))).toMatchObject({ code: 'unreadable' });
  });
});

describe('a call that was sent ahead of the script', () => {
  const ahead = (answer: Promise<Response>) => {
    globalThis.askedAhead = new Map([['/api/thing', answer]]);
  };
  afterEach(() => {
    globalThis.askedAhead = undefined;
  });

  test('is not sent again; the next one is', async () => {
    const asked = refuse(0);
    ahead(Promise.resolve(Response.json({ ahead: true })));
    expect(await requestJson('/api/thing')).toEqual({ ahead: true });
    expect(asked()).toBe(0);
    expect(await requestJson('/api/thing')).toEqual({ success: true });
    expect(asked()).toBe(1);
  });

  test('and refused is sent again as any other', async () => {
    refuse(0);
    ahead(Promise.resolve(Response.json(refusal(), { status: 429 })));
    const answer = requestJson('/api/thing', { retryKey: 'thing' });
    expect(await waitsOf(answer, 'thing')).toEqual([1000]);
    await expect(answer).resolves.toEqual({ success: true });
  });

  test('is given up like any other', async () => {
    ahead(new Promise(() => undefined));
    const stop = new AbortController();
    const answer = requestJson('/api/thing', { signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('does for no call that writes', async () => {
    const asked = refuse(0);
    ahead(Promise.resolve(Response.json({ ahead: true })));
    await requestJson('/api/thing', { method: 'PUT', body: {} });
    expect(asked()).toBe(1);
  });
});

describe('what is sent', () => {
  test('carries the stored token, the query and the body', async () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? 't-1' : null) });
    server.use(
      http.post(`${ORIGIN}/api/thing`, async ({ request }) =>
        HttpResponse.json({
          token: request.headers.get('authorization'),
          q: new URL(request.url).searchParams.get('q'),
          body: await request.json(),
        }),
      ),
    );
    const answer = requestJson('/api/thing', { method: 'POST', query: { q: '醫' }, body: { a: 1 } });
    await expect(answer).resolves.toEqual({ token: 'Bearer t-1', q: '醫', body: { a: 1 } });
  });
});
