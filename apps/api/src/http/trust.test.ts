import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { errorBodySchema } from '@lodestar/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { errorOf, openTestApp, type TestApp, type TestAppWish } from '../testing/app.ts';
import { openPreparedDatabase } from '../testing/database.ts';

let database: Database;
let running: TestApp;
const others: TestApp[] = [];
beforeAll(async () => {
  database = await openPreparedDatabase();
  running = await openTestApp({ database });
});
afterEach(async () => {
  await Promise.all(others.splice(0).map((one) => one.close()));
});
afterAll(async () => {
  await running.close();
  await database.close();
});

async function openAnother(wish: TestAppWish) {
  const another = await openTestApp({ database, ...wish });
  others.push(another);
  return another;
}

const PUPIL = { CHI: '4', ENG: '5', MAT: '5', CSD: 'Attained', PHY: '5' };
const CLASSIFY = '/api/programmes/dse/classify';
const post = (payload: string, contentType = 'application/json', url = CLASSIFY) =>
  running.app.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });

describe('only JSON comes in', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch+json',
  ])('%s is 415', async (contentType) => {
    const payload = JSON.stringify({ programmeCode: 'JS6107', userScores: PUPIL });
    expect(errorOf(await post(payload, contentType), 415).code).toBe('unsupported_media_type');
  });

  test('a body without a type is 415', async () => {
    const response = await running.app.inject({ method: 'POST', url: CLASSIFY, payload: Buffer.from('{}') });
    errorOf(response, 415);
  });

  test.each(['{', 'not json', '{"a":1}}', '\u0000', '{"a":NaN}'])('%j is 400', async (payload) => {
    const error = errorOf(await post(payload), 400);
    expect(error.params).toEqual({ fields: [{ field: 'body', problem: 'notJson' }] });
  });

  test('what is not UTF-8 is 400, and not stored with marks in it', async () => {
    const broken = Buffer.concat([
      Buffer.from('{"programmeCode":"JS'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    const payload = Readable.from([broken]);
    const headers = { 'content-type': 'application/json' };
    const response = await running.app.inject({ method: 'POST', url: CLASSIFY, headers, payload });
    expect(errorOf(response, 400).params).toEqual({ fields: [{ field: 'body', problem: 'notJson' }] });
  });

  test('no body is 400', async () => {
    errorOf(await post(''), 400);
    errorOf(await running.app.inject({ method: 'POST', url: CLASSIFY }), 400);
  });

  test('reading changes nothing, and writing verbs are no way in', async () => {
    const before = await running.app.inject('/api/programmes/dse');
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      errorOf(await running.app.inject({ method, url: '/api/programmes/dse' }), 404);
    }
    expect((await running.app.inject('/api/programmes/dse')).body).toBe(before.body);
  });
});

describe('names of collections and files', () => {
  test.each([
    '/api/programmes/..%2f..%2fetc%2fpasswd',
    '/api/programmes/%252e%252e%252fetc',
    '/api/programmes/dse%00',
    '/api/programmes/dse/code/..%2f..%2fx',
    '/api/programmes/dse/code/%00',
    `/api/programmes/${'x'.repeat(5_000)}`,
    '/api/programmes/pg_catalog',
    '/api/programmes/%ff',
  ])('%s leads nowhere', async (url) => {
    const response = await running.app.inject(url);
    expect([400, 404]).toContain(response.statusCode);
    errorOf(response, response.statusCode);
  });
});

describe('keys that reach for a prototype', () => {
  test.each([
    '{"__proto__":{"admin":true}}',
    '{"\\u005f_proto__":1}',
    '{"programmeCode":"JS6107","userScores":{"constructor":"5"}}',
    '{"a":[{"b":{"prototype":[]}}]}',
  ])('%s is 400', async (payload) => {
    const error = errorOf(await post(payload), 400);
    expect(error.params).toMatchObject({ fields: [{ problem: 'forbiddenKey' }] });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('size and depth', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test('depth 20 is read, depth 21 is not', async () => {
    const deep = (depth: number) =>
      `{"programmeCode":"JS6107","userScores":{"CHI":"5"},"x":${nested(depth)}}`;
    expect((await post(deep(19))).statusCode).toBe(200);
    const error = errorOf(await post(deep(20)), 400);
    expect(error.params).toMatchObject({ fields: [{ problem: 'tooDeep' }] });
    errorOf(await post(nested(7_000)), 400);
  });

  test('more than a call can need is 413', async () => {
    const padded = (bytes: number) => {
      const start = '{"programmeCode":"JS6107","userScores":{"CHI":"5"},"x":"';
      return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
    };
    expect((await post(padded(16 * 1_024))).statusCode).toBe(200);
    expect(errorOf(await post(padded(16 * 1_024 + 1)), 413).code).toBe('too_large');
  });
});

describe('slow sockets', () => {
  async function listening() {
    const one = await openAnother({ slowRequests: { timeoutMs: 300, checkMs: 50 } });
    await one.app.listen({ port: 0, host: '127.0.0.1' });
    const address = one.app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    return address.port;
  }
  /** Everything that comes back until the connection ends. */
  const sendRaw = (port: number, text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });

  test.each([
    ['headers', 'GET /api/health HTTP/1.1\r\nHost: x\r\n'],
    [
      'body',
      `POST ${CLASSIFY} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"pro`,
    ],
  ])('half-sent %s are cut, and others go on', async (_what, text) => {
    const port = await listening();
    const cut = sendRaw(port, text);
    const status = await new Promise((resolve, reject) => {
      httpRequest({ port, path: '/api/health' }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
    expect(await cut).toMatch(/^HTTP\/1\.1 408 /);
  });

  const SECURITY_HEADERS = [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-resource-policy',
    'content-security-policy',
    'cache-control',
  ];
  const close = 'Connection: close\r\n\r\n';

  test.each([
    ['what is not HTTP', 'SSH-2.0-hello\r\n\r\n', 400],
    ['half of a request', 'GET /api/health HTTP/1.1\r\nHost: x\r\n', 408],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n${close}`, 431],
    ['a method that there is not', `BREW /api/health HTTP/1.1\r\nHost: x\r\n${close}`, 400],
    ['a request to nobody', `GET /api/health HTTP/1.1\r\n${close}`, 400],
    ['an expectation', `GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${close}`, 417],
    ['an address that is none', `GET /api/%zz HTTP/1.1\r\nHost: x\r\n${close}`, 400],
    [
      'two lengths',
      `GET /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}`,
      400,
    ],
  ])('%s is refused like any call: headers, envelope, request id', async (_what, text, status) => {
    const answer = await sendRaw(await listening(), text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    for (const name of SECURITY_HEADERS) expect(head.toLowerCase()).toContain(`\r\n${name}: `);
    const { code, requestId } = errorBodySchema.parse(JSON.parse(body));
    expect([code, requestId]).toEqual(['invalid_request', expect.stringMatching(/^[\da-f-]{36}$/)]);
  });
});

describe('a key that a caller made up is repeated to 100 characters', () => {
  const key = 'k'.repeat(5_000);
  test.each([
    ['unknown field', 'POST', CLASSIFY, { programmeCode: 'JS6107', userScores: {}, [key]: 1 }],
    ['subject', 'POST', CLASSIFY, { programmeCode: 'JS6107', userScores: { [key]: '5' } }],
    ['programme', 'POST', CLASSIFY, { programmeCode: key, userScores: { CHI: '5' } }],
    ['way to a forbidden key', 'POST', CLASSIFY, { [key]: { constructor: 1 } }],
    ['field of a form', 'POST', '/api/register', { [key]: 1 }],
    ['search', 'GET', `/api/programmes/dse/search?q=${key}`, undefined],
  ] as const)('%s', async (_what, method, url, body) => {
    const answer = await running.app.inject({ method, url, ...(body && { payload: body }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('k'.repeat(101));
  });
});

test('the log of a slow or failed request names its route, not what was in it', async () => {
  const lines: string[] = [];
  const one = await openAnother({ logTo: { write: (line) => lines.push(line) } });
  one.app.get('/api/fails/:canary', { config: { access: 'public' } }, async () => {
    throw new Error('broken');
  });
  await one.app.inject({
    url: '/api/fails/canary-in-path?q=canary-in-query',
    headers: { authorization: 'Bearer canary-token' },
    remoteAddress: '203.0.113.77',
  });
  await one.app.inject('/api/programmes/dse/search?q=canary-in-search');
  expect(lines.join()).toContain('/api/fails/:canary');
  expect(lines.join()).not.toMatch(/canary-|203\.0\.113\.77/);
});
