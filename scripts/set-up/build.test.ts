import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './build.mjs';

let house = '';
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(house, 'src'));
  write('src/page.tsx', 'export const page = 1;');
  write('index.html', '<title>page</title>');
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const write = (file: string, content: string) => writeFileSync(join(house, file), content);
const fingerprint = () => fingerprintOf(house, ['src', 'index.html', 'absent']);

test('the same sources give the same fingerprint, whenever they were written', () => {
  const before = fingerprint();
  write('src/page.tsx', 'export const page = 1;');
  expect(fingerprint()).toBe(before);
});

test.each([
  ['a changed line', () => write('src/page.tsx', 'export const page = 2;')],
  ['a new file', () => write('src/more.ts', '')],
  ['a lost file', () => rmSync(join(house, 'index.html'))],
])('%s makes the pages stale', (_, change) => {
  const before = fingerprint();
  change();
  expect(fingerprint()).not.toBe(before);
});

test('a changed test does not', () => {
  const before = fingerprint();
  write('src/page.test.tsx', 'anything');
  expect(fingerprint()).toBe(before);
});
