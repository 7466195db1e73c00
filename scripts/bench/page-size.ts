import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { ROOT } from '../set-up/place.mjs';
import { withRunningProduct } from '../set-up/running-product.ts';

const FIRST_LOAD_LIMIT = 150_000;
const ROUTE_LIMIT = 80_000;
const CATALOGUE_LIMIT = 130_000;

const gz = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
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

/** What a first visit to a path fetches: compressed bytes by address. */
async function fetchedBy(url: string, path: string): Promise<Map<string, { type: string; bytes: number }>> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const fetched = new Map<string, { type: string; bytes: number }>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const read = async () => {
      const address = new URL(response.url()).pathname;
      fetched.set(address, { type: response.request().resourceType(), bytes: gz(await response.body()) });
    };
    reading.push(read());
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await browser.close();
  return fetched;
}

const scriptBytes = (fetched: Map<string, { type: string; bytes: number }>) =>
  [...fetched.values()].reduce((sum, { type, bytes }) => sum + (type === 'script' ? bytes : 0), 0);

const react = await reactAlone();
await withRunningProduct(async (url) => {
  const landing = await fetchedBy(url, '/');
  const jupaselect = await fetchedBy(url, '/jupaselect');
  const [first, second] = [scriptBytes(landing), scriptBytes(jupaselect)];
  const catalogue = [...jupaselect].find(([address]) => /^\/api\/programmes\/Programmes_\d+$/.test(address));
  print({
    bench: 'script on first load of /',
    gzBytes: first,
    against: 'React + React DOM alone',
    baseGzBytes: react,
    limit: FIRST_LOAD_LIMIT,
  });
  print({
    bench: 'script that /jupaselect adds',
    gzBytes: second - first,
    total: second,
    limit: ROUTE_LIMIT,
  });
  print({
    bench: 'catalogue on first load of /jupaselect',
    gzBytes: catalogue?.[1].bytes ?? null,
    limit: CATALOGUE_LIMIT,
  });
});
