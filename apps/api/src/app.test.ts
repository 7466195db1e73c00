import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@lodestar/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/open.ts';
import { AppError } from './errors.ts';
import { denyByDefault, guardScope } from './http/caller.ts';
import { errorOf, openTestApp, type TestApp } from './testing/app.ts';
import { openPreparedDatabase, temporaryFolder } from './testing/database.ts';

let database: Database;
let running: TestApp;
beforeAll(async () => {
  database = await openPreparedDatabase();
  running = await openTestApp({ database });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const calls = Object.values<unknown>(contract).filter(isEndpoint);

test('every call of the contract is served', () => {
  expect(calls.length).toBeGreaterThan(40);
  for (const { method, path } of calls) {
    expect(running.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
  }
});

describe('guard scopes', () => {
  test('a route outside every scope stops the start', async () => {
    const app = Fastify();
    denyByDefault(app);
    app.get('/open', async () => 'open');
    await expect(app.ready()).rejects.toThrow('No guard scope: GET /open');
  });

  test('a route declared for others than its scope stops the start', async () => {
    const app = Fastify();
    denyByDefault(app);
    await expect(
      app.register(async (scope) => {
        guardScope(scope, 'public', null);
        scope.get('/all', { config: { access: 'admin' } }, async () => 'everything');
      }),
    ).rejects.toThrow('/all is declared admin but registered as public');
  });

  test('a guard runs before each route of its scope, HEAD included', async () => {
    const app = Fastify();
    denyByDefault(app);
    await app.register(async (scope) => {
      guardScope(scope, 'signedIn', (_request, _reply, done) => done(new AppError('unauthenticated')));
      scope.get('/mine', async () => 'mine');
    });
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await app.inject({ method, url: '/mine' })).statusCode).not.toBe(200);
    }
  });
});

describe('headers', () => {
  const strict = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringContaining('max-age='),
  };

  test.each([
    ['/api/health', 200],
    ['/api/programmes/dse/code/JS0000', 404],
    ['/api/nothing', 404],
    ['/nothing', 404],
    ['/api/programmes/%zz', 400],
    ['/api/programmes/dse/search?institutions=X', 400],
  ])('are on %s (%d)', async (url, status) => {
    const { headers, statusCode } = await running.app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(strict);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  test('are on a 500, which tells nothing of its cause but its request id', async () => {
    const lines: string[] = [];
    const { app, programmes, close } = await openTestApp({
      database,
      logTo: { write: (line) => lines.push(line) },
    });
    app.get('/api/broken', { config: { access: 'public' } }, async () => {
      throw new Error('secret detail');
    });
    const response = await app.inject('/api/broken');
    await close();
    const error = errorOf(response, 500);
    expect(response.headers).toMatchObject(strict);
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(response.body).not.toContain('secret');
    expect(lines.join()).toContain(error.requestId);
    expect(lines.join()).toContain('secret detail');
    expect(programmes.isLoaded()).toBe(true);
  });

  test('let a page load only what is its own, and frame only the survey', async () => {
    const withSurvey = await openTestApp({
      database,
      environment: { SURVEY_FORM_URL: 'https://forms.example.org/f/1' },
    });
    const policyOf = async ({ app }: TestApp) =>
      String((await app.inject('/')).headers['content-security-policy']);
    expect(await policyOf(running)).toContain("script-src 'self';");
    expect(await policyOf(running)).toContain("frame-src 'none'");
    expect(await policyOf(withSurvey)).toContain('frame-src https://forms.example.org;');
    expect(await policyOf(withSurvey)).toContain("connect-src 'self' https://forms.example.org;");
    await withSurvey.close();
  });
});

test('no foreign origin is let in', async () => {
  const { headers } = await running.app.inject({
    url: '/api/programmes/dse/stats',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

describe('the pages', () => {
  async function openWithPages() {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Lodestar</title>');
    await writeFile(join(folder, 'assets', 'page-AbC123.js'), 'export {};');
    await writeFile(join(folder, 'assets', 'page-AbC123.js.br'), 'small');
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
    await writeFile(join(folder, 'sw.js'), 'self.skipWaiting;');
    return openTestApp({ database, webFolder: folder });
  }
  const html = { accept: 'text/html,application/xhtml+xml' };

  test('are served to whoever navigates, whatever the path', async () => {
    const { app, close } = await openWithPages();
    for (const url of ['/', '/jupaselect', '/no/such/page?x=1', '/apiary']) {
      const response = await app.inject({ url, headers: html });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toContain("script-src 'self'");
      expect(response.body).toContain('Lodestar');
    }
    await close();
  });

  test('are served to whoever asks for anything at all', async () => {
    const { app, close } = await openWithPages();
    for (const headers of [{}, { accept: '*/*' }]) {
      const response = await app.inject({ url: '/jupaselect', headers });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    }
    await close();
  });

  test('unknown files, calls and methods are 404 in the envelope', async () => {
    const { app, close } = await openWithPages();
    errorOf(await app.inject({ url: '/missing.js', headers: { accept: '*/*' } }), 404);
    errorOf(await app.inject({ url: '/assets/missing.js', headers: html }), 404);
    errorOf(await app.inject({ url: '/api/missing', headers: html }), 404);
    errorOf(await app.inject({ method: 'POST', url: '/jupaselect', headers: html }), 404);
    await close();
  });

  test('hashed files are kept for good and sent in their compressed form', async () => {
    const { app, close } = await openWithPages();
    const url = '/assets/page-AbC123.js';
    const plain = await app.inject(url);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    const small = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.body).toBe('small');
    expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache');
    await close();
  });

  test('the service worker is asked for afresh, and may run', async () => {
    const { app, close } = await openWithPages();
    const { headers } = await app.inject('/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['content-security-policy']).toContain("worker-src 'self'; manifest-src 'self'");
    await close();
  });

  test.each(['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/assets/..%5c..%5cx', '/%00'])(
    'do not lead out of their folder: %s',
    async (url) => {
      const { app, close } = await openWithPages();
      const response = await app.inject(url);
      expect([400, 403, 404]).toContain(response.statusCode);
      expect(response.body).not.toContain('"name"');
      await close();
    },
  );
});

describe('the document of the API', () => {
  test('is a page that needs no inline script', async () => {
    const page = await running.app.inject({ url: '/api/docs/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
    const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const { pathname } = new URL(src, 'http://localhost/api/docs/');
      expect((await running.app.inject(pathname)).statusCode).toBe(200);
    }
  });

  test.each([
    '/api/docs',
    '/api/docs/',
    '/api/docs/static/swagger-initializer.js',
    '/api/docs/json',
    '/api/docs/yaml',
  ])('says how long %s may be kept', async (url) => {
    expect((await running.app.inject(url)).headers['cache-control']).toMatch(/no-cache|no-store/);
  });

  test('leads from its short address to the page', async () => {
    const response = await running.app.inject('/api/docs');
    expect([200, 302]).toContain(response.statusCode);
  });

  test('names every call of the contract', async () => {
    const response = await running.app.inject('/api/docs/json');
    const { paths } = response.json<{ paths: Record<string, Record<string, unknown>> }>();
    for (const { method, path } of calls) {
      const template = path.replace(/:(\w+)/g, '{$1}');
      expect(paths[template]?.[method.toLowerCase()], `${method} ${template}`).toBeDefined();
    }
  });
});
