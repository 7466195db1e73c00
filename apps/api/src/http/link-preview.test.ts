import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { openPreparedDatabase } from '../testing/database.ts';
import { withPreview } from './link-preview.ts';

const HTML =
  '<!doctype html><html lang="en"><head><title>Lodestar</title><meta\n name="description"\n content="old" />\n<meta property="og:title" content="old" /></head><h1>{{programme.title.en}}</h1><h1>{{programme.title.tc}}</h1><p>{{programme.institution.sc}}</p>';

let database: Database;
let running: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lodestar-pages-'));
  await writeFile(join(folder, 'index.html'), HTML);
  database = await openPreparedDatabase();
  running = await openTestApp({
    database,
    webFolder: folder,
    environment: { PUBLIC_URL: 'https://lodestar.example' },
  });
});
afterAll(async () => {
  await running.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const page = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  (await running.app.inject({ url, headers: { accept: 'text/html', ...headers } })).body;

test('a programme’s address says what it is, in the language that is asked for', async () => {
  const english = await page('/programmes/JS4408', { 'accept-language': 'en-HK' });
  expect(english).toContain('<title>JS4408 Mechanical and Automation Engineering · CUHK · Lodestar</title>');
  expect(english).toContain('property="og:title" content="JS4408 Mechanical');
  expect(english).toContain('content="https://lodestar.example/programmes/JS4408"');
  expect(english).toContain('content="https://lodestar.example/icons/icon-512.png"');
  expect(english).not.toContain('old');
  expect(await page('/programmes/js4408', { 'accept-language': 'zh-HK' })).toContain('機械與自動化工程學');
  expect(await page('/programmes/JS4408?lng=sc')).toContain('机械与自动化工程学');
  expect(await page('/programmes/JS4408', { cookie: 'a=1; i18next=tc' })).toContain('機械與自動化工程學');
});

test('a programme’s page holds its head in every language until the script is there', async () => {
  const body = await page('/programmes/JS4408');
  expect(body).toContain('<html data-programme data-answers="guide" data-year="Programmes_2026" lang="en">');
  expect(body).toContain('<h1>Mechanical and Automation Engineering</h1><h1>機械與自動化工程學</h1>');
  expect(body).toContain('<p>香港中文大学</p>');
  expect(await page('/programmes/JS0000')).not.toContain('data-programme');
});

test('whoever keeps copies is told that a programme’s page differs by language, and that others do not', async () => {
  const answer = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    running.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const { headers } = await answer('/programmes/JS4408');
  expect(headers.vary).toMatch(/^accept-language, cookie/);
  const again = await answer('/programmes/JS4408', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.headers.vary]).toEqual([304, headers.vary]);
  expect((await answer('/jupaselect')).headers.vary ?? '').not.toContain('language');
});

test.each(['/', '/shared'])(
  '%s says what the product is, in one language, with its drawing',
  async (path) => {
    const english = await page(path, { 'accept-language': 'en-HK' });
    expect(english).toContain('<title>Lodestar · Know where you stand before you choose</title>');
    expect(english).toContain('content="https://lodestar.example/icons/link-preview.png"');
    expect(english).toContain(`property="og:url" content="https://lodestar.example${path}"`);
    expect(english).toContain('name="twitter:card" content="summary_large_image"');
    expect(english).not.toMatch(/data-programme|old|啟明 ·/);
    expect(await page(`${path}?lng=tc`)).toContain('og:title" content="啟明 · 選科之前');
    expect(await page(path, { cookie: 'i18next=sc' })).toContain('og:title" content="启明 · 选科之前');
  },
);

test.each([
  '/programmes/JS0000',
  '/programmes',
  '/programmes/%3Cscript%3E',
  '/jupaselect',
  '/programmes/JS4408/x',
])('%s has the head of the product', async (url) => {
  expect(await page(url)).toBe(
    HTML.replace('<html ', '<html data-answers="guide" data-year="Programmes_2026" '),
  );
});

test('what stands in a head is text, whatever it holds', () => {
  const said = { code: 'JS0000', institution: '<i>', title: '<script>$&', other: '' };
  const preview = {
    title: '<b>"$&',
    description: '</head><script>',
    language: 'en',
    picture: 'mark',
    head: new Map([['en', said]]),
  } as const;
  const made = withPreview(HTML, preview, null);
  expect(made).toContain('<title>&lt;b&gt;&quot;$&amp;</title>');
  expect(made).not.toContain('<script>');
  expect(made).toContain('<h1>&lt;script&gt;$&amp;</h1>');
  expect(made).not.toContain('og:image');
});
