import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, readStamp, say, writeStamp } from './place.mjs';

const LOCKFILE = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, resolved?: string }} Entry */

/** @returns {Map<string, Entry>} */
function entriesOf(/** @type {string} */ file) {
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

/** npm writes down what it installed; optional packages of other platforms are rightly absent from that list. */
export function isInstalled(lockfile = LOCKFILE, installed = INSTALLED) {
  if (!existsSync(installed)) return false;
  const present = entriesOf(installed);
  const wanted = entriesOf(lockfile);
  for (const [path, entry] of wanted) {
    const found = present.get(path);
    if (!found && entry.optional) continue;
    if (!found || found.version !== entry.version || found.link !== entry.link) return false;
  }
  return true;
}

/** @returns {[string, string[]]} npm as a command: the one that runs this script, else the one on the path */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running) && existsSync(running)) return [process.execPath, [running]];
  return ['npm', []];
}

function runNpm(/** @type {string[]} */ args) {
  const [command, leading] = npmCommand();
  const shell = process.platform === 'win32' && command === 'npm';
  const result = spawnSync(command, [...leading, ...args], {
    cwd: ROOT,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (result.error) giveUp('npm was not found: install Node with npm (https://nodejs.org) and try again.');
  if (result.status !== 0) {
    process.stderr.write(result.stdout + result.stderr);
    giveUp('The packages could not be installed: see the lines above, check the network, and try again.');
  }
}

export function ensureInstalled() {
  const fingerprint = createHash('sha256')
    .update(readFileSync(LOCKFILE))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (readStamp('install') === fingerprint && existsSync(INSTALLED)) return;
  if (!isInstalled()) {
    say('Installing packages; the first time takes about a minute …');
    runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  writeStamp('install', fingerprint);
}
