import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { productEnvironment, productNode } from './node-runtime.mjs';
import { giveUp, ROOT, readStamp, say, writeStamp } from './place.mjs';

const WEB = join(ROOT, 'apps', 'web');
const BUILT = join(WEB, 'dist', 'index.html');

/** Everything the pages are made from. */
const SOURCES = [
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

/** @returns {string} changes when, and only when, the pages would be built differently */
export function fingerprintOf(/** @type {string} */ root, sources = SOURCES) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      if (isTest(file)) continue;
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export function ensureBuilt() {
  if (!existsSync(join(WEB, 'index.html'))) return;
  const fingerprint = fingerprintOf(ROOT);
  if (readStamp('web') === fingerprint && existsSync(BUILT)) return;
  say('Building the pages …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(productNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: { ...productEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    process.stderr.write(result.stdout + result.stderr);
    giveUp('The pages could not be built: see the lines above.');
  }
  writeStamp('web', fingerprint);
}
