import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../set-up/place.mjs';
import { ONCE } from './api-steps.ts';

const SOURCES = join(ROOT, 'apps', 'api', 'src');
/** Says something of rows, tables or the engine: SQL, our own layer above it, a repository. The type of an opened database does not. */
const OF_ROWS = [
  /^(?:import|export) (?!type )[^;]*? from '(?:drizzle-orm[^']*|pg|@electric-sql\/[^']*)';/m,
  /^(?:import|export) (?!type )[^;]*? from '(?:[^']*\/)?(?:db|backup|idempotency)\/[^']*';/m,
  /^(?:import|export) (?!type )[^;]*? from '[^']*repository\.ts';/m,
  /\.execute\(/,
];

const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const speaksOfRows = (file: string) => OF_ROWS.some((pattern) => pattern.test(read(file)));
const isTest = (file: string) => file.endsWith('.test.ts');
const found = (pattern: string) => globSync(pattern, { cwd: SOURCES }).filter(isTest);
const runOnce = new Set(ONCE.flatMap(found));
const sources = globSync('**/*.ts', { cwd: SOURCES });
const onBoth = sources.filter((file) => isTest(file) && !runOnce.has(file));

test('no name of what runs on one database is left behind', () => {
  expect(ONCE.filter((pattern) => found(pattern).length === 0)).toEqual([]);
});

test('what runs on one database speaks of no rows itself', () => {
  expect([...runOnce].filter(speaksOfRows)).toEqual([]);
  expect(onBoth.filter(speaksOfRows).length).toBeGreaterThan(10);
});

test('beside all that asks a database stands a test that runs on both', () => {
  const withSql = sources.filter(
    (file) => !isTest(file) && /^import (?!type )[^;]* from 'drizzle-orm';/m.test(read(file)),
  );
  const folders = new Set(withSql.map(dirname));
  expect(folders.size).toBeGreaterThan(5);
  expect([...folders].filter((folder) => !onBoth.some((file) => dirname(file) === folder))).toEqual([]);
});

test('of servers, commands, backups and the database itself every test runs on both', () => {
  const engines = /^(?:db|backup|cli|idempotency)\/|^server\./;
  expect([...runOnce].filter((file) => engines.test(file))).toEqual([]);
});
