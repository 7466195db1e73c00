import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { giveUp, ROOT, say } from './place.mjs';

/** The packages that the bundle leaves outside, with all that they need. */
const PACKAGES = ['@electric-sql/pglite', '@node-rs/argon2', '@fastify/swagger-ui'];

const CONTENTS = [
  'LICENSE',
  'data',
  'apps/web/dist',
  'apps/api/dist',
  'apps/api/package.json',
  'deploy/backup/daily.sh',
];

/** What a server at work never reads. Told by its ending alone: a folder of whatever name may hold code. */
const UNREAD = /\.(?:map|md|ts|mts|cts|tar\.gz)$/;
/** What Eddy learned from; only what was learned is read. */
const LEARNED_FROM = /[\\/]data[\\/]language[\\/].+\.(?:jsonl|json|md)$/;

/** @returns {Set<string>} the folders of packages and of what they need, as they are installed */
function closureOf(/** @type {string[]} */ names, /** @type {string} */ from, found = new Set()) {
  for (const name of names) {
    let place = from;
    while (!existsSync(join(place, 'node_modules', name)) && place !== dirname(place)) place = dirname(place);
    const folder = join(place, 'node_modules', name);
    if (found.has(folder) || !existsSync(folder)) continue;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    closureOf(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
}

/** Puts into a folder everything that a server needs but Node: what the image is made of. */
export function fillImage(/** @type {string} */ folder) {
  ensureBuilt();
  const take = (/** @type {string} */ path) =>
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (file) => !LEARNED_FROM.test(file),
    });
  mkdirSync(folder, { recursive: true });
  for (const path of CONTENTS) take(path);
  for (const installed of closureOf(PACKAGES, join(ROOT, 'apps', 'api'))) {
    const path = installed.slice(installed.indexOf('node_modules'));
    cpSync(installed, join(folder, path), {
      recursive: true,
      dereference: true,
      filter: (file) => !UNREAD.test(file),
    });
  }
}

/** @returns {number} bytes of all files under a folder */
export function sizeOf(/** @type {string} */ folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) giveUp('Usage: image.mjs FOLDER');
  else {
    fillImage(folder);
    say(`${folder}: ${Math.round(sizeOf(folder) / 1e6)} MB besides Node`);
  }
}
