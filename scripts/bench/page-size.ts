import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { storageOf } from '../../e2e/support/kept.ts';
import { operateIn } from '../../e2e/support/operator.ts';
import { register } from '../faults/support/caller.ts';
import { ROOT } from '../set-up/place.mjs';
import { withRunningProduct } from '../set-up/running-product.ts';
import { gz, isCounted } from './support/script-bytes.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type BrowserContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

const FIRST_LOAD_LIMIT = 130_000;
const ROUTE_LIMIT = 70_000;
const CATALOGUE_LIMIT = 90_000;
const GUEST_PATHS = ['/programmes', '/programmes/JS6456', '/login', '/register', '/help', '/jupasurvey'];
const ADMIN_PATHS = [
  '/',
  '/about',
  '/personality-test',
  '/view-report',
  '/edit-profile',
  '/account',
  '/eddy',
  '/trajectory',
  '/presentation',
  '/analytics',
  '/admin',
];

const print = (row: object) => console.log(JSON.stringify(row));

/** What a page that draws one paragraph with React weighs, built as ours is. */
async function reactAlone(): Promise<number> {
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.cache', 'react-alone-'));
  const entry = join(folder, 'main.js');
  writeFileSync(
    entry,
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(createElement('p'));\n",
  );
  try {
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
    });
    const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
    return outputs
      .flatMap(({ output }) => output)
      .reduce((sum, file) => sum + (file.type === 'chunk' ? gz(file.code) : 0), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Fetched = ReadonlyMap<string, { readonly type: string; readonly bytes: number }>;

/** What a first visit to a path fetches: compressed bytes by address. */
async function fetchedBy(browser: Browser, visitor: BrowserContextOptions, path: string): Promise<Fetched> {
  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  const fetched = new Map<string, { type: string; bytes: number }>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const read = async () => {
      const address = new URL(response.url()).pathname;
      // The body of an answer that sent the page elsewhere is gone.
      const body = await response.body().catch(() => '');
      fetched.set(address, { type: response.request().resourceType(), bytes: gz(body) });
    };
    reading.push(read());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return fetched;
}

const scriptBytes = (fetched: Fetched) =>
  [...fetched].reduce(
    (sum, [address, { type, bytes }]) => sum + (type === 'script' && isCounted(address) ? bytes : 0),
    0,
  );

/** An admin, who may see every page. */
async function adminOf(url: string, dataFolder: string): Promise<BrowserContextOptions> {
  const { token, user } = await register(url, 'reader');
  operateIn(dataFolder, 'grant', user.User_ID);
  const stored = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify({ User_ID: user.User_ID }) },
  ];
  const { cookies, origins } = storageOf(url, { language: 'en', theme: 'light' });
  return {
    baseURL: url,
    storageState: {
      cookies,
      origins: origins.map((one) => ({ ...one, localStorage: [...one.localStorage, ...stored] })),
    },
  };
}

const react = await reactAlone();
await withRunningProduct(async (url, dataFolder) => {
  const browser = await launchBrowser();
  const guest = {
    baseURL: url,
    storageState: storageOf(url, { language: 'en' as const, theme: 'light' as const }),
  };
  const landing = await fetchedBy(browser, guest, '/');
  const first = scriptBytes(landing);
  print({
    bench: 'script on first load of /',
    gzBytes: first,
    against: 'React + React DOM alone',
    baseGzBytes: react,
    limit: FIRST_LOAD_LIMIT,
  });
  const sizeOf = async (visitor: BrowserContextOptions, path: string) => {
    const fetched = await fetchedBy(browser, visitor, path);
    const total = scriptBytes(fetched);
    print({
      bench: `script that ${path} asks for beyond /`,
      gzBytes: total - first,
      total,
      limit: ROUTE_LIMIT,
    });
    return fetched;
  };
  const jupaselect = await sizeOf(guest, '/jupaselect');
  const catalogue = [...jupaselect].find(([address]) =>
    /^\/api\/programmes\/Programmes_\d+\/columns$/.test(address),
  );
  print({
    bench: 'catalogue on first load of /jupaselect',
    gzBytes: catalogue?.[1].bytes ?? null,
    limit: CATALOGUE_LIMIT,
  });
  for (const path of GUEST_PATHS) await sizeOf(guest, path);
  const admin = await adminOf(url, dataFolder);
  for (const path of ADMIN_PATHS) await sizeOf(admin, path);
  await browser.close();
});
