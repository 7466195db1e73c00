import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, LIGHT_CHROMIUM } from '../../e2e/support/chromium.ts';
import { say } from '../set-up/place.mjs';

/** A mirror that does not answer must not hold the tests. */
const PATIENCE_MS = 10 * 60_000;

function aptGet(...args: string[]): boolean {
  const result = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  if (result.status !== 0) say(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status === 0;
}

/** The browser of the journeys: the one that is there, else Debian's, when we may install it. Null: none, and said so. */
export function ensureChromium(): string | null {
  const present = findChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium and Chinese fonts …');
    const install = (name: string) => aptGet('install', '-y', name, 'fonts-noto-cjk');
    if (aptGet('update') && (install(LIGHT_CHROMIUM) || install('chromium'))) return findChromium();
  }
  say(
    `No Chromium was found: install it (Debian: apt-get install ${LIGHT_CHROMIUM} fonts-noto-cjk), or set CHROMIUM to its path.`,
  );
  return null;
}
