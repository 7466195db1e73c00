import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const stampFile = (/** @type {string} */ name) =>
  join(ROOT, 'node_modules', '.cache', 'lodestar', `${name}.stamp`);

/** @returns {string | null} what was last stamped under this name */
export const readStamp = (/** @type {string} */ name) =>
  existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : null;

export function writeStamp(/** @type {string} */ name, /** @type {string} */ content) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), content);
}

export const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Ends the command with one line that says what is missing and what to do.
 * @returns {never} */
export function giveUp(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
