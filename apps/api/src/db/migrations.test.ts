import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../testing/app.ts';
import { copyPrepared, openPreparedDatabase, temporaryFolder } from '../testing/database.ts';
import { registered } from '../testing/pupil.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import { type Database, openPostgres } from './open.ts';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'));

/** Today's steps with more behind them, as the next version would bring. */
async function nextVersion(...steps: readonly string[]): Promise<string> {
  const folder = join(await temporaryFolder(), 'migrations');
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const journal = await readJournal(folder);
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('there are no migrations');
  for (const [index, step] of steps.entries()) {
    const tag = `next_${index}`;
    await writeFile(join(folder, `${tag}.sql`), step);
    journal.entries.push({ ...last, idx: last.idx + index + 1, when: last.when + index + 1, tag });
  }
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}

const answerSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

async function firstValue({ db }: Database, query: ReturnType<typeof sql>): Promise<unknown> {
  const [row = {}] = answerSchema.parse(await db.execute(query)).rows;
  return Object.values(row)[0];
}

const stepsTaken = async (database: Database) =>
  Number(await firstValue(database, sql`select count(*) from drizzle.__drizzle_migrations`));

async function opened(): Promise<Database> {
  const database = await openPreparedDatabase();
  onTestFinished(database.close);
  return database;
}

test('a step that fails leaves the tables as they were, also what the steps before it had changed', async () => {
  const database = await opened();
  const before = await stepsTaken(database);
  const broken = await nextVersion(
    'create table "half_done" ("id" text)',
    'alter table "no_such_table" add column "x" text;',
  );
  await expect(database.migrate(broken)).rejects.toThrow();
  expect(await stepsTaken(database)).toBe(before);
  expect(await firstValue(database, sql`select to_regclass('half_done')::text`)).toBeNull();
  await expect(database.migrate()).resolves.toBeUndefined();
});

test('a server of the version before goes on working, and starts again, on the tables of the next', async () => {
  const database = await opened();
  const old = await openTestApp({ database });
  onTestFinished(old.close);
  const pupil = await registered(old);
  await database.migrate(
    await nextVersion(
      `alter table "users" add column "spare_name" text default '' not null`,
      'create table "clubs" ("id" text)',
    ),
  );
  const saved = await pupil.call('PATCH', '/api/auth/me', { preferred_language: 'tc' });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await registered(old)).user.User_ID).not.toBe(pupil.user.User_ID);
  const steps = await stepsTaken(database);
  await database.migrate();
  expect(await stepsTaken(database)).toBe(steps);
});

/** Until this one there was nothing to update. */
const FIRST_RELEASE = '0010_message_care';

const TAKES_AWAY =
  /\bdrop (table|column|constraint|type)\b|\brename\b|\bset not null\b|\bset data type\b|\badd column (?!.*\bdefault\b).*\bnot null\b/i;

test.each([
  ['alter table "a" drop column "b"', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text', true],
  ['ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL', false],
  ['CREATE TABLE "a" ("b" text NOT NULL)', false],
])('%s takes something away: %s', (step, takes) => {
  expect(TAKES_AWAY.test(step)).toBe(takes);
});

test('no step since the first release takes away what a server of the version before needs', async () => {
  const { entries } = await readJournal(MIGRATIONS_FOLDER);
  const tags = entries.map(({ tag }) => tag);
  const later = tags.slice(tags.indexOf(FIRST_RELEASE) + 1);
  const taking = [];
  for (const tag of later) {
    const text = await readFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8');
    if (text.split('\n').some((line) => TAKES_AWAY.test(line))) taking.push(tag);
  }
  expect(tags).toContain(FIRST_RELEASE);
  expect(taking).toEqual([]);
});

const onPostgres = test.skipIf(inject('prepared').kind === 'folder');

async function ownPostgres(): Promise<string> {
  const { place, remove } = await copyPrepared();
  onTestFinished(remove);
  if (place.kind !== 'postgres') throw new Error('this is about PostgreSQL');
  return place.url;
}

async function administer(url: string, ...statements: readonly string[]): Promise<void> {
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  for (const statement of statements) await administrator.query(statement);
  await administrator.end();
}

onPostgres(
  'of servers that start together one takes the steps, each once, and the others wait for it',
  async () => {
    const url = await ownPostgres();
    for (const schema of ['public', 'drizzle'])
      await administer(url, `drop schema ${schema} cascade`, `create schema ${schema}`);
    const servers = Array.from({ length: 4 }, () => openPostgres({ url, onIdleError: () => {} }));
    for (const { close } of servers) onTestFinished(close);
    await Promise.all(servers.map(({ migrate }) => migrate()));
    const [first] = servers;
    if (first === undefined) throw new Error('no server');
    expect(await stepsTaken(first)).toBe((await readJournal(MIGRATIONS_FOLDER)).entries.length);
  },
);

/** The rights that docs/operations.md gives to the account of servers beside one that owns the tables. */
const RIGHTS = [
  'grant usage on schema public, drizzle to',
  'grant select, insert, update, delete on all tables in schema public, drizzle to',
  'grant usage on all sequences in schema public, drizzle to',
];

onPostgres('a server whose account may not change tables starts where no step is missing', async () => {
  const url = await ownPostgres();
  const role = `lodestar_test_${randomUUID().replaceAll('-', '')}`;
  const grants = RIGHTS.map((right) => `${right} ${role}`);
  // Rights that every role has are taken, too, as an older PostgreSQL gives more of them.
  await administer(url, `create role ${role} login`, 'revoke create on schema public from public', ...grants);
  onTestFinished(() => administer(url, `drop owned by ${role}`, `drop role ${role}`));
  const address = new URL(url);
  address.username = role;
  const database = openPostgres({ url: address.href, onIdleError: () => {} });
  onTestFinished(database.close);
  await database.migrate();
  const server = await openTestApp({ database });
  onTestFinished(server.close);
  const saved = await (await registered(server)).call('PATCH', '/api/auth/me', { preferred_language: 'tc' });
  expect(saved.statusCode, saved.body).toBe(200);
  await expect(database.migrate(await nextVersion('create table "clubs" ("id" text)'))).rejects.toThrow();
});
