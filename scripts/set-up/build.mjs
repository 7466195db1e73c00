import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { productEnvironment, productNode } from './node-runtime.mjs';
import { giveUp, ROOT, readStamp, say, writeStamp } from './place.mjs';

const WEB = join(ROOT, 'apps', 'web');
const BUILT_PAGES = join(WEB, 'dist', 'index.html');
export const BUILT_SERVER = join(ROOT, 'apps', 'api', 'dist', 'main.js');

/** Everything the server is made from. */
const SERVER_SOURCES = [
  'apps/api/package.json',
  'apps/api/src',
  'packages/domain/src',
  'packages/eddy/src',
  'packages/contract/src',
  'package-lock.json',
  'scripts/set-up/bundle.mjs',
];

/** Everything the pages are made from. */
const PAGE_SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'data/ability',
  'data/chance',
  'data/fields.json',
  'data/help-lines.json',
  'data/institutions.json',
  'data/knowledge.json',
  'data/results-day.json',
  'data/flexible-admission.json',
  'data/other-subjects.json',
  'packages/domain/src',
  'packages/eddy/src',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
];

/** @returns {string[]} */
function filesUnder(/** @type {string} */ path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** @returns {string} changes when, and only when, what is made of these sources would be another */
export function fingerprintOf(/** @type {string} */ root, sources = PAGE_SOURCES) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      if (isTest(file)) continue;
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Builds the pages and the server where their sources changed since. */
export function ensureBuilt() {
  if (existsSync(join(WEB, 'index.html'))) {
    const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    ensure('web', 'pages', PAGE_SOURCES, BUILT_PAGES, WEB, [vite, 'build', '--logLevel', 'warn']);
  }
  ensure('server', 'server', SERVER_SOURCES, BUILT_SERVER, ROOT, ['scripts/set-up/bundle.mjs']);
}

function ensure(
  /** @type {string} */ stamp,
  /** @type {string} */ what,
  /** @type {string[]} */ sources,
  /** @type {string} */ built,
  /** @type {string} */ cwd,
  /** @type {string[]} */ command,
) {
  const fingerprint = fingerprintOf(ROOT, sources);
  if (readStamp(stamp) === fingerprint && existsSync(built)) return;
  say(`Building the ${what} …`);
  const result = spawnSync(productNode(), command, {
    cwd,
    env: { ...productEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    process.stderr.write(result.stdout + result.stderr);
    giveUp(`The ${what} could not be built: see the lines above.`);
  }
  writeStamp(stamp, fingerprint);
}
